import { useElementSize } from '@mantine/hooks';
import type { Bootstrap } from '@parley/contract';
import { PanelPreview, type Transport } from '@parley/widget/panel';
import { type CSSProperties, useMemo } from 'react';
import classes from './Preview.module.css';
import { type Device, isDocked, type PanelView, panelSize, stageSize } from './previewBox.ts';

export type Shown = PanelView | 'launcher';

interface PreviewStageProps {
  bootstrap: Bootstrap;
  transport: Transport;
  device: Device;
  shown: Shown;
  /** Start with the chat view. */
  begun: boolean;
  onView: (view: PanelView) => void;
}

/** The height of a preview that is not drawn yet. */
export const previewHeight = 420;

/** The largest height of a preview, so that it fits beside the form. */
const heightFor = (device: Device) =>
  Math.max((typeof window === 'undefined' ? 900 : window.innerHeight) - (device === 'phone' ? 230 : 260), 380);

const placeOf = (
  popup: Bootstrap['popup'],
  device: Device,
  size: { width: number; height: number },
  stage: { width: number; height: number },
) => {
  if (!isDocked(popup)) return { left: (stage.width - size.width) / 2, top: (stage.height - size.height) / 2 };
  const edge = device === 'phone' ? 8 : 20;
  return { bottom: edge, ...(popup.popupSide === 'Left' ? { left: edge } : { right: edge }) };
};

const Launcher = ({ popup }: { popup: Bootstrap['popup'] }) => {
  const style: CSSProperties = {
    [popup.popupSide === 'Left' ? 'left' : 'right']: 20,
    borderRadius: popup.popupBorderRadius,
    background: popup.popupLauncherColor,
    color: popup.popupLauncherTextColor,
  };
  return (
    <div className={classes.launcher} style={style}>
      {popup.popupChatButtonText}
    </div>
  );
};

/** The widget on a shop's page, on a desktop or a phone, scaled to the available width. */
export const PreviewStage = ({ bootstrap, transport, device, shown, begun, onView }: PreviewStageProps) => {
  const { ref, width: room } = useElementSize();
  const { popup } = bootstrap;
  const stage = stageSize(device, popup);
  const view = shown === 'launcher' ? 'intro' : shown;
  const { width, height } = panelSize(device, view, popup);
  const size = useMemo(() => ({ width, height }), [width, height]);
  const bezel = device === 'phone' ? 12 : 2;
  const scale = room === 0 ? 0 : Math.min(1, (room - bezel) / stage.width, heightFor(device) / stage.height);

  return (
    // Until the room is measured, the place is kept, so that the card does not shrink for a moment.
    <div ref={ref} className={classes.viewport} style={room === 0 ? { minHeight: previewHeight, opacity: 0 } : undefined}>
      <div className={`${classes.device} ${device === 'phone' ? classes.phone : ''}`} style={{ width: stage.width * scale + bezel }}>
        {device === 'desktop' && (
          <div className={classes.chrome} aria-hidden>
            <i />
            <i />
            <i />
          </div>
        )}
        <div style={{ height: stage.height * scale }}>
          <div
            className={`${classes.stage} ${shown !== 'launcher' && !isDocked(popup) ? classes.covered : ''}`}
            style={{ ...stage, transform: `scale(${scale})` }}
          >
            {shown === 'launcher' && <Launcher popup={popup} />}
            <div className={classes.panel} style={placeOf(popup, device, size, stage)} hidden={shown === 'launcher'}>
              <PanelPreview bootstrap={bootstrap} transport={transport} begun={begun} size={size} onView={onView} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
};

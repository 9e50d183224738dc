/**
 * The widget's frame: a modal dialog in the middle, a box docked in a corner, or a box where the owner's preview puts it.
 * Everything rendered is a function of (popup, view); the visitor's actions go through the conversation, which triggers a new render.
 */
import { canClose, viewOf } from '@parley/flow';
import type { KeyboardEvent } from 'react';
import { Chat } from './views/Chat.tsx';
import { Icon } from './views/icons.tsx';
import type { PanelProps } from './views/props.ts';

/** From this width, in pixels, on there is a column beside the conversation. */
const wideFrom = 640;

/** Renders the frame with the conversation in it. `onClosed` is called after the visitor closed it. */
export function Panel({ mode, onClosed, ...shared }: PanelProps) {
  const { popup, conversation, view, ui } = shared;
  if (view.state.hidden) return null;
  const closable = canClose(conversation.definition);
  const closed = () => {
    conversation.close();
    onClosed();
  };
  // `dialog.close()` returns the focus to where it was; removing the element would not.
  const close = (button: HTMLElement) => {
    const dialog = button.closest('dialog');
    if (dialog) dialog.close();
    else closed();
  };
  const focusFrame = (frame: HTMLElement | null) => {
    if (!frame) return;
    // The conversation itself scrolls to what is new.
    const to = (selector: string) =>
      (frame.querySelector<HTMLElement>(selector) ?? frame.querySelector<HTMLElement>('.log'))?.focus({ preventScroll: true });
    if (ui.visible) {
      if (mode === 'modal' && !(frame as HTMLDialogElement).open) {
        (frame as HTMLDialogElement).showModal();
        to('#title');
      } else if (ui.focus && !frame.contains((frame.getRootNode() as ShadowRoot).activeElement)) to(ui.focus);
      ui.focus = '';
    }
    const wide = frame.clientWidth >= wideFrom;
    if (wide === ui.wide) return;
    ui.wide = wide;
    queueMicrotask(ui.draw);
  };

  const intro = !view.started && viewOf(view.state) === 'intro';
  const View = ui.form ?? Chat;
  const content = (
    <View
      {...shared}
      intro={intro}
      target={mode === 'inline' ? '_blank' : '_top'}
      act={(act) => {
        // The clicked button may be gone after the render, so the focus moves to the next question.
        ui.focus = '.question';
        ui.free = false;
        conversation.act(act);
      }}
      closeButton={
        closable && (
          <button
            type="button"
            className="icon close"
            aria-label={popup.popupCloseButtonText}
            onClick={({ currentTarget }) => close(currentTarget)}
          >
            <Icon name="close" />
          </button>
        )
      }
    />
  );
  const frame = {
    ref: focusFrame,
    className: `p ${mode} ${popup.popupSide} ${intro && !ui.form ? 'first' : 'chat'}${closable ? '' : ' always'}${ui.dark ? ' dark' : ''}`,
    'aria-labelledby': 'title',
    onKeyDown(event: KeyboardEvent) {
      // Keys typed here must not trigger shortcuts of the shop's page.
      event.stopPropagation();
      if (event.key === 'Escape' && closable && mode === 'docked') closed();
    },
  };
  return mode === 'modal' ? (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard equivalent of a click beside the dialog
    <dialog {...frame} onClose={closed} onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}>
      {content}
    </dialog>
  ) : (
    <section {...frame} role="dialog">
      {content}
    </section>
  );
}

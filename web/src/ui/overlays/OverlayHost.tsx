import { useEffect } from 'react';
import { useLater } from '../useLater.ts';
import { onOverlaysAsked } from './overlayQueue.ts';

const load = () => import('./Overlays.tsx');

/** Loads the overlays (notifications and dialogs) once: after the first render of the screen, or when one is needed. */
export const OverlayHost = () => {
  const { code, now } = useLater(load);
  useEffect(() => onOverlaysAsked(now), [now]);
  return code && <code.Overlays />;
};

import { useEffect } from 'react';
import { onOverlaysAsked } from './overlayQueue.ts';
import { useLater } from './useLater.ts';

const load = () => import('./Overlays.tsx');

/** Brings notifications and questions to the page, once: after the first sight of the screen, or when one is asked for. */
export const OverlayHost = () => {
  const { code, now } = useLater(load);
  useEffect(() => onOverlaysAsked(now), [now]);
  return code && <code.Overlays />;
};

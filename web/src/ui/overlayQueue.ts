/**
 * Notifications and questions open over every screen, and are not needed to see it: their code is loaded by `OverlayHost` once the screen
 * stands.
 */
import type { modals } from '@mantine/modals';
import type { notifications } from '@mantine/notifications';

export interface Overlays {
  modals: typeof modals;
  notifications: typeof notifications;
}

let ready: Overlays | null = null;
let ask: () => void = () => undefined;
let waiting: ((overlays: Overlays) => void)[] = [];

/** Does `work` with them: at once, or as soon as they are loaded. */
export const withOverlays = (work: (overlays: Overlays) => void): void => {
  if (ready) work(ready);
  else {
    waiting.push(work);
    ask();
  }
};

/** For the host: how to load them sooner. Gives the way to take that back. */
export const onOverlaysAsked = (load: () => void): (() => void) => {
  ask = load;
  if (waiting.length > 0) load();
  return () => {
    ask = () => undefined;
  };
};

/** For what shows them: they stand on the page and do what was waited for; null once they no longer do. */
export const setOverlays = (overlays: Overlays | null): void => {
  ready = overlays;
  if (!overlays) return;
  const due = waiting;
  waiting = [];
  for (const work of due) work(overlays);
};

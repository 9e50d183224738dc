/**
 * Notifications and dialogs can open over every screen but are not part of the first render: `OverlayHost` loads their code once the
 * screen is drawn. Calls made earlier wait here.
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

/** Runs `work` with the overlays: at once, or as soon as they are loaded. */
export const withOverlays = (work: (overlays: Overlays) => void): void => {
  if (ready) work(ready);
  else {
    waiting.push(work);
    ask();
  }
};

/** Lets the host register how to load the overlays early; returns a function that unregisters. */
export const onOverlaysAsked = (load: () => void): (() => void) => {
  ask = load;
  if (waiting.length > 0) load();
  return () => {
    ask = () => undefined;
  };
};

/** Called by the overlays when they are mounted, which runs the waiting work; with null when they are unmounted. */
export const setOverlays = (overlays: Overlays | null): void => {
  ready = overlays;
  if (!overlays) return;
  const due = waiting;
  waiting = [];
  for (const work of due) work(overlays);
};

/** Observes what the trigger rules depend on. It only listens: it adds no history entry, stores nothing and does not change the page. */
import type { Signals } from './triggers.ts';

/** The parts of the Navigation API that TypeScript's DOM types lack. */
interface Navigation extends EventTarget {
  currentEntry: { index: number };
}
interface Navigate extends Event {
  destination: { sameDocument: boolean; index: number };
}

/** Calls `changed` with the signals whenever the verdict may have changed, until `ended` is aborted. */
export function watch(ended: AbortSignal, changed: (seen: Signals) => void): void {
  const page = document.documentElement;
  const seen: Signals = {
    touch: matchMedia('(pointer:coarse)').matches,
    left: false,
    back: false,
    hidden: false,
    upward: 0,
    scrolled: 0,
    idle: 0,
    dwell: 0,
    returns: 0,
    views: document.referrer.startsWith(location.origin) ? Math.max(2, history.length) : 1,
  };
  /** Calls `changed` after the listener, unless the listener returns a value. */
  const on = <E extends Event>(target: EventTarget | undefined, types: string, listener: (event: E) => unknown) => {
    for (const type of types.split(' '))
      target?.addEventListener(
        type,
        (event) => {
          listener(event as E) ?? changed(seen);
        },
        { capture: true, passive: true, signal: ended },
      );
  };

  let lastTop = 0;
  let lastAt = 0;
  const scroll = ({ target }: { target?: EventTarget | null }) => {
    // Large inner elements that scroll count too; small boxes with a scroll bar do not.
    const area = target instanceof Element ? target : (document.scrollingElement ?? page);
    if (area.clientHeight < innerHeight / 2) return;
    const top = area.scrollTop;
    const now = performance.now();
    seen.idle = 0;
    seen.scrolled = Math.max(seen.scrolled, (top / (area.scrollHeight - area.clientHeight)) * 100 || 0);
    // One frame is too short to measure speed, so it is measured over at least 100 ms.
    if (now - lastAt < 100) return;
    seen.upward = Math.max(seen.upward, ((lastTop - top) / (now - lastAt)) * 1000);
    lastTop = top;
    lastAt = now;
  };
  on(window, 'scroll', scroll);
  on(page, 'mouseout', ({ relatedTarget, clientY }: MouseEvent) => {
    seen.left ||= !relatedTarget && clientY <= 0;
  });
  const { navigation } = window as { navigation?: Navigation };
  on(navigation, 'navigate', ({ destination }: Navigate) => {
    // The index is -1 unless the navigation is within the history.
    seen.back ||= destination.sameDocument && destination.index >= 0 && destination.index < (navigation as Navigation).currentEntry.index;
  });
  on(document, 'visibilitychange', () => {
    if (document.hidden) seen.hidden = true;
    else seen.returns++;
  });
  // Input only resets the idle time, which can fire no trigger.
  on(window, 'pointermove keydown wheel touchstart', () => (seen.idle = 0));
  const clock = setInterval(() => {
    if (document.hidden) return;
    seen.dwell++;
    seen.idle++;
    changed(seen);
  }, 1000);
  ended.onabort = () => clearInterval(clock);
  scroll({});
  changed(seen);
}

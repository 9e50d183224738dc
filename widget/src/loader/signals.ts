/** Watches the page for what the rules ask about. It only listens: no history entry, no storage, no change to the page. */
import type { Signals } from './triggers.ts';

/** What TypeScript's DOM does not know yet of the Navigation API. */
interface Navigation extends EventTarget {
  currentEntry: { index: number };
}
interface Navigate extends Event {
  destination: { sameDocument: boolean; index: number };
}

/** Calls `changed` with the signals whenever a verdict may have changed; `ended` ends the watching. */
export function watch(ended: AbortSignal, changed: (seen: Signals) => void): void {
  const page = document.documentElement;
  const seen: Signals = {
    touch: matchMedia('(pointer:coarse)').matches,
    left: false,
    upward: 0,
    back: false,
    hidden: false,
    scrolled: 0,
    idle: 0,
    dwell: 0,
    views: document.referrer.startsWith(location.origin) ? Math.max(2, history.length) : 1,
    returns: 0,
  };
  /** Calls `changed` after the listener, unless that gives a value. */
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

  let before = 0;
  let at = 0;
  const scroll = ({ target }: { target: EventTarget | null }) => {
    // Shops that scroll an inner element count too, small boxes with a scroll bar do not.
    const area = target instanceof Element ? target : (document.scrollingElement ?? page);
    if (area.clientHeight < innerHeight / 2) return;
    const top = area.scrollTop;
    const now = performance.now();
    seen.idle = 0;
    seen.scrolled = Math.max(seen.scrolled, (top / (area.scrollHeight - area.clientHeight)) * 100 || 0);
    // One frame says little about speed; a tenth of a second does.
    if (now - at < 100) return;
    seen.upward = Math.max(seen.upward, ((before - top) / (now - at)) * 1000);
    before = top;
    at = now;
  };
  on(window, 'scroll', scroll);
  on(page, 'mouseout', ({ relatedTarget, clientY }: MouseEvent) => {
    seen.left ||= !relatedTarget && clientY <= 0;
  });
  const { navigation } = window as { navigation?: Navigation };
  on(navigation, 'navigate', ({ destination }: Navigate) => {
    // The index is -1 unless the visitor moves within the history.
    seen.back ||= destination.sameDocument && destination.index >= 0 && destination.index < (navigation as Navigation).currentEntry.index;
  });
  on(document, 'visibilitychange', () => {
    if (document.hidden) seen.hidden = true;
    else seen.returns++;
  });
  // Input only sets the clock back: no verdict comes of it.
  on(window, 'pointermove keydown wheel touchstart', () => (seen.idle = 0));
  const clock = setInterval(() => {
    if (document.hidden) return;
    seen.dwell++;
    seen.idle++;
    changed(seen);
  }, 1000);
  ended.onabort = () => clearInterval(clock);
  scroll({ target: null });
  changed(seen);
}

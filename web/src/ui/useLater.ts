import { useCallback, useEffect, useState } from 'react';

/** Calls back once the browser has nothing better to do; gives the way to stop. */
const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
};

/**
 * Code that the first sight of a screen can do without: null until it is there. It comes by itself when the screen stands and the browser
 * is idle, so that nobody waits for it and it is there when the server is not; or sooner, by `now`. What cannot be loaded is tried again
 * by the next `now`. `load` must be a constant.
 */
export const useLater = <Code>(load: () => Promise<Code>) => {
  const [code, setCode] = useState<Code | null>(null);
  const now = useCallback(() => {
    load().then(
      (loaded) => setCode(() => loaded),
      (error) => console.warn('Code could not be loaded yet', error),
    );
  }, [load]);
  useEffect(() => whenIdle(now), [now]);
  return { code, now };
};

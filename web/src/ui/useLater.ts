import { useCallback, useEffect, useState } from 'react';

/** Calls back when the browser is idle; returns a function that cancels. */
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
 * Loads code that the first render of a screen does not need; `code` is null until it is loaded. Loading starts when the screen is drawn
 * and the browser is idle, so it is there even when the server is gone later; `now` starts it sooner, and retries after a failure (`failed`).
 * `load` must be a constant.
 */
export const useLater = <Code>(load: () => Promise<Code>) => {
  const [code, setCode] = useState<Code | null>(null);
  const [failed, setFailed] = useState(false);
  const now = useCallback(() => {
    load().then(
      (loaded) => setCode(() => loaded),
      (error) => {
        console.warn('Code could not be loaded yet', error);
        setFailed(true);
      },
    );
  }, [load]);
  useEffect(() => whenIdle(now), [now]);
  return { code, failed, now };
};

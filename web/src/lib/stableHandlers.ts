import { useLayoutEffect, useRef, useState } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: any function is a handler, whatever it takes
type Handlers = Readonly<Record<string, (...args: any[]) => void>>;

/** The handlers given, as functions that stay the same from render to render, so that memoised children of a long list rest. */
export const useStableHandlers = <T extends Handlers>(handlers: T): T => {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(
    () => Object.fromEntries(Object.keys(handlers).map((name) => [name, (...args: unknown[]) => latest.current[name]?.(...args)])) as T,
  );
  return stable;
};

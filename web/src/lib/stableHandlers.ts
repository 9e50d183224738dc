import { useLayoutEffect, useRef, useState } from 'react';

type Handler = (...args: unknown[]) => void;

/** Wraps handlers in functions that stay the same across renders, so that memoised children of a long list do not re-render. */
export const useStableHandlers = <T extends object>(handlers: T): T => {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [name, (...args: unknown[]) => (latest.current as Record<string, Handler>)[name]?.(...args)]),
      ) as T,
  );
  return stable;
};

/** The parts that do not work at present although the server answers, by the last answer to the owner. */
import { type DegradedPart, degradedHeader, degradedParts } from '@parley/contract/degraded';
import { useSyncExternalStore } from 'react';

let named = '';
const listeners = new Set<() => void>();

/** Reads it from an answer to the owner. */
export function noteDegraded({ headers }: Pick<Response, 'headers'>): void {
  const now = headers.get(degradedHeader) ?? '';
  if (now === named) return;
  named = now;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The parts that do not work; re-renders when that changes. */
export function useDegraded(): DegradedPart[] {
  const parts = useSyncExternalStore(
    subscribe,
    () => named,
    () => '',
  ).split(',');
  return degradedParts.filter((part) => parts.includes(part));
}

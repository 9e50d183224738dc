import type { Generation } from '@parley/contract';
import { useEffect, useRef, useState } from 'react';
import { loadCalls, watchGeneration } from './watch.ts';

/**
 * Reads a shop while its owner fills in the rest of a form. Nothing is reported when that fails: it is tried again once the account is
 * there, and says then what went wrong.
 */
export const useReadingAhead = () => {
  const [generation, setGeneration] = useState<Generation | null>(null);
  /** The address that is being read. */
  const address = useRef('');
  const id = generation?.id ?? null;

  useEffect(() => {
    if (id === null) return;
    return watchGeneration(id, { onSeen: setGeneration, onGone: () => setGeneration(null), onTrouble: () => {} });
  }, [id]);

  const begin = async (website: string) => {
    if (website === address.current) return;
    address.current = website;
    const calls = await loadCalls();
    if (id !== null) void calls.cancelGeneration(id).catch(() => {});
    setGeneration(null);
    const begun = await calls.startGeneration({ website });
    // Another address may have been given meanwhile.
    if (address.current === website) setGeneration(begun);
  };
  return {
    /** The generation of the address given last; null before its start and after a failure to start it. */
    df: id,
    /** Products found so far. */
    found: generation?.found ?? 0,
    /** Begins to read a shop; does nothing when it is being read already. */
    begin: (website: string): void => void begin(website).catch(() => setGeneration(null)),
  };
};

import type { Generation } from '@parley/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/apiError.ts';
import { useCancelGeneration } from './api/cancelGeneration.ts';
import { useGeneration } from './api/getGeneration.ts';
import { type GenerationInput, useStartGeneration } from './api/startGeneration.ts';

const storageKey = 'parley.draft';

/** What this tab generated last; a browser that keeps nothing only loses it with a reload. */
const kept = {
  read: (): string | null => {
    try {
      return window.sessionStorage.getItem(storageKey);
    } catch {
      return null;
    }
  },
  write: (id: string | null): void => {
    try {
      if (id === null) window.sessionStorage.removeItem(storageKey);
      else window.sessionStorage.setItem(storageKey, id);
    } catch {
      // Nothing can be kept here.
    }
  },
};

interface Draft {
  /** null: nothing was begun. */
  generation: Generation | null;
  /** Whether a draft of this tab is looked for: nothing is known yet. */
  looking: boolean;
  starting: boolean;
  /** Why nothing could be begun, or asked. */
  error: unknown;
  start: (input: GenerationInput) => void;
  cancel: () => void;
  /** Lets go of the draft: the form is shown again. */
  forget: () => void;
}

/** The draft of this tab: begun here, found again after a reload, let go of when it became an account or was cancelled. */
export const useDraft = (): Draft => {
  const [id, setId] = useState<string | null>(null);
  const [looked, setLooked] = useState(false);
  const start = useStartGeneration();
  const cancel = useCancelGeneration();
  const query = useGeneration(id);

  // The page is made before there is a browser; only here it can be known what the tab kept.
  useEffect(() => {
    setId(kept.read());
    setLooked(true);
  }, []);

  const keep = (next: string | null) => {
    kept.write(next);
    setId(next);
  };

  const isGone = query.error instanceof ApiError && query.error.status === 404;
  useEffect(() => {
    if (!isGone) return;
    kept.write(null);
    setId(null);
  }, [isGone]);

  const generation = id !== null && query.data?.phase !== 'cancelled' ? (query.data ?? null) : null;
  return {
    generation,
    looking: !looked || (id !== null && query.isPending && !isGone),
    starting: start.isPending,
    error: start.error ?? (id !== null && !isGone && query.data === undefined ? query.error : null),
    start: (input) => start.mutate(input, { onSuccess: (begun) => keep(begun.id) }),
    cancel: () => {
      if (id !== null) cancel.mutate(id);
      keep(null);
    },
    forget: () => keep(null),
  };
};

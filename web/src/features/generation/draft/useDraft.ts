import type { Bootstrap, Generation } from '@parley/contract';
import { useEffect, useState } from 'react';
import { type Trouble, troubleOf } from '../../../lib/calls/trouble.ts';
import type { GenerationInput } from '../api/startGeneration.ts';
import { loadCalls, watchGeneration } from '../progress/watch.ts';

const storageKey = 'parley.draft';

/** The draft that a mailed link names, once: it is behind the hash, which is removed, so that the address can be shown to others. */
const mailedId = (): string | null => {
  const [, id] = window.location.hash.match(/^#draft=([\w.~-]+)$/) ?? [];
  if (!id) return null;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return id;
};

/** The id of this tab's generation in sessionStorage; if storage is blocked, a reload loses it. */
const storedId = {
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
      // Storage is blocked.
    }
  },
};

interface Draft {
  /** null when no generation was started. */
  generation: Generation | null;
  /** The saved recommender, once the draft is ready. */
  saved: Bootstrap | null;
  /** True while an earlier draft of this tab is being looked up. */
  looking: boolean;
  starting: boolean;
  /** True when a mailed link led to a draft that has ended. */
  ended: boolean;
  /** Why starting, polling or saving failed. */
  trouble: Trouble | null;
  start: (input: GenerationInput) => void;
  cancel: () => void;
  /** Discards the draft and shows the form again. */
  forget: () => void;
  /** Called when the draft became an account: forgets it, but keeps showing it until the next page opens. */
  leave: () => void;
}

/** The draft of this tab: started here, restored after a reload, forgotten when it became an account or was cancelled. */
export const useDraft = (): Draft => {
  const [id, setId] = useState<string | null>(null);
  const [generation, setGeneration] = useState<Generation | null>(null);
  const [saved, setSaved] = useState<Bootstrap | null>(null);
  const [starting, setStarting] = useState(false);
  const [ended, setEnded] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const draft = generation?.draft ?? null;

  const keep = (next: string | null, first: Generation | null = null) => {
    storedId.write(next);
    setId(next);
    setGeneration(first);
    setSaved(null);
    setTrouble(null);
  };

  // The page is prerendered, so storage can only be read in an effect.
  useEffect(() => {
    const mailed = mailedId();
    if (mailed) storedId.write(mailed);
    setId(mailed ?? storedId.read());
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: polls one draft until it has ended
  useEffect(() => {
    if (id === null) return;
    return watchGeneration(id, {
      onSeen: (seen) => {
        setGeneration(seen);
        setTrouble(null);
      },
      onGone: () => {
        keep(null);
        setEnded(true);
      },
      onTrouble: setTrouble,
    });
  }, [id]);

  useEffect(() => {
    if (!draft) return;
    let isMounted = true;
    loadCalls()
      .then(({ saveGeneratedPopup }) => saveGeneratedPopup(draft))
      .then(
        (bootstrap) => isMounted && setSaved(bootstrap),
        (error: unknown) => isMounted && setTrouble(troubleOf(error)),
      );
    return () => {
      isMounted = false;
    };
  }, [draft]);

  const start = async (input: GenerationInput) => {
    setStarting(true);
    setEnded(false);
    setTrouble(null);
    try {
      const begun = await (await loadCalls()).startGeneration(input);
      keep(begun.id, begun);
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setStarting(false);
    }
  };

  return {
    generation,
    saved,
    looking: id !== null && generation === null && trouble === null,
    starting,
    ended,
    trouble,
    start: (input) => void start(input),
    cancel: () => {
      if (id !== null)
        loadCalls()
          .then(({ cancelGeneration }) => cancelGeneration(id))
          .catch((error: unknown) => console.warn('That it was cancelled could not be told', error));
      keep(null);
    },
    forget: () => keep(null),
    leave: () => storedId.write(null),
  };
};

import type { Generation } from '@parley/contract';
import { type Trouble, troubleOf } from '../../../lib/calls/trouble.ts';

const pollEveryMs = 600;
/** The delay before asking again after a failed request, in milliseconds. */
const retryAfterMs = 3000;

/** Loads the calls, and with them the contract, on demand. */
export const loadCalls = () => import('../api/watching.ts');

/** Whether a generation has not ended yet. */
export const isUnderWay = ({ phase }: Pick<Generation, 'phase'>): boolean =>
  phase === 'queued' || phase === 'reading' || phase === 'writing';

interface Watcher {
  onSeen: (generation: Generation) => void;
  /** It was cancelled, is unknown or has expired; nothing follows. */
  onGone: () => void;
  /** A request failed; another one follows. */
  onTrouble: (trouble: Trouble) => void;
}

/** Asks for the state of a generation until it has ended. Returns a function that stops it. */
export function watchGeneration(id: string, { onSeen, onGone, onTrouble }: Watcher): () => void {
  const stop = new AbortController();
  let timer = 0;
  const ask = async () => {
    try {
      const seen = await (await loadCalls()).lookAtGeneration(id, stop.signal);
      if (stop.signal.aborted) return;
      if (seen.phase === 'cancelled') return onGone();
      onSeen(seen);
      if (isUnderWay(seen)) timer = window.setTimeout(ask, pollEveryMs);
    } catch (error) {
      if (stop.signal.aborted) return;
      const trouble = troubleOf(error);
      if (trouble.status === 404) return onGone();
      onTrouble(trouble);
      timer = window.setTimeout(ask, retryAfterMs);
    }
  };
  void ask();
  return () => {
    stop.abort();
    window.clearTimeout(timer);
  };
}

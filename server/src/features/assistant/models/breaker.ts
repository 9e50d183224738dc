/**
 * Circuit breakers: a provider that failed several times in a row is left alone for a while, so that visitors do not wait for it. After the
 * pause one question goes to it; its answer closes the breaker, its failure begins a longer pause. Per process.
 */

/** `probe`: the one question after a pause. */
export type Permission = 'ask' | 'probe' | 'skip';

export interface Breakers {
  /** Whether the provider may be asked now. A probe must end in one of the three calls below. */
  mayAsk(id: string): Permission;
  succeeded(id: string): void;
  /** Counts a failure. `pauseMs`: the provider said how long to leave it alone, and is left alone at once. */
  failed(id: string, pauseMs?: number): void;
  /** The question ended without telling anything about the provider, for example because the visitor left. */
  undecided(id: string): void;
  /** Until when the provider is left alone; null when it is asked. Changes nothing. */
  pausedUntil(id: string): Date | null;
}

interface State {
  failures: number;
  lastAt: number;
  /** When the pause ends; 0 when there is none. */
  until: number;
  pauseMs: number;
  probing: boolean;
}

const failuresUntilOpen = 3;
const firstPauseMs = 30_000;
const longestPauseMs = 300_000;
/** Failures further apart than this have nothing to do with each other. */
const memoryMs = 300_000;
/** More than one process sees at a time. */
const mostProviders = 10_000;

/** Creates the breakers of a process. `now` in milliseconds. */
export function createBreakers(now: () => number): Breakers {
  const states = new Map<string, State>();
  const put = (id: string, state: State) => {
    states.delete(id);
    states.set(id, state);
    const [oldest] = states.keys();
    if (states.size > mostProviders && oldest !== undefined) states.delete(oldest);
  };
  return {
    mayAsk(id) {
      const state = states.get(id);
      if (!state || state.until === 0) return 'ask';
      if (state.probing || now() < state.until) return 'skip';
      put(id, { ...state, probing: true });
      return 'probe';
    },
    succeeded(id) {
      states.delete(id);
    },
    failed(id, pauseMs) {
      const at = now();
      const before = states.get(id);
      // An answer that was in progress when the pause began tells nothing new.
      if (before && before.until > at && !before.probing) return;
      const recent = before && (before.until > 0 || at - before.lastAt < memoryMs) ? before : undefined;
      const failures = (recent?.failures ?? 0) + 1;
      const opens = pauseMs !== undefined || failures >= failuresUntilOpen;
      const usual = recent?.pauseMs ? recent.pauseMs * 2 : firstPauseMs;
      const pause = opens ? Math.min(longestPauseMs, Math.max(pauseMs ?? 0, failures >= failuresUntilOpen ? usual : 0)) : 0;
      put(id, { failures, lastAt: at, until: opens ? at + pause : 0, pauseMs: pause, probing: false });
    },
    undecided(id) {
      const state = states.get(id);
      if (state?.probing) put(id, { ...state, probing: false });
    },
    pausedUntil(id) {
      const until = states.get(id)?.until ?? 0;
      return until > now() ? new Date(until) : null;
    },
  };
}

/**
 * Bounds the turns of the chat, because each takes some 10 ms of the one thread: a few are worked on at once, some more wait, and others are
 * refused. A turn that waits for a provider or for others' work takes nothing, so it does not count meanwhile: a slow provider must not use up
 * the bound.
 */
import { busy } from '../../../platform/http/load/shedding.ts';

/** The place of one turn. */
export interface Working {
  /** Resolves when the turn may begin. */
  begun: Promise<void>;
  /** Waits for what others do; the turn does not count until that has ended. */
  waitFor<T>(others: Promise<T>): Promise<T>;
  /** Every turn ends once, after it has begun. */
  end(): void;
}

export interface Turns {
  /** Whether another turn of the owner's visitors would be refused now. */
  isFullFor(ownerId: number): boolean;
  /** A place for one more turn. @throws HttpError 503 `busy` with Retry-After when too many wait already */
  enter(ownerId: number): Working;
}

export interface TurnLimits {
  /** How many are worked on at once: more would not end sooner, and requests of other kinds would wait for all of them. */
  atOnce: number;
  /** How many may wait for such a place; the last of them waits for less than a second. */
  waiting: number;
  /** How many of them, working or waiting, may belong to one owner, so that a rush on one shop leaves room for the others. Owners take turns. */
  ofOwner: number;
}
const usualLimits: TurnLimits = { atOnce: 8, waiting: 56, ofOwner: 40 };

/** Creates the count of a process. */
export function createTurns({ atOnce, waiting, ofOwner } = usualLimits): Turns {
  /** The functions that let waiting turns begin, by owner; the owner whose turn begins next comes first. */
  const queues = new Map<number, (() => void)[]>();
  const owners = new Map<number, number>();
  let working = 0;
  let queued = 0;
  const count = (ownerId: number, change: 1 | -1) => {
    const turns = (owners.get(ownerId) ?? 0) + change;
    if (turns > 0) owners.set(ownerId, turns);
    else owners.delete(ownerId);
  };
  const beginNext = () => {
    const [next] = queues;
    if (!next) return;
    const [ownerId, [begin, ...others]] = next;
    queues.delete(ownerId);
    if (others.length > 0) queues.set(ownerId, others);
    queued--;
    working++;
    begin?.();
  };
  const leave = (ownerId: number) => {
    count(ownerId, -1);
    working--;
    if (working < atOnce) beginNext();
  };
  const begin = (ownerId: number): Promise<void> => {
    if (working >= atOnce) {
      queued++;
      return new Promise((resolve) => queues.set(ownerId, [...(queues.get(ownerId) ?? []), resolve]));
    }
    working++;
    return Promise.resolve();
  };
  const isFullFor = (ownerId: number) => working >= atOnce && (queued >= waiting || (owners.get(ownerId) ?? 0) >= ofOwner);
  return {
    isFullFor,
    enter(ownerId) {
      if (isFullFor(ownerId)) throw busy();
      count(ownerId, 1);
      let waits = 0;
      return {
        begun: begin(ownerId),
        async waitFor(others) {
          // The parts of a message may wait at the same time.
          if (waits++ === 0) leave(ownerId);
          try {
            return await others;
          } finally {
            // This turn has begun already, so it goes on before turns that have not.
            if (--waits === 0) {
              count(ownerId, 1);
              working++;
            }
          }
        },
        end: () => leave(ownerId),
      };
    },
  };
}

/** For turns that no request waits for, such as those of tests: they run one after another. */
export const uncounted: Working = { begun: Promise.resolve(), waitFor: (others) => others, end: () => {} };

/** The answer of a turn when it is its time. It counts until it has ended, also when its reader has left. @throws the signal's reason when he left before */
export async function* inPlace<Part, End>(
  working: Working,
  signal: AbortSignal,
  answer: AsyncGenerator<Part, End>,
): AsyncGenerator<Part, End> {
  await working.begun;
  try {
    signal.throwIfAborted();
    return yield* answer;
  } finally {
    working.end();
  }
}

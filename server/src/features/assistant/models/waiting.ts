/**
 * Bounds the answers that wait for models: each keeps its material in memory for as long as its provider takes. Beyond the bound another
 * model, or the built-in assistant, answers at once. The models of one owner get a part only, so that a slow one takes no place of other owners.
 */
export interface Waiting {
  /** Counts one more answer; false when there are too many. Every one that entered must leave once. */
  enter(id: string): boolean;
  leave(id: string): void;
}

/** At 5 seconds an answer these are 100 answers a second, for which a process has no time anyway. Each takes 0.3 MB. */
const usualWaiting = 500;
const partOfOne = 1 / 4;

/** Creates the count of a process. */
export function createWaiting(most = usualWaiting): Waiting {
  const waitingFor = new Map<string, number>();
  let all = 0;
  const add = (id: string, change: 1 | -1) => {
    const count = (waitingFor.get(id) ?? 0) + change;
    if (count > 0) waitingFor.set(id, count);
    else waitingFor.delete(id);
    all += change;
  };
  return {
    enter(id) {
      if (all >= most || (waitingFor.get(id) ?? 0) >= most * partOfOne) return false;
      add(id, 1);
      return true;
    },
    leave: (id) => add(id, -1),
  };
}

/** The queue of all readings of shops: whose turn it is. Pure, so that its fairness can be tested. */

/** A reading that waits or runs. `who` takes turns with others; `shop` is '' for an uploaded file, which burdens no shop. */
export interface QueueEntry {
  key: string;
  kind: 'import' | 'visit';
  who: string;
  shop: string;
  reading: boolean;
}

/** Concurrent readings over all processes. Imports may not take all of them, because visitors of the demo wait on the screen. */
export const readingLimits = { all: 6, imports: 4 };

/**
 * The waiting entries in the order of their turns: everybody's first reading comes before anybody's second, otherwise first come, first
 * served. `queue` is ordered by time.
 */
export function turns(queue: readonly QueueEntry[]): QueueEntry[] {
  const before = new Map<string, number>();
  for (const { who, reading } of queue) if (reading) before.set(who, (before.get(who) ?? 0) + 1);
  const waiting = queue
    .filter(({ reading }) => !reading)
    .map((entry) => {
      const round = before.get(entry.who) ?? 0;
      before.set(entry.who, round + 1);
      return { entry, round };
    });
  return waiting.toSorted((a, b) => a.round - b.round).map(({ entry }) => entry);
}

/** The keys of the entries that may start now: one reading of a shop at a time, within the limits. */
export function allowedToStart(queue: readonly QueueEntry[], most = readingLimits): Set<string> {
  const reading = queue.filter((entry) => entry.reading);
  const busy = new Set(reading.map(({ shop }) => shop).filter(Boolean));
  let all = most.all - reading.length;
  let imports = most.imports - reading.filter(({ kind }) => kind === 'import').length;
  const begin = new Set<string>();
  for (const { key, kind, shop } of turns(queue)) {
    if (all <= 0) break;
    if (busy.has(shop) || (kind === 'import' && imports <= 0)) continue;
    begin.add(key);
    if (shop) busy.add(shop);
    all--;
    if (kind === 'import') imports--;
  }
  return begin;
}

/** The position in the queue, 1 for the next; null for an entry that does not wait. */
export function placeInQueue(queue: readonly QueueEntry[], key: string): number | null {
  const at = turns(queue).findIndex((entry) => entry.key === key);
  return at < 0 ? null : at + 1;
}

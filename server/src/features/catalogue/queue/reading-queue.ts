/** The line in which all stand who want a shop read: whose turn it is. Pure, so that its fairness can be tried out. */

/** Somebody who waits for a shop to be read, or is reading one. `shop` is '' where nobody else's shop is asked (a file). */
export interface QueueEntry {
  key: string;
  kind: 'import' | 'visit';
  who: string;
  shop: string;
  reading: boolean;
}

/** Readings at once, over all processes. Imports may not take all of them: a visitor of the demo sits and waits. */
export const readingLimits = { all: 6, imports: 4 };

/**
 * Those who wait, in the order of their turns: each person's first before anybody's second, else first come first served. `line` is by
 * time.
 */
export function turns(line: readonly QueueEntry[]): QueueEntry[] {
  const before = new Map<string, number>();
  for (const { who, reading } of line) if (reading) before.set(who, (before.get(who) ?? 0) + 1);
  const waiting = line
    .filter(({ reading }) => !reading)
    .map((entry) => {
      const round = before.get(entry.who) ?? 0;
      before.set(entry.who, round + 1);
      return { entry, round };
    });
  return waiting.toSorted((one, other) => one.round - other.round).map(({ entry }) => entry);
}

/** The keys of those who may begin now: one reading of a shop at a time, and no more than there is room for. */
export function allowedToStart(line: readonly QueueEntry[], most = readingLimits): Set<string> {
  const reading = line.filter((entry) => entry.reading);
  const busy = new Set(reading.map(({ shop }) => shop).filter(Boolean));
  let all = most.all - reading.length;
  let imports = most.imports - reading.filter(({ kind }) => kind === 'import').length;
  const begin = new Set<string>();
  for (const { key, kind, shop } of turns(line)) {
    if (all <= 0) break;
    if (busy.has(shop) || (kind === 'import' && imports <= 0)) continue;
    begin.add(key);
    if (shop) busy.add(shop);
    all--;
    if (kind === 'import') imports--;
  }
  return begin;
}

/** The place in line, 1 for the next; null for who does not wait. */
export function placeOf(line: readonly QueueEntry[], key: string): number | null {
  const at = turns(line).findIndex((entry) => entry.key === key);
  return at < 0 ? null : at + 1;
}

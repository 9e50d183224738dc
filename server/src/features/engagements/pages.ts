/** What a page counts as: shops have endless addresses, and the counters must not grow with them. */
import { otherPages } from '@parley/contract';
import { dayOf } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/index.ts';
import { pagesOfDay } from '../counters/index.ts';

/** Different pages counted per owner and day, as far as one process knows of the others. */
const mostPages = 200;
const longestPath = 200;
/** Days of owners that are kept in mind. */
const mostDays = 2000;

export interface Pages {
  /** The path of an absolute address, or the name that all the others of its day share. */
  countsAs(tx: Executor, ownerId: number, address: string, at: Date): Promise<string>;
}

export function createPages(): Pages {
  /** The longest known first. */
  const known = new Map<string, Promise<Set<string>>>();

  const ofDay = (tx: Executor, ownerId: number, day: string): Promise<Set<string>> => {
    const key = `${ownerId}/${day}`;
    const there = known.get(key);
    if (there) return there;
    const loading = pagesOfDay(tx, ownerId, day);
    known.set(key, loading);
    loading.catch(() => known.delete(key));
    const oldest = known.size > mostDays ? known.keys().next().value : undefined;
    if (oldest) known.delete(oldest);
    return loading;
  };

  return {
    async countsAs(tx, ownerId, address, at) {
      const path = URL.parse(address)?.pathname.slice(0, longestPath) ?? '';
      if (!path) return '';
      const pages = await ofDay(tx, ownerId, dayOf(at));
      if (pages.has(path)) return path;
      if (pages.size >= mostPages) return otherPages;
      pages.add(path);
      return path;
    },
  };
}

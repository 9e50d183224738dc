/** Limits how many pages are counted separately: a shop has any number of URLs, and the counters must not grow with them. */
import { otherPages } from '@parley/contract';
import { dayOf } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/index.ts';
import { pagesOfDay } from '../counters/index.ts';

/** Pages counted separately per owner and day. Processes learn of each other's pages late, so this is approximate. */
const maxPages = 200;
const maxPathLength = 200;
/** How many combinations of owner and day are cached. */
const maxCachedDays = 2000;

export interface Pages {
  /** The path of an absolute URL, or `otherPages` once the day has too many; empty when the URL is malformed. */
  countedPath(tx: Executor, ownerId: number, address: string, at: Date): Promise<string>;
}

/** Creates the cache of counted pages. */
export function createPages(): Pages {
  /** Oldest entry first. */
  const cache = new Map<string, Promise<Set<string>>>();

  const pagesCountedOn = (tx: Executor, ownerId: number, day: string): Promise<Set<string>> => {
    const key = `${ownerId}/${day}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const loading = pagesOfDay(tx, ownerId, day);
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    const oldest = cache.size > maxCachedDays ? cache.keys().next().value : undefined;
    if (oldest) cache.delete(oldest);
    return loading;
  };

  return {
    async countedPath(tx, ownerId, address, at) {
      const path = URL.parse(address)?.pathname.slice(0, maxPathLength) ?? '';
      if (!path) return '';
      const pages = await pagesCountedOn(tx, ownerId, dayOf(at));
      if (pages.has(path)) return path;
      if (pages.size >= maxPages) return otherPages;
      pages.add(path);
      return path;
    },
  };
}

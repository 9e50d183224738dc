/** A cache of loaded values, bounded in number, size and age; the least recently used entries are evicted first (`lru-cache`). */
import { LRUCache } from 'lru-cache';

export interface Memory<Value> {
  /** The value of a key if it is there already; undefined when it has to be loaded. */
  at(key: string): Value | undefined;
  /** The value of a key. Concurrent calls share one load. @throws what the load throws; a failure is not cached. */
  get(key: string): Promise<Value>;
  /** Removes every entry whose key begins with `prefix`, or every entry. A load in progress still resolves for its callers, but is not cached. */
  drop(prefix?: string): void;
}

interface Entry<Value> {
  value: Promise<Value>;
  /** Set once the value is there. */
  loaded?: Value;
}

/**
 * Creates a cache.
 * @param options.load loads the value of a key
 * @param options.size the size of a value, in the unit of `maxSize`
 * @param options.maxAgeMs how long an entry is served at most, and so how late a change is seen when its invalidation message is lost
 */
export function createMemory<Value>(options: {
  load: (key: string) => Promise<Value>;
  size: (value: Value) => number;
  now: () => number;
  maxEntries: number;
  maxSize: number;
  maxAgeMs: number;
}): Memory<Value> {
  // Promises are stored, so that a load in progress is an ordinary entry: it can be dropped and is not started twice.
  const entries = new LRUCache<string, Entry<Value>>({
    max: options.maxEntries,
    maxSize: options.maxSize,
    // lru-cache still serves an entry in the millisecond in which its ttl ends.
    ttl: options.maxAgeMs - 1,
    ttlResolution: 0,
    perf: { now: options.now },
  });
  const load = (key: string): Promise<Value> => {
    const entry: Entry<Value> = { value: options.load(key) };
    const isCurrent = () => entries.peek(key) === entry;
    entries.set(key, entry, { size: 1 });
    entry.value.then(
      (value) => {
        if (isCurrent()) entries.set(key, { ...entry, loaded: value }, { size: Math.max(1, options.size(value)), noUpdateTTL: true });
      },
      () => {
        if (isCurrent()) entries.delete(key);
      },
    );
    return entry.value;
  };
  return {
    at: (key) => entries.get(key)?.loaded,
    get: (key) => entries.get(key)?.value ?? load(key),
    drop(prefix = '') {
      for (const key of [...entries.keys()]) if (key.startsWith(prefix)) entries.delete(key);
    },
  };
}

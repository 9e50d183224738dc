/** What is kept in memory between requests: bound in number and bytes, the longest unused goes first. Knows no database. */

export interface Memory<Value> {
  /** The value of a key, loaded once however many ask meanwhile. */
  get(key: string): Promise<Value>;
  /**
   * Throws away every entry whose key begins with `prefix`. What is being loaded just now still reaches those who wait for it, and nobody
   * after.
   */
  drop(prefix: string): void;
}

interface Entry<Value> {
  value: Promise<Value>;
  until: number;
  bytes: number;
}

/**
 * @param options.load makes a value; what it throws is not kept.
 * @param options.bytes the size of a value, near enough.
 * @param options.maxAgeMs an entry's longest life: how late a change can be seen when its message is lost.
 */
export function createMemory<Value>(options: {
  load: (key: string) => Promise<Value>;
  bytes: (value: Value) => number;
  now: () => number;
  most: number;
  mostBytes: number;
  maxAgeMs: number;
}): Memory<Value> {
  /** The longest unused first. */
  const entries = new Map<string, Entry<Value>>();
  let bytes = 0;

  const forget = (key: string, entry: Entry<Value>) => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  };
  const makeRoom = () => {
    for (const [key, entry] of entries) {
      if (entries.size <= options.most && bytes <= options.mostBytes) return;
      forget(key, entry);
    }
  };
  const load = (key: string): Entry<Value> => {
    const entry: Entry<Value> = { value: options.load(key), until: options.now() + options.maxAgeMs, bytes: 0 };
    entries.set(key, entry);
    entry.value.then(
      (value) => {
        if (entries.get(key) !== entry) return;
        entry.bytes = options.bytes(value);
        bytes += entry.bytes;
        makeRoom();
      },
      () => forget(key, entry),
    );
    return entry;
  };

  return {
    get(key) {
      const kept = entries.get(key);
      if (kept && kept.until > options.now()) {
        entries.delete(key);
        entries.set(key, kept);
        return kept.value;
      }
      if (kept) forget(key, kept);
      return load(key).value;
    },
    drop(prefix) {
      for (const [key, entry] of entries) if (key.startsWith(prefix)) forget(key, entry);
    },
  };
}

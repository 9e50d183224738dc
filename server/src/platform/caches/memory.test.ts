import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemory } from './memory.ts';

/** Not 0, which lru-cache treats as unset. */
const start = 1_000_000;

function setUp(options: { maxEntries?: number; maxSize?: number } = {}) {
  const loads: string[] = [];
  const clock = { now: start };
  let load = async (key: string) => key;
  const memory = createMemory<string>({
    load: (key) => {
      loads.push(key);
      return load(key);
    },
    size: (value) => value.length,
    now: () => clock.now,
    maxEntries: options.maxEntries ?? 100,
    maxSize: options.maxSize ?? 10_000,
    maxAgeMs: 1000,
  });
  const loadWith = (next: typeof load) => {
    load = next;
  };
  return { memory, loads, clock, loadWith };
}

describe('memory', () => {
  it('loads a value once for any number of calls', async () => {
    const { memory, loads } = setUp();
    expect(await Promise.all([memory.get('a'), memory.get('a')])).toEqual(['a', 'a']);
    await memory.get('a');
    expect(loads).toEqual(['a']);
  });

  it('reloads an entry that has expired', async () => {
    const { memory, loads, clock } = setUp();
    await memory.get('a');
    clock.now = start + 999;
    await memory.get('a');
    clock.now = start + 1000;
    await memory.get('a');
    expect(loads).toEqual(['a', 'a']);
  });

  it('drops only the keys with the given prefix', async () => {
    const { memory, loads } = setUp();
    for (const key of ['1/1', '1/2', '11/1']) await memory.get(key);
    memory.drop('1/');
    for (const key of ['1/1', '1/2', '11/1']) await memory.get(key);
    expect(loads).toEqual(['1/1', '1/2', '11/1', '1/1', '1/2']);
  });

  it('never caches a value whose load began before a drop', async () => {
    const { memory, loadWith } = setUp();
    const loading = Promise.withResolvers<string>();
    loadWith(() => loading.promise);
    const early = memory.get('1/1');
    memory.drop('1/');
    loadWith(async () => 'new');
    const late = memory.get('1/1');
    loading.resolve('old');
    expect([await early, await late, await memory.get('1/1')]).toEqual(['old', 'new', 'new']);
  });

  it('caches null', async () => {
    let loads = 0;
    const memory = createMemory<null>({
      load: async () => {
        loads++;
        return null;
      },
      size: () => 0,
      now: () => start,
      maxEntries: 10,
      maxSize: 10,
      maxAgeMs: 1000,
    });
    expect([await memory.get('a'), await memory.get('a'), loads]).toEqual([null, null, 1]);
  });

  it('caches no failure', async () => {
    const { memory, loadWith } = setUp();
    loadWith(() => Promise.reject(new Error('down')));
    await expect(memory.get('a')).rejects.toThrow('down');
    loadWith(async () => 'up');
    expect(await memory.get('a')).toBe('up');
  });

  it('stays within its limits and evicts the least recently used entries', async () => {
    const operations = fc.array(fc.tuple(fc.stringMatching(/^[a-f]{1,6}$/), fc.boolean()), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(operations, async (list) => {
        const { memory, loads } = setUp({ maxEntries: 3, maxSize: 12 });
        let model: string[] = [];
        for (const [key, drops] of list) {
          if (drops) {
            memory.drop(key);
            model = model.filter((kept) => !kept.startsWith(key));
            continue;
          }
          const before = loads.length;
          await memory.get(key);
          expect(loads.length - before).toBe(model.includes(key) ? 0 : 1);
          model = [...model.filter((kept) => kept !== key), key];
          while (model.length > 3 || model.join('').length > 12) model.shift();
        }
      }),
    );
  });
});

import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

describe('group commit', () => {
  it('returns each item its own result, however the items were batched', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer(), { maxLength: 200 }), fc.integer({ min: 1, max: 20 }), async (items, maxItems) => {
        const sizes: number[] = [];
        const group = createGroupCommit(
          async (batch: number[]) => {
            sizes.push(batch.length);
            await Promise.resolve();
            return batch.map((n) => n * 2);
          },
          { maxItems },
        );
        const results = await Promise.all(items.map((item) => group.add(item)));
        expect(results).toEqual(items.map((n) => n * 2));
        expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(maxItems);
      }),
    );
  });

  it('combines items that arrive during a commit into the next batch', async () => {
    const sizes: number[] = [];
    let release = () => {};
    const group = createGroupCommit(async (batch: number[]) => {
      sizes.push(batch.length);
      if (sizes.length === 1)
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      return batch;
    });
    const first = group.add(0);
    const others = [1, 2, 3].map((n) => group.add(n));
    release();
    await Promise.all([first, ...others]);
    expect(sizes).toEqual([1, 3]);
  });

  const turn = () => new Promise((resolve) => setImmediate(resolve));

  it('gathers what arrives in the next turns of the loop, also for the first batch', async () => {
    const sizes: number[] = [];
    const commit = async (batch: number[]) => [...batch, void sizes.push(batch.length)].slice(0, -1);
    const group = createGroupCommit(commit, { gatherMs: 60_000 });
    const results = [group.add(1)];
    for (const item of [2, 3, 4]) {
      await turn();
      await turn();
      results.push(group.add(item));
    }
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
    expect(sizes).toEqual([4]);
  });

  it('does not wait until nothing arrives any more', async () => {
    const sizes: number[] = [];
    const group = createGroupCommit(async (batch: number[]) => [...batch, void sizes.push(batch.length)].slice(0, -1), { gatherMs: 2 });
    const results: Promise<number | undefined>[] = [];
    while (sizes.length === 0) {
      results.push(group.add(results.length));
      await turn();
    }
    expect((await Promise.all(results)).length).toBe(results.length);
  });

  it('rejects only the bad item of a batch', async () => {
    const group = createGroupCommit(async (batch: number[]) => {
      if (batch.includes(13)) throw new Error('bad item');
      return batch;
    });
    const results = await Promise.allSettled([1, 2, 13, 4].map((n) => group.add(n)));
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('finds a bad item among many by halves', async () => {
    let commits = 0;
    const group = createGroupCommit(async (batch: number[]) => {
      commits++;
      await Promise.resolve();
      if (batch.includes(300)) throw new Error('bad item');
      return batch;
    });
    const results = await Promise.allSettled(Array.from({ length: 501 }, (_, n) => group.add(n)));
    expect(results.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([300]);
    // The first item alone, the batch of 500, and two halves at each of nine levels.
    expect(commits).toBe(20);
  });

  it('gives up the rest of a bad batch when the database becomes too slow meanwhile', async () => {
    let commits = 0;
    const group = createGroupCommit(async (batch: number[]) => {
      await Promise.resolve();
      if (++commits === 2) throw new Error('bad item');
      if (commits > 2) throw Object.assign(new pg.DatabaseError('canceled', 1, 'error'), { code: '57014' });
      return batch;
    });
    const results = await Promise.allSettled(Array.from({ length: 501 }, (_, n) => group.add(n)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', ...Array(500).fill('rejected')]);
    expect(commits).toBe(3);
  });

  it('refuses items beyond those that may wait', async () => {
    const group = createGroupCommit(async (batch: number[]) => batch, { maxItems: 2, maxWaiting: 3 });
    const results = await Promise.allSettled(Array.from({ length: 6 }, (_, n) => group.add(n)));
    expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))).toEqual(
      Array(2).fill(expect.objectContaining({ status: 503, code: 'busy' })),
    );
  });

  it('rests between batches where nobody waits for them, but not for the first item or a drain', async () => {
    const sizes: number[] = [];
    const commit = async (batch: number[]) => {
      sizes.push(batch.length);
      return batch;
    };
    const group = createGroupCommit(commit, { restMs: 1_000_000 });
    await group.add(0);
    const others = [1, 2, 3].map((n) => group.add(n));
    expect(sizes).toEqual([1]);
    await group.drain();
    await Promise.all(others);
    expect(sizes).toEqual([1, 3]);
  });

  it('resolves drain() once every item is committed', async () => {
    let committed = 0;
    const group = createGroupCommit(
      async (batch: number[]) => {
        await Promise.resolve();
        committed += batch.length;
        return batch;
      },
      { maxItems: 1 },
    );
    for (let i = 0; i < 5; i++) void group.add(i);
    await group.drain();
    expect(committed).toBe(5);
  });

  it('lets fewer wait while batches are slow, and more again after quick ones', async () => {
    let now = 0;
    let batchMs = 2_000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const group = createGroupCommit(async (batch: number[]) => {
      now += batchMs;
      return batch;
    });
    const acceptedOf = async (count: number) => {
      const results = await Promise.allSettled(Array.from({ length: count }, (_, n) => group.add(n)));
      return results.filter(({ status }) => status === 'fulfilled').length;
    };
    try {
      expect(await acceptedOf(1_000)).toBe(1_000);
      // The first is committed at once and the others wait.
      expect(await acceptedOf(1_000)).toBe(101);
      batchMs = 20;
      for (let i = 0; i < 10; i++) await acceptedOf(1_000);
      expect(await acceptedOf(1_000)).toBe(1_000);
    } finally {
      clock.mockRestore();
    }
  });
});

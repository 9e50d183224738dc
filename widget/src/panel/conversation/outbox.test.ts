import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createOutbox, type Outcome, type Write } from './outbox.ts';

const write = (path: string): Write => ({ path, body: { requestId: path } });

/** A server that gives the outcomes of the plan and then stores everything, and timers that the test runs. */
function world(plan: Outcome[] = []) {
  const timers: { run: () => void; after: number }[] = [];
  const attempts: string[] = [];
  let changes = 0;
  return {
    attempts,
    timers,
    changes: () => changes,
    send: async ({ path }: Write) => {
      attempts.push(path);
      return plan.shift() ?? 'stored';
    },
    changed: () => {
      changes += 1;
    },
    later: (run: () => void, after: number) => timers.push({ run, after }),
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
}

describe('createOutbox', () => {
  test('stored and refused writes are removed at once and not sent again', async () => {
    const { send, changed, later, settle, attempts, timers, changes } = world(['stored', 'refused']);
    const outbox = createOutbox(null, send, changed, later);
    outbox.put(write('a'));
    outbox.put(write('b'));
    await settle();
    outbox.flush();
    expect(attempts).toEqual(['a', 'b']);
    expect(outbox.waiting()).toEqual([]);
    expect(timers).toEqual([]);
    expect(changes()).toBe(4);
  });

  test('writes that cannot be sent wait, with pauses that grow to a minute', async () => {
    const { send, changed, later, settle, attempts, timers } = world(Array(12).fill('later'));
    const outbox = createOutbox(null, send, changed, later);
    outbox.put(write('a'));
    await settle();
    while (outbox.waiting().length > 0) {
      timers.at(-1)?.run();
      await settle();
    }
    expect(attempts).toHaveLength(13);
    expect(timers.map(({ after }) => after)).toEqual([1000, 2000, 4000, 8000, 16000, 32000, ...Array(6).fill(60000)]);
  });

  test('a write in flight is not sent twice when the network comes back', async () => {
    const { changed, later, settle } = world();
    let finish = (_: Outcome) => {};
    let sent = 0;
    const outbox = createOutbox(
      null,
      () => {
        sent += 1;
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
      changed,
      later,
    );
    outbox.put(write('a'));
    outbox.flush();
    outbox.flush();
    finish('stored');
    await settle();
    expect(sent).toBe(1);
    expect(outbox.waiting()).toEqual([]);
  });

  test('takes over valid writes from the page before and ignores everything else in storage', async () => {
    const { send, changed, later, settle, attempts } = world();
    const outbox = createOutbox([write('a'), null, 'x', { path: 7 }, { path: 'b' }], send, changed, later);
    expect(outbox.waiting()).toEqual([write('a')]);
    outbox.flush();
    await settle();
    expect(attempts).toEqual(['a']);
    for (const odd of [undefined, 3, 'text', {}]) expect(createOutbox(odd, send, changed, later).waiting()).toEqual([]);
  });

  test('whatever the network does, every write is stored or refused exactly once', async () => {
    const outcome = fc.constantFrom<Outcome>('stored', 'refused', 'later');
    await fc.assert(
      fc.asyncProperty(fc.array(outcome, { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), async (plan, count) => {
        const { changed, later, settle, timers } = world();
        const ended: string[] = [];
        const outbox = createOutbox(
          null,
          async ({ path }) => {
            const next = plan.shift() ?? 'stored';
            if (next !== 'later') ended.push(path);
            return next;
          },
          changed,
          later,
        );
        for (let i = 0; i < count; i++) outbox.put(write(String(i)));
        await settle();
        for (let tries = 0; outbox.waiting().length > 0 && tries < 100; tries++) {
          timers.at(-1)?.run();
          await settle();
        }
        expect(ended.toSorted()).toEqual(Array.from({ length: count }, (_, i) => String(i)).toSorted());
      }),
      { numRuns: 50 },
    );
  });
});

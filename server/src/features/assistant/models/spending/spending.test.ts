import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../../../platform/clock.ts';
import { type TestApp, testApp } from '../../../../testing/app.ts';
import { createSpending, type Reservation, type Wish } from './spending.ts';
import { forget, settleExpired, spentOn } from './store.ts';

let t: TestApp;
let ownerId: number;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  ({ ownerId } = await t.newOwner());
});

/** Two processes on the same database. */
const processes = () => [createSpending(t.platform), createSpending(t.platform)] as const;
interface Changes extends Partial<Omit<Wish, 'size'>> {
  tokens?: number;
  isFirst?: boolean;
}
const wish = ({ tokens = 2_600, isFirst = false, ...changes }: Changes = {}): Wish => ({
  ownerId,
  visitor: { engagementId: randomUUID(), network: randomUUID() },
  limit: 20_000,
  share: 100,
  size: () => ({ tokens, isFirst }),
  expected: 500,
  ms: 30_000,
  ...changes,
});
const isReservation = (answer: Reservation | string): answer is Reservation => typeof answer !== 'string';
const spent = () => spentOn(t.platform.db, ownerId, dayOf(t.clock.now()));
const rows = async () =>
  (await t.platform.database.pool.query('select who, spent, reserved from assistant_spending where owner_id = $1', [ownerId])).rows;

describe('the daily limit', () => {
  it('holds for 200 answers at once, of two processes', async () => {
    const [first, second] = processes();
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const reservation = await (i % 2 ? first : second).reserve(wish());
        if (isReservation(reservation)) await reservation.settle(2_600);
        return isReservation(reservation);
      }),
    );
    expect(answers.filter(Boolean)).toHaveLength(7);
    expect(await spent()).toBe(7 * 2_600);
    expect(await rows()).toEqual([{ who: '', spent: 7 * 2_600, reserved: 0 }]);
  });

  it('is never exceeded, whatever answers take, and nothing stays reserved', async () => {
    const answer = fc.record({
      tokens: fc.integer({ min: 1, max: 9_000 }),
      used: fc.double({ min: 0, max: 1, noNaN: true }),
      who: fc.nat(3),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { maxLength: 25 }), fc.integer({ min: 1, max: 100 }), async (answers, share) => {
        ({ ownerId } = await t.newOwner());
        const [first, second] = processes();
        let total = 0;
        await Promise.all(
          answers.map(async ({ tokens, used, who }, i) => {
            const visitor = { engagementId: `e${who}`, network: `n${who % 2}` };
            const reservation = await (i % 2 ? first : second).reserve(wish({ visitor, tokens, share }));
            if (!isReservation(reservation)) return;
            const took = Math.floor(tokens * used);
            total += took;
            await reservation.settle(took);
          }),
        );
        expect(total).toBeLessThanOrEqual(20_000);
        expect(await spent()).toBe(total);
        expect((await rows()).every(({ reserved }) => reserved === 0)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  it('is approached with caution for a provider that was never seen to count', async () => {
    const [first, second] = processes();
    const reservations = await Promise.all(Array.from({ length: 50 }, (_, i) => (i % 2 ? first : second).reserve(wish({ isFirst: true }))));
    const made = reservations.filter(isReservation);
    expect(made).toHaveLength(1);
    // It took three times what was expected.
    for (const reservation of made) await reservation.settle(7_800);
    expect(await first.reserve(wish({ isFirst: true, tokens: 4_000 }))).toBe('busy');
    expect(isReservation(await second.reserve(wish({ tokens: 4_000 })))).toBe(true);
  });

  it('has room for the first answer of the day where it is too small for caution', async () => {
    const small = { isFirst: true, limit: 4_000 };
    const reservation = await processes()[0].reserve(wish(small));
    if (!isReservation(reservation)) throw new Error(reservation);
    expect(await processes()[0].reserve(wish(small))).toBe('busy');
    await reservation.settle(1_000);
    expect(await processes()[0].reserve(wish(small))).toBe('busy');
    expect(isReservation(await processes()[0].reserve(wish({ ...small, isFirst: false })))).toBe(true);
  });

  it('counts an answer once', async () => {
    const reservation = await processes()[0].reserve(wish());
    if (!isReservation(reservation)) throw new Error(reservation);
    await reservation.settle(100);
    await reservation.settle(100);
    expect(await spent()).toBe(100);
  });

  it('is none where the owner has none, and the use is counted all the same', async () => {
    const reservation = await processes()[0].reserve(wish({ limit: null, tokens: 90_000 }));
    if (!isReservation(reservation)) throw new Error(reservation);
    await reservation.settle(80_000);
    expect(await spent()).toBe(80_000);
  });

  it('charges what answers of a process that died were expected to take, when they have expired', async () => {
    const [first, second] = processes();
    for (let i = 0; i < 7; i++) await first.reserve(wish());
    expect(await second.reserve(wish())).toBe('busy');
    t.clock.advance(91_000);
    try {
      expect(isReservation(await second.reserve(wish()))).toBe(true);
      expect(await spent()).toBe(7 * 500);
    } finally {
      t.clock.advance(-91_000);
    }
  });

  it('forgets visitors after a day', async () => {
    const [process] = processes();
    await process.reserve(wish({ share: 10 }));
    expect(await rows()).toHaveLength(3);
    const tomorrow = new Date(t.clock.now().getTime() + 86_400_000);
    await settleExpired(t.platform.db, tomorrow);
    await forget(t.platform.db, { spendingBefore: dayOf(tomorrow), daysBefore: dayOf(tomorrow) });
    expect(await rows()).toEqual([]);
  });
});

describe('a visitor’s share', () => {
  const visitor = { engagementId: randomUUID(), network: '203.0.113.7' };
  const settled = async (changes: Changes, tokens: number) => {
    const reservation = await processes()[0].reserve(wish({ share: 20, ...changes }));
    if (isReservation(reservation)) await reservation.settle(tokens);
    return isReservation(reservation) ? 'answered' : reservation;
  };

  it('ends the answers of the model for that visitor, and for no other', async () => {
    expect(await settled({ visitor }, 2_000)).toBe('answered');
    expect(await settled({ visitor }, 2_000)).toBe('share');
    expect(await settled({}, 2_000)).toBe('answered');
    expect((await rows()).every(({ reserved }) => reserved === 0)).toBe(true);
  });

  it('is twice as large for a network with many visitors', async () => {
    const oneOfMany = () => ({ engagementId: randomUUID(), network: visitor.network });
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(await settled({ visitor: oneOfMany() }, 2_000));
    // 20 % of 20,000 for one visitor and 8,000 for the network, of which an answer reserves 2,600.
    expect(answers).toEqual(['answered', 'answered', 'answered', 'share', 'share']);
    expect(await settled({ visitor: { ...visitor, network: '203.0.113.8' } }, 2_000)).toBe('answered');
  });

  it('has room for one answer, however small the limit is', async () => {
    expect(await settled({ visitor, limit: 3_000 }, 2_000)).toBe('answered');
    expect(await settled({ visitor, limit: 3_000 }, 2_000)).toBe('limit');
    expect(await settled({ limit: 3_000 }, 2_000)).toBe('limit');
  });

  it('stores neither engagement nor address', async () => {
    await settled({ visitor }, 1);
    expect(JSON.stringify(await rows())).not.toMatch(new RegExp(`${visitor.engagementId}|203\\.0\\.113`));
  });
});

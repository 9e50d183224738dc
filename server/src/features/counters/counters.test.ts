import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { answerTotals, clear, daysOf, questionnaireTotals, questionTotals, raise, recommenderTotals } from './index.ts';

describe('counters', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  const anOwner = () => randomInt(1_000_000, 2_000_000_000);
  const day = '2026-01-31';

  it('adds up the increments of a key, within a batch and across batches', async () => {
    const { db } = test.platform;
    const ownerId = anOwner();
    for (let i = 0; i < 2; i++)
      await raise(db, {
        recommenders: [
          { ownerId, recommenderId: 2, day, displayed: 1 },
          { ownerId, recommenderId: 1, day, displayed: 1, tokens: 5_000_000_000 },
          { ownerId, recommenderId: 1, day, engaged: 1 },
          { ownerId, recommenderId: 1, day: '2026-02-01', displayed: 1, chats: 2 },
        ],
        questionnaires: [{ ownerId, questionnaireId: 7, day, displayed: 3, responses: 1, timeMs: 1500 }],
        questions: [{ ownerId, questionnaireId: 7, questionId: 8, day, responses: 1, timeMs: 1500 }],
        answers: [
          { ownerId, questionnaireId: 7, questionId: 8, answerId: 9, day, responses: 1, timeMs: 1500 },
          { ownerId, questionnaireId: 7, questionId: 8, answerId: 10, day, responses: 1, timeMs: 1500 },
        ],
      });

    const none = {
      displayed: 0,
      engaged: 0,
      opened: 0,
      closed: 0,
      clicked: 0,
      addedToCart: 0,
      responses: 0,
      conversations: 0,
      chats: 0,
      tokens: 0,
    };
    const totals = await recommenderTotals(db, ownerId);
    expect(totals.get(1)).toEqual({ ...none, displayed: 4, engaged: 2, chats: 4, tokens: 10_000_000_000 });
    expect(totals.get(2)).toEqual({ ...none, displayed: 2 });
    expect(await daysOf(db, ownerId, day, day)).toEqual([{ ...none, day, displayed: 4, engaged: 2, tokens: 10_000_000_000 }]);
    expect(await questionnaireTotals(db, ownerId)).toEqual(new Map([[7, { displayed: 6, responses: 2, timeMs: 3000 }]]));
    expect(await questionTotals(db, ownerId, [7])).toEqual([{ questionnaireId: 7, questionId: 8, responses: 2, timeMs: 3000 }]);
    const answers = await answerTotals(db, ownerId, [7]);
    expect(answers.map(({ answerId, responses }) => [answerId, responses]).sort()).toEqual([
      [10, 2],
      [9, 2],
    ]);
    expect(await answerTotals(db, ownerId, [])).toEqual([]);
  });

  it('lets parallel transactions raise the same counters in any order', async () => {
    const ownerId = anOwner();
    const increments = Array.from({ length: 20 }, (_, i) => ({ ownerId, recommenderId: i + 1, day, displayed: 1 }));
    const batches = Array.from({ length: 20 }, (_, i) => (i % 2 ? increments : increments.toReversed()));
    await Promise.all(batches.map((batch) => test.platform.db.transaction((tx) => raise(tx, { recommenders: batch }))));
    const totals = await recommenderTotals(test.platform.db, ownerId);
    expect([...totals.values()].map(({ displayed }) => displayed)).toEqual(Array(20).fill(20));
  });

  it('clears the counts of one owner only', async () => {
    const { db } = test.platform;
    const [cleared, other] = [anOwner(), anOwner()];
    await raise(db, { recommenders: [cleared, other].map((ownerId) => ({ ownerId, recommenderId: 1, day, displayed: 1 })) });
    await db.transaction((tx) => clear(tx, cleared));
    expect((await recommenderTotals(db, cleared)).size).toBe(0);
    expect((await recommenderTotals(db, other)).size).toBe(1);
  });
});

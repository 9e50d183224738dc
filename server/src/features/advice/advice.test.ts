import {
  answerUnanswered,
  eraseConversation,
  exportAnalytics,
  getOutline,
  listAdvice,
  listTypedAnswers,
  markAdvice,
  saveOutline,
  updatePopup,
} from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newShop, newVisitor, type Shop } from '../../testing/shop.ts';
import { raise } from '../counters/index.ts';

const dayMs = 86_400_000;

describe('advice', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  const withField = [
    {
      text: 'What for?',
      answers: [
        { text: 'Hiking', textForChat: 'Hiking', next: null },
        { text: 'Something else', textForChat: 'Something else', next: null, hasInputField: true },
      ],
    },
  ];
  const aShop = () => newShop(test, withField as Parameters<typeof newShop>[1]);
  const advice = ({ headers }: Shop) => test.ask(listAdvice, { headers });
  const mark = (shop: Shop, key: string, as: 'aside' | 'done' | null) =>
    test.ask(markAdvice, { body: { key, mark: as }, headers: shop.headers });

  /** So many visits answered the question, `own` of them with their own words. */
  async function count(shop: Shop, answered: number, own: number) {
    const [questionId = 0] = shop.questionIds;
    const [first = 0, second = 0] = shop.answerIds[0] ?? [];
    const day = test.clock.now().toISOString().slice(0, 10);
    const of = { ownerId: shop.ownerId, questionnaireId: shop.questionnaireId, day };
    await raise(test.platform.db, {
      recommenders: [{ ownerId: shop.ownerId, recommenderId: shop.recommenderId, day, displayed: answered }],
      questions: [{ ...of, questionId, shown: answered, answered }],
      answers: [
        { ...of, questionId, answerId: first, chosen: answered - own },
        { ...of, questionId, answerId: second, chosen: own },
      ],
    });
  }

  it('is given, put aside, done, taken back, and measured afterwards', async () => {
    const shop = await aShop();
    expect(await advice(shop)).toEqual({ advice: [], aside: [], done: [] });
    await newVisitor(test, shop).answer(0, [1], 2, { customTextInput: 'Van' });
    await count(shop, 299, 99);
    const { advice: openAdvice } = await advice(shop);
    const key = `ownWords:${shop.answerIds[0]?.[1]}`;
    expect(openAdvice).toMatchObject([{ key, part: 100, whole: 300, examples: ['Van'], freeAnswers: 2, effect: null }]);

    await mark(shop, key, 'aside');
    expect(await advice(shop)).toMatchObject({ advice: [], aside: [{ key }], done: [] });
    await mark(shop, key, null);
    expect((await advice(shop)).advice).toHaveLength(1);

    await mark(shop, key, 'done');
    expect(await advice(shop)).toMatchObject({ advice: [], done: [{ advice: { key }, outcome: 'tooFew', part: 0, whole: 0 }] });
    test.clock.advance(dayMs);
    await count(shop, 99, 5);
    expect((await advice(shop)).done).toMatchObject([{ outcome: 'tooFew', part: 5, whole: 99 }]);
    await count(shop, 101, 5);
    const { done } = await advice(shop);
    expect(done).toMatchObject([{ outcome: 'measured', part: 10, whole: 200 }]);
    const { by = 0, low = 0, high = 0 } = done[0]?.change ?? {};
    expect([by.toFixed(3), low < by && by < high, high < 0]).toEqual(['-0.283', true, true]);
    // Undone, it is as if nothing had been done.
    await mark(shop, key, null);
    expect(await advice(shop)).toMatchObject({ aside: [], done: [] });
  });

  it('notices an answer that was added without a mark, and measures what came of it', async () => {
    const shop = await aShop();
    const at = { params: { id: String(shop.questionnaireId) }, headers: shop.headers };
    await newVisitor(test, shop).answer(0, [1], 2, { customTextInput: 'Van' });
    await count(shop, 299, 99);
    const key = `ownWords:${shop.answerIds[0]?.[1]}`;
    expect(await advice(shop)).toMatchObject({ advice: [{ key }], done: [] });
    const { questions, ...outline } = await test.ask(getOutline, at);
    const added = { id: -1, text: 'Van', text_for_chatgpt: 'Van', next_question: null };
    const withVan = questions.map((question) => ({ ...question, answers: [...question.answers, added] }));
    await test.ask(saveOutline, { ...at, body: { ...outline, questions: withVan } });
    expect(await advice(shop)).toMatchObject({
      advice: [],
      done: [{ advice: { key, part: 100, whole: 300 }, noticed: true, outcome: 'tooFew' }],
    });
    test.clock.advance(dayMs);
    await count(shop, 200, 10);
    expect((await advice(shop)).done).toMatchObject([{ noticed: true, outcome: 'measured', part: 10, whole: 200 }]);
    // Still advised 30 days later, it did not help.
    test.clock.advance(31 * dayMs);
    await newVisitor(test, shop).answer(0, [1], 2, { customTextInput: 'Boat' });
    await count(shop, 299, 99);
    const later = await advice(shop);
    expect([later.advice.map((advice) => advice.key).includes(key), later.done]).toEqual([true, []]);
  });

  it('does not count a change as following advice that the figures did not justify', async () => {
    const shop = await aShop();
    const at = { params: { id: String(shop.questionnaireId) }, headers: shop.headers };
    const { questions, ...outline } = await test.ask(getOutline, at);
    await test.ask(saveOutline, {
      ...at,
      body: { ...outline, questions: questions.map((question) => ({ ...question, text: 'What will you do with it?' })) },
    });
    test.clock.advance(dayMs);
    await newVisitor(test, shop).answer(0, [1], 2, { customTextInput: 'Van' });
    await count(shop, 299, 99);
    expect(await advice(shop)).toMatchObject({ advice: [{ kind: 'ownWords' }], done: [] });
  });

  it('notices that every open question was answered', async () => {
    const shop = await aShop();
    await newVisitor(test, shop).chat('Can you mend it?', 'I do not know.', { unanswered: true });
    expect((await advice(shop)).advice).toMatchObject([{ kind: 'unanswered', part: 1 }]);
    test.clock.advance(1000);
    const body = { question: 'Can you mend it?', into: 'nowhere' as const };
    await test.ask(answerUnanswered, { headers: shop.headers, body });
    expect(await advice(shop)).toMatchObject({
      advice: [],
      done: [{ noticed: true, advice: { kind: 'unanswered', part: 1, examples: ['Can you mend it?'] } }],
    });
  });

  it('notices that a recommender is seen again after its owner changed it', async () => {
    const shop = await aShop();
    await count(shop, 60, 0);
    test.clock.advance(8 * dayMs);
    await test.ask(updatePopup, { params: { popupId: String(shop.recommenderId) }, body: { status: true }, headers: shop.headers });
    expect(await advice(shop)).toMatchObject({ advice: [], done: [] });
    await count(shop, 5, 0);
    expect(await advice(shop)).toMatchObject({ advice: [], done: [{ noticed: true, advice: { kind: 'notDisplayed', part: 8 } }] });
  });

  it('gives advice only about active recommenders, and refuses marks for advice that is not given', async () => {
    const shop = await aShop();
    await newVisitor(test, shop).answer(0, [1], 2, { customTextInput: 'Van' });
    await count(shop, 299, 99);
    const stranger = await aShop();
    const key = `ownWords:${shop.answerIds[0]?.[1]}`;
    expect((await test.send(markAdvice, { body: { key, mark: 'done' }, headers: stranger.headers })).statusCode).toBe(404);
    const off = { params: { popupId: String(shop.recommenderId) }, body: { status: false }, headers: shop.headers };
    await test.ask(updatePopup, off);
    expect((await advice(shop)).advice).toEqual([]);
    expect((await test.send(markAdvice, { body: { key, mark: 'aside' }, headers: shop.headers })).statusCode).toBe(404);
  });

  it('notices a recommender that is on and is not displayed any more', async () => {
    const shop = await aShop();
    await count(shop, 60, 0);
    test.clock.advance(6 * dayMs);
    expect((await advice(shop)).advice.map(({ kind }) => kind)).not.toContain('notDisplayed');
    test.clock.advance(dayMs);
    const key = `notDisplayed:${shop.recommenderId}`;
    expect((await advice(shop)).advice).toMatchObject([{ key, subject: 'Corner', popupId: shop.recommenderId }]);
    await mark(shop, key, 'done');
    test.clock.advance(dayMs);
    await count(shop, 7, 0);
    expect((await advice(shop)).done).toMatchObject([{ outcome: 'counted', part: 7 }]);
  });

  it('collects what visitors typed, equal words together, until the visit is erased or the answer changed', async () => {
    const shop = await aShop();
    const [first, two, three, four] = Array.from({ length: 4 }, () => newVisitor(test, shop));
    await first?.answer(0, [1], 2, { customTextInput: 'A camper' });
    test.clock.advance(1000);
    await two?.answer(0, [1], 2, { customTextInput: 'a  CAMPER!' });
    test.clock.advance(1000);
    await three?.answer(0, [1], 2, { customTextInput: '=1+1' });
    await four?.answer(0, [0]);
    const typed = async () => (await test.ask(listTypedAnswers, { headers: shop.headers })).typed.questions;
    const rows = [
      { answer_text: 'Something else', text: 'a  CAMPER!', count: 2, engagement_id: two?.id },
      { text: '=1+1', count: 1, engagement_id: three?.id },
    ];
    expect(await typed()).toMatchObject([{ question_text: 'What for?', questionnaire_name: 'Shoes', total: 3, rows }]);
    const file = await test.send(exportAnalytics, { query: { report: 'typed' }, headers: shop.headers });
    expect(file.body.replace('\ufeff', '').split(/\r?\n/).slice(0, 3)).toEqual([
      '"Questionnaire","Question","Answer Choice","Typed","Times","Last typed","Visit"',
      expect.stringContaining(`"a  CAMPER!","2",`),
      expect.stringContaining(`"'=1+1","1",`),
    ]);
    for (const visitor of [two, three])
      await test.ask(eraseConversation, { params: { engagementId: visitor?.id ?? '' }, headers: shop.headers });
    expect(await typed()).toMatchObject([{ total: 1, rows: [{ text: 'A camper', count: 1, engagement_id: first?.id }] }]);
    const stranger = await aShop();
    expect((await test.ask(listTypedAnswers, { headers: stranger.headers })).typed.questions).toEqual([]);
  });
});

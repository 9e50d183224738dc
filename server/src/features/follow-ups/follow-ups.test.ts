import { randomUUID } from 'node:crypto';
import {
  checkQuestionnaireProducts,
  createAnswer,
  deleteQuestion,
  duplicateQuestionnaire,
  getConversation,
  getFunnel,
  getPopupAnalytics,
  listQuestionnaires,
  listQuestions,
  tryPopup,
  tryQuestionnaire,
  updatePopup,
  type VisitorQuestion,
} from '@parley/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { eventsOf } from '../assistant/testing.ts';
import { catalogueChanged } from '../catalogue/index.ts';
import { products } from '../catalogue/tables.ts';
import { answerDays, questionDays } from '../counters/tables.ts';
import { rebuildCounters } from '../engagements/rebuild.ts';
import { questions } from '../questionnaires/tables.ts';
import { answerFor, type FurnitureShop, furnitureShop, ownQuestionnaire, type TestVisitor, visitorOf, wares } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const followUpRows = ({ ownerId }: FurnitureShop) =>
  test.platform.db
    .select()
    .from(questions)
    .where(eq(questions.ownerId, ownerId))
    .then((rows) => rows.filter(({ followUpKey }) => followUpKey !== null));

/** Answers the owner's question, and then follow-up questions until there are no more. */
async function walk(shop: FurnitureShop, visitor: TestVisitor, product: (typeof wares)[number]) {
  const asked: VisitorQuestion[] = [];
  const kindAt = ['Lamp', 'Table', 'Chair'].indexOf(product.kind);
  const selectedAnswers = [{ answerId: shop.answerIds[0]?.[kindAt] as number }];
  await visitor.record(shop.questionIds[0] as number, [selectedAnswers[0]?.answerId as number]);
  let entry = await visitor.say({ inputChatGPT: product.kind, next_question_id: null, selectedAnswers, requestId: randomUUID() });
  for (; entry.followUp && asked.length < 9; asked.push) {
    const question = entry.followUp;
    asked.push(question);
    const answer = answerFor(question, [product.colour, product.material, product.kind]);
    expect((await visitor.record(question.id, [answer?.id as number])).statusCode).toBe(200);
    selectedAnswers.push({ answerId: answer?.id as number });
    entry = await visitor.say({
      inputChatGPT: answer?.text as string,
      next_question_id: null,
      selectedAnswers: [...selectedAnswers],
      requestId: randomUUID(),
    });
  }
  return { asked, last: entry };
}

describe('follow-up questions', () => {
  it('lead to the product, and have the same shape as questions of the bootstrap', async () => {
    const shop = await furnitureShop(test);
    const wanted = wares[7] as (typeof wares)[number];
    const { asked, last } = await walk(shop, visitorOf(test, shop), wanted);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(5);
    expect(new Set(asked.map(({ text }) => text)).size).toBe(asked.length);
    for (const question of asked) {
      expect(question.answers.length).toBeGreaterThan(1);
      expect(question.answers.length).toBeLessThanOrEqual(4);
      expect(question.answers.every(({ next_question, question: id }) => next_question === null && id === question.id)).toBe(true);
    }
    expect(last.recommendedProducts.map(({ productTitle }) => productTitle)).toContain(wanted.title);
    expect(last.recommendedProducts.length).toBe(3);
  });

  it('come with the number of products that match all answers, which decreases', async () => {
    const shop = await furnitureShop(test);
    const visitor = visitorOf(test, shop);
    const [lamp] = shop.answerIds[0] as number[];
    const first = await visitor.say({ inputChatGPT: 'Lamp', next_question_id: null, selectedAnswers: [{ answerId: lamp as number }] });
    expect(first.productsLeft).toBe(12);
    expect(first.outputChatGPT).toContain('12');
    const answer = first.followUp?.answers[0];
    const second = await visitor.say({
      inputChatGPT: answer?.text as string,
      next_question_id: null,
      selectedAnswers: [{ answerId: lamp as number }, { answerId: answer?.id as number }],
    });
    expect(second.productsLeft).toBeLessThan(12);
    const nothing = await visitorOf(test, shop).say({ inputChatGPT: 'Hello', next_question_id: null });
    expect(nothing).toMatchObject({ followUp: null, productsLeft: null });
  });

  it('go on as if an answer had not been given, where "something else" leaves nothing with it', async () => {
    const fact = (values: string[], effect: 'prefer' | 'exclude') => [
      { field: 'fact' as const, family: 'kind', values, effect, weight: 1 },
    ];
    // As the catalogue's facts name lamps and tables.
    const named = ['lamp', 'tabl'];
    const exactly = [
      ...named.map((kind) => ({ text: kind, productRules: fact([kind], 'prefer') })),
      { text: 'Something else', productRules: fact(named, 'exclude') },
    ];
    const [start] = ownQuestionnaire.questions;
    const definition = {
      name: 'Two questions',
      questions: [
        { text: 'What are you looking for?', answers: (start?.answers ?? []).map((answer) => ({ ...answer, next: 1 })) },
        { text: 'What kind exactly?', answers: exactly.map((answer) => ({ ...answer, textForChat: answer.text, next: null })) },
      ],
    };
    const shop = await furnitureShop(test, { definition });
    const [[lamp], [, , somethingElse]] = shop.answerIds as [[number], [number, number, number]];
    const selectedAnswers = [lamp, somethingElse].map((answerId) => ({ answerId }));
    const entry = await visitorOf(test, shop).say({ inputChatGPT: 'Something else', next_question_id: null, selectedAnswers });
    expect(entry.productsLeft).toBe(12);
    expect(entry.recommendedProducts.map(({ productTitle }) => productTitle)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/Chair$/)),
    );
    expect(entry.recommendedProducts.flatMap(({ reasons }) => reasons)).not.toContain('Lamp');
  });

  it('make sure of the kind, where "something else" leaves one odd product', async () => {
    const answersOf = (family: string, values: string[]) =>
      [...values.map((value) => [value]), values].map((each, at) => {
        const rule = {
          field: 'fact' as const,
          family,
          values: each,
          effect: at < values.length ? ('prefer' as const) : ('exclude' as const),
          weight: 1,
        };
        return { text: at < values.length ? each.join() : 'Something else', productRules: [rule] };
      });
    const [kinds, colours] = [answersOf('kind', ['lamp', 'tabl']).slice(0, 2), answersOf('colour', ['red', 'blue', 'green'])];
    const definition = {
      name: 'Two questions',
      questions: [
        { text: 'What are you looking for?', answers: kinds.map((answer) => ({ ...answer, textForChat: answer.text, next: 1 })) },
        { text: 'Which colour?', answers: colours.map((answer) => ({ ...answer, textForChat: answer.text, next: null })) },
      ],
    };
    const shop = await furnitureShop(test, { definition });
    const black = (material: string) => and(eq(products.ownerId, shop.ownerId), eq(products.title, `Black ${material} Lamp`));
    for (const material of ['Oak', 'Steel']) await test.platform.db.update(products).set({ inStock: false }).where(black(material));
    await test.platform.database.publish(catalogueChanged, String(shop.ownerId));
    const [[lamp], colourIds] = shop.answerIds as [[number], number[]];
    const visitor = visitorOf(test, shop);
    const chosen = [lamp, colourIds.at(-1) as number].map((answerId) => ({ answerId }));
    const entry = await visitor.say({ inputChatGPT: 'Something else', next_question_id: null, selectedAnswers: chosen });
    expect(entry.productsLeft).toBe(1);
    expect(entry.recommendedProducts[0]?.productTitle).toBe('Black Glass Lamp');
    expect(entry.followUp?.text).toBe('Just to be sure: what are you looking for?');
    const answer = (text: string) => ({ answerId: entry.followUp?.answers.find((each) => each.text === text)?.id as number });
    const say = (text: string) => visitor.say({ inputChatGPT: text, next_question_id: null, selectedAnswers: [...chosen, answer(text)] });
    expect(await say('Lamp')).toMatchObject({ productsLeft: 1, followUp: null });
    const tables = await say('Table');
    expect(tables.productsLeft).toBe(3);
    expect(tables.recommendedProducts.map(({ productTitle }) => productTitle)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^Black .* Table$/)),
    );
  });

  it('are stored once for all visitors, also when many are asked at the same time', async () => {
    const shop = await furnitureShop(test);
    const [lamp] = shop.answerIds[0] as number[];
    const body = { inputChatGPT: 'Lamp', next_question_id: null, selectedAnswers: [{ answerId: lamp as number }] };
    const entries = await Promise.all(Array.from({ length: 8 }, () => visitorOf(test, shop).say({ ...body })));
    expect(new Set(entries.map(({ followUp }) => followUp?.id)).size).toBe(1);
    expect(await followUpRows(shop)).toHaveLength(1);
    // When the catalogue changes, the same question keeps its row.
    await test.platform.db.update(products).set({ priceMinor: 100 }).where(eq(products.ownerId, shop.ownerId));
    await test.platform.database.publish(catalogueChanged, String(shop.ownerId));
    expect((await visitorOf(test, shop).say({ ...body })).followUp?.id).toBe(entries[0]?.followUp?.id);
  });

  it('are the same when a request is repeated, as JSON and as a stream', async () => {
    const shop = await furnitureShop(test);
    const visitor = visitorOf(test, shop);
    const [lamp] = shop.answerIds[0] as number[];
    const selected = { inputChatGPT: 'Lamp', next_question_id: null, selectedAnswers: [{ answerId: lamp as number }] };
    const body = { ...selected, requestId: randomUUID() };
    const [firstReply, other] = await Promise.all([visitor.say(body), visitor.say(body)]);
    expect(firstReply).toEqual(other);
    const streamed = eventsOf((await visitor.stream(body)).body).find(({ name }) => name === 'entry')?.data;
    expect(streamed).toEqual(firstReply);
    expect(firstReply.followUp).not.toBeNull();
    const nameless = visitorOf(test, shop);
    const [first, second] = await Promise.all([nameless.say(selected), nameless.say(selected)]);
    expect(first).toEqual(second);
  });

  it('are not asked before the funnel has ended, while one is open, or when no answer has product rules', async () => {
    const shop = await furnitureShop(test);
    const visitor = visitorOf(test, shop);
    const [lamp] = shop.answerIds[0] as number[];
    const selectedAnswers = [{ answerId: lamp as number }];
    const before = await visitor.say({ inputChatGPT: 'Lamp', next_question_id: shop.questionIds[0] as number, selectedAnswers });
    expect(before.followUp).toBeNull();
    const { followUp } = await visitor.say({ inputChatGPT: 'Lamp', next_question_id: null, selectedAnswers });
    const open = await visitor.say({ inputChatGPT: 'Do you deliver?', next_question_id: followUp?.id as number, selectedAnswers });
    expect(open).toMatchObject({ followUp: null, productsLeft: 12 });
    const survey = await furnitureShop(test, {
      definition: {
        name: 'Survey',
        questions: [{ text: 'Were you happy?', answers: [{ text: 'Yes', textForChat: 'is happy', next: null }] }],
      },
    });
    const yes = [{ answerId: survey.answerIds[0]?.[0] as number }];
    const thanks = await visitorOf(test, survey).say({ inputChatGPT: 'Yes', next_question_id: null, selectedAnswers: yes });
    expect(thanks).toMatchObject({ followUp: null, productsLeft: null });
  });

  it('can be switched off, also in a trial; trials are not counted', async () => {
    const shop = await furnitureShop(test);
    const [lamp] = shop.answerIds[0] as number[];
    const body = { inputChatGPT: 'Lamp', next_question_id: null, selectedAnswers: [{ answerId: lamp as number }] };
    const popup = { params: { popupId: String(shop.recommenderId) }, headers: shop.headers };
    const choice = { product_rules: [], recommendedProductsLimit: 3, pinnedProducts: [] };
    const trial = await test.ask(tryPopup, { ...popup, body: { ...body, ...choice } });
    expect(trial.followUp?.answers.length).toBeGreaterThan(1);
    expect(trial.productsLeft).toBe(12);
    expect((await test.ask(tryPopup, { ...popup, body: { ...body, ...choice, askFollowUps: false } })).followUp).toBeNull();
    const questionnaire = { params: { id: String(shop.questionnaireId) }, headers: shop.headers, body };
    expect((await test.ask(tryQuestionnaire, questionnaire)).followUp).toEqual(trial.followUp);
    await test.ask(updatePopup, { ...popup, body: { askFollowUps: false } });
    expect((await visitorOf(test, shop).say(body)).followUp).toBeNull();
    expect((await test.ask(tryPopup, { ...popup, body: { ...body, ...choice } })).followUp).toBeNull();
    const counted = await test.platform.db.select().from(questionDays).where(eq(questionDays.ownerId, shop.ownerId));
    expect(counted.map(({ questionId }) => questionId)).toEqual(shop.questionIds);
  });

  it('are counted like other questions, and rebuilding the counters gives the same counts', async () => {
    const shop = await furnitureShop(test);
    const { ownerId, headers } = shop;
    const { asked } = await walk(shop, visitorOf(test, shop), wares[3] as (typeof wares)[number]);
    const visitor = visitorOf(test, shop);
    const [lamp] = shop.answerIds[0] as number[];
    await visitor.record(shop.questionIds[0] as number, [lamp as number]);
    await visitor.say({ inputChatGPT: 'Lamp', next_question_id: null, selectedAnswers: [{ answerId: lamp as number }] });
    const { funnel } = await test.ask(getFunnel, { params: { questionnaireId: String(shop.questionnaireId) }, headers, query: {} });
    const [ownQuestion, ...followUps] = funnel.questions;
    expect(ownQuestion).toMatchObject({ questionText: 'What are you looking for?', followUp: false });
    expect(followUps.map(({ questionText }) => questionText).toSorted()).toEqual(asked.map(({ text }) => text).toSorted());
    expect(followUps[0]).toMatchObject({ followUp: true, shown: 2, answered: 1 });
    expect(followUps[0]?.answers.reduce((sum, { chosen }) => sum + chosen, 0)).toBe(1);
    const { questionnaire_data } = await test.ask(getPopupAnalytics, { headers, query: {} });
    const statistics = questionnaire_data[0]?.answers_statistics ?? [];
    expect(statistics.filter(({ follow_up }) => follow_up).map(({ total_responses }) => total_responses)).toEqual(asked.map(() => 1));
    const counted = async () => ({
      questions: (await test.platform.db.select().from(questionDays).where(eq(questionDays.ownerId, ownerId))).toSorted(
        (a, b) => a.questionId - b.questionId,
      ),
      answers: (await test.platform.db.select().from(answerDays).where(eq(answerDays.ownerId, ownerId))).toSorted(
        (a, b) => a.answerId - b.answerId,
      ),
    });
    const before = await counted();
    await rebuildCounters(test.platform.db, ownerId);
    expect(await counted()).toEqual(before);
  });

  it('are marked in the history as asked by Parley', async () => {
    const shop = await furnitureShop(test);
    const visitor = visitorOf(test, shop);
    const { asked } = await walk(shop, visitor, wares[20] as (typeof wares)[number]);
    const { timeline } = await test.ask(getConversation, { params: { engagementId: visitor.engagementId }, headers: shop.headers });
    const answered = timeline.filter((entry) => entry.kind === 'answered');
    expect(answered.map(({ question, followUp }) => ({ question, followUp }))).toEqual([
      { question: 'What are you looking for?', followUp: false },
      ...asked.map(({ text }) => ({ question: text, followUp: true })),
    ]);
  });

  it('cannot be listed, checked, copied, linked or deleted as questions of the owner', async () => {
    const shop = await furnitureShop(test);
    const { headers } = shop;
    await walk(shop, visitorOf(test, shop), wares[0] as (typeof wares)[number]);
    const [followUp] = await followUpRows(shop);
    const { questions: listed } = await test.ask(listQuestions, { params: { questionnaire_id: String(shop.questionnaireId) }, headers });
    expect(listed.map(({ id }) => id)).toEqual(shop.questionIds);
    const { questionnaires } = await test.ask(listQuestionnaires, { headers });
    expect(questionnaires[0]).toMatchObject({ total_questions: 1, total_answers: 4 });
    const check = await test.ask(checkQuestionnaireProducts, { params: { id: String(shop.questionnaireId) }, headers });
    expect(check).toMatchObject({ answersWithRules: 3, answersWithoutProducts: [] });
    const copy = await test.ask(duplicateQuestionnaire, { params: { id: String(shop.questionnaireId) }, headers, body: {} });
    expect(copy.questionnaire).toMatchObject({ total_questions: 1, total_answers: 4 });
    const deletion = await test.send(deleteQuestion, { params: { id: String(followUp?.id) }, headers });
    expect(deletion.statusCode).toBe(404);
    const pointing = { text: 'A', text_for_chatgpt: 'a', next_question: followUp?.id as number };
    const answer = { params: { questionId: String(shop.questionIds[0]) }, headers, body: pointing };
    expect((await test.send(createAnswer, answer)).statusCode).toBeGreaterThanOrEqual(400);
    const added = { params: { questionId: String(followUp?.id) }, headers, body: { ...pointing, next_question: 'none' as const } };
    expect((await test.send(createAnswer, added)).statusCode).toBe(404);
  });

  it('refuse answers that do not exist or belong to another question or shop', async () => {
    const [shop, other] = [await furnitureShop(test), await furnitureShop(test)];
    const visitor = visitorOf(test, shop);
    const { asked } = await walk(shop, visitor, wares[0] as (typeof wares)[number]);
    const { asked: theirs } = await walk(other, visitorOf(test, other), wares[0] as (typeof wares)[number]);
    const [mine, foreign] = [asked[0] as VisitorQuestion, theirs[0] as VisitorQuestion];
    expect((await visitor.record(mine.id, [shop.answerIds[0]?.[0] as number])).statusCode).toBe(400);
    expect((await visitor.record(mine.id, [2_000_000_000])).statusCode).toBe(400);
    expect((await visitor.record(foreign.id, [foreign.answers[0]?.id as number])).statusCode).toBe(404);
    expect((await visitor.record(2_000_000_000, [mine.answers[0]?.id as number])).statusCode).toBe(404);
  });

  it('end without error when the products and questions were deleted', async () => {
    const shop = await furnitureShop(test);
    const { db, database } = test.platform;
    const visitor = visitorOf(test, shop);
    const [lamp] = shop.answerIds[0] as number[];
    const { followUp } = await visitor.say({
      inputChatGPT: 'Lamp',
      next_question_id: null,
      selectedAnswers: [{ answerId: lamp as number }],
    });
    const answerId = followUp?.answers[0]?.id as number;
    await db.delete(products).where(eq(products.ownerId, shop.ownerId));
    await database.publish(catalogueChanged, String(shop.ownerId));
    const body = { next_question_id: null, selectedAnswers: [{ answerId: lamp as number }, { answerId }] };
    const message = { ...body, inputChatGPT: followUp?.answers[0]?.text as string };
    const nothing = { followUp: null, productsLeft: 0, recommendedProducts: [] };
    await eventually(async () => expect(await visitor.say(message)).toMatchObject(nothing));
    await test.ask(deleteQuestion, { params: { id: String(shop.questionIds[0]) }, headers: shop.headers });
    expect((await visitor.say({ ...body, inputChatGPT: followUp?.answers[0]?.text as string })).followUp).toBeNull();
  });
});

describe("a client with only the specification's calls", () => {
  it('gets recommendations by the recorded answers, whichever text of the answer it sends', async () => {
    const shop = await furnitureShop(test);
    const [lamp] = shop.answerIds[0] as number[];
    for (const inputChatGPT of ['Lamp', 'The visitor would like to buy a Lamp for their home']) {
      const visitor = visitorOf(test, shop);
      await visitor.record(shop.questionIds[0] as number, [lamp as number]);
      const entry = await visitor.say({ inputChatGPT, next_question_id: null });
      expect(entry.recommendedProducts).toHaveLength(3);
      expect(entry.recommendedProducts.every(({ productTitle }) => productTitle.includes('Lamp'))).toBe(true);
      expect(entry.productsLeft).toBe(12);
      expect(entry.outputChatGPT).toContain('Lamp');
      expect(entry.outputChatGPT).not.toContain('would like to buy');
      const answer = entry.followUp?.answers[0];
      await visitor.record(entry.followUp?.id as number, [answer?.id as number]);
      const next = await visitor.say({ inputChatGPT: answer?.text as string, next_question_id: null });
      expect(next.productsLeft).toBeLessThan(12);
      expect(next.followUp?.id).not.toBe(entry.followUp?.id);
    }
  });

  it('is asked at most five follow-up questions', async () => {
    const shop = await furnitureShop(test);
    const visitor = visitorOf(test, shop);
    const [lamp] = shop.answerIds[0] as number[];
    await visitor.record(shop.questionIds[0] as number, [lamp as number]);
    const questionIds = new Set<number>();
    // The visitor never answers the follow-up questions.
    for (let turn = 0; turn < 9; turn++) {
      const entry = await visitor.say({ inputChatGPT: 'Lamp', next_question_id: null });
      if (entry.followUp) questionIds.add(entry.followUp.id);
    }
    expect(questionIds.size).toBeGreaterThan(0);
    expect(questionIds.size).toBeLessThanOrEqual(5);
  });
});

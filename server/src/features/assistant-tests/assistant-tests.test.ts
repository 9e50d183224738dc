/** Tests of the assistant, as owners use them (decision 035). */
import {
  acceptAnswer,
  createAssistantTest,
  createTestFromConversation,
  deleteAssistantTest,
  deletePopup,
  eraseConversation,
  getCompanyProfile,
  getConversation,
  importAssistantTests,
  rehearseProfile,
  restoreAssistantTest,
  restoreFromBin,
  type SendInput,
  startTestRun,
  updateAssistant,
  updateAssistantTest,
  updateCompanyProfile,
  updatePopup,
  updateTestSettings,
} from '@parley/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { beginStream, chat, ending, type Provider, piece, profile, shop, startProvider, type TestVisitor } from '../assistant/testing.ts';
import { savePages } from '../catalogue/index.ts';
import { verifyEngagement } from '../recommenders/index.ts';
import { aShop, changesOf, generate, listed, paymentPage, rerun } from './testing.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type NewTest = SendInput<typeof createAssistantTest>['body'];
const make = async ({ headers }: TestVisitor, message: string, expectations: NewTest['expectations'] = {}) => {
  const { test } = await t.ask(createAssistantTest, { headers, body: { turns: [{ message }], expectations } });
  await t.jobsDone();
  return test;
};
const saveProfile = (visitor: TestVisitor, change: object, more: object = {}) =>
  t.send(updateCompanyProfile, { headers: visitor.headers, body: { ...profile, ...change, ...more } });

describe('a test', () => {
  it('is run when it is made: its first answer is the accepted one', async () => {
    const visitor = await aShop(t);
    const test = await make(visitor, 'How long does delivery take?', {
      says: ['3.95'],
      cites: ['How long does delivery take'],
      language: 'en',
    });
    expect(test.builtin).toMatchObject({ status: 'same', failures: [], differences: [] });
    expect(test.builtin.answers[0]).toContainEqual({ kind: 'source', text: 'faqs · How long does delivery take?' });
    expect((await listed(t, visitor)).counts).toEqual({ new: 0, same: 1, differs: 0, worse: 0, broken: 0 });
  });

  it.each<[NewTest['expectations'], string]>([
    [{ answered: 'no' }, 'It should say that it does not know, and gives an answer.'],
    [{ says: ['five days'] }, 'It should say “five days”, and does not.'],
    [{ says: ['3'] }, 'It should say “3”, and does not.'],
    [{ saysNot: ['THREE working'] }, 'It says “THREE working”, which it should not.'],
    [{ cites: [`${shop}/pay`] }, `It should cite “${shop}/pay”, and does not.`],
    [{ products: [{ title: 'Wool Socks' }] }, '“Wool Socks” is not among the first 3 products.'],
    [{ language: 'de' }, 'It should answer in German, and answers in English.'],
  ])('reports what is not met: %j', async (expectations, failure) => {
    const test = await make(await aShop(t), 'How long does delivery take?', expectations);
    expect(test.builtin).toMatchObject({ status: 'worse', failures: [failure] });
  });

  it('checks products, their order and their price', async () => {
    const visitor = await aShop(t);
    const ask = (expectations: NewTest['expectations']) => make(visitor, 'I am looking for wool socks', expectations);
    const wool = { id: visitor.socks, title: 'renamed since' };
    expect((await ask({ products: [wool], maxPrice: 1250 })).builtin.failures).toEqual([]);
    expect((await ask({ productsNot: [wool], maxPrice: 1249 })).builtin.failures).toEqual([
      '“renamed since” is among the first 3 products, and should not be.',
      '“Wool Socks” costs €12.50, which is too much.',
    ]);
    expect((await make(visitor, 'where is my invoice #37777', { answered: 'yes' })).builtin.failures).toEqual([
      'It should know the answer, and says that it does not.',
    ]);
  });

  it('is a whole conversation: every answer is compared', async () => {
    const visitor = await aShop(t);
    const turns = ['Can I return socks?', 'How long does delivery take?'].map((message) => ({ message }));
    const { test } = await t.ask(createAssistantTest, { headers: visitor.headers, body: { turns, expectations: {} } });
    await t.jobsDone();
    expect(test.builtin.answers).toHaveLength(2);
    await saveProfile(visitor, { whatAreFAQs: profile.whatAreFAQs.replace('30 days', '14 days') });
    await t.jobsDone();
    const [after] = (await listed(t, visitor)).tests;
    expect(after?.builtin.differences.map(({ turn }) => turn)).toEqual([0]);
  });

  it('runs as before if it was stored before rules could be expected', async () => {
    const visitor = await aShop(t);
    await make(visitor, 'Can I return socks?', { says: ['31 days'] });
    await t.platform.db.execute(
      sql`update assistant_tests set expectations = (expectations || '{"says": ["30 days"]}') - 'rulesNot' where owner_id = ${visitor.ownerId}`,
    );
    const [after] = (await rerun(t, visitor)).tests;
    expect(after).toMatchObject({ expectations: { says: ['30 days'], rulesNot: [] }, builtin: { status: 'same', failures: [] } });
  });

  it('refuses an invalid test, and recommenders of other owners', async () => {
    const [visitor, other] = [await aShop(t), await aShop(t)];
    const send = (body: object) => t.send(createAssistantTest, { headers: visitor.headers, body: body as never });
    expect((await send({ turns: [], expectations: {} })).statusCode).toBe(400);
    expect((await send({ turns: [{ message: '' }], expectations: {} })).json().error.fields).toHaveProperty('turns.0.message');
    expect((await send({ turns: [{ message: 'Hi' }], expectations: { first: 9 } })).json().error.fields).toHaveProperty(
      'expectations.first',
    );
    const foreign = await send({ turns: [{ message: 'Hi' }], expectations: {}, popupId: other.recommenderId });
    expect(foreign.statusCode).toBe(404);
  });

  it('can be changed, deleted and restored', async () => {
    const visitor = await aShop(t);
    const { headers } = visitor;
    const test = await make(visitor, 'Can I return socks?', { says: ['31 days'] });
    const params = { id: String(test.id) };
    const changed = await t.ask(updateAssistantTest, { headers, params, body: { turns: test.turns, expectations: { says: ['30 days'] } } });
    expect(changed.test.builtin).toMatchObject({ status: 'same', failures: [] });
    const updated = await t.ask(updateAssistantTest, { headers, params, body: { turns: [{ message: 'Hello!' }], expectations: {} } });
    expect(updated.test.builtin).toMatchObject({ status: 'same', differences: [] });
    await t.ask(deleteAssistantTest, { headers, params });
    expect((await listed(t, visitor)).total).toBe(0);
    expect((await t.send(deleteAssistantTest, { headers, params })).statusCode).toBe(404);
    expect((await t.ask(restoreAssistantTest, { headers, params })).test.turns).toEqual(updated.test.turns);
    expect((await t.send(restoreAssistantTest, { headers, params })).statusCode).toBe(404);
  });
});

describe('a change of what the assistant knows', () => {
  it('of the profile runs the tests: changed lines are shown and accepted one by one', async () => {
    const visitor = await aShop(t);
    const { headers } = visitor;
    const test = await make(visitor, 'How long does delivery take?');
    await saveProfile(visitor, { whatAreFAQs: 'How long does delivery take?\nFour working days. It costs €4.95.' });
    await t.jobsDone();
    const { tests, runs, counts } = await listed(t, visitor);
    expect(runs.builtin).toMatchObject({ status: 'done', causes: ['profile'], total: 1, done: 1 });
    expect(counts).toMatchObject({ differs: 1, same: 0 });
    const [after] = tests;
    expect(changesOf(after as never)[0]?.[0]).toEqual([expect.stringContaining('Three working days, for €3.95.')]);
    const [difference] = after?.builtin.differences ?? [];
    const params = { id: String(test.id) };
    const stale = { ...difference, before: [] } as typeof difference;
    expect((await t.send(acceptAnswer, { headers, params, body: { difference: stale } })).json().error.code).toBe('stale');
    const accepted = await t.ask(acceptAnswer, { headers, params, body: { difference } });
    expect(accepted.test.builtin.differences).toHaveLength((after?.builtin.differences.length ?? 0) - 1);
    expect((await t.ask(acceptAnswer, { headers, params, body: {} })).test.builtin).toMatchObject({ status: 'same', differences: [] });
  });

  it('of a page runs them too, and so does an import that changes more than 5 % of the products', async () => {
    const visitor = await aShop(t);
    await make(visitor, 'How can I pay?');
    await savePages(
      t.platform.db,
      visitor.ownerId,
      shop,
      [{ ...paymentPage, text: paymentPage.text.replace('1.50', '2.50') }],
      t.platform.clock.now(),
    );
    await t.platform.database.publish('catalogue_changed', String(visitor.ownerId));
    await t.jobsDone();
    const { tests, runs } = await listed(t, visitor);
    expect(runs.builtin?.causes).toContain('pages');
    expect(JSON.stringify(changesOf(tests[0] as never))).toContain('2.50');
  });

  it('can be tried out before it is saved', async () => {
    const visitor = await aShop(t);
    const { headers } = visitor;
    await make(visitor, 'How long does delivery take?', { says: ['three'] });
    await make(visitor, 'Can I return socks?');
    const before = await t.ask(getCompanyProfile, { headers });
    const draft = { ...profile, whatAreFAQs: profile.whatAreFAQs.replace('Three', 'Five') };
    const { run, changed } = await t.ask(rehearseProfile, { headers, body: draft });
    expect(run).toBe(2);
    expect(changed.map(({ turns, builtin }) => [turns[0]?.message, builtin.status])).toEqual([['How long does delivery take?', 'worse']]);
    expect(await t.ask(getCompanyProfile, { headers })).toEqual(before);
    expect((await t.ask(rehearseProfile, { headers, body: profile })).changed).toEqual([]);
  });

  it('is held back while tests fail, when the owner chose so', async () => {
    const visitor = await aShop(t);
    const { headers } = visitor;
    const params = { popupId: String(visitor.recommenderId) };
    const test = await make(visitor, 'How long does delivery take?', { says: ['three'] });
    const worse = { whatAreFAQs: profile.whatAreFAQs.replace('Three', 'Five') };
    await t.ask(updateTestSettings, { headers, body: { holdBack: true } });
    const refused = await saveProfile(visitor, worse);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'tests_fail']);
    expect((await saveProfile(visitor, { companyName: 'Another Name' })).statusCode).toBe(200);
    await t.ask(updatePopup, { headers, params, body: { status: false } });
    await t.ask(updatePopup, { headers, params, body: { status: true } });
    const body = { turns: test.turns, expectations: { says: ['seven'] } };
    await t.ask(updateAssistantTest, { headers, params: { id: String(test.id) }, body });
    // An active recommender can be changed, and switched off; it cannot be switched on.
    await t.ask(updatePopup, { headers, params, body: { popup_name: 'Renamed', status: true } });
    await t.ask(updatePopup, { headers, params, body: { status: false } });
    expect((await t.send(updatePopup, { headers, params, body: { status: true } })).json().error.code).toBe('tests_fail');
    await t.ask(updateTestSettings, { headers, body: { holdBack: false } });
    await t.ask(updatePopup, { headers, params, body: { status: true } });
    // Nor does an active one come back from the bin.
    await t.ask(updateTestSettings, { headers, body: { holdBack: true } });
    await t.ask(deletePopup, { headers, params });
    const restoring = { headers, body: { kind: 'recommender' as const, id: visitor.recommenderId } };
    expect((await t.send(restoreFromBin, restoring)).json().error.code).toBe('tests_fail');
    await t.ask(updateTestSettings, { headers, body: { holdBack: false } });
    await t.ask(restoreFromBin, restoring);
    expect((await saveProfile(visitor, worse)).statusCode).toBe(200);
  });
});

describe('tests are made', () => {
  it('from a conversation, with its chosen answers and what stood behind the answer, without contact details', async () => {
    const visitor = await aShop(t);
    const { headers } = visitor;
    await chat(t, visitor, {
      inputChatGPT: 'My feet',
      selectedAnswers: [{ answerId: visitor.feet }],
      next_question_id: visitor.secondQuestion,
    });
    await chat(t, visitor, { inputChatGPT: 'I am ada@lovelace.example, can I return socks?' });
    const engagementId = verifyEngagement(t.platform, visitor.engagement)?.id ?? '';
    const { timeline } = await t.ask(getConversation, { headers, params: { engagementId } });
    const chatEntries = timeline.flatMap((entry) => (entry.kind === 'said' ? [entry] : []));
    const body = { engagementId, chatId: chatEntries.at(-1)?.id ?? 0 };
    const { test } = await t.ask(createTestFromConversation, { headers, body });
    expect(test).toMatchObject({ origin: 'conversation', popupId: visitor.recommenderId });
    expect(test.turns.map(({ message }) => message)).toEqual(['My feet', 'I am …, can I return socks?']);
    expect(test.expectations).toMatchObject({ answered: 'yes', cites: ['Can I return socks?'], language: 'en' });
    expect(test.builtin.status).toBe('same');
    expect((await t.send(createTestFromConversation, { headers, body: { ...body, chatId: 999_999_999 } })).statusCode).toBe(404);
    // Erasing what the visitor said takes the test with it.
    await t.ask(eraseConversation, { headers, params: { engagementId } });
    expect((await listed(t, visitor)).total).toBe(0);
  });

  it('from a CSV file: bad rows are reported, the others become tests', async () => {
    const visitor = await aShop(t);
    const csv = [
      'Message;answered;says;says_not;products;max_price;language;rules_not',
      '"How long does delivery take?";yes;three|3.95;;;;EN;r3|R5',
      '"Hello!\nI am looking for wool socks";;;;Wool Socks;12,50;',
      ';yes;;;;;',
      'Hi;perhaps;;;;;',
      'Hi;;;;;cheap;',
      'Hi;;;;;;;R99',
    ].join('\n');
    const file = new File([csv], 'tests.csv', { type: 'text/csv' });
    const { made, faults } = await t.ask(importAssistantTests, { headers: visitor.headers, body: {}, files: { file } });
    expect([made, faults.map(({ row }) => row)]).toEqual([2, [3, 4, 5, 6]]);
    expect(faults[1]?.reason).toMatch(/^answered: /);
    expect(faults[2]?.reason).toMatch(/^max_price: /);
    expect(faults[3]?.reason).toMatch(/^rules_not: /);
    await t.jobsDone();
    const { tests, counts } = await listed(t, visitor);
    expect(counts.same).toBe(2);
    expect(tests.find(({ turns }) => turns.length === 1)?.expectations).toMatchObject({ rulesNot: ['R3', 'R5'] });
    expect(tests.find(({ turns }) => turns.length === 2)?.expectations).toMatchObject({
      maxPrice: 1250,
      products: [{ id: null, title: 'Wool Socks' }],
    });
    const bad = await t.send(importAssistantTests, {
      headers: visitor.headers,
      body: {},
      files: { file: new File(['a,b\n1,2'], 'x.csv') },
    });
    expect([bad.statusCode, Object.keys(bad.json().error.fields)]).toEqual([400, ['file']]);
  });

  it('of everything that the shop says, once', async () => {
    const visitor = await aShop(t);
    const made = await generate(t, visitor);
    const { tests, counts } = await listed(t, visitor);
    expect(counts).toMatchObject({ new: 0, differs: 0, broken: 0 });
    expect(counts.same + counts.worse).toBe(made);
    const questions = tests.map(({ turns }) => turns[0]?.message);
    expect(questions).toEqual(
      expect.arrayContaining(['How long does delivery take?', 'Can I return socks?', 'How much is Wool Socks?', 'Is there a discount?']),
    );
    expect(await generate(t, visitor)).toBe(0);
    expect((await rerun(t, visitor)).counts).toEqual(counts);
  });
});

describe('with a model', () => {
  let withModel: TestApp;
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider();
    withModel = await testApp({
      AI_BASE_URL: provider.url,
      AI_API_KEY: 'sk-test-key-123',
      AI_MODEL: 'first-model',
      CRAWL_ALLOW_HOSTS: new URL(provider.url).host,
    });
  });
  afterAll(async () => {
    await withModel.close();
    await provider.close();
  });
  const says = (text: string) =>
    provider.answer((response) => {
      beginStream(response);
      response.end(piece(text) + ending({ prompt_tokens: 100, completion_tokens: 20 }));
    });
  const runWithModel = async ({ headers }: TestVisitor) => {
    await withModel.ask(startTestRun, { headers, body: { writtenBy: 'model' } });
    await withModel.jobsDone();
  };
  const now = async (visitor: TestVisitor) => {
    const { tests, ...rest } = await listed(withModel, visitor);
    const [test] = tests;
    return { ...rest, model: test?.model && { ...test.model, answers: undefined }, builtin: test?.builtin };
  };

  it('they run when the owner says so; results of another model, or of other texts, are marked until then', async () => {
    const visitor = await aShop(withModel);
    const { headers } = visitor;
    const body = {
      turns: [{ message: 'Can I return socks?' }],
      expectations: { cites: ['How long does delivery take'], saysNot: ['Rain Hat'] },
    };
    await withModel.ask(createAssistantTest, { headers, body });
    await withModel.jobsDone();
    provider.asked.length = 0;
    expect(await now(visitor)).toMatchObject({ hasModel: true, changedSinceModel: [], model: null });

    // A source that was not among those found for the question counts.
    says('Yes, within 30 days. Delivery takes three working days, for €3.95.');
    await runWithModel(visitor);
    expect(provider.asked).toHaveLength(1);
    expect(await now(visitor)).toMatchObject({
      changedSinceModel: [],
      model: { status: 'same', failures: [], outdated: false },
      // The built-in assistant does not speak of delivery.
      builtin: { status: 'worse', failures: ['It should cite “How long does delivery take”, and does not.'] },
    });

    const other = { provider: 'compatible' as const, baseUrl: provider.url, model: 'second-model', dailyTokens: null };
    await withModel.ask(updateAssistant, { headers, body: other });
    await withModel.jobsDone();
    const changed = await now(visitor);
    expect(changed).toMatchObject({ changedSinceModel: ['model'], model: { status: 'same', outdated: true } });
    expect(changed.runs).toMatchObject({ builtin: { causes: ['model'] }, model: { causes: ['owner'] } });
    expect(provider.asked).toHaveLength(1);

    says('Yes, within 30 days. The Rain Hat costs €30.00.');
    await runWithModel(visitor);
    expect(provider.asked).toHaveLength(2);
    expect(await now(visitor)).toMatchObject({
      changedSinceModel: [],
      model: {
        status: 'worse',
        failures: ['It should cite “How long does delivery take”, and does not.', 'It says “Rain Hat”, which it should not.'],
        outdated: false,
      },
    });

    await withModel.ask(updateCompanyProfile, { headers, body: { ...profile, companyName: 'Another Name' } });
    await withModel.jobsDone();
    expect(await now(visitor)).toMatchObject({ changedSinceModel: ['profile'], model: { outdated: true } });
    expect(provider.asked).toHaveLength(2);
  });

  it('reports the sentences that the rules withheld, rule by rule', async () => {
    const visitor = await aShop(withModel);
    const { headers } = visitor;
    const ask = (message: string, rulesNot: NonNullable<NewTest['expectations']>['rulesNot']) =>
      withModel.ask(createAssistantTest, { headers, body: { turns: [{ message }], expectations: { rulesNot } } });
    await ask('Can I return socks?', ['R3', 'R5']);
    await ask('May I return wool socks?', ['R7']);
    says('Yes, within 30 days. I have sent you a voucher by mail. {price p1}');
    await runWithModel(visitor);
    const { tests } = await listed(withModel, visitor);
    const resultOf = (message: string) => tests.find(({ turns }) => turns[0]?.message === message);
    // The built-in assistant has no sentences that a rule could stop.
    expect(tests.map(({ builtin }) => builtin.status)).toEqual(['same', 'same']);
    expect(resultOf('Can I return socks?')?.model).toMatchObject({
      status: 'worse',
      failures: ['Rule R3 did not let pass: “I have sent you a voucher by mail.”.'],
    });
    expect(resultOf('May I return wool socks?')?.model).toMatchObject({ status: 'same', failures: [] });
  });

  it('says why a test cannot be run when the model does not answer', async () => {
    const visitor = await aShop(withModel);
    const body = { turns: [{ message: 'Can I return socks?' }], expectations: {} };
    await withModel.ask(createAssistantTest, { headers: visitor.headers, body });
    provider.answer((response) => response.writeHead(400).end());
    await runWithModel(visitor);
    expect((await now(visitor)).model).toMatchObject({ status: 'broken', failures: [expect.stringContaining('its provider failed')] });
  });
});

it('cannot be run with a model that the owner does not have', async () => {
  const visitor = await aShop(t);
  const response = await t.send(startTestRun, { headers: visitor.headers, body: { writtenBy: 'model' } });
  expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, ['writtenBy']]);
});

/** Holding back while tests fail: every change of the owner's knowledge is tried out on the tests before it is saved. */
import {
  addText,
  answerUnanswered,
  deleteLearnt,
  deleteText,
  listLearnt,
  listTexts,
  rehearseProfile,
  restoreText,
  testExpectations,
  undoAnswer,
  updateCompanyProfile,
  updateText,
} from '@parley/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { profile, type TestVisitor } from '../../assistant/testing.ts';
import { turnOf } from '../making/generate.ts';
import { insertTests } from '../store.ts';
import { aShop, type Expectations, holdBack, passingTest } from '../testing.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
afterEach(() => void vi.restoreAllMocks());

const question = 'Do you repair zips?';
const zips = { title: 'Zips', text: 'We repair zips of any jacket for 12 euros.' };

const make = (message: string, expectations: Expectations) => (visitor: TestVisitor) => passingTest(t, visitor, message, expectations);
const knows = make(question, { says: ['12 euros'] });
const knowsNot = make(question, { answered: 'no' });

const added = async ({ headers }: TestVisitor) => String((await t.ask(addText, { headers, body: zips })).text.id);
const answered = async ({ headers }: TestVisitor, into: 'faq' | 'text') =>
  String((await t.ask(answerUnanswered, { headers, body: { question, answer: zips.text, into } })).id);
const everythingOf = async ({ headers }: TestVisitor) => [await t.ask(listTexts, { headers }), await t.ask(listLearnt, { headers })];

type Send = () => ReturnType<TestApp['send']>;

describe('a change that would make a test fail is not saved while the owner holds back', () => {
  it.each<[string, (visitor: TestVisitor) => Promise<Send>]>([
    [
      'a text is added',
      async (visitor) => {
        await knowsNot(visitor);
        return () => t.send(addText, { headers: visitor.headers, body: zips });
      },
    ],
    [
      'a file is uploaded',
      async (visitor) => {
        await knowsNot(visitor);
        return () => t.send(addText, { headers: visitor.headers, body: {}, files: { file: new File([zips.text], 'zips.txt') } });
      },
    ],
    [
      'a text is changed',
      async (visitor) => {
        const id = await added(visitor);
        await knows(visitor);
        const body = { ...zips, text: zips.text.replace('12', '15') };
        return () => t.send(updateText, { headers: visitor.headers, params: { id }, body });
      },
    ],
    [
      'a text is deleted',
      async (visitor) => {
        const id = await added(visitor);
        await knows(visitor);
        return () => t.send(deleteText, { headers: visitor.headers, params: { id } });
      },
    ],
    [
      'a text is restored',
      async (visitor) => {
        const { headers } = visitor;
        const params = { id: await added(visitor) };
        await t.ask(deleteText, { headers, params });
        await knowsNot(visitor);
        return () => t.send(restoreText, { headers, params });
      },
    ],
    [
      'a question is answered with a text',
      async (visitor) => {
        await knowsNot(visitor);
        const body = { question, answer: zips.text, into: 'text' as const };
        return () => t.send(answerUnanswered, { headers: visitor.headers, body });
      },
    ],
    [
      'a question is answered in the FAQs',
      async (visitor) => {
        await knowsNot(visitor);
        const body = { question, answer: zips.text, into: 'faq' as const };
        return () => t.send(answerUnanswered, { headers: visitor.headers, body });
      },
    ],
    ...(['faq', 'text'] as const).map((into): [string, (visitor: TestVisitor) => Promise<Send>] => [
      `an answer (${into}) is taken back`,
      async (visitor) => {
        const id = await answered(visitor, into);
        await knows(visitor);
        return () => t.send(undoAnswer, { headers: visitor.headers, params: { id } });
      },
    ]),
    [
      'a page is removed',
      async (visitor) => {
        await make('How can I pay?', { says: ['1.50'] })(visitor);
        const [page] = (await t.ask(listLearnt, { headers: visitor.headers })).pages;
        return () => t.send(deleteLearnt, { headers: visitor.headers, params: { id: String(page?.id) } });
      },
    ],
  ])('%s', async (_name, prepare) => {
    const visitor = await aShop(t);
    const send = await prepare(visitor);
    await holdBack(t, visitor);
    const before = await everythingOf(visitor);
    const refused = await send();
    expect([refused.statusCode, refused.json().error?.code], refused.body).toEqual([409, 'tests_fail']);
    expect(refused.json().error.message).toMatch(/^With this, a test of the assistant would fail, such as “/);
    expect(await everythingOf(visitor)).toEqual(before);
    await holdBack(t, visitor, false);
    expect((await send()).statusCode).toBeLessThan(300);
  });

  it('saves another change, and still refuses an impossible one for its own reason', async () => {
    const visitor = await aShop(t);
    const { headers } = visitor;
    const params = { id: await added(visitor) };
    await knows(visitor);
    await holdBack(t, visitor);
    await t.ask(updateText, { headers, params, body: { ...zips, text: `${zips.text} It takes a week.` } });
    expect((await t.send(deleteText, { headers, params: { id: '999999' } })).statusCode).toBe(404);
  });
});

describe('with many tests', () => {
  const many = 230;
  /** Tests of which only the last one fails when delivery takes five days. */
  async function aShopWithMany(): Promise<TestVisitor> {
    const visitor = await aShop(t);
    const base = { recommenderId: null, origin: 'csv' as const };
    const harmless = Array.from({ length: many - 1 }, (_, at) => ({
      ...base,
      turns: [turnOf(`Hello ${at}!`)],
      expectations: testExpectations.parse({}),
    }));
    const expectations = testExpectations.parse({ says: ['three'] });
    await insertTests(t.platform.db, visitor.ownerId, [
      ...harmless,
      { ...base, turns: [turnOf('How long does delivery take?')], expectations },
    ]);
    return visitor;
  }
  const slower = { ...profile, whatAreFAQs: profile.whatAreFAQs.replace('Three', 'Five') };

  it('all are looked at', async () => {
    const visitor = await aShopWithMany();
    const { headers } = visitor;
    await holdBack(t, visitor);
    const refused = await t.send(updateCompanyProfile, { headers, body: slower });
    expect([refused.statusCode, refused.json().error?.code]).toEqual([409, 'tests_fail']);
    const { run, changed } = await t.ask(rehearseProfile, { headers, body: slower });
    expect([run, changed.map(({ turns }) => turns[0]?.message)]).toEqual([many, ['How long does delivery take?']]);
  });

  it('when the time is up, the owner reads how many were looked at, and nothing is saved unseen', async () => {
    const visitor = await aShopWithMany();
    const { headers } = visitor;
    await holdBack(t, visitor);
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('The time is up', 'TimeoutError')));
    const refused = await t.send(updateCompanyProfile, { headers, body: slower });
    expect([refused.statusCode, refused.json().error.code], refused.body).toEqual([409, 'tests_unfinished']);
    expect(refused.json().error.message).toContain('Parley could try 0 of 1 tests');
    const rehearsed = await t.send(rehearseProfile, { headers, body: slower });
    expect([rehearsed.statusCode, rehearsed.json()]).toEqual([200, { run: 0, total: many, changed: [] }]);
  });
});

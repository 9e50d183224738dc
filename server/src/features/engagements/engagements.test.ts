import { randomUUID } from 'node:crypto';
import { recordAnswer, recordEvents, type SendInput } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { answerTotals, questionTotals, recommenderTotals } from '../counters/index.ts';
import { createQuestionnaireWith } from '../questionnaires/index.ts';
import { createRecommender, mintEngagement } from '../recommenders/index.ts';
import { chatsOf, findChat } from './index.ts';
import { pageOf } from './service.ts';

const shop = 'https://shop.example';
type AnswerBody = SendInput<typeof recordAnswer>['body'];
type Event = SendInput<typeof recordEvents>['body']['events'][number];

describe('what visitors do', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  /** A shop whose recommender asks two questions, and a visitor on its page. */
  const aVisitor = async () => {
    const { ownerId } = await test.newOwner();
    const answer = { text: 'Yes', textForChat: 'Yes', next: null };
    const question = { text: 'Well?', answers: [answer, answer] };
    const created = await createQuestionnaireWith(test.platform.db, ownerId, { name: 'Q', questions: [question, question] });
    const { questionnaireId, questionIds, answerIds } = created;
    const recommenderId = await createRecommender(test.platform.db, ownerId, {
      name: 'R',
      active: true,
      questionnaireId,
      websites: [shop],
    });
    const token = mintEngagement(test.platform, ownerId, recommenderId);
    const [question1, question2] = questionIds as [number, number];
    const [answers1, answers2] = answerIds as [number[], number[]];
    return { ownerId, recommenderId, questionnaireId, token, question1, question2, answers1, answers2 };
  };
  type Visitor = Awaited<ReturnType<typeof aVisitor>>;

  const answer = (
    visitor: Visitor,
    changes: Partial<AnswerBody> = {},
    questionId = visitor.question1,
    headers: Record<string, string> = { origin: shop },
  ) => {
    const body = { answer: [{ answerId: visitor.answers1[0] as number }], popup_engagement: visitor.token, answerTime: 2.5, ...changes };
    return test.send(recordAnswer, { params: { questionId: String(questionId) }, body, headers });
  };
  const sendEvents = (
    { ownerId, recommenderId, token }: Visitor,
    events: Omit<Event, 'requestId'>[],
    headers: Record<string, string> = { origin: shop },
  ) =>
    test.send(recordEvents, {
      params: { userId: String(ownerId), popupId: String(recommenderId), engagementId: token },
      body: { events: events.map((event) => ({ requestId: randomUUID(), ...event })) },
      headers,
    });
  const totals = async ({ ownerId, recommenderId }: Visitor) => {
    await test.platform.pending.catchUp(ownerId);
    return (await recommenderTotals(test.platform.db, ownerId)).get(recommenderId);
  };
  const responsesOf = async ({ ownerId }: Visitor) => {
    await test.platform.pending.catchUp(ownerId);
    return (await test.platform.database.pool.query('select * from responses where owner_id = $1', [ownerId])).rows;
  };

  it('stores the chosen answers with the typed text and the answer time', async () => {
    const visitor = await aVisitor();
    const [first, second] = visitor.answers1 as [number, number];
    const chosen = [
      { answerId: String(first), customTextInput: ' size 42\n' },
      { answerId: second, customTextInput: null },
      { answerId: second },
    ];
    const response = await answer(visitor, { answer: chosen });
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    expect(await responsesOf(visitor)).toMatchObject([
      {
        question_id: visitor.question1,
        time_ms: 2500,
        answers: [
          { answerId: first, text: 'size 42' },
          { answerId: second, text: '' },
        ],
      },
    ]);
    const ids = [visitor.questionnaireId];
    expect(await questionTotals(test.platform.db, visitor.ownerId, ids)).toMatchObject([
      { questionId: visitor.question1, responses: 1, timeMs: 2500 },
    ]);
    expect(await answerTotals(test.platform.db, visitor.ownerId, ids)).toHaveLength(2);
    expect(await totals(visitor)).toMatchObject({ displayed: 1, engaged: 1, responses: 1 });
  });

  it('stores a request once when it arrives 50 times at the same moment', async () => {
    const visitor = await aVisitor();
    const requestId = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, i) => answer(visitor, { requestId: i % 2 ? requestId : requestId.toUpperCase() })),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await responsesOf(visitor)).toHaveLength(1);
    expect(await totals(visitor)).toMatchObject({ displayed: 1, engaged: 1, responses: 1 });
  });

  it('refuses a question or answers of another questionnaire, and stores nothing', async () => {
    const [visitor, other] = [await aVisitor(), await aVisitor()];
    expect((await answer(visitor, {}, other.question1)).statusCode).toBe(404);
    const mixed = await answer(visitor, {
      answer: [{ answerId: visitor.answers1[0] as number }, { answerId: visitor.answers2[0] as number }],
    });
    expect([mixed.statusCode, Object.keys(mixed.json().error.fields)]).toEqual([400, ['answer.1.answerId']]);
    expect((await answer(visitor, { answer: [{ answerId: other.answers1[0] as number }] })).statusCode).toBe(400);
    expect(await responsesOf(visitor)).toEqual([]);
    expect(await totals(visitor)).toBeUndefined();
  });

  it('refuses an engagement that is forged, or of another recommender', async () => {
    const [visitor, other] = [await aVisitor(), await aVisitor()];
    const [id, owner, recommender, signature] = visitor.token.split('.');
    const forged = [
      `${randomUUID()}.${owner}.${recommender}.${signature}`,
      `${id}.${other.ownerId}.${other.recommenderId}.${signature}`,
      'x',
      `${visitor.token}x`,
    ];
    for (const token of forged) {
      expect((await answer({ ...visitor, token })).statusCode).toBe(403);
      expect((await sendEvents({ ...visitor, token }, [{ type: 'shown' }])).statusCode).toBe(403);
    }
    const foreign = await sendEvents({ ...visitor, token: other.token }, [{ type: 'shown' }]);
    expect([foreign.statusCode, foreign.json().error.code]).toEqual([403, 'unknown_engagement']);
    expect((await answer({ ...visitor, token: other.token })).statusCode).toBe(404);
    expect(await totals(visitor)).toBeUndefined();
    expect(await totals(other)).toBeUndefined();
  });

  it('refuses a website that is not allowed, and logs it', async () => {
    const visitor = await aVisitor();
    const evil = { origin: 'https://evil.example' };
    const logged = vi.spyOn(test.app.log, 'info');
    expect((await answer(visitor, {}, visitor.question1, evil)).statusCode).toBe(403);
    expect((await sendEvents(visitor, [{ type: 'shown' }], evil)).statusCode).toBe(403);
    for (const { path } of [recordAnswer, recordEvents])
      expect(logged).toHaveBeenCalledWith(expect.objectContaining({ route: path, code: 'website_not_allowed' }), 'a visitor was refused');
    logged.mockRestore();
    expect(await totals(visitor)).toBeUndefined();
  });

  it('records events, and stores the page without its query and fragment', async () => {
    const visitor = await aVisitor();
    const page = `${shop}/shoes?mail=ada@shop.example#top`;
    const response = await sendEvents(visitor, [
      { type: 'shown', trigger: 'exit', device: 'phone', page },
      { type: 'opened' },
      { type: 'clicked', productId: 7 },
      { type: 'closed' },
    ]);
    expect(response.statusCode).toBe(200);
    expect(await totals(visitor)).toMatchObject({ displayed: 1, engaged: 1, opened: 1, clicked: 1, closed: 1 });
    const { rows } = await test.platform.database.pool.query('select * from engagements where owner_id = $1', [visitor.ownerId]);
    expect(rows).toMatchObject([{ page: `${shop}/shoes`, trigger: 'exit', device: 'phone', recommender_id: visitor.recommenderId }]);
    expect(rows[0].ended_at).not.toBeNull();
  });

  it('accepts only http(s) URLs as pages', () => {
    expect(pageOf('https://shop.example:8443/a/b?c#d')).toBe('https://shop.example:8443/a/b');
    expect(pageOf('https://ada:secret@shop.example/')).toBe('https://shop.example/');
    for (const text of ['', undefined, 'shop.example', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])
      expect(pageOf(text)).toBe('');
  });

  it('follows the owner’s changes of the questionnaire', async () => {
    const visitor = await aVisitor();
    expect((await answer(visitor)).statusCode).toBe(200);
    const headers = await test.signIn(visitor.ownerId);
    await test.app.inject({ method: 'DELETE', url: `/api/delete_question/${visitor.question1}/`, headers });
    expect((await answer(visitor)).statusCode).toBe(404);
    expect((await answer(visitor, { answer: [{ answerId: visitor.answers2[0] as number }] }, visitor.question2)).statusCode).toBe(200);
  });

  it('stores a chat entry once and returns the stored entry', async () => {
    const visitor = await aVisitor();
    const engagementId = visitor.token.split('.')[0] as string;
    const visit = {
      ownerId: visitor.ownerId,
      recommenderId: visitor.recommenderId,
      questionnaireId: visitor.questionnaireId,
      engagementId,
    };
    const chat = {
      ...visit,
      requestId: randomUUID(),
      input: 'Hi',
      output: 'Hello',
      products: [{ id: 1, productTitle: 'Shoe', productImage: '', productLink: '', reasons: [] }] as never,
      inputTokens: 10,
      outputTokens: 5,
    };
    const stored = await test.features.engagements.recordChat(chat);
    const again = await test.features.engagements.recordChat({ ...chat, output: 'Something else' });
    expect(again).toEqual(stored);
    expect(stored).toMatchObject({ input: 'Hi', output: 'Hello', products: [{ productTitle: 'Shoe' }] });
    expect(await findChat(test.platform.db, visitor.ownerId, chat.requestId)).toEqual(stored);
    expect(await findChat(test.platform.db, visitor.ownerId, randomUUID())).toBeNull();
    expect(await findChat(test.platform.db, visitor.ownerId + 1, chat.requestId)).toBeNull();
    await expect(test.features.engagements.recordChat({ ...chat, engagementId: randomUUID() })).rejects.toMatchObject({ status: 409 });
    expect(await totals(visitor)).toMatchObject({ displayed: 1, engaged: 1, conversations: 1, chats: 1, tokens: 15 });

    for (const input of ['Two', 'Three']) {
      test.clock.advance(1000);
      await test.features.engagements.recordChat({ ...chat, requestId: randomUUID(), input });
    }
    const newest = await chatsOf(test.platform.db, visitor.ownerId, engagementId, 2);
    expect(newest.map(({ input }) => input)).toEqual(['Two', 'Three']);
  });
});

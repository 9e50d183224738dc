import { randomUUID } from 'node:crypto';
import {
  type AssistantProvider,
  getAssistant,
  listQuestionnaires,
  postChat,
  tryAssistant,
  tryQuestionnaire,
  updateAssistant,
} from '@parley/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { recommenderTotals } from '../../counters/index.ts';
import { mintEngagement } from '../../recommenders/index.ts';
import { assistantSettings } from '../tables.ts';
import {
  aVisitor,
  beginStream,
  type ChatBody,
  chat,
  ending,
  eventsOf,
  type Provider,
  piece,
  startProvider,
  type TestVisitor,
} from '../testing.ts';

const ownerKey = 'sk-owner-key-98765';

let t: TestApp;
let standard: Provider;
let own: Provider;
let visitor: TestVisitor;
beforeAll(async () => {
  [standard, own] = [await startProvider(), await startProvider()];
  t = await testApp({
    AI_BASE_URL: standard.url,
    AI_API_KEY: 'sk-operator-key',
    AI_MODEL: 'standard-model',
    AI_TIMEOUT_SECONDS: '2',
    AI_DAILY_TOKENS: '10000',
    CRAWL_ALLOW_HOSTS: new URL(own.url).host,
  });
});
beforeEach(async () => {
  visitor = await aVisitor(t);
  for (const provider of [standard, own]) {
    provider.asked.length = 0;
    says(provider, provider === own ? 'What do you have in mind?' : 'What are you looking for?');
  }
});
afterAll(async () => {
  await t.close();
  await standard.close();
  await own.close();
});

const says = (provider: Provider, text: string, usage = { prompt_tokens: 100, completion_tokens: 20 }) =>
  provider.answer((response) => {
    beginStream(response);
    response.end(piece(text) + ending(usage));
  });
const refuses = (status: number, body: object) =>
  own.answer((response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)));

const choice = (changes: object = {}) => ({
  provider: 'compatible' as AssistantProvider,
  baseUrl: own.url,
  model: 'own-model',
  dailyTokens: null,
  ...changes,
});
const save = (changes: object = {}) => t.send(updateAssistant, { body: choice(changes), headers: visitor.headers });
const saved = async (changes: object = {}) => updateAssistant.answer.parse((await save(changes)).json());
const settings = () => t.ask(getAssistant, { headers: visitor.headers });
const ask = (body: ChatBody | string = 'Hi') => chat(t, visitor, typeof body === 'string' ? { inputChatGPT: body } : body);
const answer = async (body?: ChatBody | string) => postChat.answer.parse((await ask(body)).json()).chatgpt[0]?.outputChatGPT;
const trial = async (changes: object = {}) => {
  const { dailyTokens: _, ...body } = choice({ key: ownerKey, ...changes }) as ReturnType<typeof choice>;
  return t.ask(tryAssistant, { body, headers: visitor.headers });
};

describe('the owner’s model', () => {
  it('is the installation’s until the owner sets one, and the settings show that', async () => {
    expect(await settings()).toMatchObject({
      provider: 'default',
      key: null,
      installation: { model: 'standard-model', dailyTokens: 10_000 },
    });
    expect(await answer()).toBe('What are you looking for?');
    expect(standard.asked[0]?.authorization).toBe('Bearer sk-operator-key');
  });

  it('is the owner’s endpoint, model and key once they are set; another owner keeps the default', async () => {
    await saved({ key: ownerKey });
    expect(await answer()).toBe('What do you have in mind?');
    expect(own.asked[0]).toMatchObject({ body: { model: 'own-model', stream: true }, authorization: `Bearer ${ownerKey}` });
    expect(standard.asked).toEqual([]);
    visitor = await aVisitor(t);
    expect(await answer()).toBe('What are you looking for?');
  });

  it('is the built-in assistant when the owner chooses it', async () => {
    await saved({ provider: 'builtin' });
    expect(await answer('How long is delivery?')).toContain('Three working days');
    expect(standard.asked).toEqual([]);
  });

  it('never returns the key, and stores it encrypted', async () => {
    const { key } = await saved({ key: ownerKey });
    expect(key).toEqual({ setAt: expect.any(String), endsIn: '8765' });
    const [row] = await t.platform.db.select().from(assistantSettings).where(eq(assistantSettings.ownerId, visitor.ownerId));
    expect(JSON.stringify(row)).not.toContain(ownerKey.slice(0, -4));
    expect((await t.send(getAssistant, { headers: visitor.headers })).body).not.toContain(ownerKey.slice(0, -4));
  });

  it('keeps the key while only the model changes, replaces it, and removes it', async () => {
    await saved({ key: ownerKey });
    expect((await saved({ model: 'another' })).key?.endsIn).toBe('8765');
    expect((await saved({ key: 'sk-second-key-4321' })).key?.endsIn).toBe('4321');
    expect((await saved({ key: null })).key).toBeNull();
    await ask();
    expect(own.asked[0]?.authorization).toBeUndefined();
  });

  it('never sends a key to another address than the one it was set for', async () => {
    await saved({ key: ownerKey });
    const { key } = await saved({ baseUrl: `${own.url}/other` });
    expect(key).toBeNull();
    expect(await trial({ baseUrl: `${own.url}/third`, key: undefined })).toMatchObject({ ms: expect.any(Number) });
    expect(own.asked.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  it('refuses another owner’s key that was copied into the row', async () => {
    await saved({ key: ownerKey });
    const mine = visitor.ownerId;
    const [row] = await t.platform.db.select().from(assistantSettings).where(eq(assistantSettings.ownerId, mine));
    visitor = await aVisitor(t);
    await t.platform.db.insert(assistantSettings).values({ ...row, ownerId: visitor.ownerId });
    expect((await settings()).key).toBeNull();
    // Without its key the owner's endpoint is not called.
    await ask();
    expect(own.asked).toEqual([]);
  });

  it.each([
    [{ provider: 'openai', baseUrl: '' }, 'key'],
    [{ provider: 'anthropic', baseUrl: '' }, 'key'],
    [{ model: '' }, 'model'],
    [{ baseUrl: '' }, 'baseUrl'],
    [{ baseUrl: 'ftp://models.test' }, 'baseUrl'],
    [{ key: 'two words' }, 'key'],
    [{ dailyTokens: 0 }, 'dailyTokens'],
    [{ provider: 'other' }, 'provider'],
  ])('refuses %j and names %s', async (changes, field) => {
    const response = await save(changes);
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [field]]);
  });
});

describe('trying a model', () => {
  it('reports success and the time taken, and saves nothing', async () => {
    expect(await trial()).toEqual({ ok: true, code: 'answers', message: 'The model answers.', ms: expect.any(Number) });
    expect(own.asked).toHaveLength(1);
    expect(own.asked[0]?.authorization).toBe(`Bearer ${ownerKey}`);
    expect(await settings()).toMatchObject({ provider: 'default', key: null });
  });

  it('uses the stored key when none is entered', async () => {
    await saved({ key: ownerKey });
    await trial({ key: undefined });
    expect(own.asked[0]?.authorization).toBe(`Bearer ${ownerKey}`);
  });

  it.each([
    ['bad_key', 401, { error: { message: `Incorrect API key provided: ${ownerKey}` } }],
    ['unknown_model', 404, { error: { message: 'The model `own-model` does not exist' } }],
    ['unknown_model', 400, { error: { message: 'invalid model ID' } }],
    ['unreachable', 404, { error: { message: 'Not Found' } }],
    ['too_many', 429, { error: { message: 'You exceeded your current quota' } }],
    ['no_answer', 503, { error: { message: 'overloaded' } }],
    ['refused', 422, { error: { message: 'no' } }],
  ])('reports %s for %i', async (code, status, body) => {
    refuses(status, body);
    const result = await trial();
    expect(result).toMatchObject({ ok: false, code });
    expect(result.message).not.toContain(ownerKey);
  });

  it('reports an unreachable endpoint', async () => {
    const gone = await startProvider();
    const other = await testApp({ CRAWL_ALLOW_HOSTS: new URL(gone.url).host });
    await gone.close();
    const { headers } = await other.newOwner();
    const body = { provider: 'compatible' as const, baseUrl: gone.url, model: 'm', key: ownerKey };
    expect(await other.ask(tryAssistant, { body, headers })).toMatchObject({ ok: false, code: 'unreachable' });
    await other.close();
  });

  it('reports an endpoint that is not a model', async () => {
    own.answer((response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>'));
    expect(await trial()).toMatchObject({ ok: false, code: 'no_answer' });
  });

  it.each(['http://127.0.0.1:1/v1', 'http://169.254.169.254/v1', 'http://[::1]/v1', 'http://2130706433/', 'https://localhost/v1'])(
    'does not ask %s for an owner',
    async (baseUrl) => {
      expect(await trial({ baseUrl })).toMatchObject({ ok: false, code: 'not_allowed' });
    },
  );

  it('does not follow an endpoint’s redirect with the key to another address', async () => {
    own.answer((response) => response.writeHead(307, { location: `${standard.url}/chat/completions` }).end());
    expect(await trial()).toMatchObject({ ok: false, code: 'refused' });
    expect(standard.asked).toEqual([]);
  });

  it('calls from the owner’s endpoint pass the same guard', async () => {
    await saved({ baseUrl: 'http://169.254.169.254/v1', key: ownerKey });
    expect(await answer('How long is delivery?')).toContain('Three working days');
    expect((await settings()).health.first.fault?.message).toContain('not on the public internet');
  });
});

describe('the daily budget', () => {
  const tokens = async () => (await recommenderTotals(t.platform.db, visitor.ownerId)).get(visitor.recommenderId)?.tokens ?? 0;
  const mailsOfBudget = () => t.mails.filter(({ subject }) => subject === 'Your assistant reached its daily limit');

  it('is the installation’s when the owner sets none, and never more than that when its model answers', async () => {
    expect((await settings()).today).toMatchObject({ tokens: 0, limit: 10_000 });
    expect((await saved({ provider: 'default', dailyTokens: 50_000 })).today.limit).toBe(10_000);
    expect((await saved({ provider: 'default', dailyTokens: 5_000 })).today.limit).toBe(5_000);
    expect((await saved({ key: ownerKey, dailyTokens: 50_000 })).today.limit).toBe(50_000);
  });

  it('switches to the built-in assistant when used up, and sends one mail that day', async () => {
    await saved({ key: ownerKey, dailyTokens: 3_000 });
    says(own, 'What do you have in mind?', { prompt_tokens: 2_900, completion_tokens: 90 });
    t.mails.length = 0;
    expect(await answer()).toBe('What do you have in mind?');
    expect((await settings()).today).toMatchObject({ tokens: 2_990, limit: 3_000 });
    for (let i = 0; i < 3; i++) expect(await answer('How long is delivery?')).toContain('Three working days');
    await t.jobsDone();
    expect(own.asked).toHaveLength(1);
    expect(await tokens()).toBe(2_990);
    expect(mailsOfBudget()).toHaveLength(1);
    expect(mailsOfBudget()[0]?.text).toContain('http://parley.test/Settings/Assistant');
  });

  it('includes the owner’s trials, and answers trials with the built-in assistant when it is used up', async () => {
    await saved({ key: ownerKey, dailyTokens: 5_500 });
    says(own, 'What do you have in mind?', { prompt_tokens: 1_300, completion_tokens: 100 });
    const { questionnaires } = await t.ask(listQuestionnaires, { headers: visitor.headers });
    const params = { id: String(questionnaires[0]?.id) };
    const tryOnce = async () => {
      const body = { inputChatGPT: 'How long is delivery?' };
      return (await t.ask(tryQuestionnaire, { params, body, headers: visitor.headers })).outputChatGPT;
    };
    expect(await tryOnce()).toBe('What do you have in mind?');
    expect(await tryOnce()).toBe('What do you have in mind?');
    expect((await settings()).today.tokens).toBe(2_800);
    expect(await tokens()).toBe(0);
    expect(await answer()).toBe('What do you have in mind?');
    expect((await settings()).today.tokens).toBe(4_200);
    expect(await tryOnce()).toContain('Three working days');
    expect(await answer('How long is delivery?')).toContain('Three working days');
    expect(own.asked).toHaveLength(3);
    t.clock.advance(86_400_000);
    try {
      expect((await settings()).today.tokens).toBe(0);
      expect(await tryOnce()).toBe('What do you have in mind?');
      expect((await settings()).today.tokens).toBe(1_400);
    } finally {
      t.clock.advance(-86_400_000);
    }
  });

  it('includes the estimated cost of an aborted answer, which has no entry', async () => {
    await saved({ key: ownerKey, dailyTokens: 3_000 });
    own.answer((response) => {
      beginStream(response);
      response.write(piece('word '.repeat(400)), () => response.destroy());
    });
    expect((await ask()).statusCode).toBe(200);
    // Two thousand characters arrived, and the instructions were sent.
    expect((await settings()).today.tokens).toBeGreaterThan(700);
    expect(await tokens()).toBe(0);
    expect(await answer('How long is delivery?')).toContain('Three working days');
    refuses(500, {});
    const before = (await saved({ dailyTokens: null })).today.tokens;
    expect((await ask()).statusCode).toBe(200);
    expect((await settings()).today.tokens).toBe(before);
  });

  it('starts again the next day', async () => {
    await saved({ key: ownerKey, dailyTokens: 4_000 });
    says(own, 'What do you have in mind?', { prompt_tokens: 2_900, completion_tokens: 90 });
    await answer();
    expect(await answer('How long is delivery?')).toContain('Three working days');
    t.clock.advance(86_400_000);
    try {
      expect(await answer('How long is delivery?')).toBe('What do you have in mind?');
    } finally {
      t.clock.advance(-86_400_000);
    }
  });

  it('is not exceeded by many visitors at once', async () => {
    await saved({ key: ownerKey, dailyTokens: 5_000 });
    const visitors = 12;
    const held: (() => void)[] = [];
    let [taken, refused] = [0, 0];
    // No request is answered before all were sent.
    const releaseWhenAllAsked = () => {
      if (taken + refused === visitors) for (const finish of held.splice(0)) finish();
    };
    own.answer((response) => {
      taken++;
      held.push(() => {
        beginStream(response);
        response.end(piece('What do you have in mind?') + ending({ prompt_tokens: 1_000, completion_tokens: 100 }));
      });
      releaseWhenAllAsked();
    });
    const askOne = async () => {
      const text = await answer({ inputChatGPT: 'How long is delivery?', requestId: randomUUID() });
      if (text !== 'What do you have in mind?') refused++;
      releaseWhenAllAsked();
    };
    await Promise.all(Array.from({ length: visitors }, askOne));
    expect(taken).toBeGreaterThan(0);
    expect(await tokens()).toBeLessThanOrEqual(5_000);
  });
});

describe('the same request sent twice at the same time', () => {
  it('calls the model once, and both get its answer, as JSON and as a stream', async () => {
    await saved({ key: ownerKey });
    const body = { inputChatGPT: 'Hi', requestId: randomUUID() };
    const stream = () => chat(t, visitor, body, { accept: 'text/event-stream' });
    const [first, second, ...streams] = await Promise.all([ask(body), ask(body), stream(), stream()]);
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    for (const { body } of streams) expect(eventsOf(body).at(-1)).toEqual({ name: 'entry', data: first.json().chatgpt[0] });
    expect(own.asked).toHaveLength(1);
  });

  it('gets the same answer for both when the model fails', async () => {
    await saved({ key: ownerKey });
    const body = { inputChatGPT: 'How long is delivery?', requestId: randomUUID() };
    refuses(422, {});
    const [first, second] = await Promise.all([ask(body), ask(body)]);
    expect(first.json()).toEqual(second.json());
    expect(first.json().chatgpt[0].outputChatGPT).toContain('Three working days');
    expect(own.asked).toHaveLength(1);
  });

  it('calls it once even if the second looked for the answer just before it was stored', async () => {
    await saved({ key: ownerKey });
    const body = { inputChatGPT: 'Hi', requestId: randomUUID() };
    const finish = Promise.withResolvers<void>();
    own.answer(async (response) => {
      beginStream(response);
      await finish.promise;
      response.end(piece('What do you have in mind?') + ending());
    });
    const first = ask(body);
    await expect.poll(() => own.asked.length).toBe(1);
    // The second request's read of the stored entries resolves after the first request is answered.
    const query = t.platform.database.pool.query.bind(t.platform.database.pool) as (...args: unknown[]) => Promise<unknown>;
    const late = vi.spyOn(t.platform.database.pool, 'query').mockImplementation((async (...args: unknown[]) => {
      const result = await query(...args);
      if (JSON.stringify(args[0]).includes('from \\"chat_entries\\"')) await first;
      return result;
    }) as never);
    const second = ask(body);
    await new Promise(setImmediate);
    finish.resolve();
    expect((await second).json()).toEqual((await first).json());
    late.mockRestore();
    expect(own.asked).toHaveLength(1);
  });

  it('never returns another engagement’s answer for the same id, in both forms', async () => {
    await saved({ key: ownerKey });
    const body = { inputChatGPT: 'Hi', requestId: randomUUID() };
    expect(await answer(body)).toBe('What do you have in mind?');
    const other = { ...visitor, engagement: mintEngagement(t.platform, visitor.ownerId, visitor.recommenderId) };
    expect((await chat(t, other, body)).statusCode).toBe(409);
    const stream = await chat(t, other, body, { accept: 'text/event-stream' });
    expect(eventsOf(stream.body).map(({ name }) => name)).toEqual(['error']);
    expect(own.asked).toHaveLength(1);
  });
});

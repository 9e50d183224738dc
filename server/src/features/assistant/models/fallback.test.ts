/** The second model, the pause of one that fails, and the shares of visitors, through the visitor's chat. */
import { randomUUID } from 'node:crypto';
import { type AssistantProvider, type FallbackProvider, getAssistant, postChat, tryAssistant, updateAssistant } from '@parley/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { mintEngagement } from '../../recommenders/index.ts';
import { assistantFallbacks } from '../tables.ts';
import { aVisitor, beginStream, chat, ending, type Provider, piece, startProvider, type TestVisitor } from '../testing.ts';

/** Sentences that state nothing, so that they are said as they were written. */
const firstWords = 'What do you have in mind?';
const secondWords = 'What are you looking for?';
const firstKey = 'sk-first-key-11111';
const secondKey = 'sk-second-key-22222';

let t: TestApp;
let first: Provider;
let second: Provider;
let visitor: TestVisitor;
beforeAll(async () => {
  [first, second] = [await startProvider(), await startProvider()];
  t = await testApp({ CRAWL_ALLOW_HOSTS: [first, second].map(({ url }) => new URL(url).host).join() });
});
beforeEach(async () => {
  visitor = await aVisitor(t);
  for (const provider of [first, second]) {
    provider.asked.length = 0;
    says(provider, provider === first ? firstWords : secondWords);
  }
});
afterAll(async () => {
  await t.close();
  await first.close();
  await second.close();
});

const says = (provider: Provider, text: string, usage = { prompt_tokens: 1_000, completion_tokens: 100 }) =>
  provider.answer((response) => {
    beginStream(response);
    response.end(piece(text) + ending(usage));
  });
const refuses = (provider: Provider, status: number, headers: Record<string, string> = {}) =>
  provider.answer((response) => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{}'));

const choice = (changes: object = {}) => ({
  provider: 'compatible' as AssistantProvider,
  baseUrl: first.url,
  model: 'first-model',
  key: firstKey,
  dailyTokens: null,
  fallback: {
    provider: 'compatible' as FallbackProvider,
    baseUrl: second.url,
    model: 'second-model',
    key: secondKey as string | undefined,
  },
  ...changes,
});
const save = (changes: object = {}) => t.send(updateAssistant, { body: choice(changes), headers: visitor.headers });
const saved = async (changes: object = {}) => {
  const response = await save(changes);
  expect(response.statusCode).toBe(200);
  return updateAssistant.answer.parse(response.json());
};
const settings = () => t.ask(getAssistant, { headers: visitor.headers });
const question = { inputChatGPT: 'How long is delivery?' };
const answer = async (from: TestVisitor = visitor, headers = {}) =>
  postChat.answer.parse((await chat(t, from, { ...question, requestId: randomUUID() }, headers)).json()).chatgpt[0]?.outputChatGPT;
const newcomer = () => ({ ...visitor, engagement: mintEngagement(t.platform, visitor.ownerId, visitor.recommenderId) });
const builtIn = expect.stringContaining('Three working days');

describe('the second model', () => {
  it('answers with its own key when the first one does not, and the owner sees it', async () => {
    await saved();
    refuses(first, 401);
    expect(await answer()).toBe(secondWords);
    expect(first.asked.map(({ authorization }) => authorization)).toEqual([`Bearer ${firstKey}`]);
    expect(second.asked).toMatchObject([{ authorization: `Bearer ${secondKey}`, body: { model: 'second-model' } }]);
    const { today, health } = await settings();
    expect(today.answers).toEqual({ first: 0, second: 1, builtin: 0, overLimit: 0, overShare: 0 });
    expect(today.tokens).toBe(1_100);
    expect(health).toMatchObject({
      first: { pausedUntil: null, fault: { message: expect.stringContaining('key') } },
      second: { fault: null },
    });
  });

  it('is not asked when the first one answers', async () => {
    await saved();
    expect(await answer()).toBe(firstWords);
    expect(second.asked).toEqual([]);
    expect((await settings()).today.answers).toMatchObject({ first: 1, second: 0 });
  });

  it('is followed by the built-in assistant', async () => {
    await saved();
    refuses(first, 400);
    refuses(second, 403);
    expect(await answer()).toEqual(builtIn);
    expect((await settings()).today).toMatchObject({ tokens: 0, answers: { builtin: 1 } });
  });

  it('is asked after one retry of what may pass', async () => {
    await saved();
    refuses(first, 500);
    expect(await answer()).toBe(secondWords);
    expect([first.asked.length, second.asked.length]).toEqual([2, 1]);
  });

  it('is asked at once when the first one names a long wait, and the first one is left alone for as long', async () => {
    await saved();
    refuses(first, 429, { 'retry-after': '60' });
    expect([await answer(), await answer()]).toEqual([secondWords, secondWords]);
    expect(first.asked).toHaveLength(1);
    says(first, firstWords);
    t.clock.advance(61_000);
    try {
      expect(await answer()).toBe(firstWords);
    } finally {
      t.clock.advance(-61_000);
    }
  });

  it('does not continue what the first one began', async () => {
    await saved();
    first.answer((response) => {
      beginStream(response);
      response.write(piece('Good question! And'), () => response.destroy());
    });
    expect(await answer()).toMatch(/^Good question! Three working days/);
    expect(second.asked).toEqual([]);
    expect((await settings()).today.answers).toMatchObject({ builtin: 1 });
  });
});

describe('a model that fails again and again', () => {
  it('is left alone after three failures, and asked once after the pause', async () => {
    await saved();
    refuses(first, 401);
    for (let i = 0; i < 5; i++) expect(await answer()).toBe(secondWords);
    expect(first.asked).toHaveLength(3);
    expect((await settings()).health.first.pausedUntil).not.toBeNull();
    says(first, firstWords);
    t.clock.advance(30_000);
    try {
      expect([await answer(), await answer()]).toEqual([firstWords, firstWords]);
      expect((await settings()).health.first.pausedUntil).toBeNull();
    } finally {
      t.clock.advance(-30_000);
    }
  });

  it('is asked at once when its key is replaced', async () => {
    await saved();
    refuses(first, 401);
    for (let i = 0; i < 3; i++) await answer();
    says(first, firstWords);
    expect((await saved({ key: 'sk-first-key-33333' })).health.first).toEqual({ pausedUntil: null, fault: null });
    expect(await answer()).toBe(firstWords);
  });

  it('is not left alone for questions that its filter refuses', async () => {
    await saved();
    first.answer((response) => {
      beginStream(response);
      response.end(ending(undefined, 'content_filter'));
    });
    for (let i = 0; i < 4; i++) expect(await answer()).toBe(secondWords);
    expect(first.asked).toHaveLength(4);
  });
});

describe('the settings of the second model', () => {
  it('are none at first, and stay when only other fields are sent', async () => {
    expect((await settings()).fallback).toEqual({ provider: 'none', baseUrl: '', model: '', key: null });
    await saved({ visitorShare: 25 });
    const { fallback: _, ...others } = choice({ model: 'another' });
    const kept = updateAssistant.answer.parse((await t.send(updateAssistant, { body: others, headers: visitor.headers })).json());
    expect(kept).toMatchObject({ model: 'another', visitorShare: 25, fallback: { model: 'second-model', key: { endsIn: '2222' } } });
    expect((await saved({ fallback: { provider: 'none', baseUrl: '', model: '' } })).fallback).toMatchObject({
      provider: 'none',
      key: null,
    });
  });

  it('never return the key, and store it encrypted for its address', async () => {
    await saved();
    const rows = await t.platform.db.select().from(assistantFallbacks).where(eq(assistantFallbacks.ownerId, visitor.ownerId));
    expect(JSON.stringify(rows)).not.toContain(secondKey.slice(0, -4));
    expect((await t.send(getAssistant, { headers: visitor.headers })).body).not.toContain(secondKey.slice(0, -4));
    const moved = { ...choice().fallback, baseUrl: `${second.url}/other`, key: undefined };
    expect((await saved({ fallback: moved })).fallback.key).toBeNull();
  });

  it('can be tried with the stored key', async () => {
    await saved();
    const body = { provider: 'compatible' as const, baseUrl: second.url, model: 'second-model' };
    expect(await t.ask(tryAssistant, { body, headers: visitor.headers })).toMatchObject({ ok: true });
    expect(second.asked[0]?.authorization).toBe(`Bearer ${secondKey}`);
  });

  it.each([
    [{ fallback: { provider: 'openai', baseUrl: '', model: 'm' } }, 'fallback.key'],
    [{ fallback: { provider: 'compatible', baseUrl: '', model: 'm' } }, 'fallback.baseUrl'],
    [{ fallback: { provider: 'anthropic', baseUrl: '', model: '' } }, 'fallback.model'],
    [{ fallback: { provider: 'builtin', baseUrl: '', model: '' } }, 'fallback.provider'],
    [{ provider: 'default', baseUrl: '', model: '', fallback: { provider: 'default', baseUrl: '', model: '' } }, 'fallback.provider'],
    [{ visitorShare: 0 }, 'visitorShare'],
    [{ visitorShare: 101 }, 'visitorShare'],
  ])('refuse %j and name %s', async (changes, field) => {
    const response = await save(changes);
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [field]]);
  });
});

describe('the tokens that models may use', () => {
  it('is not exceeded by many visitors at once', async () => {
    await saved({ dailyTokens: 20_000, visitorShare: 100 });
    says(first, firstWords, { prompt_tokens: 1_800, completion_tokens: 800 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => answer(newcomer())));
    const { today } = await settings();
    expect(today.tokens).toBeLessThanOrEqual(20_000);
    expect(today.tokens).toBe(2_600 * first.asked.length);
    expect(first.asked.length).toBeGreaterThan(0);
    expect(answers.every((text) => text === firstWords || text?.includes('Three working days'))).toBe(true);
    expect(today.answers.first + today.answers.overLimit).toBe(40);
  });

  it('is not used up by one visitor, nor by one address', async () => {
    await saved({ dailyTokens: 30_000 });
    for (let i = 0; i < 4; i++) await answer();
    for (let i = 0; i < 8; i++) await answer(newcomer());
    const { today } = await settings();
    // One visitor may use a tenth, and one address a fifth.
    expect(today.tokens).toBeLessThanOrEqual(6_000);
    expect(today.answers.overShare).toBeGreaterThan(5);
    expect(await answer()).toEqual(builtIn);
  });

  it('includes what an answer took that the visitor did not wait for, and what a failed model read', async () => {
    await saved();
    first.answer((response) => {
      beginStream(response);
      response.write(piece('Half a sentence'), () => response.destroy());
    });
    expect(await answer()).toBe(secondWords);
    expect((await settings()).today.tokens).toBeGreaterThan(1_100 + 200);
  });
});

import type { ServerResponse } from 'node:http';
import { getAssistant, postChat, updateAssistant, updateCompanyProfile } from '@parley/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aVisitor, chat, profile, type TestVisitor } from '../testing.ts';
import { type EmbeddingsStandIn, sendVectors, startEmbeddings, vectorOf } from './testing.ts';

/** What the shop says, and what visitors say of the same thing. */
const things = [
  ['verdigris', 'turned green', 'qwyzzle'],
  ['spindle', 'lever to key'],
  ['neighbour', 'at work all day'],
  ['engraving', 'initials'],
  ['beeswax', 'polish it with'],
];
const faqs = [
  'Will verdigris come?\nYes, within months brass gets a skin of it, and that is the point of it.',
  'Where do I put the ruler?\nFrom the middle of the spindle to the middle of the keyhole of your door.',
  'Who takes it in?\nThe courier asks a neighbour, and leaves a card in your box.',
  'Is engraving done here?\nOn brass plates only, by hand, within a week.',
  'What keeps it bright?\nA little beeswax twice a year, on a soft cloth.',
].join('\n\n');

let t: TestApp;
let endpoint: EmbeddingsStandIn;
let visitor: TestVisitor;
beforeAll(async () => {
  endpoint = await startEmbeddings(things);
  t = await testApp({ CRAWL_ALLOW_HOSTS: new URL(endpoint.url).host });
});
beforeEach(async () => {
  endpoint.respond(null);
  visitor = await aVisitor(t, { profile: { whatAreFAQs: faqs } });
  endpoint.embedded.length = 0;
});
afterAll(async () => {
  await t.close();
  await endpoint.close();
});

const choice = { provider: 'compatible' as const, baseUrl: '', model: 'chat', dailyTokens: null };
const save = (changes: object = {}, of = visitor) =>
  t.send(updateAssistant, { body: { ...choice, baseUrl: endpoint.url, embeddingModel: 'meanings', ...changes }, headers: of.headers });
const settings = (of = visitor) => t.ask(getAssistant, { headers: of.headers });
const indexed = (of = visitor) =>
  eventually(async () => {
    const { embeddings } = await settings(of);
    if (!embeddings || embeddings.passages === 0 || embeddings.indexed < embeddings.passages) throw new Error('not all are indexed');
    return embeddings;
  });
const vectorCount = async () => {
  const { rows } = await t.platform.db.execute<{ count: number }>(
    sql`select count(*)::int as count from passage_vectors where owner_id = ${visitor.ownerId}`,
  );
  return rows[0]?.count;
};
const answer = async (inputChatGPT: string, of = visitor) =>
  postChat.answer.parse((await chat(t, of, { inputChatGPT })).json()).chatgpt[0]?.outputChatGPT ?? '';

const green = 'brass turned green, does yours get that too';
const skin = 'within months brass gets a skin';

describe('embeddings of the owner’s endpoint', () => {
  it('find a passage that says it in other words, once all passages are indexed', async () => {
    expect(await answer(green)).not.toContain(skin);
    // The passages wait, so that the answer to the change comes before them.
    const held: (() => void)[] = [];
    endpoint.respond((response, texts) => {
      const send = () =>
        sendVectors(
          response,
          texts.map((text) => vectorOf(text, things)),
        );
      if (texts.length > 1) held.push(send);
      else send();
    });
    const saved = updateAssistant.answer.parse((await save()).json());
    expect(saved).toMatchObject({ embeddingModel: 'meanings', embeddings: { model: 'meanings', indexed: 0, failing: null } });
    await eventually(() => expect(held).toHaveLength(1));
    endpoint.respond(null);
    held[0]?.();
    const { passages } = await indexed();
    // A question waits 300 ms at most for its vector; on a busy machine the visitor asks again.
    await eventually(async () => expect(await answer(green)).toContain(skin));
    // The probe, the passages in one request, the question.
    const [probed, indexing, ...questionSizes] = endpoint.embedded.map(({ length }) => length);
    expect([probed, indexing]).toEqual([1, passages]);
    expect(new Set(questionSizes)).toEqual(new Set([1]));
  });

  it('tell nothing that is near and has no word of the question', async () => {
    await save();
    await indexed();
    expect(await answer('qwyzzle frobnicates?')).not.toContain(skin);
    expect(endpoint.embedded.at(-1)).toEqual(['qwyzzle frobnicates?']);
  });

  it('embed a question once, and count what it took', async () => {
    await save();
    await indexed();
    const before = await settings();
    await answer(green);
    await answer(green);
    expect(endpoint.embedded.filter(([text]) => text === green)).toHaveLength(1);
    expect((await settings()).today.tokens).toBe(before.today.tokens + 7);
  });

  it('are made only for texts that changed, and deleted with those that are gone', async () => {
    await save();
    const { passages } = await indexed();
    endpoint.embedded.length = 0;
    const changed = faqs.replace('A little beeswax twice a year, on a soft cloth.', 'A little beeswax each spring.');
    await t.ask(updateCompanyProfile, { body: { ...profile, whatAreFAQs: changed }, headers: visitor.headers });
    await eventually(async () => expect(endpoint.embedded.flat()).toEqual(['What keeps it bright?\nA little beeswax each spring.']));
    await eventually(async () => expect(await vectorCount()).toBe(passages));
  });

  it('are made anew for another model, and deleted where the owner wants none', async () => {
    await save();
    const { passages } = await indexed();
    endpoint.embedded.length = 0;
    await save({ embeddingModel: 'other' });
    expect(await indexed()).toMatchObject({ model: 'other', indexed: passages });
    expect(endpoint.embedded.flat()).toHaveLength(passages + 1);
    expect((await save({ embeddingModel: '' })).json()).toMatchObject({ embeddingModel: '', embeddings: null });
    await eventually(async () => expect(await vectorCount()).toBe(0));
    expect(await answer(green)).not.toContain(skin);
  });

  it('stay as they are where a client does not know them, and end with the provider', async () => {
    await save();
    await indexed();
    expect((await save({ embeddingModel: undefined, model: 'another-chat' })).json()).toMatchObject({ embeddingModel: 'meanings' });
    const anthropic = { provider: 'anthropic', baseUrl: '', key: 'sk-anthropic-key', embeddingModel: 'meanings' };
    expect((await save(anthropic)).json()).toMatchObject({ embeddingModel: '', embeddings: null });
  });

  it('are of one owner alone', async () => {
    const other = await aVisitor(t, { profile: { whatAreFAQs: faqs.replaceAll('verdigris', 'patina') } });
    await save();
    await save({}, other);
    await indexed();
    await indexed(other);
    expect(await answer('brass of mine turned green, and yours?', other)).not.toContain(skin);
    expect((await settings(other)).today.tokens).toBeGreaterThan(0);
  });
});

describe('an endpoint that fails', () => {
  const faults: Record<string, (response: ServerResponse, texts: string[]) => void> = {
    'is not there': (response) => response.writeHead(404).end(),
    'takes no more': (response) => response.writeHead(429, { 'retry-after': '60' }).end('{}'),
    breaks: (response) => response.writeHead(500).end('{}'),
    'sends on': (response) => response.writeHead(302, { location: 'https://elsewhere.example/v1/embeddings' }).end(),
    'hangs up': (response) => response.socket?.destroy(),
    'sends a page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>'),
    'sends no numbers': (response, texts) =>
      sendVectors(
        response,
        texts.map(() => Array(32).fill('x')),
      ),
    'sends what is no number': (response, texts) =>
      sendVectors(
        response,
        texts.map(() => Array(32).fill(Number.NaN)),
      ),
    'sends no direction': (response, texts) =>
      sendVectors(
        response,
        texts.map(() => Array(32).fill(0)),
      ),
    'sends too large numbers': (response, texts) =>
      sendVectors(
        response,
        texts.map(() => Array(32).fill(1e308)),
      ),
    'sends other sizes': (response, texts) =>
      sendVectors(
        response,
        texts.map(() => Array(16).fill(1)),
      ),
    'sends too few': (response) => sendVectors(response, []),
    'sends too much': (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(`{"data":[{"embedding":[${'1,'.repeat(3_000_000)}1]}]}`);
    },
    'does not answer': () => {},
  };

  it.each(Object.entries(faults))('does not keep visitors from answers when it %s', async (_, fault) => {
    await save();
    await indexed();
    endpoint.respond(fault);
    endpoint.embedded.length = 0;
    expect(await answer('Does the courier ask a neighbour?')).toContain('The courier asks a neighbour');
    expect(endpoint.embedded).toHaveLength(1);
  });

  it('says since when, and for how long none is asked', async () => {
    await save();
    await indexed();
    endpoint.respond(faults['is not there'] ?? null);
    for (const question of ['one', 'two', 'three', 'four', 'five']) await answer(`Is engraving done in ${question} weeks?`);
    expect(endpoint.embedded.filter(([text]) => text?.includes('weeks'))).toHaveLength(3);
    expect((await settings()).embeddings?.failing).toMatchObject({
      since: expect.any(String),
      message: expect.stringContaining('address'),
    });
  });

  it.each([
    ['is not there', 'This endpoint offers no embeddings.'],
    ['sends a page', 'This endpoint offers no embeddings.'],
    ['sends no numbers', 'This endpoint offers no embeddings.'],
    ['takes no more', 'The key is known, but its limit or its credit is used up. Look at your account with the provider.'],
    ['sends on', 'The address redirects to another one. Enter the address that it redirects to.'],
  ])('is not saved when it %s', async (name, message) => {
    endpoint.respond(faults[name] ?? null);
    const refused = await save();
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ error: { fields: { embeddingModel: message } } });
    expect((await settings()).embeddingModel).toBe('');
  });

  it('is not asked where the day’s budget is used up', async () => {
    await save({ dailyTokens: 1 });
    await answer(green);
    await eventually(async () => expect((await settings()).embeddings).toMatchObject({ indexed: 0 }));
    expect(endpoint.embedded).toHaveLength(1);
  });
});

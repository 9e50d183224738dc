import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { listChatHistory, postChat, recordEvents, type VisitorEvent } from '@parley/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { recommenderTotals } from '../../counters/index.ts';
import { chatsOf } from '../../engagements/index.ts';
import { verifyEngagement } from '../../recommenders/index.ts';
import {
  aVisitor,
  beginStream,
  type ChatBody,
  chat,
  ending,
  eventsOf,
  type Provider,
  piece,
  shop,
  startProvider,
  type TestVisitor,
} from '../testing.ts';

const streamHeaders = { accept: 'text/event-stream' };

let t: TestApp;
let provider: Provider;
let visitor: TestVisitor;
beforeAll(async () => {
  provider = await startProvider();
  t = await testApp({ AI_BASE_URL: provider.url, AI_API_KEY: 'sk-test-key-123', AI_MODEL: 'test-model', AI_TIMEOUT_SECONDS: '2' });
});
beforeEach(async () => {
  visitor = await aVisitor(t);
  provider.asked.length = 0;
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

const stored = () => chatsOf(t.platform.db, visitor.ownerId, verifyEngagement(t.platform, visitor.engagement)?.id ?? '', 50);
const tokens = async () => (await recommenderTotals(t.platform.db, visitor.ownerId)).get(visitor.recommenderId)?.tokens ?? 0;
const ask = (body: ChatBody | string = 'Hi', headers?: Record<string, string>) =>
  chat(t, visitor, typeof body === 'string' ? { inputChatGPT: body } : body, headers);
const entryOf = (response: { json(): unknown }) => postChat.answer.parse(response.json()).chatgpt[0];
/** The provider writes these pieces and ends. */
const writes = (pieces: string[], end = ending({ prompt_tokens: 100, completion_tokens: 20 })) =>
  provider.answer((response) => {
    beginStream(response);
    for (const content of pieces) response.write(piece(content));
    response.end(end);
  });

describe('a visitor who closes the widget', () => {
  const tell = (type: VisitorEvent['type']) =>
    t.ask(recordEvents, {
      params: { userId: String(visitor.ownerId), popupId: String(visitor.recommenderId), engagementId: visitor.engagement },
      body: { events: [{ requestId: randomUUID(), type }] },
      headers: { origin: shop },
    });
  const ongoing = async () =>
    Object.keys((await t.ask(listChatHistory, { headers: visitor.headers, query: { ongoing: 'yes' } })).chat_history).length;

  it('while the model still writes has left, and is back with the next message', async () => {
    provider.answer((response) => {
      beginStream(response);
      response.write(piece('Hello! '));
      t.clock.advance(1000);
      void tell('closed').then(() => {
        t.clock.advance(1000);
        response.end(ending());
      });
    });
    await ask('Hi');
    expect(await stored()).toHaveLength(1);
    expect(await ongoing()).toBe(0);
    t.clock.advance(1000);
    writes(['Hello again! ']);
    await ask('One more thing');
    expect(await ongoing()).toBe(1);
  });
});

describe('with a model', () => {
  it('answers with what the records bear out, counts its tokens, and stores the entry', async () => {
    writes(['We deliver ', 'in three ', 'days. ', 'Anything else?']);
    const entry = entryOf(await ask('How long is delivery?'));
    expect(entry).toMatchObject({
      inputChatGPT: 'How long is delivery?',
      outputChatGPT: expect.stringMatching(/Three working days, for €3\.95\. Anything else\?$/),
    });
    expect(await stored()).toMatchObject([{ output: entry?.outputChatGPT, inputTokens: 100, outputTokens: 20 }]);
    expect(await tokens()).toBe(120);
  });

  it('may answer with tags, also cut over pieces, and shows no brace', async () => {
    writes(['Good question! {pri', 'ce p1}{', 'price p99} {free p1} {nonsense', '} {contact}']);
    const entry = entryOf(await ask('Do you have wool socks?'));
    expect(entry?.outputChatGPT).toBe('Good question! “Wool Socks” costs €12.50. You can ask our team: help@socks.example or 030 123456');
  });

  it('gets the passages, the products and the choices, and remembers the conversation', async () => {
    writes(['What do you have in mind?']);
    await ask('How long is delivery?');
    await ask({ inputChatGPT: 'Do you have wool socks?', selectedAnswers: [{ answerId: visitor.feet }] });
    const [first, second] = provider.asked;
    expect(first?.authorization).toBe('Bearer sk-test-key-123');
    expect(first?.body).toMatchObject({ model: 'test-model', stream: true });
    expect(first?.body.messages[0]?.content).toMatch(/c\d "How long does delivery take\?"\nc\d\.0 "Three working days, for €3\.95\."/);
    expect(second?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    const system = second?.body.messages[0]?.content ?? '';
    expect(system).toMatch(/^p1 "Wool Socks": €12\.50; in stock/m);
    expect(system).toContain('"What is cold?" "My feet" (note: "secretly the visitor probably has cold feet at night")');
    expect(system).not.toContain('sk-test-key-123');
  });

  it('shows products as cards from the catalogue, whatever the model writes', async () => {
    writes(['Take the Golden Socks!']);
    const entry = entryOf(await ask('Do you have wool socks?'));
    expect(entry?.recommendedProducts).toMatchObject([
      { id: visitor.socks, productTitle: 'Wool Socks', productLink: `${shop}/wool-socks`, price: 1250 },
    ]);
  });

  it('streams what the records bear out, sentence by sentence', async () => {
    writes([
      'Hel',
      'lo. You get 9',
      '0% off! See <b>https://ev',
      'il.example</b> or https://socks.example/wool. The Wool So',
      'cks cost €9. Bye.',
    ]);
    const response = await ask('Do you have wool socks?', streamHeaders);
    const events = eventsOf(response.body);
    const texts = events.slice(0, -1).map(({ data }) => (data as { text: string }).text);
    expect(texts[0]).toBe('Hello. ');
    expect(texts.at(-1)).toBe('Bye.');
    expect(texts.join('')).toContain('€12.50');
    expect(texts.join('')).not.toMatch(/90|evil|€9/);
    expect(events.at(-1)).toMatchObject({ name: 'entry', data: { outputChatGPT: texts.join('') } });
  });

  it('lets the built-in assistant answer when the records bear out nothing of it', async () => {
    writes(['Trust me on this one!']);
    expect(entryOf(await ask('Do you have wool socks?'))?.outputChatGPT).toContain('I found this product for you:');
  });

  it.each([
    ['counts none', undefined],
    ['counts nonsense', { prompt_tokens: -5, completion_tokens: 1.5 }],
    ['counts beyond all measure', { prompt_tokens: 9e15, completion_tokens: 1e12 }],
  ])('estimates the tokens when the provider %s', async (_what, usage) => {
    writes(['Twelve chars'], ending(usage));
    expect((await ask()).statusCode).toBe(200);
    const [row] = await stored();
    expect(row?.outputTokens).toBe(3);
    expect(row?.inputTokens).toBeGreaterThan(200);
  });

  it('a repeated requestId does not call it again', async () => {
    writes(['Once.']);
    const body = { inputChatGPT: 'Hi', requestId: randomUUID() };
    expect(entryOf(await ask(body))).toEqual(entryOf(await ask(body)));
    expect(provider.asked).toHaveLength(1);
  });

  it('accepts an answer that was cut at the token limit', async () => {
    writes(['What do you have in mind? And half'], ending({ prompt_tokens: 1, completion_tokens: 1 }, 'length'));
    expect(entryOf(await ask())?.outputChatGPT).toBe('What do you have in mind?');
  });
});

describe('a provider that breaks off', () => {
  it('keeps the whole sentences that were said, and the built-in assistant completes the answer', async () => {
    provider.answer((response) => {
      beginStream(response);
      response.write(piece('Good question! It takes'), () => response.destroy());
    });
    const body = { inputChatGPT: 'How long does delivery take?', requestId: randomUUID() };
    const events = eventsOf((await ask(body, streamHeaders)).body);
    const text = events.slice(0, -1).map(({ data }) => (data as { text: string }).text);
    expect(text[0]).toBe('Good question! ');
    expect(text.join('')).toMatch(/^Good question! Three working days, for €3\.95\./);
    expect(events.at(-1)).toMatchObject({ name: 'entry', data: { outputChatGPT: text.join('').trim() } });
    expect(await stored()).toMatchObject([{ output: text.join('').trim(), inputTokens: 0, outputTokens: 0 }]);

    writes(['Now it works.']);
    expect(entryOf(await ask(body))?.outputChatGPT).toBe(text.join('').trim());
  });

  it('does not say twice what was said', async () => {
    provider.answer((response) => {
      beginStream(response);
      response.write(piece('It takes three working days, for €3.95. And'), () => response.destroy());
    });
    const entry = entryOf(await ask('How long does delivery take?'));
    expect(entry?.outputChatGPT).toBe('Three working days, for €3.95.');
  });

  it('says that the shop does not say, after a sentence that states nothing', async () => {
    provider.answer((response) => {
      beginStream(response);
      response.write(piece('Good question! And'), () => response.destroy());
    });
    expect(entryOf(await ask('Who painted the Mona Lisa?'))?.outputChatGPT).toMatch(/^Good question! I am sorry/);
  });
});

describe('a visitor who leaves', () => {
  it.each([streamHeaders, { accept: 'application/json' }])('stops the provider’s work, and nothing is stored: %j', async (headers) => {
    await t.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {});
    const { port } = t.app.server.address() as AddressInfo;
    const gone = new Promise<void>((resolve) => {
      provider.answer((response) => {
        beginStream(response);
        response.write(piece('What do you have in mind? I hope '));
        response.on('close', resolve);
      });
    });
    const leaving = new AbortController();
    const path = `/popup/postchatgpt/${visitor.ownerId}/${visitor.recommenderId}/${visitor.engagement}`;
    const answer = fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop, ...headers },
      body: JSON.stringify({ inputChatGPT: 'Hi' }),
      signal: leaving.signal,
    });
    answer.catch(() => {});
    await expect.poll(() => provider.asked.length).toBe(1);
    leaving.abort();
    await gone;
    expect(await stored()).toEqual([]);
  });
});

it('a stream starts before the provider has written everything', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {});
  const { port } = t.app.server.address() as AddressInfo;
  let finish = () => {};
  provider.answer((response) => {
    beginStream(response);
    response.write(piece('What do you have in mind? I hope '));
    finish = () => void response.end(piece('this helps.') + ending());
  });
  const path = `/popup/postchatgpt/${visitor.ownerId}/${visitor.recommenderId}/${visitor.engagement}`;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop, ...streamHeaders },
    body: JSON.stringify({ inputChatGPT: 'Hi' }),
  });
  let text = '';
  for await (const bytes of response.body ?? []) {
    text += Buffer.from(bytes as Uint8Array).toString();
    if (text.includes('What do you have in mind?')) finish();
  }
  expect(eventsOf(text).map(({ name }) => name)).toEqual(['delta', 'delta', 'entry']);
});

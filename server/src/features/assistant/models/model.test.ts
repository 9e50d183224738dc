import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { postChat } from '@parley/contract';
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

const failure = { error: { code: 'assistant_failed', message: 'Something went wrong, try again later' } };
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

describe('with a model', () => {
  it('answers with its words, counts its tokens, and stores the entry', async () => {
    writes(['We deliver ', 'in three ', 'days. ', 'Anything else?']);
    const entry = entryOf(await ask('How long is delivery?'));
    expect(entry).toMatchObject({ inputChatGPT: 'How long is delivery?', outputChatGPT: 'We deliver in three days. Anything else?' });
    expect(await stored()).toMatchObject([{ output: entry?.outputChatGPT, inputTokens: 100, outputTokens: 20 }]);
    expect(await tokens()).toBe(120);
  });

  it('gets the passages, the products and the choices, and remembers the conversation', async () => {
    writes(['Fine.']);
    await ask('How long is delivery?');
    await ask({ inputChatGPT: 'Do you have wool socks?', selectedAnswers: [{ answerId: visitor.feet }] });
    const [first, second] = provider.asked;
    expect(first?.authorization).toBe('Bearer sk-test-key-123');
    expect(first?.body).toMatchObject({ model: 'test-model', stream: true });
    expect(first?.body.messages[0]?.content).toContain('How long does delivery take? Three working days, for €3.95.');
    expect(second?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    const system = second?.body.messages[0]?.content ?? '';
    expect(system).toContain('- Wool Socks (€12.50)');
    expect(system).toContain('What is cold? My feet (note: secretly the visitor probably has cold feet at night)');
    expect(system).not.toContain('sk-test-key-123');
  });

  it('shows products as cards from the catalogue, whatever the model writes', async () => {
    writes(['Take the Golden Socks!']);
    const entry = entryOf(await ask('Do you have wool socks?'));
    expect(entry?.recommendedProducts).toMatchObject([
      { id: visitor.socks, productTitle: 'Wool Socks', productLink: `${shop}/wool-socks`, price: 1250 },
    ]);
  });

  it('streams the text sentence by sentence, through the guard', async () => {
    writes(['Hel', 'lo. You get 9', '0% off! See <b>https://ev', 'il.example</b> or https://socks.example/wool. Bye.']);
    const response = await ask('Hi', streamHeaders);
    const events = eventsOf(response.body);
    expect(events.slice(0, -1).map(({ data }) => (data as { text: string }).text)).toEqual([
      'Hello. ',
      'See or https://socks.example/wool. ',
      'Bye.',
    ]);
    expect(events.at(-1)).toMatchObject({ name: 'entry', data: { outputChatGPT: 'Hello. See or https://socks.example/wool. Bye.' } });
  });

  it('says that it has no answer when the guard rejects the whole text', async () => {
    writes(['You get 90% off!']);
    expect(entryOf(await ask('Hello there'))?.outputChatGPT).toContain('I have no information about that');
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
    writes(['A whole sentence. And half'], ending({ prompt_tokens: 1, completion_tokens: 1 }, 'length'));
    expect(entryOf(await ask())?.outputChatGPT).toBe('A whole sentence.');
  });
});

describe('a provider that fails', () => {
  const garbage = (text: string, type = 'text/event-stream', status = 200) =>
    provider.answer((response) => void response.writeHead(status, { 'content-type': type }).end(text));

  const failures: [string, () => void][] = [
    ['with 500', () => garbage('{"error":{"message":"secret words"}}', 'application/json', 500)],
    ['with 401', () => garbage('{"error":{"message":"bad key sk-test-key-123"}}', 'application/json', 401)],
    ['with 429', () => garbage('slow down', 'text/plain', 429)],
    ['with JSON that is none', () => garbage('{"choices": [', 'application/json')],
    ['with a page', () => garbage('<html>Welcome</html>', 'text/html')],
    ['with events that are garbage', () => garbage('data: {not json\n\ndata: [DONE]\n\n')],
    ['with another shape', () => garbage('data: {"hello":"world"}\n\ndata: [DONE]\n\n')],
    ['with nothing', () => garbage('')],
    ['with an empty answer', () => writes([''])],
    ['by its content filter', () => writes(['Well'], ending(undefined, 'content_filter'))],
    ['with an error in the stream', () => garbage(`${piece('Well, ')}data: {"error":{"message":"overloaded"}}\n\n`)],
    ['without an end', () => garbage(piece('Well, this is it. And'))],
    [
      'by hanging up mid stream',
      () =>
        provider.answer((response) => {
          beginStream(response);
          response.write(piece('Half a sen'), () => response.destroy());
        }),
    ],
    ['by hanging up at once', () => provider.answer((response) => void response.destroy())],
    ['by never answering', () => provider.answer(() => {})],
    [
      'by falling silent mid stream',
      () =>
        provider.answer((response) => {
          beginStream(response);
          response.write(piece('Half a sen'));
        }),
    ],
    [
      'by never ending',
      () =>
        provider.answer((response) => {
          beginStream(response);
          const timer = setInterval(() => response.write(piece('and so on. '.repeat(100))), 1);
          response.on('close', () => clearInterval(timer));
        }),
    ],
    [
      'by dripping past the deadline',
      () =>
        provider.answer((response) => {
          beginStream(response);
          const timer = setInterval(() => response.write(piece('x')), 100);
          response.on('close', () => clearInterval(timer));
        }),
    ],
  ];

  it.each(failures)(
    '%s: the specification’s message, and nothing stored',
    async (_how, fail) => {
      fail();
      const response = await ask();
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('5');
      expect(response.json()).toEqual(failure);
      expect(await stored()).toEqual([]);
      expect(await tokens()).toBe(0);
      // The deadline is 2 seconds here instead of the default of 30; the rest is for a busy machine.
    },
    25_000,
  );

  it('in a stream: an error event after the first text, and nothing stored; the turn can be retried', async () => {
    provider.answer((response) => {
      beginStream(response);
      response.write(piece('One sentence. Half a'), () => response.destroy());
    });
    const body = { inputChatGPT: 'Hi', requestId: randomUUID() };
    const response = await ask(body, streamHeaders);
    expect(response.statusCode).toBe(200);
    const events = eventsOf(response.body);
    expect(events.at(-1)).toEqual({ name: 'error', data: failure.error });
    expect(events.some(({ name }) => name === 'entry')).toBe(false);
    expect(await stored()).toEqual([]);

    writes(['Now it works.']);
    expect(entryOf(await ask(body))?.outputChatGPT).toBe('Now it works.');
  });
});

describe('a visitor who leaves', () => {
  it.each([streamHeaders, { accept: 'application/json' }])('stops the provider’s work, and nothing is stored: %j', async (headers) => {
    await t.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {});
    const { port } = t.app.server.address() as AddressInfo;
    const gone = new Promise<void>((resolve) => {
      provider.answer((response) => {
        beginStream(response);
        response.write(piece('A first sentence. And '));
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
    response.write(piece('A first sentence. And '));
    finish = () => void response.end(piece('a second.') + ending());
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
    if (text.includes('A first sentence.')) finish();
  }
  expect(eventsOf(text).map(({ name }) => name)).toEqual(['delta', 'delta', 'entry']);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginStream, ending, type Provider, piece, startProvider } from '../testing.ts';
import { openModel } from './model.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

const open = (speaks: 'openai' | 'anthropic') =>
  openModel({ speaks, baseUrl: provider.url, apiKey: 'sk-key-123456', model: 'a-model', timeoutSeconds: 2 });
const prompt = { system: 'Be short.', turns: [{ role: 'user' as const, text: 'Hi' }] };

async function wholeOf(speaks: 'openai' | 'anthropic') {
  const writing = open(speaks).write(prompt, new AbortController().signal);
  let text = '';
  for (;;) {
    const { done, value } = await writing.next();
    if (done) return { text, ...value };
    text += value;
  }
}

it('uses OpenAI’s API', async () => {
  provider.answer((response, request) => {
    expect(request.url).toBe('/v1/chat/completions');
    beginStream(response);
    response.end(piece('Hel') + piece('lo.') + ending({ prompt_tokens: 7, completion_tokens: 3 }));
  });
  expect(await wholeOf('openai')).toEqual({ text: 'Hello.', inputTokens: 7, outputTokens: 3, cut: false, thoughtAloud: false });
  expect(provider.asked.at(-1)).toMatchObject({ authorization: 'Bearer sk-key-123456', body: { model: 'a-model', stream: true } });
});

it('uses Anthropic’s API', async () => {
  const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
  provider.answer((response, request) => {
    expect([request.url, request.headers['x-api-key']]).toEqual(['/v1/messages', 'sk-key-123456']);
    beginStream(response);
    const message = { id: 'm', type: 'message', role: 'assistant', model: 'a-model', content: [], stop_reason: null, stop_sequence: null };
    response.write(event('message_start', { message: { ...message, usage: { input_tokens: 7, output_tokens: 0 } } }));
    response.write(event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }));
    for (const text of ['Hel', 'lo.']) response.write(event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }));
    response.write(event('content_block_stop', { index: 0 }));
    response.write(event('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 3 } }));
    response.end(event('message_stop', {}));
  });
  expect(await wholeOf('anthropic')).toEqual({ text: 'Hello.', inputTokens: 7, outputTokens: 3, cut: false, thoughtAloud: false });
  expect(provider.asked.at(-1)?.body).toMatchObject({ model: 'a-model', stream: true, messages: [{ role: 'user' }] });
});

it('reads a whole answer of Anthropic’s API', async () => {
  const answer = {
    id: 'm',
    type: 'message',
    role: 'assistant',
    model: 'a-model',
    content: [
      { type: 'thinking', thinking: 'hm', signature: 's' },
      { type: 'text', text: 'Hello.' },
    ],
    stop_reason: 'end_turn',
    usage: { input_tokens: 7, output_tokens: 3 },
  };
  provider.answer((response) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)));
  expect(await wholeOf('anthropic')).toEqual({ text: 'Hello.', inputTokens: 7, outputTokens: 3, cut: false, thoughtAloud: false });
});

it('reads the character set that is announced', async () => {
  provider.answer((response) =>
    response
      .writeHead(200, { 'content-type': 'text/event-stream; charset=iso-8859-1' })
      .end(Buffer.from(piece('Voilà, die Strümpfe.') + ending(), 'latin1')),
  );
  expect(await wholeOf('openai')).toMatchObject({ text: 'Voilà, die Strümpfe.' });
});

it('tells when a model thinks aloud, and holds its text back when asked to', async () => {
  provider.answer((response) => {
    beginStream(response);
    response.end(piece('People in Norway pay customs, perhaps. </think>') + piece('Hello.') + ending());
  });
  expect(await wholeOf('openai')).toMatchObject({ thoughtAloud: true });
  const seen: string[] = [];
  for await (const text of open('openai').write(prompt, new AbortController().signal, { holdAll: true })) seen.push(text);
  expect(seen).toEqual(['Hello.']);
});

it('gives up on a model that does not begin in time', async () => {
  provider.answer((response) => {
    beginStream(response);
    const timer = setInterval(() => response.write(piece('')), 20);
    response.on('close', () => clearInterval(timer));
  });
  const writing = open('openai').write(prompt, new AbortController().signal, { ms: 60_000, firstTextMs: 200 });
  await expect(writing.next()).rejects.toMatchObject({ slow: true, reason: 'the provider took too long to begin' });
});

it('reserves the most that an answer can take', () => {
  const most = (text: string) => open('openai').mostTokens({ system: '', turns: [{ role: 'user', text }] });
  const frame = most('');
  expect(frame).toBeGreaterThanOrEqual(4000);
  expect(most('wool socks')).toBe(frame + 5);
  expect(most('¿12 €?')).toBe(frame + 9);
  // Rare characters may take a token for each byte.
  expect(most('靴下')).toBe(frame + 6);
});

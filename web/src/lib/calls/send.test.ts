import {
  answer,
  createAnswer,
  createPopup,
  createPopupPage,
  defineCall,
  generatePopup,
  listChatHistory,
  login,
  updatePopup,
} from '@parley/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from './apiError.ts';
import { bodyOf, urlOf } from './request.ts';
import { createSend } from './send.ts';

interface Seen {
  url: string;
  init: RequestInit;
}

const sender = (answers: (Response | Error)[], tokens: (string | null)[] = ['token']) => {
  const seen: Seen[] = [];
  const authorizations: (string | null)[] = [];
  const send = createSend({
    fetch: async (url, init) => {
      seen.push({ url: String(url), init: init ?? {} });
      const next = answers.shift();
      if (!next) throw new Error('One call too many');
      if (next instanceof Error) throw next;
      return next;
    },
    bearer: {
      accessToken: async () => (tokens.length > 1 ? tokens.shift() : tokens[0]) ?? null,
      tryAgain: async (stale) => {
        authorizations.push(stale);
        return tokens[0] !== stale;
      },
    },
  });
  return { send, seen, authorizations };
};

const created = () => Response.json({ clientId: 1, popupId: 2 }, { status: 201 });
const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ error: { code: 'nope', message: 'No.', fields: { name: 'Too odd' } } }, { status, headers });
const authorization = ({ init }: Seen) => new Headers(init.headers).get('authorization');

describe('urlOf', () => {
  it('puts params into the path, encoded', () => {
    expect(urlOf(updatePopup, { params: { popupId: '12' } })).toBe('/api/popup/12/');
    expect(urlOf(updatePopup, { params: { popupId: 'a/b?c' } })).toBe('/api/popup/a%2Fb%3Fc/');
  });
  it('refuses to guess a param that is not there', () => {
    expect(() => urlOf(updatePopup, { params: {} })).toThrow('popupId');
  });
  it('leaves out query entries that are undefined or null, and keeps 0', () => {
    expect(urlOf(listChatHistory, { query: { limit: 10, offset: 0, search: undefined, other: null } })).toBe(
      '/api/chat_history/?limit=10&offset=0',
    );
    expect(urlOf(listChatHistory, {})).toBe('/api/chat_history/');
  });
});

describe('bodyOf', () => {
  it('is JSON by default', () => {
    const { body, headers } = bodyOf(createPopup, { body: { name: 'Tee' } });
    expect(body).toBe('{"name":"Tee"}');
    expect(headers['content-type']).toBe('application/json');
  });
  it('is JSON when a call accepts files and none is sent', () => {
    expect(typeof bodyOf(generatePopup, { body: { website: 'https://a.example' } }).body).toBe('string');
  });
  it('is multipart with files: objects as JSON, null as empty, undefined left out', () => {
    const image = new Blob(['x'], { type: 'image/png' });
    const { body, headers } = bodyOf(createAnswer, {
      body: { text: 'Yes', next_question: null, style: { fontSize: 12 }, answerHasInputField: false, answerCallToActionURL: undefined },
      files: { image },
    });
    const form = body as FormData;
    expect(headers['content-type']).toBeUndefined();
    expect([...form.keys()]).toEqual(['text', 'next_question', 'style', 'answerHasInputField', 'image']);
    expect(form.get('next_question')).toBe('');
    expect(form.get('style')).toBe('{"fontSize":12}');
    expect(form.get('answerHasInputField')).toBe('false');
    expect((form.get('image') as File).type).toBe('image/png');
  });
  it('is multipart without files where only multipart is taken', () => {
    const call = defineCall({ ...createAnswer, files: ['image'], filesOptional: false });
    expect(bodyOf(call, { body: { text: 'Yes' } }).body).toBeInstanceOf(FormData);
  });
});

describe('send', () => {
  it('returns the parsed answer, without fields that are not in the contract', async () => {
    const { send } = sender([Response.json({ clientId: 1, popupId: 2, secret: 3 })]);
    expect(await send(createPopup, { body: { name: 'Tee' } })).toEqual({ clientId: 1, popupId: 2 });
  });
  it('carries the bearer only on owner calls', async () => {
    const { send, seen } = sender([created(), Response.json({ bad: true })]);
    await send(createPopup, { body: { name: 'Tee' } });
    await send(login, { body: { username: 'a', password: 'b' } }).catch(() => undefined);
    expect(seen.map(authorization)).toEqual(['Bearer token', null]);
  });
  it('throws the contract error with status, code, message and fields', async () => {
    const { send } = sender([refusal(400)]);
    const error = await send(createPopup, { body: { name: '' } }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'nope',
      message: 'No.',
      fields: { name: 'Too odd' },
      retryAfter: null,
      passing: false,
    });
  });
  it('reads Retry-After', async () => {
    const { send } = sender([refusal(429, { 'retry-after': '30' })]);
    expect(await send(createPopup, { body: { name: 'a' } }).catch((thrown) => thrown)).toMatchObject({ retryAfter: 30, passing: true });
  });
  it.each([
    ['a page instead of JSON', new Response('<html>', { status: 502 })],
    ['JSON of another shape', Response.json({ detail: 'x' }, { status: 502 })],
    ['a success that breaks the contract', Response.json({ clientId: 'one' }, { status: 502 })],
  ])('calls %s an unexpected answer', async (_, response) => {
    const { send } = sender([response]);
    expect(await send(createPopup, { body: { name: 'a' } }).catch((thrown) => thrown)).toMatchObject({
      code: 'unexpected_answer',
      status: 502,
    });
  });
  it('calls no answer unreachable, and leaves an abort an abort', async () => {
    const { send } = sender([new TypeError('fetch failed'), new DOMException('gone', 'AbortError')]);
    expect(await send(createPopup, { body: { name: 'a' } }).catch((thrown) => thrown)).toMatchObject({
      code: 'unreachable',
      status: 0,
      passing: true,
    });
    const aborted = AbortSignal.abort();
    const error = await send(createPopup, { body: { name: 'a' } }, { signal: aborted }).catch((thrown) => thrown);
    expect(error.name).toBe('AbortError');
  });
  it('says the same of an answer that breaks off', async () => {
    const cutOffBy = (error: Error) => new Response(new ReadableStream({ start: (stream) => stream.error(error) }));
    const { send } = sender([cutOffBy(new TypeError('network error')), cutOffBy(new DOMException('gone', 'AbortError'))]);
    const failing = () => send(createPopup, { body: { name: 'a' } }).catch((thrown) => thrown);
    expect(await failing()).toMatchObject({ code: 'unreachable', status: 0, passing: true });
    expect((await failing()).name).toBe('AbortError');
  });
  it('retries once with a new token after a 401, and fails without one', async () => {
    const again = sender([refusal(401), created()], ['old', 'new']);
    await again.send(createPopup, { body: { name: 'a' } });
    expect(again.seen.map(authorization)).toEqual(['Bearer old', 'Bearer new']);

    const over = sender([refusal(401)], ['same']);
    expect(await over.send(createPopup, { body: { name: 'a' } }).catch((thrown) => thrown)).toMatchObject({ status: 401 });
    expect(over.seen).toHaveLength(1);
  });
  describe('a submission that makes something', () => {
    const keyOf = ({ init }: Seen) => new Headers(init.headers).get('idempotency-key');
    const create = (send: ReturnType<typeof sender>['send'], name: string) => send(createPopup, { body: { name } }).catch(() => undefined);

    it('carries the same key until the server has answered it, and then another', async () => {
      const { send, seen } = sender([new TypeError('cut off'), refusal(503), created(), created()]);
      for (let times = 0; times < 4; times++) await create(send, 'a');
      const [cutOff, unavailable, answered, next] = seen.map(keyOf);
      expect(cutOff).toMatch(/^[0-9a-f]{32}$/);
      expect([unavailable, answered]).toEqual([cutOff, cutOff]);
      expect(next).not.toBe(cutOff);
    });
    it('shares its key with the same one under way, and with no other', async () => {
      const { send, seen } = sender([created(), created(), created()]);
      await Promise.all([create(send, 'a'), create(send, 'a'), create(send, 'b')]);
      const [first, twin, other] = seen.map(keyOf);
      expect(twin).toBe(first);
      expect(other).not.toBe(first);
    });
    it('gets a new key after a refusal, because the input will change', async () => {
      const { send, seen } = sender([refusal(400), created()]);
      await create(send, 'a');
      await create(send, 'a');
      expect(keyOf(seen[1] as Seen)).not.toBe(keyOf(seen[0] as Seen));
    });
    it('keeps its key when it is retried with a new token', async () => {
      const { send, seen } = sender([refusal(401), created()], ['old', 'new']);
      await create(send, 'a');
      expect(keyOf(seen[1] as Seen)).toBe(keyOf(seen[0] as Seen));
    });
    it('is the only kind that carries one', async () => {
      const { send, seen } = sender([refusal(401)]);
      await send(login, { body: { username: 'a', password: 'b' } }).catch(() => undefined);
      expect(seen.map(keyOf)).toEqual([null]);
    });
  });
  it('does not ask for a token again after the 401 of a public call', async () => {
    const { send, authorizations } = sender([refusal(401)]);
    await send(login, { body: { username: 'a', password: 'b' } }).catch(() => undefined);
    expect(authorizations).toEqual([]);
  });
  it("the types of a call's input and answer are checked", async () => {
    const { send } = sender([Response.json({ id: 1, showOnWebsite: 'https://a.example' })]);
    const page: { id: number; showOnWebsite: string } = await send(createPopupPage, {
      body: { popupPagesId: 1, showOnWebsite: 'a.example' },
    });
    expect(answer.shape.id.safeParse(page.id).success).toBe(true);
  });
});

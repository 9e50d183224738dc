/** Many chats at once: how many are worked on is bounded, and how many wait for a model is, too. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { type ErrorBody, postChat } from '@parley/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type AppOptions, buildApp } from '../../../app.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { mintEngagement } from '../../recommenders/index.ts';
import { aVisitor, beginStream, ending, eventsOf, type Provider, piece, startProvider, type TestVisitor } from '../testing.ts';

let t: TestApp;
let provider: Provider;
let app: FastifyInstance;
let visitor: TestVisitor;
/** What the model was asked and has not answered. */
let held: ServerResponse[] = [];

const stream = { accept: 'text/event-stream' };
const wait = { timeout: 30_000 };

async function started(options: AppOptions, { withModel = false } = {}) {
  const { ai } = t.platform.config;
  const config = { ...t.platform.config, ai: withModel ? ai : null };
  ({ app } = await buildApp({ ...t.platform, config, metrics: new Registry() }, options));
  await app.ready();
  visitor = await aVisitor(t);
}

beforeAll(async () => {
  provider = await startProvider();
  t = await testApp({ AI_BASE_URL: provider.url, AI_API_KEY: 'none', AI_MODEL: 'm' });
});
afterAll(async () => {
  await t.close();
  await provider.close();
});
afterEach(() => app.close());

const requestOf = (requestId: string = randomUUID(), inputChatGPT = 'How much are the Wool Socks?') => {
  const { ownerId, recommenderId } = visitor;
  const params: Record<string, string> = {
    userId: String(ownerId),
    popupId: String(recommenderId),
    engagementId: mintEngagement(t.platform, ownerId, recommenderId),
  };
  return {
    url: postChat.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] as string),
    body: { inputChatGPT, requestId, next_question_id: null },
  };
};
const inject = ({ url, body }: ReturnType<typeof requestOf>, headers: Record<string, string> = stream) =>
  app.inject({ method: 'POST', url, payload: body, headers });
const ask = (headers?: Record<string, string>) => inject(requestOf(), headers);

/** Keeps every answer from being stored. Resolves with what lets them. */
async function holdStoring(): Promise<() => Promise<void>> {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = t.platform.db.transaction(async (tx) => {
    await tx.execute(sql`lock table chat_entries in exclusive mode`);
    locked.resolve();
    await released.promise;
  });
  await Promise.race([locked.promise, holding]);
  return async () => {
    released.resolve();
    await holding;
  };
}

it('answers as many streams as may be worked on or wait, and refuses the others with 503 before they begin', async () => {
  await started({ turns: { atOnce: 2, waiting: 3, ofOwner: 5 } });
  const release = await holdStoring();
  let refused = 0;
  const all = Array.from({ length: 400 }, async () => {
    const answer = await ask();
    if (answer.statusCode === 503) refused++;
    return answer;
  });
  await vi.waitFor(() => expect(refused).toBe(395), wait);
  await release();
  const answers = await Promise.all(all);
  const [answered, others] = [
    answers.filter(({ statusCode }) => statusCode === 200),
    answers.filter(({ statusCode }) => statusCode !== 200),
  ];
  expect(answered.map(({ body }) => eventsOf(body).at(-1)?.name)).toEqual(Array(5).fill('entry'));
  expect(new Set(others.map((answer) => `${answer.statusCode} ${answer.json().error.code}`))).toEqual(new Set(['503 busy']));
  expect(others.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  // What has ended counts no longer.
  expect((await ask()).statusCode).toBe(200);
});

it('counts a turn until it has ended, also when its reader has left', async () => {
  await started({ turns: { atOnce: 1, waiting: 0, ofOwner: 1 } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const release = await holdStoring();
  const leaving = new AbortController();
  const overSocket = (signal?: AbortSignal) => {
    const { url, body } = requestOf();
    const headers = { ...stream, 'content-type': 'application/json' };
    return fetch(`http://127.0.0.1:${port}${url}`, { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) });
  };
  await overSocket(leaving.signal);
  const storing = sql`select count(*)::int as count from pg_locks where not granted and relation = 'chat_entries'::regclass`;
  await vi.waitFor(async () => expect((await t.platform.db.execute(storing)).rows[0]?.count).toBe(1), wait);
  leaving.abort();
  await vi.waitFor(async () => expect(await promisify(app.server.getConnections.bind(app.server))()).toBe(0), wait);
  expect((await ask()).statusCode).toBe(503);
  // Also in front of the framework, in a form that the shop's page can read.
  const refused = await overSocket();
  expect([refused.status, ((await refused.json()) as ErrorBody).error.code]).toEqual([503, 'busy']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  await release();
  await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200), wait);
});

/** Lets the model answer only when it is told to. */
function holdModel() {
  held = [];
  provider.asked.length = 0;
  provider.answer((response) => void held.push(response));
  return () => {
    const answers = (response: ServerResponse) => {
      beginStream(response);
      response.end(piece('Hello!') + ending());
    };
    provider.answer(answers);
    held.forEach(answers);
  };
}

it('does not count turns that wait for a model', async () => {
  // A chat that is no stream must not count as a request in progress either.
  await started({ turns: { atOnce: 2, waiting: 0, ofOwner: 2 }, maxInProgress: 2 }, { withModel: true });
  const answerAll = holdModel();
  const waiting = [];
  for (let i = 1; i <= 12; i++) {
    waiting.push(ask(i % 2 ? stream : {}));
    await vi.waitFor(() => expect(provider.asked).toHaveLength(i), wait);
  }
  answerAll();
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  expect((await ask()).statusCode).toBe(200);
});

it('does not count turns that wait for the answer to the same request', async () => {
  await started({ turns: { atOnce: 2, waiting: 20, ofOwner: 22 } }, { withModel: true });
  const answerAll = holdModel();
  const request = requestOf();
  const same = Array.from({ length: 20 }, (_, i) => inject(request, i % 2 ? stream : {}));
  await vi.waitFor(() => expect(provider.asked).toHaveLength(1), wait);
  const other = ask();
  await vi.waitFor(() => expect(provider.asked).toHaveLength(2), wait);
  answerAll();
  expect((await Promise.all([...same, other])).map(({ statusCode }) => statusCode)).toEqual(Array(21).fill(200));
  expect(provider.asked).toHaveLength(2);
});

it('lets the built-in assistant answer when too many wait for a provider', async () => {
  await started({ maxWaitingForModels: 16 }, { withModel: true });
  const answerAll = holdModel();
  const waiting = [];
  for (let i = 1; i <= 4; i++) {
    waiting.push(ask());
    await vi.waitFor(() => expect(provider.asked).toHaveLength(i), wait);
  }
  const answer = await ask();
  expect(JSON.stringify(eventsOf(answer.body).at(-1)?.data)).toContain('12.50');
  expect(provider.asked).toHaveLength(4);
  answerAll();
  for (const { body } of await Promise.all(waiting)) expect(JSON.stringify(eventsOf(body))).toContain('Hello!');
  await ask();
  expect(provider.asked).toHaveLength(5);
});

/** A chat's trace as a collector gets it over OTLP/HTTP: the request, its statements and the call to the provider, and the provider hears of it. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postChat, recordAnswer } from '@parley/contract';
import { addressOf } from '@parley/contract/paths';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createQuestionnaireWith } from '../../features/questionnaires/index.ts';
import { createRecommender, mintEngagement } from '../../features/recommenders/index.ts';
import { newDatabase, type TestApp, testAppOn } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import type { Database } from '../db/index.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

const listening = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const textOf = async (body: AsyncIterable<Buffer>) => {
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString();
};

describe('traces', () => {
  const spans: SentSpan[] = [];
  const service: unknown[] = [];
  const collectorHeaders: unknown[] = [];
  /** The headers that reached the provider. */
  const requestHeaders: Record<string, unknown>[] = [];
  const collector = createServer(async (request, response) => {
    collectorHeaders.push([request.url, request.headers['x-key']]);
    for (const { resource, scopeSpans } of JSON.parse(await textOf(request)).resourceSpans) {
      service.push(...resource.attributes);
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const provider = createServer(async (request, response) => {
    await textOf(request);
    requestHeaders.push(request.headers);
    const chunk = (delta: object, more: object = {}) =>
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: null, ...more }] })}\n\n`;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`${chunk({ role: 'assistant', content: 'Hello there.' })}${chunk({}, { finish_reason: 'stop' })}data: [DONE]\n\n`);
  });
  let database: Database;
  let test: TestApp;
  let url: string;
  let shop: { ownerId: number; recommenderId: number; question: number; answer: number };

  beforeAll(async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', await listening(collector));
    vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-key=k');
    vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=tried');
    // Of its own: on connections that are open already nothing is traced, and those of other tests are not to be.
    database = await newDatabase();
    test = await testAppOn(database, {
      OTEL_EXPORTER_OTLP_ENDPOINT: process.env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '',
      OTEL_BSP_SCHEDULE_DELAY: '10',
      AI_BASE_URL: await listening(provider),
      AI_MODEL: 'a-model',
    });
    url = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { ownerId } = await test.newOwner();
    const { questionnaireId, questionIds, answerIds } = await createQuestionnaireWith(test.platform.db, ownerId, {
      name: 'Q',
      questions: [{ text: 'Well?', answers: [{ text: 'Yes', textForChat: 'Yes', next: null }] }],
    });
    const recommenderId = await createRecommender(test.platform.db, ownerId, { name: 'R', active: true, questionnaireId, websites: [] });
    shop = { ownerId, recommenderId, question: questionIds[0] as number, answer: answerIds[0]?.[0] as number };
  });
  afterAll(async () => {
    await test.close();
    await database.close();
    vi.unstubAllEnvs();
    for (const server of [collector, provider]) server.close();
  });

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const engagement = () => mintEngagement(test.platform, shop.ownerId, shop.recommenderId);
  const attributeOf = ({ attributes }: SentSpan, name: string) => {
    const value = attributes.find(({ key }) => key === name)?.value;
    return value?.stringValue ?? value?.intValue;
  };
  const spanWith = (name: string, value: unknown, spanName: RegExp) =>
    eventually(() => {
      const found = spans.find((span) => spanName.test(span.name) && attributeOf(span, name) === value);
      if (!found) throw new Error(`not sent yet; there are ${spans.map((span) => span.name).join(', ')}`);
      return found;
    });

  it('hold a chat from its request to the provider', async () => {
    const requestId = randomUUID();
    const path = addressOf(postChat.path, { userId: shop.ownerId, popupId: shop.recommenderId, engagementId: engagement() });
    const answer = await post(
      path,
      { inputChatGPT: 'Hi', requestId },
      { 'x-request-id': 'of-the-proxy', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    );
    expect(answer.status).toBe(200);
    await answer.text();
    const request = await spanWith('parley.visitor.request.id', requestId, /^POST /);
    expect(attributeOf(request, 'parley.request.id')).toBe('of-the-proxy');
    expect(attributeOf(request, 'http.route')).toBe(postChat.path);
    expect(attributeOf(request, 'http.response.status_code')).toBe(200);
    // Nobody is trusted to say which trace a request belongs to.
    expect(request.traceId).not.toBe('a'.repeat(32));
    expect(request.parentSpanId ?? '').toBe('');

    const call = await spanWith('parley.visitor.request.id', requestId, /^chat a-model$/);
    expect(call).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId });
    expect(requestHeaders).toHaveLength(1);
    expect(requestHeaders[0]).toMatchObject({ 'x-request-id': requestId, traceparent: `00-${request.traceId}-${call.spanId}-01` });

    const inTrace = () => spans.filter((span) => span.traceId === request.traceId && span.name.startsWith('database '));
    const stored = (text: RegExp) =>
      eventually(() => expect(inTrace().some((span) => text.test(String(attributeOf(span, 'db.query.text'))))).toBe(true));
    await stored(/insert into chat_entries/);
    await stored(/commit/i);
    expect(inTrace().every(({ parentSpanId }) => parentSpanId === request.spanId)).toBe(true);
    // Only what is constant in a statement; values may be what a visitor wrote.
    expect(JSON.stringify(spans)).not.toContain('Hello there.');
  });

  it('hold a write in front of the framework, and the batch that stores it', async () => {
    const requestId = randomUUID();
    const path = addressOf(recordAnswer.path, { questionId: shop.question });
    const body = { answer: [{ answerId: shop.answer }], popup_engagement: engagement(), answerTime: 1, requestId };
    expect((await post(path, body)).status).toBe(200);
    const request = await spanWith('http.route', recordAnswer.path, /^POST /);
    expect(attributeOf(request, 'http.response.status_code')).toBe(200);
    const batch = await spanWith('parley.writes', 1, /^visitor writes stored$/);
    await eventually(() =>
      expect(spans.filter((span) => span.parentSpanId === batch.spanId).map(({ name }) => name)).toEqual([
        // On a cluster the INSERTs of several shards are one statement.
        expect.stringMatching(/^database (insert|with)$/),
      ]),
    );
  });

  it('hold jobs, with their faults', async () => {
    await test.platform.queue.work('traced', { retries: 0, expireSeconds: 60 }, async () => {
      throw new TypeError('words of a visitor');
    });
    await test.platform.queue.send('traced', {}).catch(() => {});
    await test.jobsDone().catch(() => {});
    const job = await spanWith('parley.job', 'traced', /^job traced$/);
    expect(job.status.code).toBe(2);
    expect(attributeOf(job, 'error.type')).toBe('TypeError');
    expect(JSON.stringify(spans)).not.toContain('words of a visitor');
  });

  it('are sent as the standard variables say', () => {
    expect(collectorHeaders[0]).toEqual(['/v1/traces', 'k']);
    expect(service).toContainEqual({ key: 'service.name', value: { stringValue: 'parley' } });
    expect(service).toContainEqual({ key: 'deployment.environment.name', value: { stringValue: 'tried' } });
  });
});

describe('without OpenTelemetry', () => {
  it.each([
    ['no endpoint', {}],
    ['the SDK disabled', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'true' }],
    ['no exporter', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_EXPORTER: 'none' }],
  ])('nothing is traced: %s', async (_what, environment) => {
    const { readConfig } = await import('../../config.ts');
    expect(readConfig({ SECRET: 'a secret for tests, long enough to be taken', ...environment }).tracing).toBeNull();
  });
});

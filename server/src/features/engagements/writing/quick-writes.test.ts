/** Writes in front of the framework answer as their routes do, or leave the request to them. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { recordAnswer, recordEvents } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unavailable } from '../../../platform/http/errors.ts';
import { takeWrite } from '../../../platform/http/front/write-in-front.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createQuestionnaireWith } from '../../questionnaires/index.ts';
import { createRecommender, mintEngagement } from '../../recommenders/index.ts';

const shop = 'https://shop.example';
let test: TestApp;
let ids: { ownerId: number; recommenderId: number; question: number; answers: number[] };
/** The front alone; what it passes on gets the status 599 and the body that the framework would read. */
let front: Server;
/** What went wrong in front or was held back in it, for each test. */
const state = { isFull: false, mayEnter: true, entered: 0, left: 0, noted: [] as unknown[] };

beforeAll(async () => {
  test = await testApp();
  const { ownerId } = await test.newOwner();
  const answer = { text: 'Yes', textForChat: 'Yes', next: null };
  const { questionnaireId, questionIds, answerIds } = await createQuestionnaireWith(test.platform.db, ownerId, {
    name: 'Q',
    questions: [{ text: 'Well?', answers: [answer, answer] }],
  });
  const recommenderId = await createRecommender(test.platform.db, ownerId, { name: 'R', active: true, questionnaireId, websites: [shop] });
  ids = { ownerId, recommenderId, question: questionIds[0] as number, answers: answerIds[0] as number[] };
  const shared = {
    writes: test.features.engagements.inFront,
    log: test.app.log,
    note: (...noted: unknown[]) => void state.noted.push(noted),
    load: {
      get isFull() {
        return !state.mayEnter;
      },
      enter: () => {
        if (state.mayEnter) state.entered++;
        return state.mayEnter;
      },
      leave: () => void state.left++,
    },
    isFull: () => state.isFull,
  };
  const passOn = async (incoming: AsyncIterable<Buffer>, response: { writeHead(status: number): { end(body: Buffer): unknown } }) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    response.writeHead(599).end(Buffer.concat(parts));
  };
  front = createServer((incoming, response) =>
    takeWrite(
      shared,
      (from, to) => void passOn(from, to),
      incoming,
      response,
      () => '192.0.2.7',
    ),
  ).listen(0, '127.0.0.1');
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  // Into memory, where the front looks.
  await test.features.recommenders.findForVisitor(ownerId, recommenderId);
});
afterAll(async () => {
  front.close();
  await test.close();
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

interface Sent {
  path?: string;
  body: unknown;
  headers?: Record<string, string>;
}
interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const post = (server: Server, { path = '', body, headers = {} }: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const bytes = typeof body === 'string' ? body : JSON.stringify(body);
    const all = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(bytes), origin: shop, ...headers };
    request({ port: portOf(server), host: '127.0.0.1', path, method: 'POST', headers: all, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
    })
      .on('error', reject)
      .end(bytes);
  });

const token = () => mintEngagement(test.platform, ids.ownerId, ids.recommenderId);
const answerPath = () => recordAnswer.path.replace(':questionId', String(ids.question));
const anAnswer = (changes: object = {}) => ({
  answer: [{ answerId: ids.answers[0] as number, customTextInput: ' größer ' }],
  popup_engagement: token(),
  answerTime: 1.5,
  requestId: randomUUID(),
  ...changes,
});
const eventsPath = (engagement = token()) =>
  recordEvents.path
    .replace(':userId', String(ids.ownerId))
    .replace(':popupId', String(ids.recommenderId))
    .replace(':engagementId', engagement);
const someEvents = (types = ['shown', 'opened']) => ({
  events: types.map((type) => ({ type, requestId: randomUUID(), page: `${shop}/a?b` })),
});

const stored = async (table: 'responses' | 'visitor_events', requestId: string) => {
  await test.platform.pending.catchUp(ids.ownerId);
  const { rows } = await test.platform.database.pool.query(
    `select to_jsonb(t) - 'at' - 'request_id' - 'engagement_id' as row from ${table} t where request_id = $1`,
    [requestId],
  );
  return rows.map(({ row }: { row: unknown }) => row);
};

describe('a usual write', () => {
  it('is answered and stored in front as by the route', async () => {
    const [first, second] = [anAnswer(), anAnswer()];
    const inFront = await post(front, { path: answerPath(), body: first });
    const byRoute = await test.app.inject({ method: 'POST', url: answerPath(), payload: second, headers: { origin: shop } });
    expect([inFront.status, inFront.body]).toEqual([200, byRoute.body]);
    expect(byRoute.statusCode).toBe(200);
    for (const name of ['content-type', 'content-length', 'access-control-allow-origin', 'x-content-type-options'])
      expect([name, inFront.headers[name]]).toEqual([name, byRoute.headers[name]]);
    const row = await stored('responses', first.requestId);
    expect(row).toHaveLength(1);
    expect(row).toEqual(await stored('responses', second.requestId));
    expect(row).toMatchObject([{ answers: [{ text: 'größer' }], time_ms: 1500 }]);
  });

  it('of events is, too', async () => {
    const [first, second] = [someEvents(), someEvents()];
    expect((await post(front, { path: eventsPath(), body: first })).status).toBe(200);
    expect((await test.app.inject({ method: 'POST', url: eventsPath(), payload: second, headers: { origin: shop } })).statusCode).toBe(200);
    for (const [at, { requestId }] of first.events.entries()) {
      const row = await stored('visitor_events', requestId);
      expect(row).toHaveLength(1);
      expect(row).toEqual(await stored('visitor_events', (second.events[at] as { requestId: string }).requestId));
    }
  });

  it('is stored once when it is sent twice, also by both ways', async () => {
    const body = anAnswer();
    for (const server of [front, front, test.app.server]) expect((await post(server, { path: answerPath(), body })).status).toBe(200);
    expect((await test.app.inject({ method: 'POST', url: answerPath(), payload: body, headers: { origin: shop } })).statusCode).toBe(200);
    expect(await stored('responses', body.requestId)).toHaveLength(1);
  });

  it('leaves what is in progress and is counted in the metrics', async () => {
    Object.assign(state, { entered: 0, left: 0, noted: [] });
    await post(front, { path: answerPath(), body: anAnswer() });
    await post(front, { path: answerPath(), body: anAnswer({ answerTime: -1 }) });
    await expect.poll(() => state.left).toBe(state.entered);
    expect(state.entered).toBe(2);
    expect(state.noted).toEqual([['POST', recordAnswer.path, 200, expect.any(Number)]]);
  });

  it('keeps the connection for the next one', async () => {
    const socket = connect(portOf(front), '127.0.0.1');
    let answered = '';
    socket.on('data', (part) => {
      answered += part;
    });
    const head = (length: number) =>
      `POST ${answerPath()} HTTP/1.1\r\nhost: x\r\norigin: ${shop}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
    for (const body of [anAnswer(), anAnswer({ answerTime: -1 }), anAnswer()].map((each) => JSON.stringify(each)))
      socket.write(head(Buffer.byteLength(body)) + body);
    await expect.poll(() => answered.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 599', 'HTTP/1.1 200']);
    socket.destroy();
  });
});

describe('what is not usual is left to the route, with its body', () => {
  const unusual: [string, () => Sent, number][] = [
    ['a body that is not valid', () => ({ path: answerPath(), body: anAnswer({ answer: [] }) }), 400],
    ['no JSON', () => ({ path: answerPath(), body: '{"answer"' }), 400],
    ['a prototype', () => ({ path: answerPath(), body: `{"__proto__":{},"x":1}` }), 400],
    ['another content type', () => ({ path: answerPath(), body: anAnswer(), headers: { 'content-type': 'text/plain' } }), 400],
    ['a forged token', () => ({ path: answerPath(), body: anAnswer({ popup_engagement: `${token()}x` }) }), 403],
    ['another website', () => ({ path: answerPath(), body: anAnswer(), headers: { origin: 'https://evil.example' } }), 403],
    ['no such question', () => ({ path: recordAnswer.path.replace(':questionId', '2147483647'), body: anAnswer() }), 404],
    ['an answer of no question', () => ({ path: answerPath(), body: anAnswer({ answer: [{ answerId: 2147483647 }] }) }), 400],
    ['another owner in the path', () => ({ path: eventsPath().replace(`/${ids.ownerId}/`, '/2147483647/'), body: someEvents() }), 403],
    ['no events', () => ({ path: eventsPath(), body: someEvents([]) }), 400],
    ['a large body', () => ({ path: answerPath(), body: `${' '.repeat(20_000)}${JSON.stringify(anAnswer())}` }), 200],
    ['an escaped letter', () => ({ path: answerPath(), body: JSON.stringify(anAnswer()).replace('answerTime', '\\u0061nswerTime') }), 200],
    ['a query', () => ({ path: `${answerPath()}?x=1`, body: anAnswer() }), 200],
  ];
  it.each(unusual)('%s', async (_, make, status) => {
    const sent = make();
    const passed = await post(front, sent);
    expect([passed.status, passed.body]).toEqual([599, typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body)]);
    expect((await post(test.app.server, sent)).status).toBe(status);
  });

  it('a body in several pieces', async () => {
    const body = anAnswer();
    const bytes = JSON.stringify(body);
    const answered = await new Promise<string>((resolve) => {
      const socket = connect(portOf(test.app.server), '127.0.0.1');
      socket.setNoDelay(true);
      socket.write(`POST ${answerPath()} HTTP/1.1\r\nhost: x\r\norigin: ${shop}\r\ncontent-type: application/json\r\n`);
      socket.write(`content-length: ${Buffer.byteLength(bytes)}\r\nconnection: close\r\n\r\n${bytes.slice(0, 20)}`);
      // The first piece is there before the second is sent.
      test.app.server.once('request', () => setImmediate(() => socket.write(bytes.slice(20))));
      let text = '';
      socket.on('data', (part) => {
        text += part;
      });
      socket.on('close', () => resolve(text));
    });
    expect(answered).toMatch(/^HTTP\/1.1 200/);
    expect(await stored('responses', body.requestId)).toHaveLength(1);
  });

  it('everything while the disk is full', async () => {
    state.isFull = true;
    expect((await post(front, { path: answerPath(), body: anAnswer() })).status).toBe(599);
    state.isFull = false;
  });

  it('whoever writes without end: both ways share one count', async () => {
    // A scale of 1/300: two answers a minute from an address.
    const strict = await testApp({ RATE_LIMIT_SCALE: String(1 / 300) });
    await strict.app.listen({ port: 0, host: '127.0.0.1' });
    await strict.features.recommenders.findForVisitor(ids.ownerId, ids.recommenderId);
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await post(strict.app.server, { path: answerPath(), body: anAnswer() }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });
});

it('answers 503 with Retry-After at once while there is too much to do', async () => {
  state.mayEnter = false;
  const { status, headers } = await post(front, { path: answerPath(), body: anAnswer() });
  expect([status, headers['access-control-allow-origin']]).toEqual([503, '*']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  state.mayEnter = true;
});

it.each([
  ['503 with Retry-After when the write cannot be stored', () => Promise.reject(unavailable('database', 'Away', 2)), 503, 'database', '2'],
  [
    '500 when something unexpected is thrown, and goes on',
    () => {
      throw new TypeError('unexpected');
    },
    500,
    'internal',
    undefined,
  ],
])('answers %s', async (_, fails, status, code, retryAfter) => {
  const [write] = test.features.engagements.inFront;
  if (!write) throw new Error('no write');
  let inProgress = 0;
  const failing = createServer((incoming, response) =>
    takeWrite(
      {
        writes: [{ ...write, write: fails }],
        log: test.app.log,
        note: () => {},
        load: { isFull: false, enter: () => ++inProgress > 0, leave: () => void inProgress-- },
        isFull: () => false,
      },
      () => {},
      incoming,
      response,
      () => '192.0.2.7',
    ),
  );
  await once(failing.listen(0, '127.0.0.1'), 'listening');
  for (let again = 0; again < 2; again++) {
    const refused = await post(failing, { path: answerPath(), body: anAnswer() });
    expect([refused.status, refused.headers['retry-after'], refused.headers['access-control-allow-origin']]).toEqual([
      status,
      retryAfter,
      '*',
    ]);
    expect(JSON.parse(refused.body).error.code).toBe(code);
  }
  await expect.poll(() => inProgress).toBe(0);
  failing.close();
});

/** The bootstrap in front of the framework answers as its route does, or leaves the request to it. */
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { createExperiment, updatePopup } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createRecommender } from '../service.ts';

let test: TestApp;
let owner: Awaited<ReturnType<TestApp['newOwner']>>;
let path: string;
let id: number;
/** The front alone; what it leaves gets the status 599. */
let front: Server;

beforeAll(async () => {
  test = await testApp();
  owner = await test.newOwner();
  id = await createRecommender(test.platform.db, owner.ownerId, {
    name: 'Shoes – größer',
    active: true,
    websites: ['https://shop.example'],
  });
  path = `/offlinePopup/${id}/${owner.ownerId}`;
  const [answer] = test.features.recommenders.inFront;
  front = createServer((incoming, response) => {
    if (answer && incoming.method === answer.method && answer.answer(incoming, response, () => '192.0.2.7')) return;
    response.writeHead(599).end();
  }).listen(0, '127.0.0.1');
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  front.close();
  await test.close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const ask = (server: Server, url: string, headers: Record<string, string | string[]>, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path: url, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(comparable(response.statusCode ?? 0, response.headers, Buffer.concat(parts))));
    })
      .on('error', reject)
      .end();
  });

/** Without what differs from answer to answer: dates, the connection, and the new engagement. */
function comparable(status: number, { date, connection, 'keep-alive': _, ...headers }: IncomingHttpHeaders, bytes: Buffer): Answer {
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
  expect(Number(headers['content-length'] ?? 0)).toBe(bytes.length);
  return { status, headers, body: text.replace(/"[0-9a-f-]{36}\.\d+\.\d+\.[\w-]{32}"/, '"new"') };
}

async function byRoute(url: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await test.app.inject({ url, headers });
  return comparable(answer.statusCode, answer.headers as IncomingHttpHeaders, answer.rawPayload);
}

const save = (changes: object) =>
  test.ask(updatePopup, { params: { popupId: String(id) }, body: changes as never, headers: owner.headers });

describe('a usual request', () => {
  it.each([
    ['without headers', '', {}],
    ['that accepts gzip', '', { 'accept-encoding': 'gzip, deflate, br' }],
    ['that refuses gzip', '', { 'accept-encoding': 'gzip;q=0' }],
    ['that accepts brotli alone', '', { 'accept-encoding': 'br' }],
    ['of an allowed website', '', { origin: 'https://shop.example', 'accept-encoding': 'gzip' }],
    ['of our own page', '', { origin: 'http://parley.test' }],
    ['of a page of the same host', '', { origin: 'http://other.test', host: 'other.test' }],
    ['with a slash at the end', '/', {}],
    ['that asks as while an experiment runs', '?', {}],
    ['whose visitor agreed to statistics', '?consent=1', {}],
  ])('%s is answered in front as by the route', async (_, end, headers) => {
    await byRoute(path, {});
    const expected = await byRoute(path + end, headers);
    expect(expected.status).toBe(200);
    expect(expected.body).toContain('"new"');
    expect(await ask(front, path + end, headers)).toEqual(expected);
    expect(await ask(test.app.server, path + end, headers)).toEqual(expected);
  });

  it('gets a new engagement each time', async () => {
    const bodies = await Promise.all([1, 2].map(async () => (await fetch(`http://127.0.0.1:${portOf(front)}${path}`)).text()));
    expect(bodies[0]).not.toBe(bodies[1]);
  });

  it('is counted in the metrics under its route', async () => {
    const counted = async () => {
      const { payload } = await test.app.inject('/metrics');
      return Number(
        /http_request_duration_seconds_count\{method="GET",route="\/offlinePopup\/[^"]*",status="200"\} (\d+)/.exec(payload)?.[1] ?? 0,
      );
    };
    const before = await counted();
    await ask(test.app.server, path, {});
    expect(await counted()).toBe(before + 1);
  });
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe('while an experiment runs', () => {
  it('each visitor is in the group that the route finds, and owners and what is not in memory are left to it', async () => {
    const own = await createRecommender(test.platform.db, owner.ownerId, {
      name: 'Tested',
      active: true,
      websites: ['https://shop.example'],
    });
    const body = { popupId: own, question: 'worth', metric: 'orders', smallestLift: 20, start: true } as const;
    await test.ask(createExperiment, { body, headers: owner.headers });
    test.clock.advance(3 * 60_000);
    try {
      const url = `/offlinePopup/${own}/${owner.ownerId}?`;
      const visitor = (n: number) => ({ origin: 'https://shop.example', 'user-agent': `browser ${n}`, 'accept-encoding': 'gzip' });
      expect((await ask(front, url, visitor(0))).status).toBe(599);
      const expected = [];
      for (let n = 0; n < 40; n++) {
        const { statusCode } = await test.app.inject({ url, headers: visitor(n), remoteAddress: '192.0.2.7' });
        expected.push(statusCode);
      }
      expect(new Set(expected)).toEqual(new Set([200, 204]));
      const answers = await Promise.all(expected.map((_, n) => ask(front, url, visitor(n))));
      expect(answers.map(({ status }) => status)).toEqual(expected);
      const silent = answers.find(({ status }) => status === 204);
      expect([silent?.body, silent?.headers['access-control-allow-origin'], silent?.headers['cache-control']]).toEqual([
        '',
        '*',
        'no-store',
      ]);
      expect((await ask(front, url, { ...visitor(1), authorization: 'Bearer x' })).status).toBe(599);
      expect((await ask(front, `${url}engagement=x`, visitor(1))).status).toBe(599);
      // The next day has another salt, which is not in memory yet.
      test.clock.advance(86_400_000);
      expect((await ask(front, url, visitor(1))).status).toBe(599);
      test.clock.advance(-86_400_000);
    } finally {
      test.clock.advance(-3 * 60_000);
    }
  });
});

describe('unusual requests are left to the route', () => {
  it.each([
    ['another website', (url: string) => url, { origin: 'https://evil.example' }, 403],
    ['no such recommender', () => '/offlinePopup/2147483647/1', {}, 404],
    ['no number', () => '/offlinePopup/abc/1', {}, 404],
    ['a query', (url: string) => `${url}?x=1`, {}, 200],
    ['a conversation that goes on', (url: string) => `${url}?engagement=x`, {}, 200],
  ])('%s', async (_, url, headers, status) => {
    expect((await ask(front, url(path), headers)).status).toBe(599);
    const answer = await ask(test.app.server, url(path), headers);
    expect(answer.status).toBe(status);
    expect(answer).toEqual(await byRoute(url(path), headers));
  });

  it('a header that comes twice', async () => {
    const headers = { origin: ['https://shop.example', 'https://evil.example'] };
    expect((await ask(front, path, headers)).status).toBe(599);
    expect((await ask(test.app.server, path, headers)).status).toBe(403);
  });

  it('another method', async () => {
    expect((await ask(front, path, {}, 'HEAD')).status).toBe(599);
    expect((await ask(test.app.server, path, {}, 'POST')).status).toBe(404);
  });

  it('a recommender that is switched off, or was changed a moment ago', async () => {
    await byRoute(path, {});
    await save({ popupTitle: 'Changed' });
    expect((await ask(front, path, {})).status).toBe(599);
    expect((await ask(test.app.server, path, {})).body).toContain('Changed');
    expect((await ask(front, path, {})).status).toBe(200);
    await save({ status: false });
    await byRoute(path, {});
    expect((await ask(front, path, {})).status).toBe(599);
    expect((await ask(test.app.server, path, {})).status).toBe(404);
    await save({ status: true });
  });

  it('a flood of requests: both ways share one count', async () => {
    // A scale of 1/600: two bootstraps a minute from an address.
    const strict = await testApp({ RATE_LIMIT_SCALE: String(1 / 600) });
    await strict.app.listen({ port: 0, host: '127.0.0.1' });
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await ask(strict.app.server, path, {})).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    await strict.close();
  });
});

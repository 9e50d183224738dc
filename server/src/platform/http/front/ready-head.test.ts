import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrain } from '../load/drain.ts';
import { endEmptyRequest } from './end-request.ts';
import { EndedBody } from './ended-body.ts';
import { readyEnded, readyHead } from './ready-head.ts';

const headers = { 'content-type': 'text/plain; charset=latin1', vary: 'accept-encoding' };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server of ours that answers with the path, and a client that keeps its connection. */
async function serving(send = readyHead(headers)) {
  const drain = createDrain();
  const heads = vi.fn();
  const server: Server = createServer(drain.serverOptions, (incoming, response) => {
    const { writeHead } = response;
    response.writeHead = (...head: never[]) => {
      heads();
      return (writeHead as (...head: never[]) => typeof response).call(response, ...head);
    };
    send(response, decodeURI(incoming.url ?? ''));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  closing.push(
    () => server.close(),
    () => agent.destroy(),
  );
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, options: { method?: string; headers?: Record<string, string> } = {}) => {
    const [answer] = (await once(request({ port, host: '127.0.0.1', path, agent, ...options }).end(), 'response')) as [IncomingMessage];
    const body = Buffer.concat(await answer.toArray()).toString('latin1');
    return { status: answer.statusCode, head: answer.rawHeaders, body };
  };
  return { server, drain, heads, ask };
}

it('sends the same head as Node, made once a second, with the length and the date of each answer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:00.200Z') });
  closing.push(() => vi.useRealTimers());
  const { heads, ask } = await serving();
  const first = await ask('/one');
  expect(heads).toHaveBeenCalledTimes(1);
  expect(await ask('/one')).toEqual(first);
  expect(await ask('/gr%C3%B6%C3%9Fer')).toEqual({
    ...first,
    head: first.head.map((text) => (text === '4' ? '7' : text)),
    body: '/größer',
  });
  expect(heads).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date('2026-03-01T10:00:01.000Z'));
  await ask('/one');
  expect(heads).toHaveBeenCalledTimes(2);
});

it('lets Node make the head of an answer that ends its connection', async () => {
  const { drain, server, ask } = await serving();
  expect((await ask('/')).head).toContain('keep-alive');
  expect((await ask('/', { headers: { connection: 'close' } })).head).toContain('close');
  expect((await ask('/')).head).toContain('keep-alive');
  void drain.finish(server, { noticeMs: 3_600_000 });
  expect((await ask('/')).head).toContain('close');
});

it('sends no body for HEAD', async () => {
  const { ask } = await serving();
  const answers = [await ask('/one', { method: 'HEAD' }), await ask('/one', { method: 'HEAD' })];
  for (const { status, head, body } of answers) expect([status, head[head.indexOf('content-length') + 1], body]).toEqual([200, '4', '']);
});

describe('a body whose end differs', () => {
  const bodyOf = (beginning: string) =>
    new EndedBody(Buffer.from(`${beginning}????`), Buffer.byteLength(beginning), (bytes, at, end) => void bytes.write(end, at, 'latin1'));

  it('is sent with the head of Node, and with the end of each answer', async () => {
    const body = bodyOf('größer ');
    const send = readyEnded(headers);
    const byNode = await serving();
    const { heads, ask } = await serving((response, path) => send(response, body, path.slice(1)));
    const answers = [await ask('/one!'), await ask('/two!'), await ask('/six!')];
    expect(answers.map((answer) => Buffer.from(answer.body, 'latin1').toString())).toEqual(['größer one!', 'größer two!', 'größer six!']);
    expect(heads.mock.calls.length).toBeLessThan(3);
    const { head } = await byNode.ask('/of-12-bytes');
    const withoutDate = (names: string[]) => names.filter((_, at) => names[at - (at % 2)]?.toLowerCase() !== 'date');
    for (const answer of answers)
      expect([answer.status, withoutDate(answer.head).map((text) => (text === '13' ? '12' : text))]).toEqual([200, withoutDate(head)]);
    expect((await ask('/nil!', { method: 'HEAD' })).body).toBe('');
  });

  it('reaches clients that read late as it was for them', async () => {
    // More than the buffers of both sides of a connection hold.
    const size = 8_000_000;
    const body = bodyOf('x'.repeat(size));
    const send = readyEnded(headers);
    const served: string[] = [];
    const { ask, server } = await serving((response, path) => {
      send(response, body, path.slice(1));
      served.push(path.slice(1));
    });
    await ask('/0000');
    const readers = await Promise.all(
      ['1111', '2222', '3333'].map(async (end) => {
        const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
        await once(socket, 'connect');
        socket.pause().write(`GET /${end} HTTP/1.1\r\nhost: x\r\n\r\n`);
        return socket;
      }),
    );
    await vi.waitFor(() => expect(served).toHaveLength(4), { timeout: 20_000 });
    expect((await ask('/4444')).body.slice(-4)).toBe('4444');
    const ends = readers.map(async (socket) => {
      let text = '';
      for await (const part of socket) {
        text += part;
        if (text.length > size && text.indexOf('\r\n\r\n') + 4 + size + 4 === text.length) break;
      }
      return text.slice(-5);
    });
    expect(await Promise.all(ends)).toEqual(['x1111', 'x2222', 'x3333']);
  });
});

it('a request without a body may be ended at once, and the connection goes on', async () => {
  const closed = vi.fn();
  const send = readyHead(headers);
  const { ask } = await serving((response: ServerResponse, path) => {
    const incoming = response.req;
    incoming.once('end', closed);
    send(response, path);
    endEmptyRequest(incoming);
  });
  for (const path of ['/one', '/two', '/three']) expect((await ask(path)).body).toBe(path);
  expect(closed).not.toHaveBeenCalled();
  expect((await ask('/with', { method: 'POST', headers: { 'content-length': '0' } })).body).toBe('/with');
  expect((await ask('/after')).body).toBe('/after');
});

import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createDrain } from '../load/drain.ts';
import { readyHead } from './ready-head.ts';

const headers = { 'content-type': 'text/plain; charset=latin1', vary: 'accept-encoding' };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server of ours that answers with the path, and a client that keeps its connection. */
async function serving() {
  const send = readyHead(headers);
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

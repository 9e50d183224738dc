import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createDrain, decorateWithDrain } from './drain.ts';

async function serving() {
  const drain = createDrain();
  const app = Fastify({ http: drain.serverOptions, keepAliveTimeout: 3_600_000 });
  decorateWithDrain(app, drain);
  const held = Promise.withResolvers<void>();
  app.get('/', async () => 'ready');
  app.get('/held', async () => {
    await held.promise;
    return 'finished';
  });
  app.get('/stream', async (_request, reply) => {
    const body = new Readable({ read() {} });
    body.push('hello ');
    app.endNow.addEventListener('abort', () => {
      body.push('bye');
      body.push(null);
    });
    return reply.send(body);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string) => {
    const sent = request({ port, host: '127.0.0.1', path, agent }).end();
    const [response] = await once(sent, 'response');
    return response;
  };
  const textOf = async (response: Readable) => (await response.toArray()).join('');
  return { app, drain, held, agent, ask, textOf };
}

it('lets a request in progress finish, closes its connection after it, and idle connections at once', async () => {
  const { app, drain, held, agent, ask, textOf } = await serving();
  await textOf(await ask('/'));
  const late = ask('/held');
  await once(app.server, 'request');
  const done = drain.finish(app.server, { patienceMs: 3_600_000 });
  expect(drain.isStopping()).toBe(true);
  held.resolve();
  const response = await late;
  expect([response.statusCode, response.headers.connection, await textOf(response)]).toEqual([200, 'close', 'finished']);
  await done;
  await app.close();
  agent.destroy();
});

it('accepts requests on connections that close, so that a load balancer has time to notice', async () => {
  const { app, drain, agent, ask, textOf } = await serving();
  void drain.finish(app.server, { noticeMs: 3_600_000 });
  const late = await ask('/');
  expect([drain.isStopping(), late.statusCode, late.headers.connection, await textOf(late)]).toEqual([true, 200, 'close', 'ready']);
  await app.close();
  agent.destroy();
});

it('ends streams with their own last words, and cuts only what is open after that', async () => {
  const { app, drain, held, agent, ask, textOf } = await serving();
  const stream = await ask('/stream');
  const cut = expect(ask('/held')).rejects.toThrow('socket hang up');
  await once(app.server, 'request');
  await drain.finish(app.server, { patienceMs: 1, lastMs: 200 });
  expect(await textOf(stream)).toBe('hello bye');
  await cut;
  held.resolve();
  await app.close();
  agent.destroy();
});

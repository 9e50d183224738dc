import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../testing/free-port.ts';
import { createDrain } from './drain.ts';
import { listen } from './listening.ts';

const host = '127.0.0.1';

async function listening({ shares }: { shares: boolean }) {
  const drain = createDrain();
  const app = Fastify({ http: drain.serverOptions });
  const held = Promise.withResolvers<void>();
  app.get('/', async () => 'ready');
  app.get('/held', async () => {
    await held.promise;
    return 'finished';
  });
  const beside = shares ? await listen(app, { port: 0, host }) : [];
  if (!shares) await app.listen({ port: 0, host });
  const { port } = app.server.address() as AddressInfo;
  return { app, held, port, beside, stop: () => drain.finish(app.server, { patienceMs: 3_600_000, beside }) };
}

/** In how many turns of the loop a server accepts connections that come at the same moment. */
async function turnsToAccept(count: number, of: Awaited<ReturnType<typeof listening>>): Promise<number> {
  let accepted = 0;
  of.app.server.on('connection', () => accepted++);
  const sockets: Socket[] = Array.from({ length: count }, () => connect(of.port, host));
  // Connections are made in the next step of this turn, and wait at the server from then on.
  await Promise.resolve();
  let turns = 0;
  for (; accepted < count; turns++) await new Promise(setImmediate);
  for (const socket of sockets) socket.destroy();
  await of.stop();
  return turns;
}

it.runIf(process.platform === 'linux')('accepts many connections in one turn', async () => {
  const turns = await turnsToAccept(64, await listening({ shares: false }));
  expect(turns).toBeGreaterThanOrEqual(64);
  expect(await turnsToAccept(64, await listening({ shares: true }))).toBeLessThan(turns / 2);
});

it('answers on every socket, and stops when all of them have', async () => {
  const { port, held, stop } = await listening({ shares: true });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const ask = async (path: string, by: Agent | false = agent) => {
    const [response] = await once(request({ port, host, path, agent: by }).end(), 'response');
    return (await response.toArray()).join('');
  };
  const all = Array.from({ length: 40 }, () => ask('/held'));
  expect(new Set(await Promise.all(Array.from({ length: 40 }, () => ask('/'))))).toEqual(new Set(['ready']));
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  held.resolve();
  expect(new Set(await Promise.all(all))).toEqual(new Set(['finished']));
  await stopped;
  await expect(ask('/', false)).rejects.toThrow('ECONNREFUSED');
});

it('refuses a port that is taken, also by another Parley', async () => {
  const { port, stop } = await listening({ shares: true });
  await expect(listen(Fastify(), { port, host })).rejects.toThrow('EADDRINUSE');
  await stop();
  // And takes one that is free.
  const app = Fastify();
  const beside = await listen(app, { port: await freePort(), host });
  for (const server of beside) server.close();
  await app.close();
});

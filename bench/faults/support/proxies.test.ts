import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../../server/src/testing/free-port.ts';
import { hasProgram, type Program, startLoadBalancer } from './proxies.ts';

/** A process that answers with the id that it got with the request. */
async function standIn() {
  const server = createServer((request, response) => void response.end(JSON.stringify(request.headers['x-request-id'] ?? null)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => new Promise((resolve) => server.close(resolve)) };
}

const programs: Program[] = ['nginx', 'haproxy'];

test.for(programs)('%s gives requests an id, and says when to come again while no process is there', async (name, { skip }) => {
  skip(!hasProgram(name), `${name} is not installed`);
  const parley = await standIn();
  const balancer = await startLoadBalancer(name, [parley.port, await freePort()]);
  onTestFinished(() => balancer.stop());
  const ask = () => fetch(`${balancer.url}/account/`, { headers: { 'x-request-id': 'chosen-by-a-visitor' } });
  const ids = [await (await ask()).json(), await (await ask()).json()] as string[];
  for (const id of ids) expect(id).toMatch(/^[\w-]{32,36}$/);
  expect(ids[0]).not.toBe(ids[1]);
  await parley.close();
  const refused = async () => {
    const { status, headers } = await ask();
    return [status, headers.get('retry-after'), headers.get('content-type')];
  };
  await vi.waitFor(async () => expect(await refused()).toEqual([503, '2', 'application/json']), { timeout: 10_000, interval: 100 });
  expect(((await (await ask()).json()) as { error: { code: string } }).error.code).toBe('unavailable');
});

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerClientError } from '../errors.ts';
import { refuseOddRequests } from './strict.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ clientErrorHandler: answerClientError });
  app.get('/', async () => 'answered');
  refuseOddRequests(app.server);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function statusOf(request: string): Promise<number> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(first.toString())?.[1]);
}

it.each([
  ['GET / HTTP/1.1\r\nhost: a\r\n\r\n', 200],
  ['GET / HTTP/1.0\r\n\r\n', 200],
  ['GET / HTTP/1.1\r\nhost: a\r\nxost: b\r\n\r\n', 200],
  ['GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a\r\naccept: */*\r\nHOST: a\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\n\r\n', 400],
  ['GET / HTTP/0.9\r\nhost: a\r\n\r\n', 505],
  ['GET / HTTP/2.0\r\nhost: a\r\n\r\n', 505],
  ['GET / HTTP/1.2\r\nhost: a\r\n\r\n', 400],
  ['GET / HTTP/3.7\r\nhost: a\r\n\r\n', 400],
  ['GET /\r\n\r\n', 505],
])('%j is answered with %i', async (request, status) => {
  expect(await statusOf(request)).toBe(status);
});

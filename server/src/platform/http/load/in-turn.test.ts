import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { handleInTurn } from './in-turn.ts';

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** A server that answers each request when the test lets it, and a client that writes what it likes. */
async function serving() {
  const begun = new Map<string, ServerResponse>();
  const bodies = new Map<string, string>();
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    begun.set(path, response);
    request.on('data', (part: Buffer) => bodies.set(path, (bodies.get(path) ?? '') + part));
    request.resume();
  });
  handleInTurn(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (part: Buffer) => {
    heard += part;
  });
  open.push(server, { close: () => socket.destroy() });
  const begins = (path: string) => vi.waitFor(() => expect([...begun.keys()]).toContain(path));
  return { server, socket, begun, bodies, begins, heard: () => [...heard.matchAll(/<([^>]*)>/g)].map(([, text]) => text) };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

it('begins a request when the one before it on its connection is answered, with its body', async () => {
  const { socket, begun, bodies, begins, heard } = await serving();
  socket.write(`${get('/one')}POST /two HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\nbody${get('/three')}`);
  await begins('/one');
  // Everything that was sent together is read together.
  await new Promise(setImmediate);
  expect([...begun.keys()]).toEqual(['/one']);
  begun.get('/one')?.end('<one>');
  await begins('/two');
  await vi.waitFor(() => expect(bodies.get('/two')).toBe('body'));
  expect([...begun.keys()]).toEqual(['/one', '/two']);
  begun.get('/two')?.end('<two>');
  await begins('/three');
  begun.get('/three')?.end('<three>');
  await vi.waitFor(() => expect(heard()).toEqual(['one', 'two', 'three']));
});

it('begins nothing for a client that is gone', async () => {
  const { server, socket, begun, begins } = await serving();
  socket.write(get('/one') + get('/two'));
  await begins('/one');
  const closed = once(begun.get('/one') as ServerResponse, 'close');
  socket.destroy();
  await closed;
  await new Promise((resolve) => server.close(resolve));
  await new Promise(setImmediate);
  expect([...begun.keys()]).toEqual(['/one']);
});

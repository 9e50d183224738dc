import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { takeBody } from './take-body.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** Sends pieces over one connection, each when the one before has arrived, and returns all that comes back until the connection ends. */
async function answersTo(onRequest: (request: IncomingMessage) => Promise<string>, pieces: readonly string[]): Promise<string> {
  const arrived: (() => void)[] = [];
  const server = createServer(async (request, response) => response.end(await onRequest(request)));
  server.on('connection', (socket) => socket.on('data', () => arrived.shift()?.()));
  servers.push(server.listen(0));
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port);
  let answers = '';
  socket.on('data', (bytes) => {
    answers += bytes;
  });
  for (const piece of pieces) {
    const here = new Promise<void>((resolve) => arrived.push(resolve));
    socket.write(piece);
    await here;
    await turn();
  }
  await once(socket, 'close');
  return answers;
}

const head = (length: number, connection = 'close') =>
  `POST / HTTP/1.1\r\nhost: a\r\nconnection: ${connection}\r\ncontent-length: ${length}\r\n\r\n`;

/** Takes what `isWanted` says; reads all else as a stream. */
const taking =
  (isWanted: (bytes: Buffer | null) => boolean) =>
  (request: IncomingMessage): Promise<string> =>
    new Promise((resolve) => {
      takeBody(request, Number(request.headers['content-length']), (bytes) => {
        if (isWanted(bytes)) {
          resolve(`taken ${bytes}`);
          return true;
        }
        void (async () => {
          let text = '';
          for await (const chunk of request) text += chunk;
          resolve(`read ${text}`);
        })();
        return false;
      });
    });

const wanted = taking((bytes) => bytes !== null);

describe('a body that is taken where Node hands it over', () => {
  it('is taken when it comes in one piece, with its head or after it', async () => {
    expect(await answersTo(wanted, [`${head(5)}hello`])).toContain('taken hello');
    expect(await answersTo(wanted, [head(5), 'hello'])).toContain('taken hello');
  });

  it('is left whole to the reader of the stream when it comes in pieces', async () => {
    expect(await answersTo(wanted, [`${head(11)}hel`, 'lo ', 'world'])).toContain('read hello world');
    expect(await answersTo(wanted, [head(11), 'hello', ' world'])).toContain('read hello world');
  });

  it('is left whole to the reader of the stream when nobody wants it', async () => {
    expect(
      await answersTo(
        taking(() => false),
        [`${head(5)}hello`],
      ),
    ).toContain('read hello');
  });

  it('leaves the connection to the requests that follow', async () => {
    const answers = await answersTo(
      taking((bytes) => bytes?.toString() !== 'other'),
      [`${head(5, 'keep-alive')}hello`, `${head(5, 'keep-alive')}other`, `${head(5, 'keep-alive')}third${head(3)}end`],
    );
    expect(answers.match(/(?:taken|read) [a-z]+/g)).toEqual(['taken hello', 'read other', 'taken third', 'taken end']);
  });

  it('takes nothing of a request that ends too soon', async () => {
    const seen: unknown[] = [];
    const server = createServer((request) => takeBody(request, 5, (bytes) => seen.push(bytes) > 0));
    servers.push(server.listen(0));
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port);
    const asked = once(server, 'request');
    socket.write(head(5));
    const [request] = (await asked) as [IncomingMessage];
    socket.destroy();
    await new Promise((resolve) => request.once('close', resolve));
    expect(seen).toEqual([]);
  });
});

/** Shops that want to cost their reader memory or time: for the soak with attacks, and for what reading them leaves in memory. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface HostileShops {
  hosts: string[];
  close(): void;
}

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

const spaces = Buffer.alloc(80_000_000, 32);
const gzipped = gzipSync(spaces);
const brotlied = brotliCompressSync(spaces);

const packed =
  (encoding: string, body: Buffer): Serve =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body);

/** Shops that want to cost their reader memory or time. */
const tricks: Serve[] = [
  packed('gzip', gzipped),
  packed('br', brotlied),
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const chunk = Buffer.alloc(64 * 1024, '<p><a href="/x">');
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  },
  (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<div>'.repeat(300_000)),
  ({ url }, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(Array.from({ length: 20_000 }, (_, i) => `<a href="${url}/${i}">a product ${i}</a>`).join('')),
  (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('['.repeat(2_000_000)),
  ({ url }, response) => void response.writeHead(302, { location: `${url}x` }).end(),
  (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<script type="application/ld+json">{"@type":"Product","name":"${'a'.repeat(3_000_000)}","offers":{"price":5}}</script>`),
];

/** Starts one hostile shop for each trick. Parley may read them when their hosts are in `CRAWL_ALLOW_HOSTS`. */
export async function openHostileShops(): Promise<HostileShops> {
  const servers = await Promise.all(
    tricks.map(async (trick) => {
      const server = createServer(trick);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  return {
    hosts: servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`),
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

/** A small shop on loopback for the tests of this feature. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response of a path: a body (objects as JSON), a whole response, or a function of the request. */
export type Page = string | Buffer | object | ((request: IncomingMessage, response: ServerResponse) => void);

export interface TestShop {
  origin: string;
  host: string;
  asked: string[];
  pages: Record<string, Page>;
  close(): Promise<void>;
}

/**
 * Serves `pages` by path with query, then by path alone, otherwise 404. `{origin}` in texts stands for the shop's origin. `pages` may be
 * changed while it runs.
 */
export async function openTestShop(pages: Record<string, Page>): Promise<TestShop> {
  const requests: string[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    requests.push(url);
    const page = pages[url] ?? pages[url.split('?')[0] ?? '/'];
    if (page === undefined) return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
    if (typeof page === 'function') return (page as (q: IncomingMessage, r: ServerResponse) => void)(request, response);
    if (Buffer.isBuffer(page)) return response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(page);
    const isText = typeof page === 'string';
    const text = (isText ? page : JSON.stringify(page)).replaceAll('{origin}', origin);
    const type = !isText
      ? 'application/json'
      : /^\s*<\?xml/.test(text)
        ? 'application/xml'
        : /^\s*</.test(text)
          ? 'text/html'
          : 'text/plain';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  return {
    origin,
    host,
    asked: requests,
    pages,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

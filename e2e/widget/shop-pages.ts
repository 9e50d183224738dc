/** Serves the pages of ../shops as a shop on loopback. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

const file = (name: string) => new URL(`../shops/${name}`, import.meta.url);

const nonce = 'c2hvcA';
/** Response headers that make a shop's page hostile. `PARLEY` stands for the stand-in's origin. */
const headersOf: Record<string, Record<string, string>> = {
  'csp.html': {
    'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'none'; img-src PARLEY; connect-src PARLEY; base-uri 'none'`,
  },
  'trusted-types.html': {
    'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types 'none'",
  },
};

/** Answers a request to the shop with its page; `parley` is the origin of the stand-in. */
export function answerShop(request: IncomingMessage, answer: ServerResponse, parley: string): void {
  const { pathname } = new URL(request.url ?? '/', 'http://shop');
  const name = pathname === '/' ? 'plain.html' : pathname.slice(1);
  if (!/^[\w-]+\.html$/.test(name) || !existsSync(file(name))) {
    answer.writeHead(pathname.startsWith('/product/') ? 200 : 404, { 'Content-Type': 'text/html' });
    answer.end(readFileSync(file('product.html'), 'utf8').replaceAll('PARLEY', parley));
    return;
  }
  const headers = Object.entries(headersOf[name] ?? {}).map(([key, value]) => [key, value.replaceAll('PARLEY', parley)]);
  answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...Object.fromEntries(headers) });
  answer.end(readFileSync(file(name), 'utf8').replaceAll('PARLEY', parley).replaceAll('NONCE', nonce));
}

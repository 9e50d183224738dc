import { describe, expect, it } from 'vitest';
import { type FetchedPage, FetchRefused, type GuardedFetch } from '../../../../platform/fetch/index.ts';
import { openCrawl } from './crawl.ts';

const late = () => new FetchRefused('timeout', 'The shop took too long to answer.');
const page = { status: 200, headers: {}, text: () => '' } as FetchedPage;

/** A crawl of a shop that answers each address as `answers` lists, the last of them for ever. */
function crawlOf(answers: Record<string, (FetchedPage | FetchRefused)[]>) {
  const requests: string[] = [];
  const client = {
    async get(url: string) {
      const path = new URL(url).pathname;
      requests.push(path);
      const [next = page, ...rest] = answers[path] ?? [];
      if (rest.length > 0) answers[path] = rest;
      if (next instanceof FetchRefused) throw next;
      return next;
    },
  } as unknown as GuardedFetch;
  const crawl = openCrawl(client);
  crawl.end();
  const get = (path: string) => crawl.get(`https://shop.test${path}`, { accept: 'text/html' });
  return { get, asked: requests, crawl };
}

describe('a page that takes too long', () => {
  it('is asked for once more where the shop answers others in time', async () => {
    const { get, asked, crawl } = crawlOf({ '/a': [late(), page] });
    await get('/');
    await get('/b');
    expect((await get('/a')).status).toBe(200);
    expect(asked.filter((path) => path === '/a').length).toBe(2);
    expect(crawl.answers()).toEqual({ pages: 3, slow: 1, refused: 0, broken: 0, forbidden: 0 });
  });

  it('is given up after the second time', async () => {
    const { get, asked } = crawlOf({ '/a': [late()] });
    for (const path of ['/', '/b', '/c']) await get(path);
    await expect(get('/a')).rejects.toThrow('too long');
    expect(asked.filter((path) => path === '/a').length).toBe(2);
  });

  it('is given up at once where the shop is slow as a whole', async () => {
    const { get, asked } = crawlOf({ '/': [late()] });
    await expect(get('/')).rejects.toThrow('too long');
    expect(asked.filter((path) => path === '/')).toEqual(['/']);
  });
});

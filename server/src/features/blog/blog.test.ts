import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listBlogPosts } from '@parley/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { postsOf } from './posts.ts';

const item = (number: number, title = `Post ${number}`) =>
  `<item><title>${title}</title><link>https://blog.test/${number}</link><description>&lt;p&gt;About &amp;amp; more&lt;/p&gt;</description><pubDate>Wed, 0${number} Jul 2026 10:00:00 GMT</pubDate></item>`;
const rss = (...items: string[]) => `<?xml version="1.0"?><rss version="2.0"><channel><title>Blog</title>${items.join('')}</channel></rss>`;

describe('postsOf', () => {
  it('takes the first six items of RSS that have a title, as text', () => {
    const posts = postsOf(
      rss(item(1), item(2, ''), item(3, '   '), item(4), item(5), item(6), item(7), item(8), item(9)),
      'https://blog.test/feed',
    );
    expect(posts.map(({ title }) => title)).toEqual(['Post 1', 'Post 4', 'Post 5', 'Post 6', 'Post 7', 'Post 8']);
    expect(posts[0]).toEqual({ title: 'Post 1', link: 'https://blog.test/1', summary: 'About & more', date: '2026-07-01T10:00:00.000Z' });
  });
  it('reads Atom, with addresses relative to the feed’s', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>B</title><id>b</id><updated>2026-01-01T00:00:00Z</updated><entry><id>1</id><title type="html">A &lt;b&gt;bold&lt;/b&gt; word</title><link rel="alternate" href="/posts/1"/><updated>2026-01-02T00:00:00Z</updated><summary>Short</summary></entry></feed>`;
    expect(postsOf(atom, 'https://blog.test/feed.xml')).toEqual([
      { title: 'A bold word', link: 'https://blog.test/posts/1', summary: 'Short', date: '2026-01-02T00:00:00.000Z' },
    ]);
  });
  it('leaves out items without a link to a web page, and invalid dates', () => {
    const odd =
      '<item><title>x</title><link>javascript:alert(1)</link></item><item><title>y</title><link>https://a.test/</link><pubDate>soon</pubDate></item>';
    expect(postsOf(rss(odd), 'https://blog.test/')).toEqual([{ title: 'y', link: 'https://a.test/', summary: '', date: null }]);
  });
  it('refuses text that is not a feed', () => expect(() => postsOf('<html></html>', 'https://a.test/')).toThrow());
});

describe('GET /blog_posts/', () => {
  let server: Server;
  let answer: { status: number; body: string };
  let fetches = 0;
  const open: TestApp[] = [];
  beforeAll(async () => {
    server = createServer((_request, response) => {
      fetches++;
      response.writeHead(answer.status, { 'content-type': 'application/rss+xml' }).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  const app = async (feed: boolean) => {
    const { port } = server.address() as AddressInfo;
    const host = `127.0.0.1:${port}`;
    const test = await testApp(feed ? { BLOG_FEED_URL: `http://${host}/feed`, CRAWL_ALLOW_HOSTS: host } : {});
    open.push(test);
    return test;
  };
  const titles = async (test: TestApp) => (await test.ask(listBlogPosts, {})).posts.map(({ title }) => title);

  it('is empty without a feed', async () => expect(await titles(await app(false))).toEqual([]));

  it('fetches the feed at intervals, and keeps the posts when the feed fails', async () => {
    answer = { status: 200, body: rss(item(1)) };
    const test = await app(true);
    fetches = 0;
    expect(await Promise.all([titles(test), titles(test)])).toEqual([['Post 1'], ['Post 1']]);
    expect(fetches).toBe(1);
    answer = { status: 500, body: 'down' };
    test.clock.advance(16 * 60_000);
    await titles(test);
    await expect.poll(() => fetches).toBe(2);
    expect(await titles(test)).toEqual(['Post 1']);
    answer = { status: 200, body: rss(item(2)) };
    // The pause begins when the failure is noticed, which may be after the clock was moved.
    const later = () => {
      test.clock.advance(2 * 60_000);
      return titles(test);
    };
    await expect.poll(later).toEqual(['Post 2']);
  });

  it('is empty when the feed could never be fetched', async () => {
    answer = { status: 200, body: 'no feed' };
    expect(await titles(await app(true))).toEqual([]);
  });
});

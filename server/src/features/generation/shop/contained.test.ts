import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createBounded } from '../../../platform/background/bounded.ts';
import { FetchRefused } from '../../../platform/fetch/index.ts';
import { loadPage } from '../../catalogue/index.ts';
import { backdropOf, withoutPlainAddresses } from './contained.ts';

const platform = { decoding: createBounded({ atOnce: 1, waiting: 10, retrySeconds: 1 }) };
const shop = 'http://shop.example';
const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c40' } })
  .jpeg()
  .toBuffer();

type Files = Record<string, [type: string, body: string | Buffer]>;

/** The backdrop of `html` on a shop that has these files; and what was asked for. */
async function shown(html: string, files: Files, url = `${shop}/`) {
  const requests: string[] = [];
  const page = await backdropOf(platform, `<!doctype html><html><head></head><body>${html}</body></html>`, url, async (address) => {
    requests.push(address);
    const [type, body] = files[address.replace(shop, '')] ?? [];
    if (!type || body === undefined) throw new FetchRefused('unreachable', 'no such file');
    return { url: address, status: 200, headers: { 'content-type': type }, body: Buffer.from(body), text: () => body.toString() };
  });
  return { page: page ?? '', asked: requests };
}

it('contains the styles and pictures of a shop without encryption, in their order', async () => {
  const { page } = await shown(
    '<link rel="stylesheet" href="/a.css" media="screen"><link rel="stylesheet" href="http://shop.example/b.css"><img src="/p.jpg" srcset="/p2.jpg 2x">',
    {
      '/a.css': ['text/css', 'h1{color:red}'],
      '/b.css': ['text/css', 'h1{color:blue}'],
      '/p.jpg': ['image/jpeg', photo],
    },
  );
  expect(page).toContain('<style media="screen">h1{color:red}</style><style>h1{color:blue}</style>');
  const [, data = ''] = /<img src="data:image\/webp;base64,([^"]+)">/.exec(page) ?? [];
  expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 640, height: 320 });
});

it('asks for nothing that the frame loads itself', async () => {
  const { page, asked } = await shown('<link rel="stylesheet" href="/a.css"><img src="/p.jpg">', {}, 'https://shop.example/');
  expect(asked).toEqual([]);
  expect(page).toContain('href="/a.css"');
});

it('does without what is missing, is no picture, or does not fit', async () => {
  const { page } = await shown(
    '<h1>Shop</h1><link rel="stylesheet" href="/none.css"><link rel="stylesheet" href="/huge.css"><link rel="stylesheet" href="/a.css"><img alt="A" src="/fake.jpg">',
    {
      '/huge.css': ['text/css', `/*${'x'.repeat(700_000)}*/`],
      '/a.css': ['text/css', 'h1{color:red}'],
      '/fake.jpg': ['image/jpeg', '<script>'],
    },
  );
  expect(page).toContain('<h1>Shop</h1>');
  expect(page).toContain('h1{color:red}');
  expect(page).not.toContain('/*xxx');
  expect(page).not.toMatch(/src=|href="(?!http:\/\/shop\.example\/")/);
});

it('asks for a bounded number of files', async () => {
  const many = (tag: (at: number) => string) => Array.from({ length: 200 }, (_each, at) => tag(at)).join('');
  const { asked } = await shown(
    many((at) => `<link rel="stylesheet" href="/${at}.css"><img src="/${at}.jpg">`),
    {},
  );
  expect(asked).toHaveLength(28);
});

it('lets no style sheet end its element', async () => {
  const { page } = await shown('<link rel="stylesheet" href="/a.css">', {
    '/a.css': ['text/css', 'a::before{content:"</style><script>alert(1)</script>"}'],
  });
  const $ = loadPage(page);
  expect($?.('style')).toHaveLength(1);
  expect($?.('script')).toHaveLength(0);
});

it.each([
  ['@import url("http://10.0.0.1/a.css");@import "b.css";h1{}', 'h1{}'],
  ['a{background:url(/pic.png)}', 'a{background:url("data:,")}'],
  ['a{background:url( "http://192.168.0.1/x" )}', 'a{background:url("data:,")}'],
  ["a{background:URL('https://cdn.example/x.png')}", 'a{background:url("https://cdn.example/x.png")}'],
  ['a{background:url(//cdn.example/x.png)}', 'a{background:url("data:,")}'],
  ['a{fill:url(#g);background:url(data:image/gif;base64,R0)}', 'a{fill:url(#g);background:url(data:image/gif;base64,R0)}'],
])('makes the addresses of %s work from another page', (css, expected) => {
  expect(withoutPlainAddresses(css, `${shop}/css/a.css`)).toBe(expected);
});

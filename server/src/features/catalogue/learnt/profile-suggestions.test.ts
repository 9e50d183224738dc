import { deleteLearnt, exportProducts, getImport, listLearnt, listProducts, startImport } from '@parley/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { shopPages } from '../index.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { profileWords } from './profile-suggestions.ts';

const item = (id: number, category: string) => ({
  id,
  name: `Tea ${id}`,
  permalink: `{origin}/product/${id}/`,
  prices: { price: '1250', currency_code: 'EUR' },
  categories: [{ name: category }],
});

let shop: TestShop;
let t: TestApp;
beforeAll(async () => {
  shop = await openTestShop({
    '/': `<html lang="en"><head><title>All for tea | Leaf &amp; Co</title><meta name="description" content="We sell <b>good</b> tea."></head>
      <body><h1>Welcome</h1><a href="/delivery">Delivery</a><a href="/contact">Contact</a></body></html>`,
    '/delivery': '<main><h1>Delivery</h1><p>Within two days, to every country there is. Free from 50 €.</p></main>',
    '/contact': '<main><h1>Contact</h1><p>Write to hello@leaf.example or call +49 30 1234567 on weekdays.</p></main>',
    '/wp-json/wc/store/v1/products?per_page=100&page=1': [item(1, 'Green'), item(2, 'Black'), item(3, 'Green')],
  });
  t = await testApp({ CRAWL_ALLOW_HOSTS: shop.host });
});
afterAll(async () => {
  await t.close();
  await shop.close();
});

async function importShop(headers: { authorization: string }) {
  const { id } = (await t.ask(startImport, { headers, body: { url: shop.origin } })).import;
  await t.jobsDone();
  expect((await t.ask(getImport, { headers, params: { id: String(id) } })).import.status).toBe('done');
}

test("lists what an import learnt with its sources, and suggests texts for the profile's fields", async () => {
  const { headers } = await t.newOwner();
  expect(await t.ask(listLearnt, { headers })).toEqual({ pages: [], suggestions: [], rereading: false });
  await importShop(headers);
  const { pages, suggestions } = await t.ask(listLearnt, { headers });
  expect(pages.map(({ topic, title, url }) => [topic, title, url])).toEqual([
    ['delivery', 'Delivery', `${shop.origin}/delivery`],
    ['contact', 'Contact', `${shop.origin}/contact`],
  ]);
  expect(suggestions.map(({ field, text, url }) => [field, text, url])).toEqual([
    ['companyName', 'Leaf & Co', `${shop.origin}/`],
    ['whatServicesDoYouOfferToClients', 'We sell good tea.', `${shop.origin}/`],
    ['moreInformationAboutYourProducts', 'Green, Black', `${shop.origin}/`],
    ['whatAreFAQs', expect.stringContaining('Within two days'), `${shop.origin}/delivery`],
    ['howCanCustomersReachYouOrYourTeam', expect.stringContaining('hello@leaf.example'), `${shop.origin}/contact`],
  ]);
});

test('does not restore deleted pages with the next import, nor use them in the assistant', async () => {
  const { ownerId, headers } = await t.newOwner();
  const other = await t.newOwner();
  await importShop(headers);
  const [first] = (await t.ask(listLearnt, { headers })).pages;
  const params = { id: String(first?.id) };
  expect((await t.send(deleteLearnt, { headers: other.headers, params })).statusCode).toBe(404);
  await t.ask(deleteLearnt, { headers, params });
  expect((await t.send(deleteLearnt, { headers, params })).statusCode).toBe(404);
  await importShop(headers);
  const { pages, suggestions } = await t.ask(listLearnt, { headers });
  expect(pages.map(({ topic }) => topic)).toEqual(['contact']);
  expect(suggestions.some(({ text }) => text.includes('two days'))).toBe(false);
  expect((await shopPages(t.platform.db, ownerId)).map(({ topic }) => topic)).toEqual(['contact']);
});

test('shortens long pages between lines and keeps their title', () => {
  const text = Array.from({ length: 200 }, (_, at) => `Line ${at} about how we deliver to you.`).join('\n');
  const words = profileWords({ topic: 'delivery', title: 'Shipping', text });
  expect(words.field).toBe('whatAreFAQs');
  expect(words.text.length).toBeLessThan(4100);
  expect(words.text).toMatch(/^Shipping\nLine 0 .*to you\.$/s);
});

test("keeps a hostile shop's markup and formulas as text, also in CSV", async () => {
  const { headers } = await t.newOwner();
  const bad = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const before = { ...shop.pages };
  shop.pages['/'] =
    `<html lang="en"><head><title>${bad}Shop</title><meta name="description" content="&lt;script&gt;alert(3)&lt;/script&gt;Good"></head><a href="/delivery">Delivery</a></html>`;
  shop.pages['/delivery'] =
    `<main><h1>Delivery${bad}</h1><p onclick="x()">Within two days, to every country.${bad}<iframe src="javascript:x"></iframe></p></main>`;
  const item = {
    id: 9,
    name: '=HYPERLINK("http://evil.example","x")',
    permalink: '{origin}/product/9/',
    description: `@SUM(1+1)*cmd|' /C calc'!A0 ${bad}`,
    prices: { price: '1250', currency_code: 'EUR' },
    categories: [{ name: `-2+3${bad}` }],
    images: [{ src: 'javascript:alert(1)' }],
  };
  shop.pages['/wp-json/wc/store/v1/products?per_page=100&page=1'] = [item];
  await importShop(headers);
  Object.assign(shop.pages, before);
  const learnt = await t.ask(listLearnt, { headers });
  expect(JSON.stringify(learnt)).not.toMatch(/<\w|onerror|javascript:/);
  const { products } = await t.ask(listProducts, { headers, query: {} as never });
  expect(products.length).toBe(1);
  expect(products[0]?.productImage).toBe('');
  expect(JSON.stringify(products)).not.toMatch(/<(?:img|script)|onerror/);
  const file = (await t.send(exportProducts, { headers, query: {} as never })).body;
  expect(file).toContain('HYPERLINK');
  // A cell that begins like a formula is stored as text.
  for (const line of file.split(/\r?\n/).slice(1)) expect(line).not.toMatch(/(?:^|,)"?[=@+-](?:HYPERLINK|SUM|2\+)/);
});

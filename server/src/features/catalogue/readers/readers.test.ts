import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getImport } from '@parley/contract';
import { afterAll, expect, test } from 'vitest';
import { insertImport } from '../importing/import-store.ts';
import { runImport } from '../importing/run-import.ts';
import { shopSource } from '../sources/shop-source.ts';
import { ensureSource } from '../sources/source-store.ts';
import { openSellingShop, titles } from '../testing/selling-shop.ts';
import { csvKind } from './csv/read-csv.ts';
import { cleanProduct } from './product.ts';
import type { ShopReader } from './reader.ts';
import { kindWords, readers } from './readers.ts';

const { shop, t, sell, list, close } = await openSellingShop();
const root = join(import.meta.dirname, '../../../../..');
const here = 'server/src/features/catalogue/readers';
afterAll(close);

interface ToyProduct {
  called: string;
  at: string;
  cents: number;
}

/** A new platform as CONTRIBUTING.md describes it: this object, and one line in `readers`. */
const toyReader: ShopReader<ToyProduct[]> = {
  kind: 'toy-shop',
  words: 'Toy Shop',
  probed: 'before',
  looksLike: (home) => home.html.includes('Made with Toy Shop'),
  probe: async (crawl, home) => {
    const answer = await crawl.get(`${home.origin}/toys.json`, { accept: 'application/json' });
    return answer.status === 200 ? JSON.parse(answer.text()) : null;
  },
  read: async function* (_crawl, home, toys) {
    const products = toys.map((toy) => cleanProduct({ title: toy.called, link: toy.at, base: home.origin, prices: [toy.cents] }));
    yield { products: products.filter((product) => product !== null), failed: [] };
    return { complete: true, note: '' };
  },
};

test('a new line in the list is enough to import from a new kind of shop', async () => {
  const owner = await t.newOwner();
  sell([], {
    '/': '<html lang="en"><h1>Toys</h1><footer>Made with Toy Shop</footer></html>',
    '/toys.json': [
      { called: 'Wooden train', at: '/toys/train', cents: 2450 },
      { called: 'Kite', at: '/toys/kite', cents: 1200 },
    ],
  });
  const { db } = t.platform;
  const sourceId = await ensureSource(db, owner.ownerId, shopSource(shop.origin));
  const { id } = await insertImport(db, { ownerId: owner.ownerId, sourceId, url: shop.origin, file: null }, t.clock.now());
  const longer = [...readers, toyReader];
  await runImport(t.platform, { ownerId: owner.ownerId, importId: id }, new AbortController().signal, { readers: longer });
  const { import: ended } = await t.ask(getImport, { headers: owner.headers, params: { id: String(id) } });
  expect(ended).toMatchObject({ status: 'done', kind: 'toy-shop', imported: 2, message: '2 products imported.' });
  expect(kindWords('toy-shop', longer)).toBe('Toy Shop');
  expect(titles(await list(owner))).toEqual(['Wooden train', 'Kite']);
});

test('an import whose reader was removed shows its kind', () => {
  expect(kindWords('toy-shop')).toBe('toy-shop');
  expect(kindWords('woocommerce')).toBe('WooCommerce');
});

test('readers of a kind share its name, and no reader has the kind of files', () => {
  const words = Map.groupBy(readers, ({ kind }) => kind);
  for (const same of words.values()) expect(new Set(same.map((reader) => reader.words)).size).toBe(1);
  expect(words.has(csvKind.kind)).toBe(false);
});

test('the files that CONTRIBUTING.md lists for a new reader are its own and the list, at most three', () => {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = page.split('\n## A new shop reader\n')[1]?.split('\n## ')[0] ?? '';
  const listed = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => path);
  expect(listed).toEqual([`${here}/platforms/toy-shop.ts`, `${here}/readers.ts`]);
  expect(listed.length).toBeLessThanOrEqual(3);
  for (const { kind } of readers)
    expect(readFileSync(join(root, here, 'readers.ts'), 'utf8'), 'the list names no kind').not.toMatch(new RegExp(`['"\`]${kind}['"\`]`));
});

test("a kind is written in its reader's file and nowhere else", () => {
  const folders = ['contract', 'flow', 'server/src', 'web/src/features/catalogue', 'web/src/routes', 'widget/src'];
  // Orders come from the same platforms, in a way of their own.
  const ofOrders = /^(?:contract\/order-ways\.ts|server\/src\/features\/orders\/)/;
  const all = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)(?:testing|node_modules)\//.test(file))
      .map((file) => join(folder, file).replaceAll('\\', '/')),
  );
  const sources = all.filter((file) => !ofOrders.test(file));
  const files = (kind: string) => sources.filter((file) => new RegExp(`['"\`]${kind}['"\`]`).test(readFileSync(join(root, file), 'utf8')));
  expect(files('woocommerce')).toEqual([`${here}/platforms/woocommerce.ts`]);
  expect(files('shopify')).toEqual([`${here}/platforms/shopify.ts`]);
  expect(files('json-ld')).toEqual([`${here}/crawl/read-sitemap.ts`]);
  expect(files('walk')).toEqual([`${here}/crawl/walk-links.ts`]);
});

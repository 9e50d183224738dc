/**
 * How long the owner's long lists take on the embedded database: 50,000 products, and 100,000 conversations.
 * `node bench/lists.ts` prints the median of each; nothing is asserted.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { historyFilters, productFilters } from '@parley/contract';
import { countFacets } from '../server/src/features/catalogue/products/facet-counts.ts';
import { cacheFacets } from '../server/src/features/catalogue/products/facets.ts';
import { listProducts } from '../server/src/features/catalogue/products/list-store.ts';
import { listed } from '../server/src/features/catalogue/products/product-store.ts';
import { chatHistory } from '../server/src/features/history/service.ts';
import { openDatabase } from '../server/src/platform/db/index.ts';

const timesEach = 7;
const owner = 1;

const dataDir = mkdtempSync(join(tmpdir(), 'parley-lists-'));
const database = await openDatabase({ databaseUrl: null, dataDir });
const { db, pool } = database;

await pool.query(`insert into products (owner_id, source_id, external_key, title, link, image, description, price_minor, currency, in_stock, categories, tags, vendor)
  select ${owner}, 1, 'p' || i, (array['Red','Blue','Green','Black'])[1 + i % 4] || ' ' || (array['boot','sandal','jacket','lamp','grinder'])[1 + i % 5] || ' ' || i,
    'https://shop.test/' || i, 'https://shop.test/p.jpg', 'A fine thing number ' || i, 100 + (i * 7919) % 90000, 'EUR', i % 9 <> 0,
    array['Category ' || i % 300], array['tag ' || i % 900], 'Brand ' || i % 500 from generate_series(1, 50000) i`);
await pool.query(`insert into engagements (owner_id, id, recommender_id, started_at, page, chats, first_chat_at, last_chat_at, reviewed_at)
  select ${owner}, gen_random_uuid(), 1 + i % 3, now() - i * interval '3 minutes', 'https://shop.test/', 1, now() - i * interval '3 minutes',
    now() - i * interval '3 minutes', case when i % 50 = 0 then now() end from generate_series(1, 100000) i`);
await pool.query(`insert into chat_entries (owner_id, request_id, engagement_id, recommender_id, input, output, at)
  select ${owner}, gen_random_uuid(), id, recommender_id, 'Do you have boots in size ' || (random() * 10000)::int || '?', 'Yes, we have the Trailrunner in stock.', last_chat_at from engagements`);
await pool.query('vacuum analyze');

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let i = 0; i < timesEach; i++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  const [median = 0] = times.toSorted((a, b) => a - b).slice(Math.floor(timesEach / 2));
  console.log(`${name.padEnd(44)} ${median.toFixed(1).padStart(8)} ms`);
}

const products =
  (filters: object, offset = 0) =>
  () =>
    listProducts(db, owner, productFilters.parse(filters), { limit: 25, offset });
await measure('products: first page', products({}));
await measure('products: page 2,000', products({}, 49_975));
await measure('products: search, rare', products({ search: 'boot 12340' }));
await measure('products: search, 10,000 hits', products({ search: 'boot' }));
await measure('products: search, misspelt', products({ search: 'grindr' }));
await measure('products: category', products({ category: 'Category 7' }));
await measure('products: brand, in stock, price', products({ vendor: 'Brand 3', stock: 'in', priceFrom: 1000 }));
await measure('products: by title', products({ sort: 'title' }));
await measure('products: by title, page 1,000', products({ sort: 'title' }, 24_975));
await measure('products: highest price', products({ sort: '-price' }));
await measure('products: facets, counted anew', () => countFacets(db, listed(owner), 200));
const facets = cacheFacets({ db, clock: { now: () => new Date() } });
await measure('products: facets, kept', () => facets.of(owner));

const history =
  (filters: object, offset = 0) =>
  () =>
    chatHistory(db, owner, historyFilters.parse(filters), { limit: 25, offset });
await measure('history: first page', history({}));
await measure('history: page 400', history({}, 9975));
await measure('history: reviewed (1 in 50)', history({ review: 'reviewed' }));
await measure('history: nothing ongoing of recommender 9', history({ popup: '9' }));
await measure('history: search, rare', history({ search: 'boots 4711' }));
await measure('history: search, all hold it', history({ search: 'trailrunner' }));
await measure('history: piece of a word', history({ search: 'railrunn' }));

await database.close();
rmSync(dataDir, { recursive: true, force: true });

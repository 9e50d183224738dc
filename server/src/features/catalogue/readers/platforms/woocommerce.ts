import { z } from 'zod';
import { currencyCode } from '../../../../kit/money/currency.ts';
import { fromMinor, toMinor } from '../../../../kit/money/minor-units.ts';
import { type Crawl, nullIfRefused, type ReadEnd, type Reading } from '../crawl/crawl.ts';
import { entryFailure, type Failed, missingField } from '../failures.ts';
import { type CartEntry, type CatalogueProduct, productOrReason, type RawVariant, webAddress } from '../product.ts';
import type { HomePage, ShopReader } from '../reader.ts';

const named = z.object({ id: z.number().nullish().catch(null), name: z.string(), slug: z.string().nullish().catch(null) });
const units = z.union([z.string(), z.number()]).transform(String).nullish().catch(null);
const lists = <S extends z.ZodType>(item: S) => z.array(item).nullish().catch([]);

// Every field except the name may be missing or malformed: plugins change this answer in many shops.
const storeProduct = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  parent: z.number().nullish().catch(null),
  type: z.string().nullish().catch(null),
  permalink: z.string(),
  sku: z.string().nullish().catch(null),
  short_description: z.string().nullish().catch(null),
  description: z.string().nullish().catch(null),
  prices: z
    .object({
      price: units,
      regular_price: units,
      price_range: z.object({ min_amount: units, max_amount: units }).nullish().catch(null),
      currency_code: z.string().nullish().catch(null),
      currency_minor_unit: z.int().min(0).max(6).catch(2),
    })
    .nullish()
    .catch(null),
  images: lists(z.object({ src: z.string() })),
  categories: lists(named),
  tags: lists(named),
  brands: lists(named),
  attributes: lists(z.object({ name: z.string(), terms: lists(named) })),
  variations: lists(
    z.object({ id: z.number(), attributes: lists(z.object({ name: z.string(), value: z.string().nullish().catch(null) })) }),
  ),
  is_in_stock: z.boolean().nullish().catch(null),
  is_purchasable: z.boolean().nullish().catch(null),
});

const perPage = 100;

/** WooCommerce's Store API, which is public. */
export const wooCommerceReader: ShopReader<{ root: string; first: unknown[] }> = {
  kind: 'woocommerce',
  words: 'WooCommerce',
  system: 'wordpress',
  probed: 'before',
  probe: async (crawl, home) => {
    const root = apiRoot(home);
    const answer = await nullIfRefused(pageOf(crawl, root, 1));
    return answer?.items ? { root, first: answer.items } : null;
  },
  read: (crawl, { language }, { root, first }) => readWooCommerce(crawl, root, first, language),
};

/** WordPress names the address of its interface in a header or a link; without either, it is at the usual place. */
function apiRoot({ headers, html, url, origin }: HomePage): string {
  const header = /<([^<>]+)>;\s*rel="https:\/\/api\.w\.org\/"/.exec(headers.link ?? '')?.[1];
  const markup = html.match(/<link[^<>]+>/gi)?.find((link) => /rel=["']https:\/\/api\.w\.org\/["']/i.test(link));
  const named = header ?? /href=["']([^"']+)["']/i.exec(markup ?? '')?.[1];
  const root = named ? webAddress(named.replaceAll('&#038;', '&'), url) : null;
  return root && URL.parse(root)?.host === URL.parse(origin)?.host ? root : `${origin}/wp-json/`;
}

/**
 * Reads the Store API page by page. The API merges variations into their product (price range, attribute terms), so entries with a parent
 * are skipped, and the variations of a page's products are asked for together. A price of 0 means no price.
 */
export async function* readWooCommerce(crawl: Crawl, root: string, first: unknown[], language: string | null): Reading {
  const seen = new Set<string>();
  const shop: StoreShop = { root, language, paths: await categoryPaths(crawl, root), variations: new Map() };
  let met = 0;
  let items: unknown[] | null = first;
  let last = false;
  for (let page = 1; ; ) {
    const fresh: CatalogueProduct[] = [];
    const failed: Failed[] = [];
    shop.variations = await variationsOf(crawl, root, items);
    for (const item of items) {
      met++;
      const product = productOf(item, shop);
      if (product === null) continue;
      if (typeof product === 'string') failed.push(entryFailure(item, met, product));
      else if (!seen.has(product.externalKey)) {
        seen.add(product.externalKey);
        fresh.push(product);
      }
    }
    yield { products: fresh, failed };
    // A page without new products means that the shop ignores the page number.
    if (last || items.length < perPage || (fresh.length === 0 && failed.length === 0)) return done;
    if (seen.size >= crawl.limits.products) return { complete: false, note: `Stopped at ${seen.size} products, the most that is read.` };
    page++;
    const next = await pageOf(crawl, root, page);
    if (!next.items) return { complete: false, note: `The shop stopped answering at page ${page} of its products.` };
    ({ items, last } = { items: next.items, last: next.last });
  }
}

const done: ReadEnd = { complete: true, note: '' };

async function pageOf(crawl: Crawl, root: string, page: number): Promise<{ items: unknown[] | null; last: boolean }> {
  const { items, pages } = await listOf(crawl, root, 'products', `per_page=${perPage}&page=${page}`);
  return items && (page > 1 || items.every(isStoreProduct)) ? { items, last: page >= pages } : { items: null, last: true };
}

/** One list of the Store API and the number of its pages; no items when the answer is no list. */
async function listOf(crawl: Crawl, root: string, path: string, query: string): Promise<{ items: unknown[] | null; pages: number }> {
  const url = new URL(`wc/store/v1/${path}`, root);
  url.search = query;
  // Without pretty permalinks the API is at ?rest_route=, and further parameters follow in the same query.
  const plain = URL.parse(root)?.searchParams.get('rest_route');
  const address = plain ? `${root.replace(/(?<!\/)\/+$/, '')}/wc/store/v1/${path}&${query}` : url.href;
  const answer = await crawl.get(address, { accept: 'application/json' });
  const none = { items: null, pages: 0 };
  if (answer.status !== 200) return none;
  try {
    const items: unknown = JSON.parse(answer.text());
    return Array.isArray(items) ? { items, pages: Number(answer.headers['x-wp-totalpages'] || Number.POSITIVE_INFINITY) } : none;
  } catch {
    return none;
  }
}

const category = z.object({ id: z.number(), name: z.string(), parent: z.number().nullish().catch(null) });
const variation = storeProduct
  .pick({ sku: true, prices: true, images: true, is_in_stock: true })
  .extend({ id: z.number(), parent: z.number() });
type Variation = z.output<typeof variation>;
const most = { categoryPages: 10, variationPages: 30, depth: 10 };

/** The path of each category by its id. Empty when the shop does not list its categories. */
async function categoryPaths(crawl: Crawl, root: string): Promise<Map<number, string[]>> {
  const categories = new Map<number, z.output<typeof category>>();
  for (const item of await everyPage(crawl, root, 'products/categories', '', most.categoryPages)) {
    const parsed = category.safeParse(item);
    if (parsed.success) categories.set(parsed.data.id, parsed.data);
  }
  const pathTo = (id: number): string[] => {
    const path: string[] = [];
    for (let at = categories.get(id); at && path.length < most.depth; at = categories.get(at.parent ?? 0)) path.unshift(at.name);
    return path;
  };
  return new Map([...categories.keys()].map((id) => [id, pathTo(id)]));
}

/** The variations of these products by their ids. Empty when the shop does not list them; then products keep only their ids and options. */
async function variationsOf(crawl: Crawl, root: string, items: unknown[]): Promise<Map<number, Variation>> {
  const parents = items
    .map((item) => storeProduct.safeParse(item).data)
    .filter((product) => product !== undefined && (product.variations?.length ?? 0) > 0)
    .map((product) => Number(product?.id));
  if (parents.length === 0) return new Map();
  const query = `type=variation&parent=${parents.join(',')}&`;
  const found = await everyPage(crawl, root, 'products', query, most.variationPages);
  const parsed = found.map((item) => variation.safeParse(item).data).filter((each) => each !== undefined);
  return new Map(parsed.map((each) => [each.id, each]));
}

/** All items of a list, at most `pages` pages. A list that the shop refuses is empty: it only adds to what is known. */
async function everyPage(crawl: Crawl, root: string, path: string, query: string, pages: number): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let page = 1; page <= pages; page++) {
    const answer = await nullIfRefused(listOf(crawl, root, path, `${query}per_page=${perPage}&page=${page}`));
    for (const item of answer?.items ?? []) items.push(item);
    if (!answer?.items || answer.items.length < perPage || page >= answer.pages) break;
  }
  return items;
}

function isStoreProduct(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'permalink' in item && 'prices' in item;
}

interface StoreShop {
  root: string;
  language: string | null;
  paths: Map<number, string[]>;
  variations: Map<number, Variation>;
}

/** The product, the reason why it cannot be read, or null for a variation, which its product includes. */
function productOf(item: unknown, { root, language, paths, variations }: StoreShop): CatalogueProduct | string | null {
  const parsed = storeProduct.safeParse(item);
  if (!parsed.success) return missingField(parsed.error);
  const product = parsed.data;
  if (product.type === 'variation' || (product.parent ?? 0) > 0) return null;
  const currency = currencyCode(product.prices?.currency_code);
  const minor = (amount: string | null | undefined) => minorOfStorePrice(amount, product.prices);
  const range = product.prices?.price_range;
  return productOrReason({
    title: product.name,
    link: product.permalink,
    base: root,
    image: product.images?.[0]?.src,
    descriptions: [product.description, product.short_description],
    prices: range ? [minor(range.min_amount), minor(range.max_amount)] : [minor(product.prices?.price)],
    regularPrice: range ? null : minor(product.prices?.regular_price),
    currency,
    inStock: product.is_in_stock ?? true,
    categories: product.categories?.map((each) => each.name),
    categoryPaths: product.categories?.map((each) => paths.get(each.id ?? 0) ?? [each.name]),
    tags: product.tags?.map((each) => each.name),
    attributes: Object.fromEntries((product.attributes ?? []).map((each) => [each.name, (each.terms ?? []).map((term) => term.name)])),
    variants: variantsOf(product, variations),
    cart: cartEntryOf(product),
    vendor: product.brands?.[0]?.name,
    sku: product.sku,
    language,
  });
}

/** An amount of the Store API in minor units. The shop's number of decimals may differ from the currency's: it is 0 in a shop that shows whole euros. */
function minorOfStorePrice(amount: string | null | undefined, prices: z.output<typeof storeProduct>['prices']): number | null {
  return toMinor(fromMinor(amount ?? '', prices?.currency_minor_unit ?? 2), currencyCode(prices?.currency_code));
}

/** Products of other types (grouped, external, with fields to fill in) are bought on their own page. */
function cartEntryOf({ id, type, variations, is_purchasable: isPurchasable }: z.output<typeof storeProduct>): CartEntry | null {
  if (isPurchasable === false || !/^\d+$/.test(String(id))) return null;
  if (variations?.length) return type === 'variable' || type == null ? { system: 'WooCommerce', id: null } : null;
  return type === 'simple' || type == null ? { system: 'WooCommerce', id: String(id) } : null;
}

function variantsOf(product: z.output<typeof storeProduct>, variations: Map<number, Variation>): RawVariant[] {
  // Variations name the values of shared attributes by their slugs.
  const terms = new Map(
    (product.attributes ?? []).map(({ name, terms }) => [name, new Map((terms ?? []).map((each) => [each.slug, each.name]))]),
  );
  return (product.variations ?? []).map(({ id, attributes }) => {
    const own = variations.get(id);
    const prices = own?.prices ?? (product.prices?.price_range ? null : product.prices);
    return {
      id,
      options: Object.fromEntries((attributes ?? []).map(({ name, value }) => [name, terms.get(name)?.get(value) ?? value ?? ''])),
      price: minorOfStorePrice(prices?.price, prices),
      regularPrice: minorOfStorePrice(prices?.regular_price, prices),
      inStock: own?.is_in_stock ?? product.is_in_stock ?? true,
      sku: own?.sku ?? null,
      image: own?.images?.[0]?.src ?? null,
    };
  });
}

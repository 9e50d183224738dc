import { z } from 'zod';
import { currencyCode } from '../../../../kit/money/currency.ts';
import { fromMinor, toMinor } from '../../../../kit/money/minor-units.ts';
import { type Crawl, nullIfRefused, type ReadEnd, type Reading } from '../crawl/crawl.ts';
import { entryFailure, type Failed, missingField } from '../failures.ts';
import { type CatalogueProduct, productOrReason, webAddress } from '../product.ts';
import type { HomePage, ShopReader } from '../reader.ts';

const named = z.object({ name: z.string() });
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
  is_in_stock: z.boolean().nullish().catch(null),
});

const perPage = 100;

/** WooCommerce's Store API, which is public. */
export const wooCommerceReader: ShopReader<{ root: string; first: unknown[] }> = {
  kind: 'woocommerce',
  words: 'WooCommerce',
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
  const markup = /<link[^<>]+rel=["']https:\/\/api\.w\.org\/["'][^<>]*>/i.exec(html)?.[0];
  const named = header ?? /href=["']([^"']+)["']/i.exec(markup ?? '')?.[1];
  const root = named ? webAddress(named.replaceAll('&#038;', '&'), url) : null;
  return root && URL.parse(root)?.host === URL.parse(origin)?.host ? root : `${origin}/wp-json/`;
}

/**
 * Reads the Store API page by page. The API merges variations into their product (price range, attribute terms), so entries with a parent
 * are skipped. A price of 0 means no price.
 */
export async function* readWooCommerce(crawl: Crawl, root: string, first: unknown[], language: string | null): Reading {
  const seen = new Set<string>();
  let met = 0;
  let items: unknown[] | null = first;
  let last = false;
  for (let page = 1; ; ) {
    const fresh: CatalogueProduct[] = [];
    const failed: Failed[] = [];
    for (const item of items) {
      met++;
      const product = productOf(item, root, language);
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
  const url = new URL('wc/store/v1/products', root);
  url.search = `per_page=${perPage}&page=${page}`;
  // Without pretty permalinks the API is at ?rest_route=, and further parameters follow in the same query.
  const plain = URL.parse(root)?.searchParams.get('rest_route');
  const address = plain ? `${root.replace(/(?<!\/)\/+$/, '')}/wc/store/v1/products&per_page=${perPage}&page=${page}` : url.href;
  const answer = await crawl.get(address, { accept: 'application/json' });
  if (answer.status !== 200) return { items: null, last: true };
  try {
    const items: unknown = JSON.parse(answer.text());
    const isList = Array.isArray(items) && (page > 1 || items.every(isStoreProduct));
    return { items: isList ? items : null, last: page >= Number(answer.headers['x-wp-totalpages'] || Number.POSITIVE_INFINITY) };
  } catch {
    return { items: null, last: true };
  }
}

function isStoreProduct(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'permalink' in item && 'prices' in item;
}

/** The product, the reason why it cannot be read, or null for a variation, which its product includes. */
function productOf(item: unknown, root: string, language: string | null): CatalogueProduct | string | null {
  const parsed = storeProduct.safeParse(item);
  if (!parsed.success) return missingField(parsed.error);
  const given = parsed.data;
  if (given.type === 'variation' || (given.parent ?? 0) > 0) return null;
  const currency = currencyCode(given.prices?.currency_code);
  const digits = given.prices?.currency_minor_unit ?? 2;
  // The shop's number of decimals may differ from the currency's: it is 0 in a shop that shows whole euros.
  const minor = (amount: string | null | undefined) => toMinor(fromMinor(amount ?? '', digits), currency);
  const range = given.prices?.price_range;
  return productOrReason({
    title: given.name,
    link: given.permalink,
    base: root,
    image: given.images?.[0]?.src,
    descriptions: [given.description, given.short_description],
    prices: range ? [minor(range.min_amount), minor(range.max_amount)] : [minor(given.prices?.price)],
    regularPrice: range ? null : minor(given.prices?.regular_price),
    currency,
    inStock: given.is_in_stock ?? true,
    categories: given.categories?.map((each) => each.name),
    tags: given.tags?.map((each) => each.name),
    attributes: Object.fromEntries((given.attributes ?? []).map((each) => [each.name, (each.terms ?? []).map((term) => term.name)])),
    vendor: given.brands?.[0]?.name,
    sku: given.sku,
    language,
  });
}

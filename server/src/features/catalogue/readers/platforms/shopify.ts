import { z } from 'zod';
import { currencyCode } from '../../../../kit/money/currency.ts';
import { toMinor } from '../../../../kit/money/minor-units.ts';
import { machinePrice } from '../../../../kit/money/price-text.ts';
import { type Crawl, nullIfRefused, type Reading, RobotsRefused } from '../crawl/crawl.ts';
import { entryFailure, type Failed, missingField } from '../failures.ts';
import { type CartEntry, type CatalogueProduct, productOrReason } from '../product.ts';
import type { ShopReader } from '../reader.ts';
import { type Collections, readCollections } from './shopify-collections.ts';

const text = z.string().nullish().catch(null);
const money = z.union([z.string(), z.number()]).nullish().catch(null);

const variant = z.object({
  id: z.union([z.int(), z.string()]).nullish().catch(null),
  option1: text,
  option2: text,
  option3: text,
  sku: text,
  available: z.boolean().nullish().catch(null),
  price: money,
  compare_at_price: money,
  featured_image: z.object({ src: z.string() }).nullish().catch(null),
});

const storefrontProduct = z.object({
  id: z.union([z.int(), z.string()]),
  title: z.string(),
  handle: z.string().min(1),
  body_html: text,
  vendor: text,
  product_type: text,
  tags: z
    .union([z.array(z.string()), z.string().transform((list) => list.split(','))])
    .nullish()
    .catch([]),
  variants: z.array(variant).catch([]),
  images: z.array(z.object({ src: z.string() })).catch([]),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()).catch([]) })).catch([]),
});

const perPage = 250;
/** From this share of products without a type on, the shop's collections are read as well. */
const fewTypes = 0.2;

/** Shopify's `/products.json`, which every shop serves unless its owner closed it. */
export const shopifyReader: ShopReader<{ first: unknown[]; currency: string | null }> = {
  kind: 'shopify',
  words: 'Shopify',
  system: 'shopify',
  probed: 'before',
  looksLike: (home) => /cdn\.shopify\.com|Shopify\.(?:shop|theme|currency)/.test(home.html),
  probe: async (crawl, home) => {
    const first = await nullIfRefused(pageOf(crawl, home.origin, 1));
    return first && { first, currency: await shopCurrency(crawl, home.origin, home.html) };
  },
  read: (crawl, { origin, language }, { first, currency }) => readShopify(crawl, origin, first, { currency, language }),
};

/** Reads `/products.json` until a page is empty. A product without a type stands in the collections that show it. Variants are merged into their product: a price range, in stock when one of them is. */
export async function* readShopify(
  crawl: Crawl,
  origin: string,
  first: unknown[],
  shop: { currency: string | null; language: string | null },
): Reading {
  const seen = new Set<string>();
  let met = 0;
  let items = first;
  const collections = typesAreRare(first) ? await readCollections(crawl, origin) : null;
  for (let page = 1; ; ) {
    const fresh: CatalogueProduct[] = [];
    const failed: Failed[] = [];
    for (const item of items) {
      met++;
      const product = productOf(item, origin, shop, collections);
      if (typeof product === 'string') failed.push(entryFailure(item, met, product));
      else if (!seen.has(product.externalKey)) {
        seen.add(product.externalKey);
        fresh.push(product);
      }
    }
    yield { products: fresh, failed };
    // Only an empty page is the end: some shops give fewer products per page than requested.
    if (fresh.length === 0 && failed.length === 0) return { complete: true, note: '' };
    if (seen.size >= crawl.limits.products) return { complete: false, note: `Stopped at ${seen.size} products, the most that is read.` };
    page++;
    const next = await pageOf(crawl, origin, page);
    if (!next) return { complete: false, note: `The shop stopped answering at page ${page} of its products.` };
    items = next;
  }
}

/**
 * The currency of the shop's prices, from `/meta.json`, `/cart.js` or the home page. Null when none of them names it; sources that
 * robots.txt forbids or that are not JSON are skipped.
 */
async function shopCurrency(crawl: Crawl, origin: string, home: string): Promise<string | null> {
  for (const path of ['/meta.json', '/cart.js']) {
    try {
      const answer = await crawl.get(`${origin}${path}`, { accept: 'application/json' });
      const currency = answer.status === 200 ? currencyCode(JSON.parse(answer.text())?.currency) : null;
      if (currency) return currency;
    } catch (error) {
      if (!(error instanceof RobotsRefused) && !(error instanceof SyntaxError)) throw error;
    }
  }
  const onPage =
    /Shopify\.currency\s*=\s*\{[^{}]{0,200}"active"\s*:\s*"([A-Z]{3})"/.exec(home)?.[1] ??
    /(?:og|product):price:currency"[^<>]{0,200}content="([A-Z]{3})"/i.exec(home)?.[1] ??
    /"priceCurrency"\s*:\s*"([A-Z]{3})"/.exec(home)?.[1];
  return currencyCode(onPage);
}

async function pageOf(crawl: Crawl, origin: string, page: number): Promise<unknown[] | null> {
  const answer = await crawl.get(`${origin}/products.json?limit=${perPage}&page=${page}`, { accept: 'application/json' });
  if (answer.status !== 200) return null;
  try {
    const parsed = z.object({ products: z.array(z.unknown()) }).safeParse(JSON.parse(answer.text()));
    return parsed.success ? parsed.data.products : null;
  } catch {
    return null;
  }
}

function typesAreRare(items: readonly unknown[]): boolean {
  const products = items.flatMap((item) => storefrontProduct.safeParse(item).data ?? []);
  return products.filter((each) => !each.product_type?.trim()).length > products.length * fewTypes;
}

function productOf(
  item: unknown,
  origin: string,
  shop: { currency: string | null; language: string | null },
  collections: Collections | null,
): CatalogueProduct | string {
  const parsed = storefrontProduct.safeParse(item);
  if (!parsed.success) return missingField(parsed.error);
  const product = parsed.data;
  const minor = (amount: unknown) => toMinor(machinePrice(amount)?.amount, shop.currency);
  const priced = product.variants.map((each) => ({ price: minor(each.price), regular: minor(each.compare_at_price) }));
  const cheapest = priced.filter((each) => each.price !== null).sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0];
  return productOrReason({
    title: product.title,
    link: `/products/${encodeURIComponent(decodedHandle(product.handle))}`,
    base: origin,
    image: product.images[0]?.src,
    descriptions: [product.body_html],
    prices: priced.map((each) => each.price),
    regularPrice: cheapest?.regular ?? null,
    currency: shop.currency,
    // Without `available` the stock is unknown, which counts as in stock.
    inStock: product.variants.length === 0 || product.variants.some((each) => each.available !== false),
    categories: product.product_type?.trim() ? [product.product_type] : [...(collections?.get(String(product.id)) ?? [])],
    tags: product.tags ?? [],
    attributes: Object.fromEntries(product.options.filter(isRealOption).map((each) => [each.name, each.values])),
    variants: product.variants.map((each, at) => ({
      id: each.id ?? null,
      options: optionsOf(each, product.options),
      price: priced[at]?.price ?? null,
      regularPrice: priced[at]?.regular ?? null,
      inStock: each.available !== false,
      sku: each.sku ?? null,
      image: each.featured_image?.src ?? null,
    })),
    cart: cartEntryOf(product.variants),
    vendor: product.vendor,
    sku: product.variants.find((each) => each.sku)?.sku,
    language: shop.language,
  });
}

/** Variants go into the cart by their ids; a product without a choice is one variant too. */
function cartEntryOf(variants: z.output<typeof variant>[]): CartEntry | null {
  if (variants.some(({ id }) => !/^\d+$/.test(String(id ?? '')))) return null;
  const [only] = variants;
  return only ? { system: 'Shopify', id: variants.length === 1 ? String(only.id) : null } : null;
}

function optionsOf(shopVariant: z.output<typeof variant>, options: { name: string; values: string[] }[]): Record<string, string> {
  const values = [shopVariant.option1, shopVariant.option2, shopVariant.option3];
  return Object.fromEntries(
    options.filter(isRealOption).map(({ name }) => [name, values[options.findIndex((each) => each.name === name)] ?? '']),
  );
}

/** False for the option 'Title: Default Title', which products without variants carry. */
export function isRealOption(option: { name: string; values: string[] }): boolean {
  return !(option.values.length === 1 && option.values[0] === 'Default Title');
}

function decodedHandle(handle: string): string {
  try {
    return decodeURIComponent(handle);
  } catch {
    return handle;
  }
}

import type { Row, Rows } from './csv.ts';
import { machinePrice, toMinor } from './money.ts';
import { type CatalogueProduct, cleanProduct } from './product.ts';
import { isRealOption } from './shopify.ts';

/** Whether the columns (lower case) are those of Shopify's product export, of the older form or the newer. */
export function isShopifyForm(header: string[]): boolean {
  const has = (...names: string[]) => names.some((name) => header.includes(name));
  return has('title') && has('handle', 'url handle') && has('variant price', 'price');
}

/** Joins the rows of one handle: the first names the product, each may bring a variant, a picture or both. */
export class ShopifyRows implements Rows {
  readonly #shop: string;
  readonly #byHandle = new Map<string, Row[]>();
  #nameless = 0;

  constructor(shop: string) {
    this.#shop = shop;
  }

  add(row: Row): void {
    const handle = (row.handle ?? row['url handle'] ?? '').trim();
    if (!handle) {
      if (Object.values(row).some((value) => value.trim())) this.#nameless++;
      return;
    }
    const rows = this.#byHandle.get(handle);
    if (rows) rows.push(row);
    else this.#byHandle.set(handle, [row]);
  }

  products(): { products: CatalogueProduct[]; failed: number } {
    const products: CatalogueProduct[] = [];
    let failed = this.#nameless;
    for (const [handle, rows] of this.#byHandle) {
      if (!isOnSale(rows[0] ?? {})) continue;
      const product = productOf(handle, rows, this.#shop);
      if (product) products.push(product);
      else failed++;
    }
    return { products, failed };
  }
}

/** Drafts, archived and unpublished products are the owner's own affair. */
function isOnSale(first: Row): boolean {
  const published = (first.published ?? first['published on online store'] ?? '').toLowerCase();
  return published !== 'false' && !['draft', 'archived'].includes((first.status ?? '').toLowerCase());
}

function productOf(handle: string, rows: Row[], shop: string): CatalogueProduct | null {
  const first = rows.find((row) => row.title?.trim()) ?? {};
  const variants = rows.map(variantOf).filter((variant) => variant.isOne);
  const cheapest = variants.filter((each) => each.price !== null).sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0];
  const path = `/products/${encodeURIComponent(handle)}`;
  return cleanProduct({
    key: path,
    title: first.title ?? '',
    link: shop ? path : '',
    base: shop,
    image: rows.map((row) => row['image src'] ?? row['product image url'] ?? '').find((src) => src.trim()),
    descriptions: [first['body (html)'] ?? first.description],
    prices: variants.map((each) => each.price),
    regularPrice: cheapest?.regular ?? null,
    inStock: variants.length === 0 || variants.some((each) => each.inStock),
    categories: [first.type ?? ''],
    tags: (first.tags ?? '').split(','),
    attributes: optionsOf(rows),
    vendor: first.vendor,
    sku: rows.map((row) => row['variant sku'] ?? row.sku ?? '').find((sku) => sku.trim()),
  });
}

function variantOf(row: Row): { isOne: boolean; price: number | null; regular: number | null; inStock: boolean } {
  const price = row['variant price'] ?? row.price ?? '';
  const minor = (text: string | undefined) => toMinor(machinePrice(text ?? '')?.amount, null);
  const tracked = (row['variant inventory tracker'] ?? row['inventory tracker'] ?? '').trim() !== '';
  const left = Number(row['variant inventory qty'] ?? row['inventory quantity'] ?? 0);
  const sellsOn = (row['variant inventory policy'] ?? row['continue selling when out of stock'] ?? '').toLowerCase() === 'continue';
  return {
    isOne: price.trim() !== '' || (row['option1 value'] ?? '').trim() !== '',
    price: minor(price),
    regular: minor(row['variant compare at price'] ?? row['compare-at price']),
    inStock: !tracked || sellsOn || left > 0,
  };
}

/** Only a product's first row names its options; the rows after it only give values. */
function optionsOf(rows: Row[]): Record<string, string[]> {
  const options: [string, string[]][] = [];
  for (const place of [1, 2, 3]) {
    const name = rows.map((row) => row[`option${place} name`]?.trim() ?? '').find(Boolean);
    const values = [...new Set(rows.map((row) => row[`option${place} value`]?.trim() ?? '').filter(Boolean))];
    if (name && isRealOption({ name, values })) options.push([name, values]);
  }
  return Object.fromEntries(options);
}

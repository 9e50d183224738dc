import { toMinor } from '../../../../kit/money/minor-units.ts';
import { machinePrice } from '../../../../kit/money/price-text.ts';
import { isRealOption } from '../platforms/shopify.ts';
import { type CatalogueProduct, productKey, productOrReason, unreadablePrice } from '../product.ts';
import type { CsvForm, Row, RowFault, Rows } from './csv-form.ts';

/** Shopify's product export, of the older form or the newer. */
export const shopifyCsv: CsvForm = {
  owner: 'Shopify',
  key: 'address',
  fits: isShopifyForm,
  rows: (_header, shop) => new ShopifyRows(shop),
};

/** Whether the columns (lower case) are those of Shopify's product export, of the older form or the newer. */
function isShopifyForm(header: string[]): boolean {
  const has = (...names: string[]) => names.some((name) => header.includes(name));
  return has('title') && has('handle', 'url handle') && has('variant price', 'price');
}

/** Groups rows by handle: the first holds the product, and each may add a variant, a picture or both. */
class ShopifyRows implements Rows {
  readonly #shop: string;
  readonly #byHandle = new Map<string, Row[]>();
  readonly #nameless: RowFault[] = [];

  constructor(shop: string) {
    this.#shop = shop;
  }

  add(row: Row): void {
    const handle = (row.handle ?? row['url handle'] ?? '').trim();
    if (!handle) {
      if (Object.values(row).some((value) => value.trim())) this.#nameless.push({ row, reason: 'no handle' });
      return;
    }
    const rows = this.#byHandle.get(handle);
    if (rows) rows.push(row);
    else this.#byHandle.set(handle, [row]);
  }

  products(): ReturnType<Rows['products']> {
    const products: CatalogueProduct[] = [];
    const failed = [...this.#nameless];
    const odd: RowFault[] = [];
    for (const [handle, rows] of this.#byHandle) {
      if (!isOnSale(rows[0] ?? {})) continue;
      const product = productOf(handle, rows, this.#shop);
      const row = rows[0] ?? {};
      if (typeof product === 'string') {
        failed.push({ row, reason: product });
        continue;
      }
      products.push(product);
      const reason = unreadablePrice(product, rows.map(priceText));
      if (reason) odd.push({ row, reason });
    }
    return { products, failed, odd };
  }
}

/** False for drafts, archived and unpublished products. */
function isOnSale(first: Row): boolean {
  const published = (first.published ?? first['published on online store'] ?? '').toLowerCase();
  return published !== 'false' && !['draft', 'archived'].includes((first.status ?? '').toLowerCase());
}

function productOf(handle: string, rows: Row[], shop: string): CatalogueProduct | string {
  const first = rows.find((row) => row.title?.trim()) ?? {};
  const variants = rows.map(variantOf).filter((variant) => variant.isOne);
  const cheapest = variants.filter((each) => each.price !== null).sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0];
  const names = [1, 2, 3].map((place) => rows.map((row) => row[`option${place} name`]?.trim() ?? '').find(Boolean) ?? '');
  const path = `/products/${encodeURIComponent(handle)}`;
  return productOrReason({
    key: productKey(new URL(path, 'https://shop.invalid/').href),
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
    variants: variants.map((each) => ({
      options: Object.fromEntries(Object.keys(optionsOf(rows)).map((name) => [name, each.options[names.indexOf(name)] ?? ''])),
      price: each.price,
      regularPrice: each.regular,
      inStock: each.inStock,
      sku: each.sku,
      image: each.image,
    })),
    vendor: first.vendor,
    sku: rows.map((row) => row['variant sku'] ?? row.sku ?? '').find((sku) => sku.trim()),
  });
}

const priceText = (row: Row): string => row['variant price'] ?? row.price ?? '';

interface VariantRow {
  /** Whether the row is a variant at all; rows without one add pictures. */
  isOne: boolean;
  options: string[];
  price: number | null;
  regular: number | null;
  inStock: boolean;
  sku: string;
  image: string;
}

function variantOf(row: Row): VariantRow {
  const price = priceText(row);
  const minor = (text: string | undefined) => toMinor(machinePrice(text ?? '')?.amount, null);
  const tracked = (row['variant inventory tracker'] ?? row['inventory tracker'] ?? '').trim() !== '';
  const left = Number(row['variant inventory qty'] ?? row['inventory quantity'] ?? 0);
  const sellsOn = (row['variant inventory policy'] ?? row['continue selling when out of stock'] ?? '').toLowerCase() === 'continue';
  return {
    isOne: price.trim() !== '' || (row['option1 value'] ?? '').trim() !== '',
    price: minor(price),
    regular: minor(row['variant compare at price'] ?? row['compare-at price']),
    inStock: !tracked || sellsOn || left > 0,
    options: [1, 2, 3].map((place) => row[`option${place} value`]?.trim() ?? ''),
    sku: (row['variant sku'] ?? row.sku ?? '').trim(),
    image: (row['variant image'] ?? row['variant image url'] ?? '').trim(),
  };
}

/** Only the first row of a product names its options; the following rows hold values. */
function optionsOf(rows: Row[]): Record<string, string[]> {
  const options: [string, string[]][] = [];
  for (const place of [1, 2, 3]) {
    const name = rows.map((row) => row[`option${place} name`]?.trim() ?? '').find(Boolean);
    const values = [...new Set(rows.map((row) => row[`option${place} value`]?.trim() ?? '').filter(Boolean))];
    if (name && isRealOption({ name, values })) options.push([name, values]);
  }
  return Object.fromEntries(options);
}

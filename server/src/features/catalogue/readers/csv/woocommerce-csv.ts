import { toMinor } from '../../../../kit/money/minor-units.ts';
import { machinePrice } from '../../../../kit/money/price-text.ts';
import { type CatalogueProduct, productOrReason, unreadablePrice } from '../product.ts';
import type { CsvForm, Row, RowFault, Rows } from './csv-form.ts';

/** WooCommerce's product export; its products are known by SKU or number. */
export const wooCommerceCsv: CsvForm = {
  owner: 'WooCommerce',
  key: 'number',
  fits: isWooCommerceForm,
  rows: (header, shop) => new WooCommerceRows(header, shop),
};

/** Whether the columns (lower case) are those of WooCommerce's product export. */
function isWooCommerceForm(header: string[]): boolean {
  return header.includes('name') && header.includes('regular price') && (header.includes('sku') || header.includes('id'));
}

/** Merges variations into the product that their `Parent` column names by SKU or `id:…`. */
class WooCommerceRows implements Rows {
  readonly #shop: string;
  readonly #places: number[];
  readonly #rows: Row[] = [];

  constructor(header: string[], shop: string) {
    this.#shop = shop;
    this.#places = header.map((name) => Number(/^attribute (\d+) name$/.exec(name)?.[1] ?? 0)).filter((place) => place > 0);
  }

  add(row: Row): void {
    this.#rows.push(row);
  }

  products(): ReturnType<Rows['products']> {
    const variations = new Map<string, Row[]>();
    for (const row of this.#rows.filter(isVariation)) {
      const parent = (row.parent ?? '').trim();
      variations.set(parent, [...(variations.get(parent) ?? []), row]);
    }
    const products: CatalogueProduct[] = [];
    const failed: RowFault[] = [];
    const odd: RowFault[] = [];
    for (const row of this.#rows) {
      if (isVariation(row) || isHidden(row)) continue;
      const own = [...(variations.get(row.sku?.trim() || '-') ?? []), ...(variations.get(`id:${row.id?.trim()}`) ?? [])];
      const product = this.#productOf(
        row,
        own.filter((each) => !isHidden(each)),
      );
      if (typeof product === 'string') {
        failed.push({ row, reason: product });
        continue;
      }
      products.push(product);
      const reason = unreadablePrice(
        product,
        [row, ...own].flatMap((each) => [each['sale price'] ?? '', each['regular price'] ?? '']),
      );
      if (reason) odd.push({ row, reason });
    }
    return { products, failed, odd };
  }

  #productOf(row: Row, variations: Row[]): CatalogueProduct | string {
    const priced = variations.length ? variations : [row];
    const cheapest = priced
      .map(pricesOf)
      .filter((each) => each.price !== null)
      .sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0];
    const id = row.id?.trim() ?? '';
    const sku = row.sku?.trim() ?? '';
    const external = row['external url']?.trim() ?? '';
    return productOrReason({
      key: sku ? `sku:${sku}` : id ? `id:${id}` : `name:${(row.name ?? '').trim()}`,
      title: row.name ?? '',
      // WordPress redirects ?p= to the product's page.
      link:
        external ||
        (this.#shop && id
          ? `/?p=${encodeURIComponent(id)}`
          : this.#shop
            ? `/?s=${encodeURIComponent(sku || (row.name ?? ''))}&post_type=product`
            : ''),
      base: this.#shop,
      image: listOf(row.images ?? '')[0],
      descriptions: [row.description?.replaceAll('\\n', '\n'), row['short description']?.replaceAll('\\n', '\n')],
      prices: priced.map((each) => pricesOf(each).price),
      regularPrice: cheapest?.regular ?? null,
      inStock: variations.length ? variations.some(hasStock) : hasStock(row),
      categories: listOf(row.categories ?? '').map((path) => path.split('>').at(-1) ?? path),
      categoryPaths: listOf(row.categories ?? '').map((path) => path.split('>')),
      tags: listOf(row.tags ?? ''),
      attributes: this.#attributesOf([row, ...variations]),
      variants: variations.map((each) => ({
        id: each.id?.trim() || null,
        options: Object.fromEntries(Object.entries(this.#attributesOf([each])).map(([name, values]) => [name, values[0] ?? ''])),
        price: pricesOf(each).price,
        regularPrice: pricesOf(each).regular,
        inStock: hasStock(each),
        sku: each.sku ?? null,
        image: listOf(each.images ?? '')[0] ?? null,
      })),
      vendor: row.brands ? listOf(row.brands)[0] : null,
      sku,
    });
  }

  #attributesOf(rows: Row[]): Record<string, string[]> {
    const valuesByName = new Map<string, Set<string>>();
    for (const row of rows) {
      for (const place of this.#places) {
        const name = row[`attribute ${place} name`]?.trim();
        if (!name) continue;
        const values = valuesByName.get(name) ?? new Set();
        for (const value of listOf(row[`attribute ${place} value(s)`] ?? '')) values.add(value);
        valuesByName.set(name, values);
      }
    }
    return Object.fromEntries([...valuesByName].map(([name, values]) => [name, [...values]]));
  }
}

function isVariation(row: Row): boolean {
  return /\bvariation\b/i.test(row.type ?? '');
}

/** `Published` is 1, 0 for private or -1 for a draft; hidden products appear in no list of the shop. */
function isHidden(row: Row): boolean {
  const published = row.published?.trim() ?? '';
  return (published !== '' && published !== '1') || row['visibility in catalog']?.trim().toLowerCase() === 'hidden';
}

function hasStock(row: Row): boolean {
  const value = (row['in stock?'] ?? '').trim().toLowerCase();
  return value === '' || value === '1' || value === 'yes' || value === 'backorder';
}

function pricesOf(row: Row): { price: number | null; regular: number | null } {
  const minor = (text: string | undefined) => toMinor(machinePrice(text ?? '')?.amount, null);
  const regular = minor(row['regular price']);
  return { price: minor(row['sale price']) ?? regular, regular };
}

/** Values are separated by commas; a comma within a value is written `\,`. */
function listOf(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((each) => each.replaceAll('\\,', ',').trim())
    .filter(Boolean);
}

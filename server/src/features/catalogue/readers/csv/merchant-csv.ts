import { type FeedItem, FeedItems } from '../feeds/feed-items.ts';
import type { CsvForm, Row, Rows } from './csv-form.ts';

/** Google Merchant's feed as a table. */
export const merchantCsv: CsvForm = {
  owner: 'Google Merchant',
  key: 'address',
  fits: isMerchantForm,
  rows: (_header, shop) => new MerchantRows(shop),
};

/** Whether the columns (lower case) are those of a Google Merchant feed. */
function isMerchantForm(header: string[]): boolean {
  const names = header.map(fieldName);
  return (
    ['id', 'title', 'link'].every((name) => names.includes(name)) && names.some((name) => /^(price|availability|image_link)$/.test(name))
  );
}

/** The rows of a tab- or comma-separated merchant feed. */
class MerchantRows implements Rows {
  readonly #items: FeedItems;

  constructor(shop: string) {
    this.#items = new FeedItems(shop);
  }

  add(row: Row, number: number): void {
    const item: FeedItem = new Map(
      Object.entries(row)
        .filter(([, value]) => value.trim() !== '')
        .map(([name, value]) => [fieldName(name), [value.trim()]]),
    );
    if (item.size) this.#items.add(item, `Row ${number}`);
  }

  products(): ReturnType<Rows['products']> {
    return this.#items.products();
  }
}

/** The field of a column: `g:image_link`, `image link` and `image_link` are one, and a language suffix (`title [de]`) is dropped. */
function fieldName(name: string): string {
  return name
    .replace(/^g:/, '')
    .split(/[[(]/, 1)
    .join('')
    .trim()
    .replace(/[\s-]+/g, '_');
}

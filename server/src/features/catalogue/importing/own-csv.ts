/** The catalogue as our own CSV: writing it, and finding what was edited in it. Pure. */
import { minorDigits } from '../../../kit/money/minor-units.ts';
import { decodeText } from '../../../platform/fetch/index.ts';
import { type CsvCell, csv, unguarded } from '../../../platform/files/csv.ts';
import type { Change } from '../products/product-change.ts';
import type { ProductRow } from '../products/product-store.ts';

export const ownColumns = [
  'Parley ID',
  'Title',
  'Link',
  'Image',
  'Description',
  'Price',
  'Currency',
  'In stock',
  'Categories',
  'Tags',
  'Attributes',
  'Brand',
  'SKU',
  'Excluded',
] as const;
type Column = (typeof ownColumns)[number];

/** Cells by column; a column that the file does not have is absent. */
export type OwnRow = Partial<Record<Column, string>>;

/** The source of imports of our own CSV. It owns no products, because those without an ID are made by hand. */
export const ownCsvSource = 'file:edited export';

/** Whether a file is in our own form: its first column says so. */
export const isOwnCsv = (file: Buffer): boolean => /^\ufeff?"?parley id"?[,;\t\r\n]/i.test(decodeText(file.subarray(0, 100), ''));

/** The text of the file, a batch of products at a time. */
export function ownCsv(batches: AsyncIterable<ProductRow[]>): AsyncGenerator<string> {
  return csv(ownColumns, rowsOf(batches));
}

async function* rowsOf(batches: AsyncIterable<ProductRow[]>) {
  for await (const batch of batches) yield batch.map((row) => ownColumns.map((column) => cellsOf(row)[column]));
}

/** A product's cells, before formulas are escaped for spreadsheets. */
export function cellsOf(row: ProductRow): Record<Column, CsvCell> {
  return {
    'Parley ID': row.id,
    Title: row.title,
    Link: row.link,
    Image: row.image,
    Description: row.description,
    Price: row.priceMinor === null ? '' : majorOf(row.priceMinor, row.currency),
    Currency: row.currency,
    'In stock': yesNo(row.inStock),
    Categories: joined(row.categories),
    Tags: joined(row.tags),
    Attributes: Object.entries(row.attributes)
      .map(([name, values]) => `${escaped(name)}: ${joined(values)}`)
      .join('\n'),
    Brand: row.vendor,
    SKU: row.sku,
    Excluded: yesNo(row.excluded),
  };
}

/** The changes in a row, before validation by the contract; `faults` are in plain words. */
export interface RowChanges {
  change: Record<string, unknown>;
  excluded?: boolean;
  faults: string[];
}

/** The differences between a row and its product, or all values of the row for a new product (null). */
export function changesInRow(row: OwnRow, product: ProductRow | null): RowChanges {
  const before: Partial<Record<Column, CsvCell>> = product ? cellsOf(product) : {};
  const changes: RowChanges = { change: product ? {} : { productTitle: '', productLink: '' }, faults: [] };
  const cellText = (column: Column): string => unguarded(row[column] ?? '').replaceAll('\r\n', '\n');
  // A spreadsheet may change line ends, which is not an edit.
  const touched = (column: Column) => {
    if (row[column] === undefined) return false;
    const was = before[column];
    return cellText(column) !== (product ? String(was ?? '').replaceAll('\r\n', '\n') : '');
  };
  const set = (column: Column, field: keyof Change, read: (text: string) => unknown) => {
    if (!touched(column)) return;
    try {
      const value = read(cellText(column));
      if (!product || JSON.stringify(value) !== JSON.stringify(currentOf(product, field))) changes.change[field] = value;
    } catch (error) {
      changes.faults.push(`${column}: ${(error as Error).message}`);
    }
  };
  const currency = row.Currency === undefined ? (product?.currency ?? null) : currencyOf(cellText('Currency'));
  set('Title', 'productTitle', String);
  set('Link', 'productLink', String);
  set('Image', 'productImage', String);
  set('Description', 'description', String);
  set('Price', 'price', (text) => minorInCell(text, currency));
  set('Currency', 'currency', currencyOf);
  set('In stock', 'inStock', flagOf);
  set('Categories', 'categories', split);
  set('Tags', 'tags', split);
  set('Attributes', 'attributes', attributesOf);
  if (touched('Excluded')) {
    const excluded = asFlag(cellText('Excluded'));
    if (excluded === null) changes.faults.push(`Excluded: ${mustBeFlag}`);
    else if (excluded !== (product?.excluded ?? false)) changes.excluded = excluded;
  }
  if (product && (touched('Brand') || touched('SKU'))) changes.faults.push('Brand and SKU come from the shop and cannot be changed here');
  return changes;
}

const currentOf = (product: ProductRow, field: keyof Change): unknown =>
  ({
    productTitle: product.title,
    productLink: product.link,
    productImage: product.image,
    description: product.description,
    price: product.priceMinor,
    currency: product.currency,
    inStock: product.inStock,
    categories: product.categories,
    tags: product.tags,
    attributes: product.attributes,
    edited: product.edited,
  })[field];

const yesNo = (value: boolean) => (value ? 'yes' : 'no');
const mustBeFlag = 'Must be yes or no';

function asFlag(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (['yes', 'true', '1'].includes(word)) return true;
  return ['no', 'false', '0', ''].includes(word) ? false : null;
}

function flagOf(text: string): boolean {
  // A new product is in stock unless the file says otherwise.
  const flag = text.trim() === '' ? true : asFlag(text);
  if (flag === null) throw new Error(mustBeFlag);
  return flag;
}

const currencyOf = (text: string): string | null => text.trim().toUpperCase() || null;

const majorOf = (minor: number, currency: string | null): number => minor / 10 ** minorDigits(currency);

function minorInCell(text: string, currency: string | null): number | null {
  if (text.trim() === '') return null;
  const match = /^(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim());
  const digits = minorDigits(currency);
  const decimals = (match?.[2] ?? '').replace(/0+$/, '');
  if (!match || decimals.length > digits) throw new Error(`Must be a price like ${(12.5).toFixed(digits)}`);
  return Number(match[1]) * 10 ** digits + Number(decimals.padEnd(digits, '0') || 0);
}

const escaped = (text: string) => text.replaceAll(/[\\|:]/g, String.raw`\$&`);
const joined = (values: readonly string[]) => values.map(escaped).join(' | ');

/** Splits a text at each `sign` without a backslash before it, into at most `most` parts. The parts keep their escapes. */
function parts(text: string, sign: '|' | ':', most = Number.POSITIVE_INFINITY): string[] {
  const pieces = [''];
  for (let at = 0; at < text.length; at++) {
    const here = text[at] as string;
    if (here === '\\' && at + 1 < text.length) pieces[pieces.length - 1] += here + text[++at];
    else if (here === sign && pieces.length < most) pieces.push('');
    else pieces[pieces.length - 1] += here;
  }
  return pieces;
}

const plain = (text: string) => text.replaceAll(/\\(.)/gs, '$1').trim();

const split = (text: string): string[] =>
  parts(text, '|')
    .map(plain)
    .filter((value) => value !== '');

function attributesOf(text: string): Record<string, string[]> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', values] = parts(line, ':', 2);
      if (values === undefined) throw new Error('Each line must be like Colour: red | blue');
      return [plain(name), split(values)];
    }),
  );
}

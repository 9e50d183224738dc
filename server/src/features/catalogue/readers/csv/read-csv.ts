import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CsvError, parse } from 'csv-parse';
import { decodeText } from '../../../../platform/fetch/index.ts';
import type { Reading } from '../crawl/crawl.ts';
import { type Failed, withName } from '../failures.ts';
import type { CsvForm, Row, RowFault } from './csv-form.ts';
import { csvForms } from './csv-forms.ts';

/** The kind of an import from a file, and its name on the owner's screen. */
export const csvKind = { kind: 'csv', words: 'CSV file' };

/** Whether the products of a file have their addresses as keys, as those of a website do, so that the file can update a website. */
export const isKeyedByAddress = (file: Buffer): boolean =>
  formOf(headerOf(decodeText(file.subarray(0, headerBytes), '')))?.key !== 'number';

/** The file is not a product table that can be read; `message` is for the owner. */
export class CsvUnreadable extends Error {
  override name = 'CsvUnreadable';
}

/** More than any header row. */
const headerBytes = 256 * 1024;
const usual = { rows: 250_000, products: 50_000 };
const batchSize = 500;
const mostColumns = 1_000;

/**
 * Reads a product CSV in one of csvForms. `shop` is the address of the shop, for the links of products whose file names none ('' when
 * unknown). Comma, semicolon, tab or bar may separate; a byte order mark and odd quotes are accepted.
 * @throws CsvUnreadable when the file has none of these forms, or holds no products
 */
export async function* readCsv(file: Buffer, shop: string, limits: { rows: number; products: number } = usual): Reading {
  const text = decodeText(file, '');
  const header = headerOf(text);
  const rows = formOf(header)?.rows(header, shop);
  if (!rows) {
    const owners = csvForms.flatMap(({ owner }) => (owner ? [`${owner}'s`] : []));
    const forms = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(owners);
    throw new CsvUnreadable(`This is no product CSV in ${forms} form, and its columns name no product and price.`);
  }
  const numbers = new Map<Row, number>();
  let count = 0;
  let broken = '';
  try {
    await eachRow(text, (row) => {
      if (++count > limits.rows) return;
      numbers.set(row, count + 1);
      rows.add(row, count + 1);
    });
  } catch (error) {
    // Rows before the broken line are valid, but the reading is not complete.
    broken = `The file is broken at line ${(error as CsvError).lines ?? '?'}; what stands before it was read.`;
  }
  const result = rows.products();
  if (result.products.length === 0 && result.failed.length === 0) throw new CsvUnreadable('There are no products in this file.');
  const products = result.products.slice(0, limits.products);
  for (let at = 0; at < products.length; at += batchSize) yield { products: products.slice(at, at + batchSize), failed: [] };
  const toFailure = (fault: RowFault | Failed): Failed => {
    if ('where' in fault) return fault;
    const { row, reason } = fault;
    const short = Object.keys(row).length < header.length;
    const where = withName(`Row ${numbers.get(row) ?? '?'}`, row.title || row.name || row.sku);
    return { where, reason: short ? `${reason} (the row has fewer cells than the header)` : reason };
  };
  yield { products: [], failed: result.failed.map(toFailure), odd: result.odd.map(toFailure) };
  if (broken) return { complete: false, note: broken };
  if (count > limits.rows || products.length < result.products.length) {
    return { complete: false, note: `Stopped at ${products.length} products, the most that is read.` };
  }
  const noLinks = products.length > 0 && products.every((product) => product.link === '');
  return { complete: true, note: noLinks ? 'The file names no product pages; give the address of the shop with it to get links.' : '' };
}

/** Whether a text is a table in one of the forms that readCsv reads. */
export function isProductTable(text: string): boolean {
  return formOf(headerOf(text)) !== undefined;
}

function formOf(header: string[]): CsvForm | undefined {
  return header.length > mostColumns ? undefined : csvForms.find((form) => form.fits(header));
}

function headerOf(text: string): string[] {
  const line =
    text
      .slice(0, 100_000)
      .replace(/^\ufeff/, '')
      .split(/\r?\n/, 1)[0] ?? '';
  return line.split(separatorOf(text)).map(columnName);
}

function separatorOf(text: string): string {
  const line = text.slice(0, 100_000).split(/\r?\n/, 1)[0] ?? '';
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}

function columnName(name: string): string {
  return name.trim().replace(/^"|"$/g, '').trim().toLowerCase();
}

async function eachRow(text: string, take: (row: Row) => void): Promise<void> {
  const parser = parse({
    bom: true,
    delimiter: separatorOf(text),
    columns: (names: string[]) => names.map(columnName),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 1024 * 1024,
    // Rows are taken here, because the stream drops buffered rows when a later line is broken.
    on_record: (row: Row) => {
      take(row);
      return null;
    },
  });
  parser.resume();
  // In pieces, so that a large file does not block other requests.
  await pipeline(Readable.from(pieces(text)), parser);
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 64 * 1024) yield text.slice(at, at + 64 * 1024);
}

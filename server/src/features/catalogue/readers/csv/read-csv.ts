import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CsvError, parse } from 'csv-parse';
import { decodeText } from '../../../../platform/fetch/index.ts';
import type { Reading } from '../crawl/crawl.ts';
import { type Failed, placed } from '../failures.ts';
import { isSomeProductForm, SomeRows } from './any-csv.ts';
import { isMerchantForm, MerchantRows } from './merchant-csv.ts';
import type { Row, RowFault, Rows } from './rows.ts';
import { isShopifyForm, ShopifyRows } from './shopify-csv.ts';
import { isWooCommerceForm, WooCommerceRows } from './woocommerce-csv.ts';

/** Whether the products of a file go by their addresses, as those of a website do; WooCommerce's go by their numbers. */
export const goesByAddress = (file: Buffer): boolean => !isWooCommerceForm(headerOf(decodeText(file.subarray(0, headerBytes), '')));

/** The file is no product table that can be read; `message` is for a person. */
export class CsvUnreadable extends Error {
  override name = 'CsvUnreadable';
}

/** More than any row of column names. */
const headerBytes = 256 * 1024;
const usual = { rows: 250_000, products: 50_000 };
const batchSize = 500;
const mostColumns = 1_000;

/**
 * Reads a product CSV in Shopify's, WooCommerce's or Google Merchant's form, or one whose columns say what they hold. `shop` is the address
 * of the shop, for the links of products
 * whose file names none ('' when unknown). Any of comma, semicolon and tab separates; byte order mark and odd quotes
 * are forgiven. Throws CsvUnreadable when the file is none of these.
 */
export async function* readCsv(file: Buffer, shop: string, limits: { rows: number; products: number } = usual): Reading {
  const text = decodeText(file, '');
  const rows = rowsOf(text, shop);
  if (!rows)
    throw new CsvUnreadable(
      "This is no product CSV in Shopify's, WooCommerce's or Google Merchant's form, and its columns name no product and price.",
    );
  const numbers = new Map<Row, number>();
  const columns = headerOf(text).length;
  let count = 0;
  let broken = '';
  try {
    await eachRow(text, (row) => {
      if (++count > limits.rows) return;
      numbers.set(row, count + 1);
      rows.add(row, count + 1);
    });
  } catch (error) {
    // What stands before the broken line is good, but then nothing may be called gone.
    broken = `The file is broken at line ${(error as CsvError).lines ?? '?'}; what stands before it was read.`;
  }
  const found = rows.products();
  if (found.products.length === 0 && found.failed.length === 0) throw new CsvUnreadable('There are no products in this file.');
  const kept = found.products.slice(0, limits.products);
  for (let at = 0; at < kept.length; at += batchSize) yield { products: kept.slice(at, at + batchSize), failed: [] };
  const told = (fault: RowFault | Failed): Failed => {
    if ('where' in fault) return fault;
    const { row, reason } = fault;
    const short = Object.keys(row).length < columns;
    const where = placed(`Row ${numbers.get(row) ?? '?'}`, row.title || row.name || row.sku);
    return { where, reason: short ? `${reason} (the row has fewer cells than the header)` : reason };
  };
  yield { products: [], failed: found.failed.map(told), odd: found.odd.map(told) };
  if (broken) return { complete: false, note: broken };
  if (count > limits.rows || kept.length < found.products.length) {
    return { complete: false, note: `Stopped at ${kept.length} products, the most that is read.` };
  }
  const noLinks = kept.length > 0 && kept.every((product) => product.link === '');
  return { complete: true, note: noLinks ? 'The file names no product pages; give the address of the shop with it to get links.' : '' };
}

/** Whether a text is a table in one of the forms that readCsv knows. */
export function isProductTable(text: string): boolean {
  return rowsOf(text, '') !== null;
}

function rowsOf(text: string, shop: string): Rows | null {
  const header = headerOf(text);
  if (header.length > mostColumns) return null;
  if (isShopifyForm(header)) return new ShopifyRows(shop);
  if (isWooCommerceForm(header)) return new WooCommerceRows(header, shop);
  if (isMerchantForm(header)) return new MerchantRows(shop);
  if (isSomeProductForm(header)) return new SomeRows(header, shop);
  return null;
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
    // Rows are taken here and not read from the stream, which drops what it holds when a later line is broken.
    on_record: (row: Row) => {
      take(row);
      return null;
    },
  });
  parser.resume();
  // In pieces, so that a large file does not hold up everybody else.
  await pipeline(Readable.from(pieces(text)), parser);
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 64 * 1024) yield text.slice(at, at + 64 * 1024);
}

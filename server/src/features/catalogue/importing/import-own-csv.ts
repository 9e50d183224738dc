/** Imports our own CSV after editing: changed cells become edits by hand, rows without an ID become products made by hand. */
import { Readable } from 'node:stream';
import { fields, newProduct, productChange } from '@parley/contract';
import { parse } from 'csv-parse';
import type { z } from 'zod';
import type { Platform } from '../../../platform/index.ts';
import { columnsOfChange, privatePicture } from '../products/product-change.ts';
import { addProduct, editProduct, handMade, ownedByIds, type ProductRow } from '../products/product-store.ts';
import { CsvUnreadable, csvKind, type Failed } from '../readers/index.ts';
import { type ImportProgress, mostFailures } from './import-store.ts';
import { changesInRow, type OwnRow, ownColumns, type RowChanges } from './own-csv.ts';

const atOnce = 200;

interface Line {
  /** The row number in a spreadsheet. */
  number: number;
  row: OwnRow;
}

/** Applies the file to the catalogue and updates `progress`. Gives the message for the owner. */
export async function importOwnCsv(
  platform: Platform,
  ownerId: number,
  text: string,
  progress: ImportProgress,
  signal: AbortSignal,
): Promise<string> {
  const counts = { same: 0, changed: 0, added: 0 };
  const failures: Failed[] = [];
  let failed = 0;
  const refuse = ({ number }: Line, reason: string) => {
    failed++;
    if (failures.length < mostFailures) failures.push({ where: `Row ${number}`, reason });
  };
  for await (const lines of batchesOf(text)) {
    signal.throwIfAborted();
    const existing = await existingProducts(platform, ownerId, lines);
    for (const line of lines) {
      const done = await applyRow(platform, ownerId, line, existing);
      if (typeof done === 'string') counts[done]++;
      else refuse(line, done.reason);
    }
    const imported = counts.same + counts.changed + counts.added;
    Object.assign(progress, { kind: csvKind.kind, found: imported + failed, imported, failed, failures });
  }
  const same = counts.same === 1 ? '1 stays as it was.' : `${formatCount(counts.same)} stay as they were.`;
  const sentences = [`${productCount(counts.changed)} changed, ${formatCount(counts.added)} added, ${same}`];
  if (failed > 0) sentences.push(`${failed} could not be taken over.`);
  return sentences.join(' ');
}

/** '1 product', '2 products'. */
export const productCount = (count: number): string => `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;

/** A number as the messages of imports write it; they are in English. */
export const formatCount = (count: number): string => count.toLocaleString('en');

interface ExistingProducts {
  byId: Map<number, ProductRow>;
  byKey: Map<string, ProductRow>;
}
type RowResult = 'same' | 'changed' | 'added' | { reason: string };

/** The key of a row without an ID, so that importing it again updates the product that it made. */
const keyOf = (row: OwnRow) => `csv:${row.Link?.trim() ?? ''}`.slice(0, 2000);
const idOf = (row: OwnRow) => fields.idIn(row['Parley ID']?.trim());

async function existingProducts({ db }: Platform, ownerId: number, lines: Line[]): Promise<ExistingProducts> {
  const ids = lines.map(({ row }) => idOf(row)).filter((id) => id !== null);
  const byId = new Map((await ownedByIds(db, ownerId, ids)).map((row) => [row.id, row]));
  const keys = lines.filter(({ row }) => !row['Parley ID']?.trim()).map(({ row }) => keyOf(row));
  return { byId, byKey: new Map((await handMade(db, ownerId, keys)).map((row) => [row.externalKey, row])) };
}

async function applyRow({ db, shownPicture }: Platform, ownerId: number, { row }: Line, existing: ExistingProducts): Promise<RowResult> {
  const named = row['Parley ID']?.trim();
  const product = named ? existing.byId.get(idOf(row) ?? 0) : (existing.byKey.get(keyOf(row)) ?? null);
  if (product === undefined) return { reason: `There is no product with the ID ${named?.slice(0, 20)}. Leave it empty to add a new one.` };
  const changes = changesInRow(row, product);
  const checked = validateChange(product ? productChange : newProduct, changes);
  if ('reason' in checked) return checked;
  const { productImage = '' } = checked.change;
  if (productImage !== '' && shownPicture(productImage) === '') return { reason: `Image: ${privatePicture}` };
  const { set, fields } = columnsOfChange(checked.change);
  if (changes.excluded !== undefined) Object.assign(set, { excluded: changes.excluded });
  if (product === null) {
    const { productTitle: title = '', productLink: link = '' } = checked.change;
    const own = { vendor: row.Brand?.trim().slice(0, 200) || null, sku: row.SKU?.trim().slice(0, 200) || null };
    const made = await addProduct(db, ownerId, { ...set, ...own, title, link }, keyOf(row));
    existing.byKey.set(made.externalKey, made);
    return 'added';
  }
  if (Object.keys(set).length === 0) return 'same';
  await editProduct(db, ownerId, product.id, set, fields);
  return 'changed';
}

function validateChange(
  schema: typeof productChange | typeof newProduct,
  { change, faults }: RowChanges,
): { change: z.output<typeof productChange> } | { reason: string } {
  const parsed = schema.safeParse(change);
  const more = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${labels[String(path[0])] ?? 'The row'}: ${message}`);
  const [fault] = [...faults, ...more];
  return fault === undefined && parsed.success ? { change: parsed.data } : { reason: fault ?? 'This row could not be read' };
}

const labels: Record<string, string> = {
  productTitle: 'Title',
  productLink: 'Link',
  productImage: 'Image',
  description: 'Description',
  price: 'Price',
  currency: 'Currency',
  categories: 'Categories',
  tags: 'Tags',
  attributes: 'Attributes',
};

/** The rows of the file, a few hundred at a time. @throws CsvUnreadable at a broken row */
async function* batchesOf(text: string): AsyncGenerator<Line[]> {
  const first = text.slice(0, 200).replace(/^\ufeff/, '');
  const delimiter = /^"?parley id"?([,;\t])/i.exec(first)?.[1] ?? ',';
  const byName = new Map<string, string>(ownColumns.map((column) => [column.toLowerCase(), column]));
  const rows = Readable.from(pieces(text)).pipe(
    parse({
      bom: true,
      delimiter,
      columns: (names: string[]) => names.map((name) => byName.get(name.trim().toLowerCase()) ?? false),
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 1024 * 1024,
    }),
  );
  let number = 1;
  let batch: Line[] = [];
  try {
    for await (const row of rows) {
      batch.push({ number: ++number, row: row as OwnRow });
      if (batch.length === atOnce) {
        yield batch;
        batch = [];
      }
    }
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('CSV_')) throw error;
    if (batch.length > 0) yield batch;
    throw new CsvUnreadable(`The file is broken at row ${number + 1}; what stands before it was taken over.`);
  }
  if (batch.length > 0) yield batch;
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 64 * 1024) yield text.slice(at, at + 64 * 1024);
}

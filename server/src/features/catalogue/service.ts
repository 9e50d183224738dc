import { randomUUID } from 'node:crypto';
import type { productChange } from '@parley/contract';
import type { z } from 'zod';
import { isDuplicate } from '../../platform/db/index.ts';
import { checkUrl, FetchRefused } from '../../platform/fetch/index.ts';
import { conflict, impossible, invalid, notFound } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/multipart.ts';
import type { Platform } from '../../platform/index.ts';
import { countUnderWay, insertImport } from './import-store.ts';
import { catalogueChanged, type ImportJob, importJob, takeUpDead } from './importing.ts';
import { shopSource } from './shop-source.ts';
import { deleteProduct, type EditableField, editProduct, findProduct, type ProductRow, sourceOf } from './store.ts';

/** One owner must not fill the queue that all wait in. */
const mostUnderWay = 3;

type Change = z.output<typeof productChange>;

/**
 * Queues an import of a shop's address, or of a CSV file (then the address, if given, is that of its links).
 * Throws 400 when there is neither, 422 when the address can never be read, 409 while an import of the
 * source is under way, or as many of the owner's as there may be at once.
 */
export async function startImport(
  platform: Platform,
  ownerId: number,
  given: { url?: string | undefined; file?: UploadedFile | undefined },
) {
  const url = given.url ? readable(platform, given.url) : '';
  if (!given.file && !url) throw invalid({ url: 'Give the address of a shop, or a file' });
  // An import whose process died must not stand in the way of a new one.
  await takeUpDead(platform);
  const file = given.file ? await keep(platform, ownerId, given.file) : null;
  try {
    const row = await platform.db.transaction(async (tx) => {
      const sourceId = await sourceOf(tx, ownerId, given.file ? fileSource(given.file.name) : shopSource(url));
      if ((await countUnderWay(tx, ownerId)) >= mostUnderWay) {
        throw conflict('too_many_imports', `${mostUnderWay} catalogues are being imported already. Please wait until one of them is done.`);
      }
      return insertImport(tx, { ownerId, sourceId, url, file }, platform.clock.now());
    });
    await platform.queue.send(importJob, { ownerId, importId: row.id } satisfies ImportJob);
    return row;
  } catch (error) {
    if (file) await platform.storage.remove(file);
    if (isDuplicate(error)) throw conflict('import_under_way', 'This catalogue is being imported already');
    throw error;
  }
}

/** Changes a product and remembers what was changed. Throws 404. */
export async function changeProduct(platform: Platform, ownerId: number, id: number, change: Change): Promise<ProductRow> {
  const { set, fields } = columnsOf(change);
  const row = fields.length ? await editProduct(platform.db, ownerId, id, set, fields) : await findProduct(platform.db, ownerId, id);
  if (!row) throw notFound('This product');
  if (fields.length) await platform.database.publish(catalogueChanged, String(ownerId));
  return row;
}

/** Takes a product out for good. Throws 404. */
export async function removeProduct(platform: Platform, ownerId: number, id: number): Promise<void> {
  if (!(await deleteProduct(platform.db, ownerId, id, platform.clock.now()))) throw notFound('This product');
  await platform.database.publish(catalogueChanged, String(ownerId));
}

/** Browsers number what is downloaded twice (`export (1).csv`), shops put the date and time behind: it is the same export. */
function fileSource(name: string): string {
  const stem = name
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/\s*\(\d+\)$/, '')
    .replace(/[-_ ]\d{1,4}[-_.]\d{1,2}[-_.]\d{1,4}(?:[-_ ]\d{4,})?$|[-_ ]?\d{8,}$/, '');
  return `file:${stem.replace(/[^\p{L}\p{N} ._-]/gu, '').slice(0, 100) || 'csv'}`;
}

function readable(platform: Platform, url: string): string {
  try {
    return checkUrl(url, platform.config.crawlAllowHosts).url.href;
  } catch (error) {
    if (error instanceof FetchRefused) throw impossible(error.code, error.message, { url: error.message });
    throw error;
  }
}

/** Under a name nobody can guess: uploads of shops are not for everybody. */
async function keep(platform: Platform, ownerId: number, file: UploadedFile): Promise<string> {
  if (file.bytes.length === 0) throw invalid({ file: 'The file is empty' });
  const name = `imports/${ownerId}/${randomUUID()}.csv`;
  await platform.storage.put(name, file.bytes, 'text/csv');
  return name;
}

function columnsOf(change: Change) {
  const pairs: [EditableField, string, unknown][] = [
    ['title', 'title', change.productTitle],
    ['image', 'image', change.productImage],
    ['link', 'link', change.productLink],
    ['description', 'description', change.description],
    ['price', 'priceMinor', change.price],
    ['currency', 'currency', change.currency],
    ['inStock', 'inStock', change.inStock],
    ['categories', 'categories', change.categories],
    ['tags', 'tags', change.tags],
    ['attributes', 'attributes', change.attributes],
  ];
  const given = pairs.filter(([, , value]) => value !== undefined);
  const set = Object.fromEntries(given.map(([, column, value]) => [column, value]));
  // A price set by hand is the whole price: no range, nothing struck through.
  if (change.price !== undefined) Object.assign(set, { priceMaxMinor: null, regularPriceMinor: null });
  return { set, fields: given.map(([field]) => field) };
}

/** Takes uploaded files away. One that stays behind by a fault of the storage is logged. */
export async function dropImportFiles(platform: Platform, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await platform.storage.remove(file).catch((error: unknown) => {
      platform.log.error({ err: error, file }, 'an uploaded file could not be removed');
    });
  }
}

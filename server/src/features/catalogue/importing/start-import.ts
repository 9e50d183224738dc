import { randomUUID } from 'node:crypto';
import { type Executor, isDuplicate } from '../../../platform/db/index.ts';
import { checkUrl, FetchRefused } from '../../../platform/fetch/index.ts';
import { conflict, impossible, invalid, notFound } from '../../../platform/http/errors.ts';
import type { UploadedFile } from '../../../platform/http/multipart.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Change, columnsOf } from '../products/product-change.ts';
import { editProduct, findProduct, type ProductRow, sourceOf } from '../products/product-store.ts';
import { isKeyedByAddress } from '../readers/index.ts';
import { shopSource } from '../sources/shop-source.ts';
import { findSource, hasSource } from '../sources/source-store.ts';
import { countUnderWay, insertImport } from './import-store.ts';
import { isOwnCsv, ownCsvSource } from './own-csv.ts';
import { catalogueChanged, type ImportJob, importJob, takeUpDead } from './run-import.ts';

/** One owner must not fill the queue that all wait in. */
const mostUnderWay = 3;

/**
 * Queues an import of a shop's address, or of a CSV file (then the address, if given, is that of its links).
 * Throws 400 when there is neither, 422 when the address can never be read, 409 while an import of the
 * source is under way, or as many of the owner's as there may be at once.
 */
export async function startImport(
  platform: Platform,
  ownerId: number,
  given: { url?: string | undefined; file?: UploadedFile | undefined; source?: number | undefined },
) {
  const url = given.url ? readable(platform, given.url) : '';
  if (!given.file && !url) throw invalid({ url: 'Give the address of a shop, or a file' });
  // An import whose process died must not stand in the way of a new one.
  await takeUpDead(platform);
  const file = given.file ? await keep(platform, ownerId, given.file) : null;
  try {
    const row = await platform.db.transaction(async (tx) => {
      const known = given.file && given.source ? await findSource(tx, ownerId, given.source) : null;
      if (given.file && given.source && known === null) throw notFound('This source');
      const address = given.file ? (known ?? (await websiteOf(tx, ownerId, given.file, url)) ?? fileSource(given.file)) : shopSource(url);
      const sourceId = await sourceOf(tx, ownerId, address);
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
  const row =
    fields.length || change.edited ? await editProduct(platform.db, ownerId, id, set, fields) : await findProduct(platform.db, ownerId, id);
  if (!row) throw notFound('This product');
  if (fields.length || change.edited) await platform.database.publish(catalogueChanged, String(ownerId));
  return row;
}

/** The website that a file is a newer copy of: one that was imported by this address, and whose products the file knows. */
async function websiteOf(tx: Executor, ownerId: number, { bytes }: UploadedFile, url: string): Promise<string | null> {
  if (!url || isOwnCsv(bytes) || !isKeyedByAddress(bytes)) return null;
  const address = shopSource(url);
  return (await hasSource(tx, ownerId, address)) ? address : null;
}

/** Browsers number what is downloaded twice (`export (1).csv`), shops put the date and time behind: it is the same export. */
function fileSource({ name, bytes }: UploadedFile): string {
  if (isOwnCsv(bytes)) return ownCsvSource;
  const stem = name
    .slice(0, 300)
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

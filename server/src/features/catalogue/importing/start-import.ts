import { randomUUID } from 'node:crypto';
import { type Executor, isDuplicate } from '../../../platform/db/index.ts';
import { checkUrl, FetchRefused } from '../../../platform/fetch/index.ts';
import { conflict, impossible, invalid, notFound } from '../../../platform/http/errors.ts';
import type { UploadedFile } from '../../../platform/http/multipart.ts';
import type { Platform } from '../../../platform/index.ts';
import { isKeyedByAddress } from '../readers/index.ts';
import { shopSource } from '../sources/shop-source.ts';
import { ensureSource, findSource, hasSource } from '../sources/source-store.ts';
import { countUnderWay, insertImport } from './import-store.ts';
import { isOwnCsv, ownCsvSource } from './own-csv.ts';
import { type ImportJob, importJob, requeueDeadImports } from './run-import.ts';

/** One owner must not fill the queue that all owners share. */
const mostUnderWay = 3;

/**
 * Queues an import of a shop's address, or of a CSV file; with a file, the address resolves its links.
 * @throws HttpError 400 without address and file, 404 for an unknown source, 422 when the address can never be read, 409 while an import of
 * the source is running or the owner has too many imports running
 */
export async function startImport(
  platform: Platform,
  ownerId: number,
  input: { url?: string | undefined; file?: UploadedFile | undefined; source?: number | undefined },
) {
  const url = input.url ? readable(platform, input.url) : '';
  if (!input.file && !url) throw invalid({ url: 'Give the address of a shop, or a file' });
  // An import whose process died must not block a new one.
  await requeueDeadImports(platform);
  const file = input.file ? await keep(platform, ownerId, input.file) : null;
  try {
    const row = await platform.db.transaction(async (tx) => {
      const givenSource = input.file && input.source ? await findSource(tx, ownerId, input.source) : null;
      if (input.file && input.source && givenSource === null) throw notFound('This source');
      const address = input.file
        ? (givenSource ?? (await websiteOf(tx, ownerId, input.file, url)) ?? fileSource(input.file))
        : shopSource(url);
      const sourceId = await ensureSource(tx, ownerId, address);
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

/** The website that a file updates: it was imported from this address, and the file has the addresses of its products. Else null. */
async function websiteOf(tx: Executor, ownerId: number, { bytes }: UploadedFile, url: string): Promise<string | null> {
  if (!url || isOwnCsv(bytes) || !isKeyedByAddress(bytes)) return null;
  const address = shopSource(url);
  return (await hasSource(tx, ownerId, address)) ? address : null;
}

/** The source of a file by its name, without the number of a second download (`export (1).csv`) and without date and time. */
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

/** An address as the client reads it. @throws HttpError 422 naming `url` when it may not be fetched */
function readable(platform: Platform, url: string): string {
  try {
    return checkUrl(url, platform.config.crawlAllowHosts).url.href;
  } catch (error) {
    if (error instanceof FetchRefused) throw impossible(error.code, error.message, { url: error.message });
    throw error;
  }
}

/** Stores the file under a name that cannot be guessed, because storage is reachable by name. Gives the name. @throws HttpError 400 for an empty file */
async function keep(platform: Platform, ownerId: number, file: UploadedFile): Promise<string> {
  if (file.bytes.length === 0) throw invalid({ file: 'The file is empty' });
  const name = `imports/${ownerId}/${randomUUID()}.csv`;
  await platform.storage.put(name, file.bytes, 'text/csv');
  return name;
}

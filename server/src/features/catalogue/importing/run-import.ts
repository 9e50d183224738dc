import { decodeText } from '../../../platform/fetch/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { replacePages } from '../learnt/pages-store.ts';
import { markUnseenGone, upsertProducts } from '../products/product-store.ts';
import { importsToStart, queueMoved } from '../queue/reading-queue-store.ts';
import {
  asUnreadable,
  type CatalogueProduct,
  CsvUnreadable,
  csvKind,
  type Failed,
  type InfoPages,
  openShop,
  type ReadEnd,
  type Reading,
  readCsv,
  ShopUnreadable,
} from '../readers/index.ts';
import { removeSamples } from '../sources/sample-products.ts';
import { shopSource } from '../sources/shop-source.ts';
import { findSource, type Source } from '../sources/source-store.ts';
import type { catalogueImports } from '../tables.ts';
import { formatCount, importOwnCsv, productCount } from './import-own-csv.ts';
import {
  claimImport,
  endImport,
  type ImportProgress,
  mostFailures,
  type Running,
  reportProgress,
  requeueStaleImports,
} from './import-store.ts';
import { isOwnCsv } from './own-csv.ts';

/** The queue's name for one import, and what it carries. */
export const importJob = 'catalogue-import';
export interface ImportJob {
  ownerId: number;
  importId: number;
}

/** The channel on which changes of an owner's products are announced; the payload is the owner's id. */
export const catalogueChanged = 'catalogue_changed';

const heartbeatMs = 2_000;
/** Long enough for a slow statement, short enough for a waiting owner. */
const deadAfterMs = 60_000;
const mostAttempts = 3;
const batchSize = 500;

type Claimed = typeof catalogueImports.$inferSelect;
interface Opened {
  kind(): string;
  reading: Reading;
  info?: InfoPages;
  end(): void;
}

/**
 * Runs one queued import to its end: reads the source, stores products as they come, reports progress, and after a complete reading marks
 * products that were not seen as gone. Does nothing when the import is no longer queued or it is not its turn, because every reading that
 * ends starts the next. When `signal` aborts, the import goes back into the queue.
 */
export async function runImport(platform: Platform, job: ImportJob, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = platform;
  const claimed = await claimImport(db, job.ownerId, job.importId, clock.now());
  if (!claimed) return;
  const running: Running = claimed;
  const lost = new AbortController();
  const progress: ImportProgress = { found: 0, imported: 0, failed: 0 };
  const beat = setInterval(() => {
    reportProgress(db, running, progress, clock.now()).then(
      (ours) => ours || lost.abort(new Error('the import was taken for dead')),
      (error: unknown) => log.warn({ err: error }, 'an import could not write its progress'),
    );
  }, heartbeatMs);
  const ended = AbortSignal.any([signal, lost.signal]);
  const tell = () => platform.database.publish(catalogueChanged, String(job.ownerId));
  const end = async (status: 'done' | 'failed', message: string) => {
    // Before the end is recorded, so that nobody who sees the end reads a stale cache.
    await tell();
    await endImport(db, running, status, { ...progress, message }, clock.now());
  };
  try {
    const message = await readAll(platform, claimed, progress, ended);
    await end('done', message);
  } catch (error) {
    if (ended.aborted) {
      await tell();
      if (signal.aborted) await endImport(db, running, 'queued', {}, clock.now());
      return;
    }
    const message = reasonOf(error);
    if (!message) log.error({ err: error, importId: claimed.id }, 'an import failed');
    await end('failed', message ?? 'Something went wrong on our side. Please try again.');
  } finally {
    clearInterval(beat);
    if (claimed.file && !ended.aborted) await platform.storage.remove(claimed.file);
    // A process that is stopping starts no further imports; the others look every minute.
    if (!signal.aborted) await startNextImports(platform);
  }
}

/** Starts the imports whose turn it is, after a reading ended or an import was queued. */
export async function startNextImports(platform: Platform): Promise<void> {
  for (const job of await importsToStart(platform.db)) await platform.queue.send(importJob, job satisfies ImportJob);
  await platform.database.publish(queueMoved, '');
}

/** Queues the imports again whose process died, so that none runs for ever. */
export async function requeueDeadImports(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const message = 'The import broke off several times. Please start it again.';
  const { again, files } = await requeueStaleImports(platform.db, new Date(now.getTime() - deadAfterMs), now, mostAttempts, message);
  if (again.length > 0) platform.log.info({ imports: again.length }, 'imports that nobody worked on were queued again');
  await startNextImports(platform);
  for (const file of files) await platform.storage.remove(file);
}

async function readAll(platform: Platform, claimed: Claimed, progress: ImportProgress, signal: AbortSignal): Promise<string> {
  const own = claimed.file === null ? null : await ownCsv(platform, claimed.file);
  if (own !== null) return importOwnCsv(platform, claimed.ownerId, own, progress, signal);
  const opened = await open(platform, claimed, signal);
  progress.kind = opened.kind();
  const counts = { found: 0, imported: 0, failed: 0 };
  const failures: Failed[] = [];
  const source = { ownerId: claimed.ownerId, sourceId: claimed.sourceId };
  const seen = new Set<string>();
  let waiting: CatalogueProduct[] = [];
  const store = async () => {
    signal.throwIfAborted();
    await upsertProducts(platform.db, source, waiting);
    for (const product of waiting) seen.add(product.externalKey);
    counts.imported = seen.size;
    waiting = [];
    Object.assign(progress, counts);
  };
  try {
    for (;;) {
      const step = await opened.reading.next();
      if (step.done) {
        await store();
        if (opened.info && seen.size > 0) await replacePages(platform.db, source, opened.info, platform.clock.now());
        const complete = step.value.complete && !(await isPartOfWebsite(platform, claimed));
        return await conclude(platform, source, [...seen], counts.failed, { ...step.value, complete });
      }
      const { products, amended = [], failed, odd = [] } = step.value;
      counts.found += products.length + failed.length;
      counts.failed += failed.length;
      failures.push(...[...failed, ...odd].slice(0, mostFailures - failures.length));
      Object.assign(progress, { found: counts.found, failed: counts.failed, failures, kind: opened.kind() });
      for (const product of [...products, ...amended]) waiting.push(product);
      if (waiting.length >= batchSize) await store();
    }
  } catch (error) {
    // Products that were read before the error are valid, so they are stored.
    if (!signal.aborted) await store();
    throw asUnreadable(error);
  } finally {
    opened.end();
  }
}

/** A file that updates a website may hold only part of it, so it cannot tell which products are gone. */
const isPartOfWebsite = async ({ db }: Platform, { ownerId, sourceId, file, url }: Claimed): Promise<boolean> =>
  file !== null && url !== '' && (await findSource(db, ownerId, sourceId)) === shopSource(url);

/** The text of a file in our own CSV form; null for other files and when the file no longer exists. */
async function ownCsv(platform: Platform, name: string): Promise<string | null> {
  const file = await platform.storage.get(name);
  return file && isOwnCsv(file) ? decodeText(file, '') : null;
}

async function open(platform: Platform, claimed: Claimed, signal: AbortSignal): Promise<Opened> {
  if (claimed.file === null) return openShop(platform.fetch, claimed.url, { signal });
  const file = await platform.storage.get(claimed.file);
  if (!file) throw new CsvUnreadable('The file is no longer there. Please upload it again.');
  return { kind: () => csvKind.kind, reading: readCsv(file, claimed.url), end: () => {} };
}

/** Cleans up after a reading that reached its end, and gives the message for the owner. */
async function conclude(platform: Platform, source: Source, seen: string[], failed: number, end: ReadEnd): Promise<string> {
  if (seen.length === 0)
    throw new ShopUnreadable('no_products', ['No products were found at this address.', end.note].filter(Boolean).join(' '));
  const parts = [`${productCount(seen.length)} imported.`];
  const samples = await removeSamples(platform.db, source.ownerId, platform.clock.now());
  if (samples > 0) parts.push(`${samples === 1 ? '1 sample product was' : `${formatCount(samples)} sample products were`} taken out.`);
  if (failed > 0) parts.push(`${formatCount(failed)} could not be read.`);
  // Products can only be marked as gone when everything was read.
  if (end.complete && failed === 0) {
    const gone = await markUnseenGone(platform.db, source, seen, platform.clock.now());
    if (gone > 0) parts.push(`${formatCount(gone)} ${gone === 1 ? 'is' : 'are'} no longer in the shop.`);
  }
  return [...parts, end.note].filter(Boolean).join(' ');
}

function reasonOf(error: unknown): string | null {
  return error instanceof ShopUnreadable || error instanceof CsvUnreadable ? error.message : null;
}

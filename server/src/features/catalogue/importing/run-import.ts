import { decodeText } from '../../../platform/fetch/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { replacePages } from '../learnt/pages-store.ts';
import { withShownPicture } from '../products/pictures.ts';
import { markUnseenGone, seenProducts, upsertProducts } from '../products/product-store.ts';
import { importsToStart, queueMoved } from '../queue/reading-queue-store.ts';
import {
  asUnreadable,
  type CatalogueProduct,
  CsvUnreadable,
  csvKind,
  type Failed,
  type InfoPages,
  nothingFound,
  type OpenOptions,
  openShop,
  type ReadBatch,
  type ReadEnd,
  type Reading,
  type ReadPosition,
  readCsv,
  ShopUnreadable,
} from '../readers/index.ts';
import { removeSamples } from '../sources/sample-products.ts';
import { shopSource } from '../sources/shop-source.ts';
import { findSource, type Source } from '../sources/source-store.ts';
import type { catalogueImports, ImportResume } from '../tables.ts';
import { formatCount, importOwnCsv, productCount } from './import-own-csv.ts';
import {
  claimImport,
  endImport,
  type ImportProgress,
  mostFailures,
  queueAgain,
  type Running,
  reportProgress,
  requeueStaleImports,
  saveResume,
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
/** The heartbeat limit: long enough for a slow statement, short enough for a waiting owner. */
const deadAfterMs = 60_000;
const mostAttempts = 3;
const batchSize = 500;
/** The position of a long reading has the keys of all products, so that it is not written with each batch. */
const saveEveryMs = 60_000;

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
 * ends starts the next. When `signal` aborts, or the limits of one turn come before the end of a reading that can go on, the import goes back
 * into the queue with its position. Tests replace the limits of a turn, and the readers.
 */
export async function runImport(
  platform: Platform,
  job: ImportJob,
  signal: AbortSignal,
  options: Pick<OpenOptions, 'limits' | 'readers'> = {},
): Promise<void> {
  const { db, clock, log } = platform;
  const claimed = await claimImport(db, job.ownerId, job.importId, clock.now());
  if (!claimed) return;
  const running: Running = claimed;
  const lost = new AbortController();
  const progress: ImportProgress = { found: claimed.found, imported: claimed.imported, failed: claimed.failed };
  const turn: Turn = { running, options, resume: claimed.resume };
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
    const message = await readAll(platform, claimed, turn, progress, ended);
    if (message !== null) await end('done', message);
    else {
      await tell();
      await queueAgain(db, running, { ...progress, resume: turn.resume, message: 'It goes on at its next turn.' }, clock.now());
    }
  } catch (error) {
    if (ended.aborted) {
      await tell();
      if (signal.aborted) await queueAgain(db, running, { resume: turn.resume }, clock.now());
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

/** One turn of an import. `resume` is the point up to which everything is stored. */
interface Turn {
  running: Running;
  options: Pick<OpenOptions, 'limits' | 'readers'>;
  resume: ImportResume | null;
}

/** Reads a source to its end and gives the message for the owner; null when a limit came first and another turn goes on from `turn.resume`. @throws ShopUnreadable, CsvUnreadable */
async function readAll(
  platform: Platform,
  claimed: Claimed,
  turn: Turn,
  progress: ImportProgress,
  signal: AbortSignal,
): Promise<string | null> {
  const own = claimed.file === null ? null : await ownCsv(platform, claimed.file);
  if (own !== null) return importOwnCsv(platform, claimed.ownerId, own, progress, signal);
  const opened = await open(platform, claimed, turn, signal);
  progress.kind = opened.kind();
  const shelf = shelfFor(platform, claimed, turn, progress, signal);
  try {
    for (;;) {
      const step = await opened.reading.next();
      if (step.done) {
        await shelf.store();
        return await endTurn(platform, claimed, turn, opened, shelf, step.value);
      }
      shelf.put(step.value, opened.kind());
      if (shelf.isFull()) await shelf.store();
    }
  } catch (error) {
    // Products that were read before the error are valid, so they are stored.
    if (!signal.aborted) await shelf.store();
    throw asUnreadable(error);
  } finally {
    opened.end();
  }
}

/** Takes what a reading gives, and stores it by the batch. */
interface Shelf {
  put(batch: ReadBatch, kind: string): void;
  isFull(): boolean;
  store(): Promise<void>;
  /** The keys of all products that are stored, also by earlier turns. */
  seen: ReadonlySet<string>;
  counts: { readonly failed: number };
}

function shelfFor(platform: Platform, claimed: Claimed, turn: Turn, progress: ImportProgress, signal: AbortSignal): Shelf {
  const counts = { found: turn.resume?.found ?? 0, imported: 0, failed: turn.resume?.failed ?? 0 };
  const failures: Failed[] = [...(turn.resume?.failures ?? [])];
  const seen = new Set<string>(turn.resume?.seen);
  let position: ReadPosition | null = null;
  let savedAt = performance.now();
  let waiting: CatalogueProduct[] = [];
  return {
    seen,
    counts,
    put({ products, amended = [], failed, odd = [], position: reached }, kind) {
      position = reached ?? position;
      if (position) Object.assign(progress, { pagesRead: position.at + 1, pagesTotal: position.total });
      counts.found += products.length + failed.length;
      counts.failed += failed.length;
      failures.push(...[...failed, ...odd].slice(0, mostFailures - failures.length));
      Object.assign(progress, { found: counts.found, failed: counts.failed, failures, kind });
      for (const product of [...products, ...amended]) waiting.push(withShownPicture(platform, product));
    },
    // Also now and then, because whoever takes over goes on from there.
    isFull: () => waiting.length >= batchSize || (position !== null && performance.now() - savedAt >= saveEveryMs),
    async store() {
      signal.throwIfAborted();
      await upsertProducts(platform.db, sourceOf(claimed), waiting);
      for (const product of waiting) seen.add(product.externalKey);
      counts.imported = seen.size;
      waiting = [];
      Object.assign(progress, counts);
      if (!position) return;
      turn.resume = { position, found: counts.found, failed: counts.failed, failures, seen: [...seen] };
      if (performance.now() - savedAt < saveEveryMs) return;
      savedAt = performance.now();
      await saveResume(platform.db, turn.running, turn.resume);
    },
  };
}

const sourceOf = ({ ownerId, sourceId }: Claimed): Source => ({ ownerId, sourceId });

/** What follows a reading that ended: the message for the owner, or null where another turn goes on. */
async function endTurn(
  platform: Platform,
  claimed: Claimed,
  turn: Turn,
  { info }: Opened,
  { seen, counts }: Shelf,
  end: ReadEnd,
): Promise<string | null> {
  if (end.resumable && turn.resume) return null;
  const source = sourceOf(claimed);
  if (info && seen.size > 0) await replacePages(platform.db, source, info, platform.clock.now());
  const complete = end.complete && !(await isPartOfWebsite(platform, claimed));
  return conclude(platform, source, [...seen], counts.failed, { ...end, complete });
}
/** A file that updates a website may hold only part of it, so it cannot tell which products are gone. */
const isPartOfWebsite = async ({ db }: Platform, { ownerId, sourceId, file, url }: Claimed): Promise<boolean> =>
  file !== null && url !== '' && (await findSource(db, ownerId, sourceId)) === shopSource(url);

/** The text of a file in our own CSV form; null for other files and when the file no longer exists. */
async function ownCsv(platform: Platform, name: string): Promise<string | null> {
  const file = await platform.storage.get(name);
  return file && isOwnCsv(file) ? decodeText(file, '') : null;
}

async function open(platform: Platform, claimed: Claimed, { options, resume }: Turn, signal: AbortSignal): Promise<Opened> {
  if (claimed.file === null) {
    const seen = await seenProducts(platform.db, claimed, resume?.seen ?? []);
    return openShop(platform.fetch, claimed.url, { ...options, signal, resume: resume && { position: resume.position, seen } });
  }
  const file = await platform.storage.get(claimed.file);
  if (!file) throw new CsvUnreadable('The file is no longer there. Please upload it again.');
  return { kind: () => csvKind.kind, reading: readCsv(file, claimed.url), end: () => {} };
}

/** Cleans up after a reading that reached its end, and gives the message for the owner. @throws ShopUnreadable when it found no product */
async function conclude(platform: Platform, source: Source, seen: string[], failed: number, end: ReadEnd): Promise<string> {
  if (seen.length === 0) throw nothingFound(end, failed);
  const parts = [`${productCount(seen.length)} imported.`];
  const samples = await removeSamples(platform.db, source.ownerId, platform.clock.now());
  if (samples > 0) parts.push(`${samples === 1 ? '1 sample product was' : `${formatCount(samples)} sample products were`} taken out.`);
  if (failed > 0) parts.push(`${formatCount(failed)} could not be read.`);
  // Products can only be marked as gone when everything was read.
  if (end.complete && failed === 0) {
    const gone = await markUnseenGone(platform.db, source, seen, platform.clock.now());
    if (gone > 0) parts.push(gone === 1 ? '1 is no longer in the shop.' : `${formatCount(gone)} are no longer in the shop.`);
  }
  return [...parts, end.note].filter(Boolean).join(' ');
}

function reasonOf(error: unknown): string | null {
  return error instanceof ShopUnreadable || error instanceof CsvUnreadable ? error.message : null;
}

import type { Platform } from '../../../platform/index.ts';
import { startNextImports } from '../importing/run-import.ts';
import {
  asUnreadable,
  type CatalogueProduct,
  type CrawlOptions,
  nothingFound,
  openShop,
  type ReadEnd,
  type ShopPage,
  ShopUnreadable,
} from '../readers/index.ts';
import { shopSource } from '../sources/shop-source.ts';
import { placeInQueue } from './reading-queue.ts';
import { enqueueVisit, removeVisit, renewVisit, startVisit } from './reading-queue-store.ts';

/** The result of reading a shop. `complete` is false when a limit or an error ended the reading; `note` explains it to the owner. */
export interface ShopRead {
  kind: string;
  origin: string;
  language: string | null;
  products: CatalogueProduct[];
  /** Pages about delivery, returns and the like, as plain text. */
  pages: ShopPage[];
  failed: number;
  complete: boolean;
  note: string;
}

/** The progress of a reading: its `place` in the queue (1 for the next), then the pages fetched and the products found. */
export type ReadProgress = { phase: 'queued'; place: number; pages: 0; found: 0 } | { phase: 'reading'; pages: number; found: number };

/**
 * `who` requests the reading, because turns are shared between people (default: each shop counts as one). `waitMs` is the longest wait in
 * the queue. `limits.totalMs` counts from the start of the reading.
 */
export type ReadShopOptions = Pick<CrawlOptions, 'limits' | 'signal'> & {
  who?: string;
  waitMs?: number;
  onProgress?: (progress: ReadProgress) => void;
};

/** A reading in this process that others can join: simultaneous requests for the same shop share one reading. */
interface Shared {
  result: Promise<ShopRead>;
  listeners: Set<(progress: ReadProgress) => void>;
  last: ReadProgress | null;
  sharers: number;
  stop: AbortController;
  /** Called when nobody can join any more. */
  over(): void;
}

const usualWaitMs = 30_000;
const lookAgainMs = 1_000;
const heartbeatMs = 3_000;

/** The state that the readings of one process share. */
interface ReadingState {
  platform: Platform;
  /** Readings under way, by address and limits. */
  shared: Map<string, Shared>;
  /** Wakes readings that wait for their turn. */
  waiting: Set<() => void>;
}

export interface ShopReadings {
  /**
   * Reads a shop without storing anything: waits for its turn (one reading of a shop at a time over all processes), or joins the same
   * reading if it is running in this process. Gives what was found before a limit or an error.
   * @throws ShopUnreadable when nothing was found or the queue was too long (`busy`); the reason of `options.signal`
   */
  read(url: string, options?: ReadShopOptions): Promise<ShopRead>;
  /** Call this whenever the queue changed, in this process or another, so that waiting readings check their turn. */
  lookAgain(): void;
}

/** Creates the readings of a process. */
export function createShopReadings(platform: Platform): ShopReadings {
  const state: ReadingState = { platform, shared: new Map(), waiting: new Set() };
  return {
    read: (url, options = {}) => readShop(state, url, options),
    lookAgain() {
      for (const wake of [...state.waiting]) wake();
    },
  };
}

async function readShop(state: ReadingState, url: string, options: ReadShopOptions): Promise<ShopRead> {
  options.signal?.throwIfAborted();
  const all = state.shared;
  const key = JSON.stringify([URL.parse(url)?.href ?? url, options.limits ?? {}]);
  let shared = all.get(key);
  if (!shared) {
    const made = share(state, url, options, () => {
      if (all.get(key) === made) all.delete(key);
    });
    all.set(key, made);
    shared = made;
  }
  return join(shared, options);
}

function share(state: ReadingState, url: string, options: ReadShopOptions, over: () => void): Shared {
  const stop = new AbortController();
  const listeners: Shared['listeners'] = new Set();
  const shared: Shared = { result: Promise.reject(), listeners, last: null, sharers: 0, stop, over };
  shared.result.catch(() => {});
  const onProgress = (progress: ReadProgress) => {
    shared.last = progress;
    for (const listener of listeners) listener(progress);
  };
  shared.result = inTurn(state, url, { ...options, onProgress, signal: stop.signal }).finally(over);
  // If everybody left before it ends, nobody handles its error.
  shared.result.catch(() => {});
  return shared;
}

/** Joins a reading. It stops when everybody who joined has left. */
async function join(shared: Shared, { onProgress, signal }: ReadShopOptions): Promise<ShopRead> {
  shared.sharers++;
  if (onProgress) {
    shared.listeners.add(onProgress);
    if (shared.last) onProgress(shared.last);
  }
  const left = Promise.withResolvers<never>();
  const leave = () => left.reject(signal?.reason);
  signal?.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([shared.result, left.promise]);
  } finally {
    signal?.removeEventListener('abort', leave);
    if (onProgress) shared.listeners.delete(onProgress);
    if (--shared.sharers === 0) {
      // A new request must not join a reading that is being stopped.
      shared.over();
      shared.stop.abort(signal?.reason ?? new Error('nobody waits for this reading any more'));
    }
  }
}

async function inTurn(state: ReadingState, url: string, options: ReadShopOptions): Promise<ShopRead> {
  const { platform } = state;
  const { db, clock, log } = platform;
  const shop = shopSource(url);
  const visit = await enqueueVisit(db, { shop, who: options.who ?? shop }, clock.now());
  try {
    await waitForTurn(state, visit, options);
    const beat = setInterval(() => {
      renewVisit(db, visit, clock.now()).catch((error: unknown) => log.warn({ err: error }, 'a reading could not say that it lives'));
    }, heartbeatMs);
    try {
      return await readNow(platform, url, options);
    } finally {
      clearInterval(beat);
    }
  } finally {
    await removeVisit(db, visit);
    await startNextImports(platform);
  }
}

async function waitForTurn(
  { platform, waiting }: ReadingState,
  visit: number,
  { waitMs = usualWaitMs, onProgress, signal }: ReadShopOptions,
): Promise<void> {
  const until = performance.now() + waitMs;
  for (;;) {
    signal?.throwIfAborted();
    const { began, queue, key } = await startVisit(platform.db, visit, platform.clock.now());
    if (began) return;
    if (performance.now() > until) throw new ShopUnreadable('busy', 'Many shops are being read right now. Please try again in a minute.');
    onProgress?.({ phase: 'queued', place: placeInQueue(queue, key) ?? 1, pages: 0, found: 0 });
    await queueMovedOr(waiting, Math.min(lookAgainMs, Math.max(1, until - performance.now() + 1)), signal);
  }
}

/** Resolves when the queue moves, the time is up, or the signal aborts. */
function queueMovedOr(waiting: Set<() => void>, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((wake) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      waiting.delete(done);
      wake();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
    waiting.add(done);
  });
}
/** Replaces products by their amended versions. */
function replace(products: CatalogueProduct[], amended: CatalogueProduct): void {
  const at = products.findIndex(({ externalKey }) => externalKey === amended.externalKey);
  if (at >= 0) products[at] = amended;
}

async function readNow({ fetch }: Platform, url: string, { limits, signal, onProgress }: ReadShopOptions): Promise<ShopRead> {
  const products: CatalogueProduct[] = [];
  const onPage = (pages: number) => onProgress?.({ phase: 'reading', pages, found: products.length });
  onPage(0);
  const shop = await openShop(fetch, url, { ...(limits && { limits }), ...(signal && { signal }), onPage });
  const { origin, language } = shop;
  const read: ShopRead = { kind: shop.kind(), origin, language, products, pages: [], failed: 0, complete: false, note: '' };
  let end: ReadEnd = { complete: false, note: '' };
  try {
    for (;;) {
      const step = await shop.reading.next();
      if (step.done) {
        const { complete, note } = step.value;
        Object.assign(read, { complete, note });
        end = step.value;
        break;
      }
      for (const product of step.value.products) products.push(product);
      for (const product of step.value.amended ?? []) replace(products, product);
      read.failed += step.value.failed.length;
      onPage(shop.pagesRead());
    }
  } catch (error) {
    signal?.throwIfAborted();
    const reason = asUnreadable(error);
    if (!(reason instanceof ShopUnreadable) || products.length === 0) throw reason;
    read.note = reason.message;
  } finally {
    Object.assign(read, { kind: shop.kind(), pages: shop.info.pages });
    shop.end();
  }
  if (products.length === 0) throw nothingFound({ ...end, note: read.note }, read.failed);
  return read;
}

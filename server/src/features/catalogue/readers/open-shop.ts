import { FetchRefused, type GuardedFetch } from '../../../platform/fetch/index.ts';
import { type Crawl, type CrawlOptions, LimitReached, openCrawl, type ReadBatch, type ReadEnd, type Reading } from './crawl/crawl.ts';
import { readHomePage, requirePage } from './home-page.ts';
import { aboutShop } from './pages/shop/about-shop.ts';
import { type InfoPages, readInfoPages } from './pages/shop/info-pages.ts';
import type { HomePage, ShopReader } from './reader.ts';
import { readers } from './readers.ts';
import { asUnreadable } from './shop-unreadable.ts';
import type { UnreadableReason } from './unreadable-reason.ts';

/**
 * A shop that is being read. `kind` may still change until the first products come. `info` is filled before the first products come. Call
 * `end` when the reading is over, however it ended.
 */
export interface OpenShop {
  kind(): string;
  info: InfoPages;
  origin: string;
  language: string | null;
  reading: Reading;
  pagesRead(): number;
  end(): void;
}

export interface OpenOptions extends CrawlOptions {
  readers?: readonly ShopReader[];
}

/**
 * Finds the reader for a shop and starts reading: the readers probed beforehand (readers.ts), those that the first page looks like first;
 * when none applies, the readers that search the shop's pages. The address may also be that of a feed. `options.readers` replace the list in tests.
 * @throws ShopUnreadable when the shop cannot be read at all; the reason of `options.signal` when it aborts
 */
export async function openShop(client: GuardedFetch, address: string, options: OpenOptions = {}): Promise<OpenShop> {
  const crawl = openCrawl(client, options);
  try {
    const home = await readHomePage(crawl, address).catch((error: unknown) => {
      // Some shops answer without encryption only, and people type addresses without a scheme.
      if (!(error instanceof FetchRefused) || error.code !== 'unreachable' || !address.startsWith('https:')) throw error;
      return readHomePage(crawl, address.replace('https:', 'http:'));
    });
    const info: InfoPages = { pages: [], whole: false };
    const { kind, reading } = await startReading(crawl, home, options.readers ?? readers);
    return {
      kind,
      info,
      origin: home.origin,
      language: home.language,
      reading: endingAtLimits(crawl, home, withInfo(crawl, home, info, reading)),
      pagesRead: crawl.pagesRead,
      end: crawl.end,
    };
  } catch (error) {
    crawl.end();
    options.signal?.throwIfAborted();
    throw asUnreadable(error);
  }
}

async function startReading(crawl: Crawl, home: HomePage, among: readonly ShopReader[]): Promise<Pick<OpenShop, 'kind' | 'reading'>> {
  const { before = [], during = [] } = Object.groupBy(among, (reader) => reader.probed);
  const [likely, others] = [true, false].map((looks) => before.filter((reader) => (reader.looksLike?.(home) ?? false) === looks));
  for (const reader of [...(likely ?? []), ...(others ?? [])]) {
    const found = await reader.probe(crawl, home);
    if (found !== null) return { kind: () => reader.kind, reading: reader.read(crawl, home, found) };
  }
  let kind = during[0]?.kind ?? '';
  return { kind: () => kind, reading: searchPages() };

  async function* searchPages(): Reading {
    requirePage(home);
    let end: ReadEnd = { complete: false, note: '' };
    const position = crawl.resume?.position;
    for (const reader of during) {
      if (position && reader.resumes?.(position) === false) continue;
      const found = await reader.probe(crawl, home);
      if (found === null) continue;
      kind = reader.kind;
      const { count, ...ended } = yield* counted(reader.read(crawl, home, found));
      end = ended.end;
      if (count > 0 || crawl.resume) return end;
      if (!reader.nextWhenEmpty) break;
    }
    return { ...end, reason: await whyNothing(crawl, home, end.limit ?? '') };
  }
}

/** The information pages come first: they are few, and products may fill the time there is. The first turn of a reading reads them. */
async function* withInfo(crawl: Crawl, home: HomePage, info: InfoPages, reading: Reading): Reading {
  if (crawl.resume) return yield* reading;
  Object.assign(info, await readInfoPages(crawl, home), { about: aboutShop(home.html, home.url) });
  return yield* reading;
}

async function* counted(reading: Reading): AsyncGenerator<ReadBatch, { end: ReadEnd; count: number }, undefined> {
  let count = 0;
  for (;;) {
    const step = await reading.next();
    if (step.done) return { end: step.value, count };
    count += step.value.products.length;
    yield step.value;
  }
}

/** When a limit is reached, or a shop stops answering halfway, the reading ends with what was read and a note instead of an error. */
async function* endingAtLimits(crawl: Crawl, home: HomePage, reading: Reading): Reading {
  let found = 0;
  try {
    for (;;) {
      const step = await reading.next();
      if (step.done) return step.value;
      found += step.value.products.length;
      yield step.value;
    }
  } catch (error) {
    if (error instanceof LimitReached) {
      const end = { complete: false, note: `Stopped because ${error.message}.`, limit: error.message };
      return found > 0 ? end : { ...end, reason: await whyNothing(crawl, home, error.message) };
    }
    if (error instanceof FetchRefused && found > 0) return { complete: false, note: `The shop stopped answering. ${error.message}` };
    throw error;
  }
}

/** This file with its many words is loaded only when a shop shows nothing, so that the start does not wait for it. */
async function whyNothing(crawl: Crawl, home: HomePage, limit: string): Promise<UnreadableReason> {
  const { noProductsReason } = await import('./pages/reasons/no-products-reason.ts');
  return noProductsReason(home.html, home.url, { ...crawl.answers(), limit });
}

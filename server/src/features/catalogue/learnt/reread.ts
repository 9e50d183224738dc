/** Reads the pages of shops again, each source a week after the last time, as politely as the crawl of an import. */
import { FetchRefused } from '../../../platform/fetch/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Crawl, LimitReached, openCrawl, RobotsRefused } from '../readers/crawl/crawl.ts';
import { infoPage, type PageTopic } from '../readers/index.ts';
import type { Source } from '../sources/source-store.ts';
import * as store from './pages-store.ts';

/** The queue's names. */
export const rereadJob = 'catalogue-reread';
export const rereadSweepJob = 'catalogue-reread-due';

const limits = { pages: 60, totalMs: 5 * 60_000 };
const sourcesAtOnce = 50;
/** After this time a reading counts as ended, because its process must have died. */
const longestMs = 15 * 60_000;

/** Asks for the pages of an owner's shops to be read again. */
export async function askForReread(platform: Platform, ownerId: number): Promise<void> {
  for (const source of await store.sourcesToReread(platform.db, { ownerId })) await ask(platform, source);
}

/** Asks for the pages that are due; runs every hour. */
export async function askForDue(platform: Platform): Promise<void> {
  const due = platform.clock.now();
  for (const source of await store.sourcesToReread(platform.db, { due, limit: sourcesAtOnce })) await ask(platform, source);
}

async function ask({ db, clock, queue }: Platform, source: Source): Promise<void> {
  await store.noteReread(db, source, clock.now());
  await queue.send(rereadJob, source);
}

/** Whether pages of an owner are being read again. */
export const isRereading = ({ db, clock }: Platform, ownerId: number): Promise<boolean> =>
  store.isRereading(db, ownerId, new Date(clock.now().getTime() - longestMs));

/** Reads the pages of a source again. Each is stored as it comes; what a limit leaves out comes first the next time. */
export async function rereadPages(platform: Platform, source: Source, signal: AbortSignal): Promise<void> {
  const { db, clock, database } = platform;
  const crawl = openCrawl(platform.fetch, { limits, signal });
  let changed = false;
  try {
    for (const { id, url, topic } of await store.pagesOfSource(db, source)) {
      const read = await readAgain(crawl, url, topic);
      if (read === 'limit') break;
      changed = (await store.storeReread(db, source.ownerId, id, read, clock.now())) || changed;
    }
  } finally {
    crawl.end();
    await store.noteReread(db, source, null);
    if (changed) await database.publish(store.pagesChanged, String(source.ownerId));
  }
}

type Read = Parameters<typeof store.storeReread>[3] | 'limit';

async function readAgain(crawl: Crawl, url: string, topic: PageTopic): Promise<Read> {
  try {
    const answer = await crawl.get(url, { accept: 'text/html', types: ['text/html', 'application/xhtml+xml'] });
    if (answer.status === 404 || answer.status === 410) return { problem: 'missing' };
    if (answer.status !== 200) return { problem: 'unreachable' };
    const page = infoPage(answer.text(), answer.url, topic);
    return page ? { page } : { problem: 'unreachable' };
  } catch (error) {
    if (error instanceof LimitReached) return 'limit';
    if (error instanceof RobotsRefused) return { problem: 'robots' };
    if (error instanceof FetchRefused) return { problem: 'unreachable' };
    throw error;
  }
}

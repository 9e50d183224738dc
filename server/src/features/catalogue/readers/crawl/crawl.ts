import robotsModule from 'robots-parser';
import { type FetchedPage, FetchRefused, type GetOptions, type GuardedFetch } from '../../../../platform/fetch/index.ts';
import type { Failed } from '../failures.ts';
import type { CatalogueProduct } from '../product.ts';
import { robotName, rulesForUs } from './robots.ts';

// The package's types promise `default.default`; what it exports is the function itself.
const robotsParser = robotsModule as unknown as typeof robotsModule.default;

/** Limits of one reading of a shop. `pages` counts every fetch. */
export interface CrawlLimits {
  pages: number;
  products: number;
  totalMs: number;
  delayCapMs: number;
}

export const usualLimits: CrawlLimits = { pages: 5_000, products: 50_000, totalMs: 20 * 60_000, delayCapMs: 3_000 };

/**
 * What only tests and the stop of the process need: a clock of their own, an end from outside. `onPage` hears of each fetch, with their
 * number.
 */
export interface CrawlOptions {
  limits?: Partial<CrawlLimits>;
  signal?: AbortSignal;
  wait?: (ms: number) => Promise<void>;
  onPage?: (pages: number) => void;
}

/** A limit of the reading was reached: what was read so far is good, the rest was not looked at. `message` says which. */
export class LimitReached extends Error {
  override name = 'LimitReached';
}

/** robots.txt forbids this address. */
export class RobotsRefuse extends Error {
  override name = 'RobotsRefuse';
}

/** A polite way to read one shop: at most two fetches at once, paced, within limits, obeying robots.txt. */
export interface Crawl {
  limits: CrawlLimits;
  /** Throws FetchRefused, RobotsRefuse, LimitReached, or the reason of the outer signal. */
  get(url: string, options?: GetOptions): Promise<FetchedPage>;
  /** Whether robots.txt of the address's origin lets us read it. Throws FetchRefused when that file cannot be judged. */
  mayRead(url: string): Promise<boolean>;
  sitemapsOf(origin: string): Promise<string[]>;
  pagesRead(): number;
  end(): void;
}

type Robots = ReturnType<typeof robotsParser>;

const inFlight = 2;
const retries = 2;

/** Opens a crawl over the guarded client. Its clock starts now; call `end` when done. */
export function openCrawl(client: GuardedFetch, options: CrawlOptions = {}): Crawl {
  const limits = { ...usualLimits, ...options.limits };
  const wait = options.wait ?? ((ms) => new Promise((done) => setTimeout(done, ms)));
  const robots = new Map<string, Promise<Robots>>();
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new LimitReached('the time for one reading was up')), limits.totalMs);
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  let pages = 0;
  let running = 0;
  const waiting: (() => void)[] = [];
  let nextStart = 0;

  async function get(url: string, given: GetOptions = {}): Promise<FetchedPage> {
    const rules = await robotsOf(url);
    if (rules.isAllowed(url, robotName) === false) throw new RobotsRefuse("the shop's robots.txt does not let us read this");
    await enter();
    try {
      const delay = Math.min((rules.getCrawlDelay(robotName) ?? 0) * 1000, limits.delayCapMs);
      return await paced(url, given, delay);
    } finally {
      running--;
      waiting.shift()?.();
    }
  }

  async function paced(url: string, given: GetOptions, delay: number): Promise<FetchedPage> {
    for (let attempt = 0; ; attempt++) {
      if (delay > 0) {
        const start = Math.max(Date.now(), nextStart);
        nextStart = start + delay;
        if (start > Date.now()) await wait(start - Date.now());
      }
      const page = await fetchOne(url, given);
      if ((page.status !== 429 && page.status !== 503) || attempt === retries) return page;
      // The shop asks for a pause; without a figure of its own it gets a short one that grows.
      const asked = retryAfter(page.headers['retry-after'] ?? '');
      await wait(Math.min(Number.isFinite(asked) ? asked : 500 * 2 ** attempt, limits.delayCapMs));
    }
  }

  async function fetchOne(url: string, given: GetOptions): Promise<FetchedPage> {
    signal.throwIfAborted();
    if (pages >= limits.pages) throw new LimitReached(`${limits.pages} pages were read`);
    pages++;
    options.onPage?.(pages);
    return client.get(url, { ...given, signal });
  }

  async function enter(): Promise<void> {
    if (running >= inFlight) await new Promise<void>((free) => waiting.push(free));
    running++;
  }

  function robotsOf(url: string): Promise<Robots> {
    const origin = URL.parse(url)?.origin ?? '';
    const known = robots.get(origin) ?? readRobots(origin);
    robots.set(origin, known);
    return known;
  }

  async function readRobots(origin: string): Promise<Robots> {
    const address = `${origin}/robots.txt`;
    const page = await fetchOne(address, { limits: { maxBytes: 512 * 1024 } });
    // RFC 9309: a file that is not there allows all; one that cannot be read forbids all.
    if (page.status >= 500) throw new FetchRefused('unreachable', 'The shop cannot answer at the moment.');
    const isText = page.status < 400 && !/^\s*</.test(page.text().slice(0, 200));
    return robotsParser(address, isText ? rulesForUs(page.text()) : '');
  }

  return {
    limits,
    get,
    mayRead: async (url) => (await robotsOf(url)).isAllowed(url, robotName) !== false,
    sitemapsOf: async (origin) => (await robotsOf(origin)).getSitemaps(),
    pagesRead: () => pages,
    end: () => clearTimeout(timer),
  };
}

/** Waits for a request of a probe; null when the client or robots.txt refused it, which only means that the shop is of another kind. */
export async function nullIfRefused<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof FetchRefused || error instanceof RobotsRefuse) return null;
    throw error;
  }
}

/** Milliseconds that a shop asks us to wait, by seconds or by date; NaN when it does not say. */
function retryAfter(said: string): number {
  return /^\s*\d+\s*$/.test(said) ? Number(said) * 1000 : Math.max(0, Date.parse(said) - Date.now());
}

/**
 * What a reader gives as it goes: products, and what it met but could not read. `odd` are products that it gives though
 * something of theirs could not be read.
 */
export interface ReadBatch {
  products: CatalogueProduct[];
  failed: Failed[];
  odd?: Failed[];
}

/** How a reading ended. Only a complete one says that what it did not see is gone. `note` is for a person, '' when all is well. */
export interface ReadEnd {
  complete: boolean;
  note: string;
}

/** A reading in progress. */
export type Reading = AsyncGenerator<ReadBatch, ReadEnd, undefined>;

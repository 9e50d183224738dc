import robotsModule from 'robots-parser';
import { type FetchedPage, FetchRefused, type GetOptions, type GuardedFetch } from '../../../../platform/fetch/index.ts';
import type { Failed } from '../failures.ts';
import type { CatalogueProduct } from '../product.ts';
import type { UnreadableReason } from '../unreadable-reason.ts';
import { relevantRules, robotName } from './robots.ts';

// The package's types declare `default.default`, but its export is the function itself.
const robotsParser = robotsModule as unknown as typeof robotsModule.default;

/** Limits of one reading of a shop. `pages` counts every fetch. */
export interface CrawlLimits {
  pages: number;
  products: number;
  totalMs: number;
  delayCapMs: number;
}

export const defaultLimits: CrawlLimits = { pages: 5_000, products: 50_000, totalMs: 20 * 60_000, delayCapMs: 3_000 };

/** What a reading remembers of a product that it gave. */
export type SeenProduct = Pick<
  CatalogueProduct,
  'externalKey' | 'title' | 'link' | 'image' | 'priceMinor' | 'categoryPaths' | 'categories'
>;

/** Where an earlier turn of a reading stopped, and the products that it found. */
export interface ResumedReading {
  position: ReadPosition;
  seen: readonly SeenProduct[];
}

/** `signal` ends the crawl from outside; `wait` lets tests skip the pauses; `onPage` is called with the number of pages that answered;
 * `resume` lets a reading go on where it stopped, if its reader can. */
export interface CrawlOptions {
  limits?: Partial<CrawlLimits>;
  signal?: AbortSignal;
  wait?: (ms: number) => Promise<void>;
  onPage?: (pages: number) => void;
  resume?: ResumedReading | null;
}

/** A limit of the reading was reached. What was read so far is valid, the rest was not read. `message` names the limit. */
export class LimitReached extends Error {
  override name = 'LimitReached';
}

/** robots.txt forbids this address. */
export class RobotsRefused extends Error {
  override name = 'RobotsRefuse';
}

/**
 * How many pages answered, took longer than we wait, were refused to programs, answered with an error of the server or none at all, and are forbidden by
 * robots.txt. Only what was asked for as a page counts.
 */
export interface Answers {
  pages: number;
  slow: number;
  refused: number;
  broken: number;
  forbidden: number;
}

/** A polite way to read one shop: at most two fetches at once, paced, within limits, obeying robots.txt. */
export interface Crawl {
  limits: CrawlLimits;
  /** Null for a reading that begins anew. */
  resume: ResumedReading | null;
  /** @throws FetchRefused, RobotsRefused, LimitReached, or the reason of the outer signal */
  get(url: string, options?: GetOptions): Promise<FetchedPage>;
  /** Whether the robots.txt of the address's origin lets us read it. @throws FetchRefused when that file cannot be read */
  mayRead(url: string): Promise<boolean>;
  sitemapsOf(origin: string): Promise<string[]>;
  pagesRead(): number;
  answers(): Answers;
  end(): void;
}

type Robots = ReturnType<typeof robotsParser>;

const inFlight = 2;
const retries = 2;

/** Opens a crawl over the guarded client. The time limit counts from now; call `end` when done. `get` @throws RobotsRefused, LimitReached and FetchRefused. */
export function openCrawl(client: GuardedFetch, options: CrawlOptions = {}): Crawl {
  const limits = { ...defaultLimits, ...options.limits };
  const wait = options.wait ?? ((ms) => new Promise((done) => setTimeout(done, ms)));
  const robots = new Map<string, Promise<Robots>>();
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new LimitReached('the time for one reading was up')), limits.totalMs);
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  let pages = 0;
  /** Without requests for robots.txt and requests that got no answer. */
  let read = 0;
  const answers: Answers = { pages: 0, slow: 0, refused: 0, broken: 0, forbidden: 0 };
  let running = 0;
  const waiting: (() => void)[] = [];
  let nextStart = 0;

  async function get(url: string, options: GetOptions = {}): Promise<FetchedPage> {
    const rules = await robotsOf(url);
    if (rules.isAllowed(url, robotName) === false) {
      if (isForPage(options)) answers.forbidden++;
      throw new RobotsRefused("the shop's robots.txt does not let us read this");
    }
    await enter();
    try {
      const delay = Math.min((rules.getCrawlDelay(robotName) ?? 0) * 1000, limits.delayCapMs);
      return await paced(url, options, delay);
    } finally {
      running--;
      waiting.shift()?.();
    }
  }

  /** Waits as robots.txt and the shop ask, and asks once more for a page that came too late where most pages of the shop are in time. */
  async function paced(url: string, given: GetOptions, delay: number): Promise<FetchedPage> {
    for (let attempt = 0; ; attempt++) {
      if (delay > 0) {
        const start = Math.max(performance.now(), nextStart);
        nextStart = start + delay;
        if (start > performance.now()) await wait(start - performance.now());
      }
      const page = await fetchOne(url, given).catch((error: unknown) => {
        if (attempt === 0 && isLate(error) && answers.pages > answers.slow) return null;
        throw error;
      });
      if (!page) continue;
      if ((page.status !== 429 && page.status !== 503) || attempt === retries) {
        options.onPage?.(++read);
        if (isForPage(given)) count(page.status);
        return page;
      }
      // The shop requests a pause. Without a Retry-After header, pauses start short and double.
      const requested = retryAfter(page.headers['retry-after'] ?? '');
      await wait(Math.min(Number.isFinite(requested) ? requested : 500 * 2 ** attempt, limits.delayCapMs));
    }
  }

  async function fetchOne(url: string, options: GetOptions): Promise<FetchedPage> {
    signal.throwIfAborted();
    if (pages >= limits.pages) throw new LimitReached(`${limits.pages} pages were read`);
    pages++;
    try {
      return await client.get(url, { ...options, signal });
    } catch (error) {
      if (isLate(error)) answers.slow++;
      // Before a page has answered, the address itself may be wrong.
      else if (isForPage(options) && answers.pages > 0 && error instanceof FetchRefused && error.code === 'unreachable') answers.broken++;
      throw error;
    }
  }

  function count(status: number): void {
    if (status === 200) answers.pages++;
    else if (status >= 500) answers.broken++;
    // A page that no longer exists is not a refusal.
    else if (status >= 400 && status !== 404 && status !== 410) answers.refused++;
  }

  async function enter(): Promise<void> {
    if (running >= inFlight) await new Promise<void>((free) => waiting.push(free));
    running++;
  }

  function robotsOf(url: string): Promise<Robots> {
    const origin = URL.parse(url)?.origin ?? '';
    const rules = robots.get(origin) ?? readRobots(origin);
    robots.set(origin, rules);
    return rules;
  }

  async function readRobots(origin: string): Promise<Robots> {
    const address = `${origin}/robots.txt`;
    const page = await fetchOne(address, { limits: { maxBytes: 512 * 1024 } });
    // RFC 9309, 2.3.1: a missing file allows everything, a failing server forbids everything.
    if (page.status >= 500) throw new FetchRefused('unreachable', 'The shop cannot answer at the moment.');
    const isText = page.status < 400 && !/^\s*</.test(page.text().slice(0, 200));
    return robotsParser(address, isText ? relevantRules(page.text()) : '');
  }

  return {
    limits,
    resume: options.resume ?? null,
    get,
    mayRead: async (url) => (await robotsOf(url)).isAllowed(url, robotName) !== false,
    sitemapsOf: async (origin) => (await robotsOf(origin)).getSitemaps(),
    pagesRead: () => read,
    answers: () => ({ ...answers }),
    end: () => clearTimeout(timer),
  };
}

/** Whether the request is for a page, not for a file that programs read. */
const isForPage = ({ accept }: GetOptions): boolean => accept?.startsWith('text/html') ?? false;

const isLate = (error: unknown) => error instanceof FetchRefused && error.code === 'timeout';

/** The result of a probe's request, or null when the guarded client or robots.txt refused it: then the shop is of another kind. @throws every other error of the request */
export async function nullIfRefused<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof FetchRefused || error instanceof RobotsRefused) return null;
    throw error;
  }
}

/** The milliseconds of a Retry-After header, given in seconds or as a date; NaN without one. */
function retryAfter(header: string): number {
  return /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Math.max(0, Date.parse(header) - Date.now());
}

/**
 * Where a reading stands in a list of pages: the address read last, its number in the list of `list`, and how many pages there are in all; null where
 * nobody knows. A list that cannot be read again goes with it.
 */
export interface ReadPosition {
  list: string;
  at: number;
  address: string;
  total: number | null;
  walk?: WalkedSoFar;
}

/** How far a walk by links has come. Together no more addresses than a walk reads, and twice those that were. */
export interface WalkedSoFar {
  /** The addresses that were read, and those that they led to. */
  met: string[];
  /** Those that are read next, with how many links they are away from the first page. */
  ahead: [url: string, depth: number][];
  /** The pages in a row without a product, and the links that were too far away. */
  barren: number;
  tooDeep: number;
}

/**
 * One step of a reading: products, and entries that could not be read. `amended` are products from earlier steps that were found again in
 * another category, with their new data. `odd` explains what products lack that are imported nevertheless. `position` is set by readings
 * that can continue from there.
 */
export interface ReadBatch {
  products: CatalogueProduct[];
  amended?: CatalogueProduct[];
  failed: Failed[];
  odd?: Failed[];
  position?: ReadPosition;
}

/**
 * How a reading ended. Only after a complete one, products that it did not find may be marked as gone. `note` is for the owner, '' when
 * there is nothing to report; `limit` names the limit that ended the reading. `resumable` when another turn can continue from the last
 * position.
 */
export interface ReadEnd {
  complete: boolean;
  note: string;
  limit?: string;
  resumable?: true;
  /** Why no product was found, if none was. */
  reason?: UnreadableReason;
}

/** A reading in progress. */
export type Reading = AsyncGenerator<ReadBatch, ReadEnd, undefined>;

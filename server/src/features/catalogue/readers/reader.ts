/** What a shop reader is. The list of them is readers.ts. */
import type { PlatformId } from '@parley/contract/platforms';
import type { Crawl, Reading, ReadPosition } from './crawl/crawl.ts';

/** The page under the address that was given, after redirects. */
export interface HomePage {
  url: string;
  origin: string;
  /** Empty when the page answered with an error, or is a product feed itself. */
  html: string;
  headers: Record<string, string>;
  status: number;
  /** The primary subtag of the page's `lang` attribute, in lower case. */
  language: string | null;
  /** The products of the address when it is that of a feed. */
  feed: Reading | null;
}

/** One way to read a shop. `Found` is what the probe learnt and the reading needs. */
export interface ShopReader<Found = unknown> {
  /** Stored with every import that used this reader, so it never changes. Readers that share a kind share its words. */
  kind: string;
  /** The name of the kind on the owner's screen. */
  words: string;
  /** The system that such shops run on, by its id in the steps to embed the snippet; absent where the reader fits many systems. */
  system?: PlatformId;
  /**
   * `before`: probed before the reading starts, for shops that offer their products to programs. `during`: probed when no other reader
   * applies, after the shop's information pages were read, because it searches the pages themselves.
   */
  probed: 'before' | 'during';
  /** Whether the first page shows signs of this kind of shop; such readers are probed first. Sends no requests. */
  looksLike?(home: HomePage): boolean;
  /**
   * Asks the shop, in one or two requests, whether it can be read this way.
   * @returns what `read` needs, or null when another reader should try, also when the shop refuses the request (see nullIfRefused)
   * @throws what Crawl.get throws, which ends the whole attempt
   */
  probe(crawl: Crawl, home: HomePage): Promise<Found | null>;
  /** Reads all products. */
  read(crawl: Crawl, home: HomePage, found: Found): Reading;
  /** Whether it goes on from the position of an earlier turn. Readers without it take any. */
  resumes?(position: ReadPosition): boolean;
  /** A reading that found no product at all leaves the shop to the next reader. Only for readers probed during the reading. */
  nextWhenEmpty?: true;
}

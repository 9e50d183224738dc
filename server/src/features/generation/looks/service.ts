/** The colours of the shops that a recommender shows on: kept since its demo, or read when its owner asks. */
import { type AnswerOf, mostShopLooks, type readShopLook, type ShopLook } from '@parley/contract';
import { FetchRefused } from '../../../platform/fetch/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { RobotsRefused } from '../../catalogue/index.ts';
import { listWebsites } from '../../recommenders/index.ts';
import { readColors } from '../shop/home-page.ts';
import { looksOf, saveLook } from './store.ts';

const readingMs = 15_000;

/** The shop behind an allowed website: the same with and without `www.`, and for an entry of all subdomains the domain itself. */
export const shopAt = (website: string): string => website.replace('://*.', '://').replace('://www.', '://');

/** The websites of a recommender, each shop once, by the shop. @throws HttpError 404 for an unknown recommender */
async function shopsOf({ db }: Platform, ownerId: number, recommenderId: number): Promise<Map<string, string>> {
  const { popupPages } = await listWebsites(db, ownerId, recommenderId);
  const shops = new Map<string, string>();
  for (const { showOnWebsite } of popupPages) if (!shops.has(shopAt(showOnWebsite))) shops.set(shopAt(showOnWebsite), showOnWebsite);
  return shops;
}

/** The colours read from the shops of a recommender. @throws HttpError 404 for an unknown recommender */
export async function listLooks(platform: Platform, ownerId: number, recommenderId: number): Promise<ShopLook[]> {
  const shops = [...(await shopsOf(platform, ownerId, recommenderId))].slice(0, mostShopLooks);
  const rows = await looksOf(
    platform.db,
    ownerId,
    shops.map(([shop]) => shop),
  );
  return shops.map(([shop, website]) => {
    const row = rows.find((row) => row.shop === shop);
    return { website, colors: row?.colors ?? null, readAt: row?.readAt.toISOString() ?? null };
  });
}

/**
 * Reads the colours of an allowed website and keeps them. Problems of the website are part of the answer.
 * @throws HttpError 404 for an unknown recommender
 */
export async function readLook(
  platform: Platform,
  ownerId: number,
  recommenderId: number,
  website: string,
): Promise<AnswerOf<typeof readShopLook>> {
  const shop = shopAt(website);
  const shops = await shopsOf(platform, ownerId, recommenderId);
  const problem = (text: string) => ({ look: { website, colors: null, readAt: null }, problem: text });
  if (!shops.has(shop)) return problem(`${website} is not among the allowed websites of this recommender. Add it first.`);
  try {
    const colors = await readColors(platform.fetch, `${website.replace('://*.', '://')}/`, readingMs);
    const readAt = platform.clock.now();
    await saveLook(platform.db, ownerId, { shop, colors, readAt });
    return { look: { website, colors, readAt: readAt.toISOString() }, problem: null };
  } catch (error) {
    if (error instanceof RobotsRefused) return problem('The robots.txt of this website does not let us read the page.');
    if (error instanceof FetchRefused) return problem(error.message);
    platform.log.warn({ err: error, ownerId }, 'the colours of a shop could not be read');
    return problem('The website did not answer in time. Try again in a moment.');
  }
}

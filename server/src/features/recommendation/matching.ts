/** Shows owners which products a few rules match. */
import type { ProductRule } from '@parley/contract';
import { rank } from './ranking/rank.ts';
import { type Context, presentMatch } from './service.ts';

/** The products that these rules together recommend, at most `limit`, best first, and their total number. */
export async function productsOfRules({ platform, shelves }: Context, ownerId: number, rules: readonly ProductRule[], limit: number) {
  if (rules.length === 0) return { products: [], total: 0 };
  const { top, count } = rank(await shelves.of(ownerId), { answers: [{ text: '', rules }], limit });
  const fitting = top.filter(({ misses }) => misses.length === 0);
  return { products: fitting.map((match) => presentMatch({ ...match, reasons: [] }, 'en', platform.shownPicture)), total: count };
}

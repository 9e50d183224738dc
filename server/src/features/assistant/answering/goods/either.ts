/** 'Do you have a jersey or shorts?': some of each. */
import { eitherIn } from '../../../../kit/languages/or.ts';
import type { Context } from '../../context.ts';
import type { ProductSearch } from '../../memory/request.ts';
import { holdsWord } from '../../memory/words.ts';
import type { Shop } from '../found.ts';
import { type FoundProducts, searchCatalogue } from '../searching.ts';
import type { Understood } from '../understanding.ts';

/** Products found for the thing that is sought and for the other one that the message names; null if it names no other that the shop has. */
export async function ofEither(
  context: Context,
  shop: Shop,
  understood: Understood,
  search: ProductSearch,
  found: FoundProducts,
): Promise<FoundProducts | null> {
  const { text, language, titled } = understood;
  const { thing, constraints } = search;
  if (thing === null || found.matches.length === 0) return null;
  const isSought = (word: string) => holdsWord(word, thing, language) || holdsWord(thing, word, language);
  const [other] = eitherIn(text, language)
    .filter(({ before }) => before.some(isSought))
    .flatMap(({ behind }) => behind.find((word) => titled(word) && !isSought(word)) ?? []);
  if (other === undefined) return null;
  const ofOther = await searchCatalogue(context, shop, understood, {
    ...search,
    thing: other,
    constraints: { ...constraints, kind: other },
  });
  const shownIds = new Set(found.matches.map(({ product }) => product.id));
  const more = ofOther.matches.filter(({ product }) => !shownIds.has(product.id));
  if (ofOther.count === 0 || more.length === 0) return null;
  const limit = shop.choice.recommendedProductsLimit;
  const ofOne = found.matches.slice(0, Math.max(1, limit - Math.min(more.length, Math.floor(limit / 2))));
  return {
    ...found,
    matches: [...ofOne, ...more].slice(0, limit),
    records: [...found.records, ...ofOther.records.filter(({ id }) => !shownIds.has(id))],
    count: found.count + ofOther.count,
  };
}

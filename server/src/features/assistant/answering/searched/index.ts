/** What a search of the catalogue answers, beside what the owner's texts say. */
import type { Context } from '../../context.ts';
import { attributesAsked } from '../../memory/attributes.ts';
import type { ProductSearch } from '../../memory/request.ts';
import { amountOn } from '../../memory/scales.ts';
import { withExtremePrice } from '../../records/extreme-price.ts';
import { hasOption } from '../../records/properties.ts';
import type { Parts, Shop } from '../found.ts';
import { ofEither } from '../goods/either.ts';
import { forSomebodyElse, ofSameCategory } from '../goods/of-its-kind.ts';
import { choosesAmongGoods, isGiftOnly, isUnstated, namesGoodsOnly } from '../goods/offering.ts';
import { cardsOf, type FoundProducts, ofAnyKind, searchCatalogue } from '../searching.ts';
import { passagesOn } from '../texts.ts';
import type { Understood } from '../understanding.ts';
import { besideTexts } from './beside-texts.ts';
import { contentWords } from './wish.ts';

/** What answers a search: what was found, what comes near, or what the texts say. */
export async function searched(context: Context, shop: Shop, understood: Understood, search: ProductSearch): Promise<Parts> {
  const found = await searchCatalogue(context, shop, understood, search);
  return (
    (await widened(context, shop, understood, search, found)) ??
    (await withoutTexts(context, shop, understood, search, found)) ??
    besideTexts(context, shop, understood, search, found)
  );
}

/** Goods of another kind, for somebody else or of the same category, where the search itself found nothing that fits. */
async function widened(
  context: Context,
  shop: Shop,
  understood: Understood,
  search: ProductSearch,
  found: FoundProducts,
): Promise<Parts | null> {
  const { keys } = understood.reading;
  // 'Something else that costs less' may be of another kind.
  if (found.matches.length === 0 && keys.has('others') && isByPrice(search)) {
    const wider = await searchCatalogue(context, shop, understood, ofAnyKind(search));
    if (wider.matches.length > 0) return { ...wider, count: 0 };
  }
  // 'Something in wood' may be of another kind where none of this kind is.
  if (found.count === 0 && keys.has('some') && search.reason === 'refined') {
    const wider = await searchCatalogue(context, shop, understood, ofAnyKind(search));
    if (wider.count > 0) return wider;
  }
  const both = await ofEither(context, shop, understood, search, found);
  if (both) return both;
  const forThem = await forSomebodyElse(context, shop, understood, search, found);
  return forThem ?? (found.matches.length === 0 ? ofSameCategory(context, shop, understood, search) : null);
}

/**
 * Answers that need no look at the texts: an end of a scale, a value of the only product found, or a message that says nothing else; null for all
 * other messages.
 */
async function withoutTexts(
  context: Context,
  shop: Shop,
  understood: Understood,
  search: ProductSearch,
  found: FoundProducts,
): Promise<Parts | null> {
  // If nothing costs less, the answer is the cheapest of the products shown.
  if (found.matches.length === 0 && isByPrice(search)) {
    const extreme = withExtremePrice(search.skip, search.below === null ? 'dearest' : 'cheapest', (id) => understood.recordsById.get(id));
    return { ...found, cards: await cardsOf(context, shop, extreme === null ? [] : [extreme]) };
  }
  // Accessories that fit a product were found by what the shop says of them.
  if (search.fitting.length > 0 && found.count > 0) return found;
  if (search.scale) return scaledParts(context, shop, understood, search, found);
  const words = contentWords(understood);
  const facts = factsOfOnly(understood, search, found, words);
  if (facts) return { ...found, facts };
  if (words.length === 0) return found;
  // 'That is not quite it, have you another lamp?': others of the kind, whatever is told besides.
  if (search.reason === 'others' && search.thing !== null && found.count > 0) return found;
  if (found.count > 0 && isGiftOnly(understood.reading)) return found;
  // 'And for my son of eight?' of helmets that state no age: the closest, not whatever text speaks of ages.
  if (found.matches.length > 0 && choosesAmongGoods(understood, search)) return found;
  if (isUnstated(found, search, understood)) return { texts: await passagesOn(context, shop, understood, understood.questions[0]) };
  return null;
}

/** What is asked of the only product that was found: a value it states, or 'the yellow one in L' of its versions. */
function factsOfOnly(
  { reading }: Understood,
  search: ProductSearch,
  { matches, records: [best] }: FoundProducts,
  words: readonly string[],
): Parts['facts'] {
  if (!best || matches.length !== 1) return null;
  const attributes = isByPrice(search) ? attributesAsked(reading, [best]).names : [];
  if (attributes.length > 0) return { productId: best.id, asks: search.asks, wishes: [], attributes };
  const wishes = words.length === 0 ? reading.wishes.filter((wish) => hasOption(best, wish)) : [];
  return wishes.length > 0 ? { productId: best.id, asks: search.asks, wishes, attributes: [] } : null;
}

const isByPrice = ({ below, above }: ProductSearch): boolean => below !== null || above !== null;

/** Products further along a scale ('cheaper', 'lighter') than those shown, else the furthest of those; if no product states it, products for the rest of the message. */
async function scaledParts(
  context: Context,
  shop: Shop,
  understood: Understood,
  search: ProductSearch,
  found: FoundProducts,
): Promise<Parts> {
  if (found.matches.length > 0) return found;
  const { scale } = search;
  if (!scale || scale.beyond === null) {
    const unscaled: ProductSearch = { ...search, reason: 'wish', scale: null };
    const plain = await searchCatalogue(context, shop, understood, unscaled);
    const isOfKind = plain.count > 0 && namesGoodsOnly({ ...understood.reading, isQuestion: false, measures: new Set() }, plain);
    return isOfKind ? plain : searched(context, shop, understood, unscaled);
  }
  const furthest = search.skip.find((id) => amountOn(scale, understood.recordsById.get(id)?.attributes ?? []) === scale.beyond);
  return { cards: await cardsOf(context, shop, furthest === undefined ? [] : [furthest]) };
}

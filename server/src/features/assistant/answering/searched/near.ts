/** Products that come near a wish for which nothing was found. */
import { isAsking } from '../../../../kit/languages/questions.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import type { Context } from '../../context.ts';
import type { FoundPassages } from '../../finding/find.ts';
import { isFunctionWord } from '../../memory/reading/function-words.ts';
import type { ProductSearch } from '../../memory/request.ts';
import { holdsWord } from '../../memory/words.ts';
import { hasProperty } from '../../records/properties.ts';
import type { Parts, Shop } from '../found.ts';
import { isOpenWish, leastOfAny, tellsWishesOnly, weighFound } from '../goods/offering.ts';
import { cardsOf, type FoundProducts, ofAnyKind, recordsOf, searchCatalogue } from '../searching.ts';
import type { Understood } from '../understanding.ts';
import { isDescribedOnly } from './wish.ts';

/**
 * 'Something to purée soup, but no countertop blender', when no product mentions soup: the exclusion tells the kind. Nothing says that products of
 * that kind suit the purpose, so they only come near.
 */
export async function othersThanRuledOut(
  context: Context,
  shop: Shop,
  understood: Understood,
  search: ProductSearch,
): Promise<Parts | null> {
  const { reading, language } = understood;
  const { exclusions, keys, content, topics, asks } = reading;
  if (!keys.has('some') || exclusions.length === 0 || topics.length + asks.size > 0) return null;
  const words = exclusions.flatMap(({ text, wishes }) => (wishes.length === 0 ? text.split(' ') : []));
  const isIn = (title: string, word: string) => holdsWord(title, word, language);
  const titles = await context.recommendation.titlesWith(shop.ownerId, words, { language, isIn });
  const [category] = [...titles.values()].flat().flatMap(({ categories = [] }) => categories.at(-1) ?? []);
  const kind = foldedWords(category ?? '').filter((word) => !isFunctionWord(word, language));
  const [thing] = kind;
  if (thing === undefined) return null;
  const constraints = { ...search.constraints, kind: kind.join(' ') };
  const ofKind = await searchCatalogue(context, shop, understood, { ...search, like: [], notThings: [], purposes: [], thing, constraints });
  const misses = [{ kind: 'unknown' as const, wanted: content.map(({ written }) => written) }];
  return ofKind.matches.length > 0 ? { ...ofKind, count: 0, matches: ofKind.matches.map((match) => ({ ...match, misses })) } : null;
}

/**
 * 'Something for my daughter, who is six and loves animals': a first message that wishes for anything at all for somebody. What is said to be for her is
 * shown, whatever texts speak of daughters.
 */
export async function statedForThem(
  context: Context,
  shop: Shop,
  understood: Understood,
  search: ProductSearch,
): Promise<FoundProducts | null> {
  const { reading, conversation, text, language } = understood;
  const { keys, topics, asks, measures, wishes } = reading;
  const whom = wishes.filter(({ family, value }) => family === 'age' || (family === 'recipient' && children.has(value)));
  const isOpen = keys.has('some') && whom.length > 0 && search.thing === null && !isAsking(text, language);
  if (!isOpen || conversation.shown.length > 0 || topics.length + asks.size + measures.size > 0) return null;
  const found = await searchCatalogue(context, shop, understood, ofAnyKind(search));
  const isFor = (record: FoundProducts['records'][number]) => whom.some((wish) => hasProperty(record, wish) === 'yes');
  const forThem = new Set(found.records.filter(isFor).map(({ id }) => id));
  const matches = found.matches.filter(({ product, misses }) => forThem.has(product.id) && misses.length === 0);
  return matches.length > 0 ? { ...found, matches, count: matches.length } : null;
}
const children: ReadonlySet<string> = new Set(['children', 'girls', 'boys', 'babies']);

/** 'Something warm for my father under 25': if no product has the words, those that fit the rest are the closest. */
export async function vagueWish(
  context: Context,
  shop: Shop,
  understood: Understood,
  search: ProductSearch,
  texts: FoundPassages,
): Promise<Parts> {
  const { constraints } = search;
  const isWished = Object.keys(constraints.wishes).length > 0;
  const isOpen = isOpenWish(understood.reading);
  const isLimited = constraints.budget !== null || isWished || isOpen;
  // 'A hat of felt under 120', where the shop calls its hats something else.
  const isDescribed = isDescribedOnly(understood, search);
  // 'I have very dry skin, what do you recommend?', 'I need a black top' where the shop sells shirts.
  const { keys } = understood.reading;
  const asks = isAsking(understood.text, understood.language);
  const isAdvised = isWished && search.topics.length === 0 && (keys.has('advice') || (keys.has('seeking') && !asks));
  if (!(isOpen || understood.reading.keys.has('some') || tellsWishesOnly(understood.reading) || isDescribed || isAdvised) || !isLimited)
    return { texts };
  const found = await ofAny(context, shop, understood, { ...search, constraints: { ...constraints, kind: null } });
  const goods = weighFound(understood, 'search', search, { ...found, count: 0 }, texts);
  const isOffered =
    constraints.budget !== null ||
    (isOpen && !understood.reading.isQuestion) ||
    isAdvised ||
    understood.conversation.shown.length > 0 ||
    goods.likelihood > leastOfAny;
  return isOffered ? { ...found, count: 0, ...(isDescribed ? {} : { texts }), goods } : { texts, goods };
}

/** What fits the rest of a wish; where nothing else is said of it, some of what the shop has most of. */
export async function ofAny(context: Context, shop: Shop, understood: Understood, search: ProductSearch): Promise<FoundProducts> {
  const found = await searchCatalogue(context, shop, understood, search);
  if (found.matches.length > 0) return found;
  const kinds = await context.recommendation.kindsOf(shop.ownerId, shop.choice.recommendedProductsLimit, shop.choice);
  const all = await recordsOf(
    context,
    shop.ownerId,
    kinds.map(({ productId }) => productId),
  );
  // 'Anything for food waste, without worms': no pack of worms.
  const isRuledOut = ({ title, categories }: FoundProducts['records'][number]) =>
    search.exclusions.some((word) => [title, ...categories].some((each) => holdsWord(each, word, understood.language)));
  const records = all.filter((record) => !isRuledOut(record));
  const ids = records.map(({ id }) => id);
  // What something is for is no property of it: 'something to carry them while I run'.
  const wishTexts = understood.reading.content.flatMap(({ written, wishes, isPurpose }) =>
    isPurpose && wishes.length === 0 ? [] : [written],
  );
  const cards = await cardsOf(context, shop, ids);
  const misses = wishTexts.length > 0 ? [{ kind: 'unknown' as const, wanted: wishTexts }] : [];
  return { matches: cards.map((match) => ({ ...match, misses })), count: 0, records, detailShare: 0 };
}

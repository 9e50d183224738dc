/** What a search of the catalogue answers, beside what the owner's texts say. */

import { isAsking } from '../../../kit/languages/questions.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import type { Context } from '../context.ts';
import { type FoundPassages, nothing as nothingRead } from '../finding/find.ts';
import { sentencesOf } from '../guarding/sentences.ts';
import { attributesAsked } from '../memory/attributes.ts';
import { isFunctionWord } from '../memory/reading/function-words.ts';
import { asksWhichThing } from '../memory/reading/noun-phrase.ts';
import { isUnit } from '../memory/reading/units.ts';
import type { ProductSearch } from '../memory/request.ts';
import { amountOn } from '../memory/scales.ts';
import { numbersAsSizes } from '../memory/versions/numbers.ts';
import { holdsWord, wordsOfMessage } from '../memory/words.ts';
import { withExtremePrice } from '../records/extreme-price.ts';
import { hasOption, hasProperty } from '../records/properties.ts';
import type { ProductRecord } from '../records/types.ts';
import type { Parts, Shop } from './found.ts';
import { textOf, type WeighedGoods } from './goods/evidence.ts';
import { forSomebodyElse, ofSameCategory } from './goods/of-its-kind.ts';
import {
  choosesAmongGoods,
  isDescribedBy,
  isGiftOnly,
  isOpenWish,
  isUnstated,
  leastLikely,
  leastOfAny,
  namesGoodsOnly,
  offersToStatement,
  seeksForSomebody,
  seeksNamedGoods,
  seeksThing,
  tellsWishesOnly,
  weighFound,
} from './goods/offering.ts';
import { cardsOf, type FoundProducts, ofAnyKind, recordsOf, searchCatalogue, soldOutByName } from './searching.ts';
import { passagesOn } from './texts.ts';
import type { Understood } from './understanding.ts';

/** What answers a search: what was found, what comes near, or what the texts say. */
export async function searched(context: Context, shop: Shop, understood: Understood, search: ProductSearch): Promise<Parts> {
  const found = await searchCatalogue(context, shop, understood, search);
  // 'Something else that costs less' may be of another kind.
  const isElse = understood.reading.keys.has('others') && (search.below !== null || search.above !== null);
  if (found.matches.length === 0 && isElse) {
    const wider = await searchCatalogue(context, shop, understood, ofAnyKind(search));
    if (wider.matches.length > 0) return { ...wider, count: 0 };
  }
  // 'Something in wood' may be of another kind where none of this kind is.
  if (search.reason === 'refined' && found.count === 0 && understood.reading.keys.has('some')) {
    const wider = await searchCatalogue(context, shop, understood, ofAnyKind(search));
    if (wider.count > 0) return wider;
  }
  const forThem = await forSomebodyElse(context, shop, understood, search, found);
  if (forThem) return forThem;
  const ofCategory = found.matches.length === 0 ? await ofSameCategory(context, shop, understood, search) : null;
  if (ofCategory) return ofCategory;
  // Nothing costs less: the answer is the cheapest of what was shown.
  if (found.matches.length === 0 && (search.below !== null || search.above !== null)) {
    const extreme = withExtremePrice(search.skip, search.below === null ? 'dearest' : 'cheapest', (id) => understood.known.get(id));
    return { ...found, cards: await cardsOf(context, shop, extreme === null ? [] : [extreme]) };
  }
  // What fits a thing was found by what the shop says of it.
  if (search.fitting.length > 0 && found.count > 0) return found;
  if (search.scale) return scaledParts(context, shop, understood, search, found);
  const words = understood.reading.content.flatMap(({ text }) => (isUnit(text) ? [] : text.split(' ')));
  const best = found.records[0];
  if (best && found.matches.length === 1 && (search.below !== null || search.above !== null)) {
    const { names } = attributesAsked(understood.reading, [best]);
    if (names.length > 0) return { ...found, facts: { productId: best.id, asks: search.asks, wishes: [], attributes: names } };
  }
  const version = best && found.matches.length === 1 ? understood.reading.wishes.filter((wish) => hasOption(best, wish)) : [];
  // 'The yellow one in L': whether that version of what was found is in stock.
  if (best && words.length === 0 && version.length > 0)
    return { ...found, facts: { productId: best.id, asks: search.asks, wishes: version, attributes: [] } };
  if (words.length === 0 || (found.count > 0 && (isGiftOnly(understood.reading) || choosesAmongGoods(understood, search)))) return found;
  if (isUnstated(found, search, understood)) return { texts: await passagesOn(context, shop, understood, understood.questions[0]) };
  const isTitled = best !== undefined && words.every((word) => holdsWord(best.title, word, understood.language));
  // 'My dad would like a cap. What sizes are there?' of the only one that was found.
  const asksOfOnly = best !== undefined && found.matches.length === 1 && found.count === 1 && isCalledSo(best, understood, search);
  const [soldOut, texts] = await Promise.all([
    isTitled ? null : soldOutByName(context, shop.ownerId, understood),
    // A product that is called by its title needs no text.
    isTitled ? nothingRead : passagesOn(context, shop, understood, understood.questions[0]),
  ]);
  if (soldOut) return aboutSoldOut(found, soldOut, search);
  const others = found.matches.length === 0 ? await othersThanRuledOut(context, shop, understood, search) : null;
  if (others) return others;
  if (found.matches.length === 0)
    return texts.answers && !isDescribedOnly(understood, search) ? { texts } : vagueWish(context, shop, understood, search, texts);
  const goods = weighFound(understood, 'search', search, found, texts);
  if (seeksNamedGoods(understood, search, goods, found)) return { ...found, goods };
  // 'What weight do you suggest for her?' asks for a value that the goods state, and a text may say which.
  const asksValue = understood.reading.keys.has('advice') && attributesAsked(understood.reading, found.records).names.length > 0;
  if (seeksForSomebody(understood, search, goods, found))
    return asksValue && texts.answers ? { ...found, texts, goods } : { ...found, goods };
  if (offersToStatement(understood, goods, found, texts)) return { ...found, goods };
  if (asksOfOnly && goods.likelihood > leastOfOnly && search.asks.some((ask) => ask === 'size' || ask === 'colour')) {
    const facts = { productId: best.id, asks: search.asks, wishes: [], attributes: [] };
    return { ...found, facts, goods };
  }
  // 'I seek a cloth for a table of six. Which size fits?': the text on sizes, and the cloth.
  if (best && found.count > 0 && texts.answers && seeksWithSize(understood, search) && isCalledSo(best, understood, search))
    return { ...found, texts, goods };
  const bears = words.every((word) => holdsWord(textOf(best as ProductRecord), word, understood.language));
  if (seeksThing(understood, search, found) && !asksOtherwise(understood, search, goods)) {
    const { keys } = understood.reading;
    // 'Do you have organic honey?': adds what the shop's texts say, if anything. 'Which one' asks for products.
    const isTold = texts.answers && (asksValue || (!bears && !keys.has('which') && !keys.has('advice')));
    return isTold ? { ...found, texts, goods } : { ...found, goods };
  }
  if (!bears && texts.answers) {
    // 'Do you have something for sensitive skin?': the shop's texts and the products. A message that names a thing is shown products.
    if (!understood.reading.keys.has('seeking') || texts.namesTopic) return { texts, goods };
    return { ...found, texts, goods };
  }
  if (isDescribedBy(understood, goods, found, texts)) return { ...found, goods };
  if (goods.likelihood <= leastLikely(understood, search, found)) return { texts, goods };
  const isOne = isTitled && found.matches.length === 1;
  const asks = search.asks.filter((ask) => ask !== 'price' || isOne);
  // 'Do you have the bar in 100 cm?'
  const wishes = isOne && best ? numbersAsSizes(understood.reading, [best]).filter((wish) => hasProperty(best, wish) === 'yes') : [];
  const facts = isOne && best && asks.length + wishes.length > 0 ? { productId: best.id, asks, wishes, attributes: [] } : null;
  return { ...found, facts, goods };
}

/**
 * 'Something to purée soup, but no countertop blender' of which no product speaks: what is ruled out says of which kind it should be. Nothing says that they
 * are good for it, so they only come near.
 */
async function othersThanRuledOut(context: Context, shop: Shop, understood: Understood, search: ProductSearch): Promise<Parts | null> {
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

const leastOfOnly = -1;

/** Whether a product is called by the thing that is sought. */
const isCalledSo = ({ title, categories, kinds }: ProductRecord, { language }: Understood, { thing }: ProductSearch): boolean =>
  thing != null && [title, ...kinds, ...categories].some((text) => holdsWord(text, thing, language));

/** Whether a thing is sought in so many words, and beside it only which size fits. */
const seeksWithSize = ({ reading: { keys, asks, topics } }: Understood, { reason }: ProductSearch): boolean =>
  reason === 'wish' &&
  keys.has('seeking') &&
  asks.has('size') &&
  [...asks].every((ask) => ask === 'size' || ask === 'price') &&
  topics.every((topic) => (topic as string) === 'sizes');

/**
 * Whether the message asks the shop something rather than for products: 'can I hand in my old plants?', but not 'I need a plant for a dark hall. What do you
 * have?' It asks in words, asks neither which nor for advice, and nearly all evidence is against products.
 */
function asksOtherwise({ text, language, reading }: Understood, { thing }: ProductSearch, { likelihood, evidence }: WeighedGoods): boolean {
  if (likelihood >= leastOfSought || evidence.asksText === 0 || reading.keys.has('which') || reading.keys.has('advice')) return false;
  const words = wordsOfMessage(text, language);
  // '¿Qué mascarilla me iría bien?'
  const isWhich = (word: string, at: number) =>
    asksWhichThing(word, language) && thing != null && holdsWord(words[at + 1] ?? '', thing, language);
  if (words.some(isWhich)) return false;
  const naming = sentencesOf(text).filter((sentence) => thing && holdsWord(sentence, thing, language));
  return (naming.length > 0 ? naming : [text]).some((sentence) => isAsking(sentence, language));
}
const leastOfSought = -3.5;

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
  const furthest = search.skip.find((id) => amountOn(scale, understood.known.get(id)?.attributes ?? []) === scale.beyond);
  return { cards: await cardsOf(context, shop, furthest === undefined ? [] : [furthest]) };
}

/** Whether the message wishes for products, whatever the shop calls them: it names a thing, says how it should be and what it may cost, or for whom it is a gift. */
const isDescribedOnly = ({ reading }: Understood, { constraints }: ProductSearch): boolean =>
  (reading.budget !== null || (reading.keys.has('gift') && constraints.wishes.age !== undefined)) &&
  Object.keys(constraints.wishes).length > 0 &&
  reading.topics.length === 0 &&
  !reading.isQuestion;

/** 'Something warm for my father under 25': if no product has the words, those that fit the rest are the closest. */
async function vagueWish(
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
  const kinds = await context.recommendation.kindsOf(shop.ownerId, shop.choice.recommendedProductsLimit);
  const ids = kinds.map(({ productId }) => productId);
  // What something is for is no property of it: 'something to carry them while I run'.
  const wanted = understood.reading.content.flatMap(({ written, wishes, isPurpose }) =>
    isPurpose && wishes.length === 0 ? [] : [written],
  );
  const cards = await cardsOf(context, shop, ids);
  const misses = wanted.length > 0 ? [{ kind: 'unknown' as const, wanted }] : [];
  const records = await recordsOf(context, shop.ownerId, ids);
  return { matches: cards.map((match) => ({ ...match, misses })), count: 0, records, told: 0 };
}

/** A product that is out of stock, beside what is in stock of its kind. */
function aboutSoldOut(found: FoundProducts, soldOut: ProductRecord, search: ProductSearch): Parts {
  const asks = [...search.asks.filter((ask) => ask !== 'stock'), 'stock' as const];
  return {
    ...found,
    matches: [],
    cards: found.matches,
    records: [...found.records, soldOut],
    facts: { productId: soldOut.id, asks, wishes: [], attributes: [] },
  };
}

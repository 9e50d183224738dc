/** Finds what a request needs: products of the catalogue, passages of the owner, and the cards to show. */
import type { ProductChoice } from '@parley/contract';
import { foldedWords } from '../../../kit/text/words.ts';
import type { KindOnShelf, ProductMatch, VisitorBelief } from '../../recommendation/index.ts';
import type { Context } from '../context.ts';
import { type FoundPassage, type FoundPassages, nothing as nothingRead } from '../finding/find.ts';
import type { ShopIndex } from '../finding/index-store.ts';
import { attributesAsked } from '../memory/attributes.ts';
import { placeIn } from '../memory/reading/places.ts';
import { isUnit } from '../memory/reading/reading.ts';
import { extremeOf } from '../memory/references.ts';
import type { ProductSearch, Request } from '../memory/request.ts';
import { numbersAsSizes } from '../memory/rules/facts.ts';
import { amountOn } from '../memory/scales.ts';
import { holdsWord } from '../memory/words.ts';
import { hasProperty, type PropertyWish } from '../records/properties.ts';
import type { ProductRecord } from '../records/types.ts';
import type { AskedFacts } from './builtin/facts.ts';
import type { AskedShop } from './builtin/shop.ts';
import { textOf, type WeighedGoods } from './goods/evidence.ts';
import { isUnstated, leastLikely, leastOfAny, namesGoodsOnly, weighFound } from './goods/offering.ts';
import type { ChosenAnswer } from './quiz.ts';
import { type FoundProducts, recordsOf, searchCatalogue, soldOutByName } from './searching.ts';
import { passagesOn, topicTexts } from './texts.ts';
import type { Understood } from './understanding.ts';

/** Whose shop it is, what may be recommended, and what the questionnaire says. */
export interface Shop {
  ownerId: number;
  choice: ProductChoice;
  index: ShopIndex;
  answerIds: readonly number[];
  belief: VisitorBelief | undefined;
  inMessage: readonly ChosenAnswer[];
}

export interface FoundMaterial {
  matches: ProductMatch[];
  count: number;
  /** Records of all products that may be named. */
  products: ProductRecord[];
  passages: FoundPassage[];
  answering: FoundPassage[];
  /** What the shop does not say, in the visitor's words; '' when it cannot be named. */
  missing: string;
  /** The message asks about the shop, and the owner's texts do not say. */
  unsaid: boolean;
  asked: AskedShop;
  facts: ({ productId: number } & AskedFacts) | null;
  cards: ProductMatch[];
  /** What the catalogue holds, where a visitor asks what the shop sells. */
  range: readonly KindOnShelf[];
  /** How likely the goods that were found are what was asked for; null where that was not in question. */
  goods: WeighedGoods | null;
}

type Parts = Partial<Pick<FoundMaterial, 'matches' | 'count' | 'facts' | 'cards' | 'range' | 'goods'>> & {
  records?: readonly ProductRecord[];
  texts?: FoundPassages;
};

/** Finds what a request needs. */
export async function findMaterial(context: Context, shop: Shop, understood: Understood): Promise<FoundMaterial> {
  const parts = await partsFor(context, shop, understood);
  const { matches = [], records = [], count = 0, facts = null, range = [], goods = null } = parts;
  const { passages, missing } = parts.texts ?? { passages: [], missing: '' };
  const cards = parts.cards ?? matches;
  return {
    matches,
    count,
    products: [...records, ...understood.known.values()],
    passages,
    answering: passages.filter(({ answers }) => answers),
    missing,
    unsaid: parts.texts !== undefined && isUnsaid(parts.texts, { isOffered: goods !== null && matches.length > 0, count: cards.length }),
    asked: askedShop(understood),
    facts,
    cards,
    range,
    goods,
  };
}

/** Where the shop says nothing of what was asked about it, products are no answer either, unless they were weighed and offered. */
const isUnsaid = ({ answers, aboutShop, namesTopic }: FoundPassages, goods: { isOffered: boolean; count: number }): boolean =>
  !answers && ((aboutShop && !goods.isOffered) || (namesTopic && goods.count === 0));

/** A place that was named before still counts. */
const askedShop = ({ reading, questions, conversation }: Understood): AskedShop => ({
  question: questions.join(' '),
  destination:
    reading.destination?.code ?? (conversation.destination ? (placeIn(foldedWords(conversation.destination))?.code ?? null) : null),
  asksTime: reading.keys.has('time'),
  asksMoney: reading.asks.has('price'),
});

async function partsFor(context: Context, shop: Shop, understood: Understood): Promise<Parts> {
  const { request } = understood;
  switch (request?.act) {
    case undefined:
      return recommended(context, shop);
    case 'talk':
    case 'person':
    case 'discount':
      return {};
    case 'advice':
      return advised(context, shop, understood, request.search);
    case 'compare':
      return { cards: await cardsOf(context, shop, comparedIds(request, understood)) };
    case 'total':
      return {
        cards: await cardsOf(
          context,
          shop,
          request.items.map(({ product }) => product),
        ),
        ...(request.shipping ? { texts: await passagesOn(context, shop, understood, understood.questions[0]) } : {}),
      };
    case 'about':
      return aboutProducts(context, shop, understood, request);
    case 'search':
      return searched(context, shop, understood, request.search);
    case 'topic':
      return onTopic(context, shop, understood, request.topics);
    case 'question':
      return questioned(context, shop, understood, request.search);
  }
}

/** After an answer of the questionnaire: by all answers, and the words typed into them. */
async function recommended(
  { recommendation, ...context }: Context,
  { ownerId, choice, answerIds, belief, inMessage }: Shop,
): Promise<Parts> {
  const typed = inMessage.map(({ customText }) => customText).filter(Boolean);
  const { top } = await recommendation.findProducts(ownerId, {
    selectedAnswerIds: answerIds,
    text: typed.join(' ') || undefined,
    belief,
    choice,
  });
  return { matches: top, count: top.length, records: await recordsOf({ recommendation, ...context }, ownerId, idsOf(top)) };
}

const idsOf = (matches: readonly ProductMatch[]) => matches.map(({ product }) => product.id);

/** 'What do you recommend?': by what was said and chosen so far, else what the owner prefers. */
async function advised(context: Context, shop: Shop, understood: Understood, search: ProductSearch): Promise<Parts> {
  const { ownerId, choice, answerIds, belief } = shop;
  const { constraints } = search;
  const isWished = constraints.kind !== null || Object.keys(constraints.wishes).length > 0 || constraints.budget !== null;
  if (isWished) return searchCatalogue(context, shop, understood, { ...search, like: [] });
  const { top } = await context.recommendation.findProducts(ownerId, { selectedAnswerIds: answerIds, belief, choice });
  return { matches: top, count: top.length, records: await recordsOf(context, ownerId, idsOf(top)) };
}

const comparedIds = ({ productIds, extreme }: Extract<Request, { act: 'compare' }>, { known }: Understood): readonly number[] => {
  const id = extreme && extremeOf(productIds, extreme, known);
  return extreme ? (id === null ? [] : [id]) : productIds;
};

async function aboutProducts(
  context: Context,
  shop: Shop,
  understood: Understood,
  request: Extract<Request, { act: 'about' }>,
): Promise<Parts> {
  const cards = await cardsOf(context, shop, request.productIds);
  if (request.restock) return { cards };
  const lacks = request.wishes.length > 0 && !request.productIds.some((id) => hasAll(understood.known.get(id), request.wishes));
  const instead: FoundProducts | null = lacks
    ? await searchCatalogue(context, shop, understood, { ...request.search, like: request.productIds, skip: request.productIds })
    : null;
  const fits = instead && instead.count > 0 ? instead : null;
  return {
    cards: [...cards, ...(fits?.matches ?? [])].slice(0, Math.max(cards.length, shop.choice.recommendedProductsLimit)),
    matches: fits?.matches ?? [],
    count: fits?.count ?? 0,
    records: fits?.records ?? [],
    ...(isRecorded(request, understood) ? {} : { texts: await passagesOn(context, shop, understood, understood.questions[0]) }),
  };
}

/** Prices and stock stand in the records; no text of the owner knows them better. */
const isRecorded = ({ asks, wishes, attributes, productIds }: Extract<Request, { act: 'about' }>, { known }: Understood): boolean =>
  asks.length > 0 &&
  wishes.length + attributes.length === 0 &&
  asks.every((ask) => ask === 'price' || ask === 'saving' || ask === 'stock') &&
  productIds.every((id) => (known.get(id)?.priceMinor ?? null) !== null);

const hasAll = (product: ProductRecord | undefined, wishes: readonly PropertyWish[]): boolean =>
  product !== undefined && wishes.every((wish) => hasProperty(product, wish) === 'yes');

async function searched(context: Context, shop: Shop, understood: Understood, search: ProductSearch): Promise<Parts> {
  const found = await searchCatalogue(context, shop, understood, search);
  // 'Something else that costs less' may be of another kind.
  const isElse = understood.reading.keys.has('others') && (search.below !== null || search.above !== null);
  if (found.matches.length === 0 && isElse) {
    const wider = await searchCatalogue(context, shop, understood, { ...search, like: [], constraints: { ...search.constraints, kind: null } });
    if (wider.matches.length > 0) return { ...wider, count: 0 };
  }
  // 'Something in wood' may be of another kind where none of this kind is.
  if (search.reason === 'refined' && found.count === 0 && understood.reading.keys.has('some')) {
    const wider = await searchCatalogue(context, shop, understood, { ...search, like: [], constraints: { ...search.constraints, kind: null } });
    if (wider.count > 0) return wider;
  }
  // Nothing costs less: the answer is the cheapest of what was shown.
  if (found.matches.length === 0 && (search.below !== null || search.above !== null)) {
    const extreme = extremeOf(search.skip, search.below === null ? 'dearest' : 'cheapest', understood.known);
    return { ...found, cards: await cardsOf(context, shop, extreme === null ? [] : [extreme]) };
  }
  if (search.scale) return scaledParts(context, shop, understood, search, found);
  const words = understood.reading.content.flatMap(({ text }) => (isUnit(text) ? [] : text.split(' ')));
  const best = found.records[0];
  if (best && found.matches.length === 1 && (search.below !== null || search.above !== null)) {
    const { names } = attributesAsked(understood.reading, [best]);
    if (names.length > 0) return { ...found, facts: { productId: best.id, asks: search.asks, wishes: [], attributes: names } };
  }
  if (words.length === 0) return found;
  if (isUnstated(found, search, understood)) return { texts: await passagesOn(context, shop, understood, understood.questions[0]) };
  const isTitled = best !== undefined && words.every((word) => holdsWord(best.title, word, understood.language));
  const [soldOut, texts] = await Promise.all([
    isTitled ? null : soldOutByName(context, shop.ownerId, understood),
    // A product that is called by its title needs no text.
    isTitled ? nothingRead : passagesOn(context, shop, understood, understood.questions[0]),
  ]);
  if (soldOut) return aboutSoldOut(found, soldOut, search);
  if (found.matches.length === 0) return texts.answers ? { texts } : vagueWish(context, shop, understood, search, texts);
  const goods = weighFound(understood, 'search', search, found, texts);
  const bears = words.every((word) => holdsWord(textOf(best as ProductRecord), word, understood.language));
  if (!bears && texts.answers) {
    // 'Do you have something for sensitive skin?': what the shop says of it, and the products. Who looks for a thing is shown things.
    if (!understood.reading.keys.has('seeking') || texts.namesTopic) return { texts, goods };
    return { ...found, texts, goods };
  }
  if (goods.likelihood <= leastLikely(understood, search, found)) return { texts, goods };
  const isOne = isTitled && found.matches.length === 1;
  const asks = search.asks.filter((ask) => ask !== 'price' || isOne);
  // 'Do you have the bar in 100 cm?'
  const wishes = isOne && best ? numbersAsSizes(understood.reading, [best]).filter((wish) => hasProperty(best, wish) === 'yes') : [];
  const facts = isOne && best && asks.length + wishes.length > 0 ? { productId: best.id, asks, wishes, attributes: [] } : null;
  return { ...found, facts, goods };
}

/** What is further on a scale; where nothing is, the furthest of what was shown. Where nothing states it, the search without the scale. */
async function scaledParts(
  context: Context,
  shop: Shop,
  understood: Understood,
  search: ProductSearch,
  found: FoundProducts,
): Promise<Parts> {
  if (found.matches.length > 0) return found;
  const { scale } = search;
  if (!scale || scale.beyond === null) return searched(context, shop, understood, { ...search, reason: 'wish', scale: null });
  const furthest = search.skip.find((id) => amountOn(scale, understood.known.get(id)?.attributes ?? []) === scale.beyond);
  return { cards: await cardsOf(context, shop, furthest === undefined ? [] : [furthest]) };
}

/** 'Something warm for my father under 25': where no product bears the words, what fits the rest is the closest. */
async function vagueWish(
  context: Context,
  shop: Shop,
  understood: Understood,
  search: ProductSearch,
  texts: FoundPassages,
): Promise<Parts> {
  const { constraints } = search;
  const isLimited = constraints.budget !== null || Object.keys(constraints.wishes).length > 0;
  if (!understood.reading.keys.has('some') || !isLimited) return { texts };
  const found = await searchCatalogue(context, shop, understood, { ...search, constraints: { ...constraints, kind: null } });
  const goods = weighFound(understood, 'search', search, { ...found, count: 0 }, texts);
  const isOffered = constraints.budget !== null || understood.conversation.shown.length > 0 || goods.likelihood > leastOfAny;
  return isOffered ? { ...found, count: 0, texts, goods } : { texts, goods };
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

/** Anything else: the owner's texts first, then products of the name. */
async function questioned(context: Context, shop: Shop, understood: Understood, search: ProductSearch): Promise<Parts> {
  const texts = await passagesOn(context, shop, understood, understood.questions[0]);
  const words = understood.reading.content.flatMap(({ text }) => text.split(' '));
  const told = texts.answers ? { texts, cards: await cardsOf(context, shop, understood.mentioned) } : null;
  // Who only names a thing may wish for it, whatever the texts say of it.
  const { isQuestion, topics, asks, measures } = understood.reading;
  if (told && (isQuestion || topics.length + asks.size + measures.size > 0)) return told;
  if (words.length === 0) return { texts };
  const found = await searchCatalogue(context, shop, understood, search);
  if (found.matches.length === 0) return told ?? { texts };
  const goods = weighFound(understood, 'question', search, found, texts);
  const isFirst = understood.conversation.shown.length === 0;
  const least = !texts.answers && isFirst && namesGoodsOnly(understood.reading, found) ? leastOfAny : 0;
  return goods.likelihood > least ? { ...found, texts, goods } : (told ?? { texts, goods });
}

const mostKinds = 6;
/** What the owner's texts say; of the shop as a whole, else what its catalogue holds. */
async function onTopic(context: Context, shop: Shop, understood: Understood, topics: readonly string[]): Promise<Parts> {
  const texts = await topicTexts(context, shop, understood);
  // 'Is the Fjord washable?' is about the Fjord, also in what is asked next.
  if (texts.answers) return { texts, cards: await cardsOf(context, shop, understood.mentioned) };
  if (!topics.includes('company')) return { texts };
  const range = await context.recommendation.kindsOf(shop.ownerId, mostKinds);
  const ids = range.slice(0, shop.choice.recommendedProductsLimit).map(({ productId }) => productId);
  return {
    texts,
    range,
    matches: await cardsOf(context, shop, ids),
    records: await recordsOf(
      context,
      shop.ownerId,
      range.map(({ productId }) => productId),
    ),
  };
}

/** Cards of products that are talked about, in the given order. */
async function cardsOf({ recommendation }: Context, { ownerId }: Shop, ids: readonly number[]): Promise<ProductMatch[]> {
  const rows = new Map((await recommendation.productsByIds(ownerId, ids)).map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const product = rows.get(id);
    return product ? [{ product, score: 0, reasons: [], misses: [] }] : [];
  });
}

/** Finds what a request needs: products of the catalogue, passages of the owner, and the cards to show. */

import { isCurrency } from '../../../kit/languages/dialogue/index.ts';
import { explanationAsked } from '../../../kit/languages/explained.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import type { ProductMatch } from '../../recommendation/index.ts';
import type { Context } from '../context.ts';
import type { FoundPassages } from '../finding/find.ts';
import { anyPlaceIn } from '../memory/reading/places.ts';
import { speaksOfIt } from '../memory/reading/subject.ts';
import { subjectIds } from '../memory/references.ts';
import type { ProductSearch, Request } from '../memory/request.ts';
import { holdsWord } from '../memory/words.ts';
import { withExtremePrice } from '../records/extreme-price.ts';
import { hasOption, hasProperty, type PropertyWish, valuesOfFamily } from '../records/properties.ts';
import type { ProductRecord } from '../records/types.ts';
import type { AskedShop } from './builtin/shop.ts';
import { describedAgain } from './described/again.ts';
import type { DescribedSentence } from './described/described.ts';
import { describedInView, holdsMoreThan, isBetterDescribed, mayAskOfView, productsAskedAbout } from './described/in-view.ts';
import { recordInstead } from './described/instead.ts';
import type { FoundMaterial, Parts, Shop } from './found.ts';
import { goodsBearing } from './goods/bearing.ts';
import {
  isDescribedBy,
  isUnstated,
  leastOfAny,
  leastOfKind,
  likelyOfShop,
  namesGoodsOnly,
  offersToStatement,
  opensWithKind,
  weighFound,
} from './goods/offering.ts';
import { showsTwoNamed, twoNamed } from './goods/two-named.ts';
import { isThingAsked } from './named-thing.ts';
import { searched } from './searched/index.ts';
import { ofAny } from './searched/near.ts';
import { cardsOf, type FoundProducts, recordsOf, searchCatalogue } from './searching.ts';
import { passagesOn, textsOnDelivery, textsOnServices, textsOnView, topicTexts } from './texts.ts';
import type { Understood } from './understanding.ts';

export type { FoundMaterial, Shop } from './found.ts';

/** Finds what a request needs. */
export async function findMaterial(context: Context, shop: Shop, understood: Understood): Promise<FoundMaterial> {
  const sought = await partsFor(context, shop, understood);
  const isOfShop = understood.request?.act === 'question' && understood.request.isOfShop === true;
  const mayBear = !isOfShop && (hasNoFindings(sought) || isSought(sought, understood));
  const parts =
    (await describedAgain(context, shop, understood, sought)) ??
    (mayBear ? await goodsBearing(context, shop, understood, sought) : null) ??
    sought;
  const { matches = [], records = [], count = 0, facts = null, described = [], range = [], goods = null, services = [] } = parts;
  const { passages, missing: unsaid } = parts.texts ?? { passages: [], missing: '' };
  // 'Is the dripper dishwasher safe?': the dripper is what the shop has, not what it does not say; nor is a currency.
  const isOwn = foldedWords(unsaid).some((word) => understood.titled(word) || isCurrency(word));
  const missing = isOwn || !isThingAsked(unsaid, understood) ? '' : unsaid;
  const instead = hasNoFindings(parts) ? await recordInstead(context, shop.ownerId, understood) : [];
  const cards =
    instead.length > 0
      ? await cardsOf(
          context,
          shop,
          instead.map(({ product }) => product),
        )
      : (parts.cards ?? matches);
  return {
    instead,
    matches,
    count,
    products: [...records, ...understood.known.values()],
    passages: [...new Map([...services.flatMap((each) => each.passages), ...passages].map((passage) => [passage.id, passage])).values()],
    answering: passages.filter(({ answers }) => answers),
    missing,
    unsaid:
      parts.texts !== undefined && lacksInformation(parts.texts, { isOffered: goods !== null && matches.length > 0, count: cards.length }),
    asked: askedShop(understood),
    facts,
    described,
    cards,
    range,
    goods,
    services,
  };
}

/** Whether no result answers the message. */
const hasNoFindings = ({ texts, matches = [], described = [], facts = null, range = [] }: Parts): boolean =>
  texts?.answers !== true && facts === null && matches.length + described.length + range.length === 0;

/** Whether to say that the shop gives no information: products count as an answer only if they were weighed and offered. */
const lacksInformation = ({ answers, aboutShop, namesTopic }: FoundPassages, goods: { isOffered: boolean; count: number }): boolean =>
  !answers && ((aboutShop && !goods.isOffered) || (namesTopic && goods.count === 0));

/** Whether goods were searched for and found by what a wish says, and nothing else. */
const isSought = ({ matches = [], texts, facts = null }: Parts, { request }: Understood): boolean =>
  request?.act === 'search' && request.search.reason === 'wish' && matches.length > 0 && facts === null && texts?.answers !== true;

/** The question to the shop. A destination from earlier in the conversation still counts. */
const askedShop = (understood: Understood): AskedShop => {
  const { reading, questions, conversation, language } = understood;
  return {
    question: questions.join(' '),
    inView: calledInView(understood),
    destination:
      reading.destination?.code ??
      (conversation.destination ? (anyPlaceIn(foldedWords(conversation.destination), language)?.code ?? null) : null),
    asksTime: reading.keys.has('time'),
    // 'Do I have to pay for delivery on that?'
    asksMoney: reading.asks.has('price') || (['payment', 'delivery'] as const).every((topic) => reading.topics.includes(topic)),
  };
};

/** What the products that a question is about are called, and their kinds; '' where it names something else. */
function calledInView({ reading, conversation, language, known, mentioned }: Understood): string {
  const records = (mentioned.length > 0 ? mentioned : subjectIds(conversation)).flatMap((id) => known.get(id) ?? []);
  const called = records.flatMap(({ title, categories }) => [title, ...categories]).join(' ');
  const isOther = reading.content.some(
    ({ text, wishes }) => wishes.length === 0 && !text.split(' ').every((word) => holdsWord(called, word, language)),
  );
  return isOther ? '' : called;
}

async function partsFor(context: Context, shop: Shop, understood: Understood): Promise<Parts> {
  const { request } = understood;
  const two = showsTwoNamed(understood) ? await twoNamed(context, shop, understood) : null;
  if (two) return two;
  switch (request?.act) {
    case undefined:
      return recommended(context, shop);
    case 'talk':
    case 'discount':
      return {};
    case 'person':
      return { texts: await passagesOn(context, shop, understood, understood.questions[0]) };
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
        ...(request.shipping ? { texts: await textsOnDelivery(context, shop, understood) } : {}),
        services: await textsOnServices(context, shop, understood, request.services ?? []),
      };
    case 'about':
      return aboutProducts(context, shop, understood, request);
    case 'search':
      return askedOfView(context, shop, understood, request.search);
    case 'topic':
      return onTopic(context, shop, understood, request.topics);
    case 'question':
      if (request.isOfShop) return { texts: await textsOnView(context, shop, understood) };
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
  // 'A present for my boss': some of what there is.
  if (top.length === 0 && understood.reading.keys.has('gift')) return ofAny(context, shop, understood, search);
  return { matches: top, count: top.length, records: await recordsOf(context, ownerId, idsOf(top)) };
}

const comparedIds = ({ productIds, extreme }: Extract<Request, { act: 'compare' }>, { known }: Understood): readonly number[] => {
  const id = extreme && withExtremePrice(productIds, extreme, (id) => known.get(id));
  return extreme ? (id === null ? [] : [id]) : productIds;
};

async function aboutProducts(
  context: Context,
  shop: Shop,
  understood: Understood,
  request: Extract<Request, { act: 'about' }>,
): Promise<Parts> {
  const ofView = isBare(request) && mayAskOfView(understood, request.search) ? await toldByView(context, shop, understood) : null;
  if (ofView) return ofView;
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
    ...(isRecorded(request, understood) ? {} : await saidAbout(context, shop, understood, request.productIds)),
  };
}

/** What the owner's texts say of some products, or their descriptions. */
async function saidAbout(context: Context, shop: Shop, understood: Understood, ids: readonly number[]): Promise<Parts> {
  const [texts, described] = await Promise.all([
    textsOnView(context, shop, understood),
    describedInView(context, shop.ownerId, understood, ids),
  ]);
  return { texts, ...(isBetterDescribed(described, texts, understood) ? { described } : {}) };
}

/** A search, unless the descriptions of what is talked about answer what is asked. */
async function askedOfView(context: Context, shop: Shop, understood: Understood, search: ProductSearch): Promise<Parts> {
  if (!mayAskOfView(understood, search)) return searched(context, shop, understood, search);
  return (await toldByView(context, shop, understood)) ?? searched(context, shop, understood, search);
}

/** What descriptions say of all things that a question names; null where one of them is a thing that no description speaks of. */
async function toldByView(context: Context, shop: Shop, understood: Understood): Promise<Parts | null> {
  const described = await describedInView(context, shop.ownerId, understood, productsAskedAbout(understood));
  const things = understood.reading.content.flatMap(({ text }) => text.split(' ')).filter((word) => understood.titled(word));
  const isOwn = (word: string, id: number) => holdsWord(understood.known.get(id)?.title ?? '', word, understood.language);
  const isShown = (id: number) =>
    !understood.reading.keys.has('which') && understood.conversation.shown.some(({ productIds }) => productIds.includes(id));
  // 'What is in it?' names nothing; 'how long does a game take?' names the game in view.
  const isWhole =
    (understood.reading.asksPieces && described.length > 0) ||
    (understood.reading.asksIncluded && (await isToldByNone(context, shop, understood, described))) ||
    described.some(
      ({ words, isOfKind, product }) =>
        (words.length > 0 || isOfKind) &&
        things.every((thing) => words.includes(thing) || ((isOfKind || isShown(product)) && isOwn(thing, product))),
    );
  return isWhole ? { described, cards: await cardsOf(context, shop, idsDescribed(described)) } : null;
}

/** 'Is a mattress included?' of a bed whose description tells what there is, where neither it nor a text of the shop speaks of mattresses. */
async function isToldByNone(
  context: Context,
  shop: Shop,
  understood: Understood,
  described: readonly DescribedSentence[],
): Promise<boolean> {
  if (described.length === 0) return false;
  const { passages } = await textsOnView(context, shop, understood);
  const words = understood.reading.content.filter(({ wishes }) => wishes.length === 0).flatMap(({ text }) => text.split(' '));
  return !passages.some(
    ({ answers, heading, text }) => answers && words.some((word) => holdsWord(`${heading} ${text}`, word, understood.language)),
  );
}

/** Names a product and asks nothing special of it: 'is a lid included?' may be about another one. */
const isBare = ({ asks, wishes, attributes, measures = [] }: Extract<Request, { act: 'about' }>): boolean =>
  asks.length + wishes.length + attributes.length + measures.length === 0;

/** Prices and stock stand in the records; no text of the owner knows them better. */
const isRecorded = ({ asks, wishes, attributes, productIds }: Extract<Request, { act: 'about' }>, { known }: Understood): boolean =>
  asks.length > 0 &&
  wishes.length + attributes.length === 0 &&
  asks.every((ask) => ask === 'price' || ask === 'saving' || ask === 'stock') &&
  productIds.every((id) => (known.get(id)?.priceMinor ?? null) !== null);

const hasAll = (product: ProductRecord | undefined, wishes: readonly PropertyWish[]): boolean =>
  product !== undefined && wishes.every((wish) => hasProperty(product, wish) === 'yes');

/** Anything else: the owner's texts first, then products of the name. */
async function questioned(context: Context, shop: Shop, understood: Understood, search: ProductSearch): Promise<Parts> {
  const [texts, described] = await Promise.all([
    textsOnView(context, shop, understood),
    describedInView(context, shop.ownerId, understood, productsAskedAbout(understood)),
  ]);
  const seeks = understood.reading.keys.has('seeking') && !speaksOfIt(understood.text, understood.language);
  if (isBetterDescribed(described, texts, understood) && !seeks)
    return { described, cards: await cardsOf(context, shop, idsDescribed(described)) };
  const words = understood.reading.content.flatMap(({ text }) => text.split(' '));
  // What holds no figure does not say how much is in a thing.
  const isMeasured = !understood.reading.measures.has('holds') || texts.passages.some(({ answers, text }) => answers && /\d/.test(text));
  const explanation = explanationAsked(understood.text, understood.language);
  const told = explanation === 'fit' && understood.mentioned.length === 0 ? ofWishedVersion(understood) : understood.mentioned;
  const fromTexts = texts.answers && isMeasured ? { texts, cards: await cardsOf(context, shop, told) } : null;
  // Who only names a thing may wish for it, whatever the texts say of it.
  const { isQuestion, topics, asks, measures } = understood.reading;
  if (!fromTexts && explanation === 'fit') {
    const ofSizes = await sizesOfView(context, shop, understood);
    if (ofSizes) return ofSizes;
  }
  if (fromTexts && (isQuestion || explanation !== null || topics.length + asks.size + measures.size > 0)) return fromTexts;
  if (words.length === 0) return { texts };
  if (!isMeasured) return measured(context, shop, understood, search, texts);
  const found = await searchCatalogue(context, shop, understood, search);
  if (found.matches.length === 0) return fromTexts ?? { texts };
  const goods = weighFound(understood, 'question', search, found, texts);
  const isFirst = understood.conversation.shown.length === 0;
  const opens = opensWithKind(understood, found) && goods.evidence.asksService === 0 && goods.evidence.ofShop < likelyOfShop;
  if (opens && goods.likelihood > leastOfKind(understood)) return { ...found, goods };
  if (offersToStatement(understood, goods, found, texts)) return { ...found, goods };
  if (isDescribedBy(understood, goods, found, texts)) return { ...found, goods };
  const least = !texts.answers && isFirst && namesGoodsOnly(understood.reading, found) ? leastOfAny : 0;
  return goods.likelihood > least ? { ...found, texts, goods } : (fromTexts ?? { texts, goods });
}

/** 'Grey then. Do they run small?': the one of several in view that comes so is talked about from now on. */
function ofWishedVersion(understood: Understood): readonly number[] {
  const { wishes } = understood.reading;
  const coming = productsAskedAbout(understood).filter((id) => {
    const product = understood.known.get(id);
    return product !== undefined && wishes.length > 0 && wishes.every((wish) => hasOption(product, wish));
  });
  return coming.length === 1 ? coming : [];
}

/** Where no text says how sizes fall, those of the one thing that is asked about. */
async function sizesOfView(context: Context, shop: Shop, understood: Understood): Promise<Parts | null> {
  const [only, ...others] = productsAskedAbout(understood);
  const record = only === undefined || others.length > 0 ? undefined : understood.known.get(only);
  if (!record || valuesOfFamily(record, 'size').length === 0) return null;
  return { facts: { productId: record.id, asks: ['size'], wishes: [], attributes: [] }, cards: await cardsOf(context, shop, [record.id]) };
}

/** 'How much is in a bag of coffee?' is answered by goods whose titles say it. */
async function measured(context: Context, shop: Shop, understood: Understood, search: ProductSearch, texts: FoundPassages): Promise<Parts> {
  const found = await searchCatalogue(context, shop, understood, search);
  const unanswered = { ...texts, answers: false, passages: texts.passages.map((passage) => ({ ...passage, answers: false })) };
  return found.count > 0 && !isUnstated(found, search, understood) ? found : { texts: unanswered };
}

/** Topics on which what the description of a thing says is nearer than what the shop says of all things. */
const topicsOfThings: ReadonlySet<string> = new Set(['care', 'origin']);

/**
 * 'Can it be washed?' where what is stated of the thing that is talked about says so; of any other topic where it holds more of the words than the texts: the
 * 'memory card' that comes with a camera is no way to pay.
 */
async function describedOnTopic(
  context: Context,
  shop: Shop,
  understood: Understood,
  topics: readonly string[],
  texts: FoundPassages,
): Promise<Parts | null> {
  const described = await describedInView(context, shop.ownerId, understood, productsAskedAbout(understood));
  const isNearer =
    topics.every((topic) => topicsOfThings.has(topic)) ||
    holdsMoreThan(texts, described, understood) ||
    isTimeOfView(understood, described);
  return described.length > 0 && isNearer ? { described, cards: await cardsOf(context, shop, idsDescribed(described)) } : null;
}

/** 'How long does it take?' of a thing that states a time, where delivery is only what such a question mostly means. */
const isTimeOfView = ({ request, reading }: Understood, described: readonly DescribedSentence[]): boolean =>
  request?.act === 'topic' && request.isAssumed === true && reading.destination === null && described.some(({ isOfKind }) => isOfKind);

const idsDescribed = (described: readonly DescribedSentence[]) => described.map(({ product }) => product);

const mostKinds = 6;
const mostBesideCompany = 2;
/** What the owner's texts say; of the shop as a whole, else what its catalogue holds. */
async function onTopic(context: Context, shop: Shop, understood: Understood, topics: readonly string[]): Promise<Parts> {
  const texts = await topicTexts(context, shop, understood);
  const described = await describedOnTopic(context, shop, understood, topics, texts);
  if (described) return described;
  // 'Is the Fjord washable?' is about the Fjord, also in what is asked next.
  if (texts.answers) return { texts, cards: await cardsOf(context, shop, understood.mentioned) };
  // 'We are a company and need a hundred of them' does not ask what there is.
  if (!topics.includes('company') || understood.reading.content.length > mostBesideCompany) return { texts };
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

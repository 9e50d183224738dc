/** Rule M4: sums of what is referred to and what is called by name, with or without delivery. Pure. */

import { saysTogether } from '../../../../kit/languages/basket.ts';
import { isSizeWord } from '../../../../kit/languages/pointed.ts';
import { beginsAsking } from '../../../../kit/languages/questions.ts';
import { speaksOfSendingIt, speaksOfSent } from '../../../../kit/languages/sent.ts';
import { isWay } from '../../../../kit/languages/services.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { withExtremePrice } from '../../records/extreme-price.ts';
import { hasProperty, valuesOfFamily, variantsWith } from '../../records/properties.ts';
import { idsIn, isInBasket, mostPieces, piecesIn, type SumItem } from '../basket/basket.ts';
import type { ContentWord, Reading } from '../reading/reading.ts';
import { standsForPlace } from '../reading/said-place.ts';
import { servicesAsked } from '../reading/services.ts';
import {
  extremeMeant,
  listOfSeveral,
  pairCertain,
  pairMeant,
  pairOfKinds,
  subjectIds,
  type Target,
  targetOf,
  wordsInTitle,
} from '../references.ts';
import type { Request, SumRequest } from '../request.ts';
import { optionsOf, versionWith } from '../versions/versions.ts';
import { type Moment, named } from './moment.ts';
import { bearingAll, countsAnother, itemOf, itemsOfSegments } from './sum-segments.ts';

const mostTogether = 6;

/** 'How much for two?', 'both together', 'the second one with a lamp?', 'with shipping to Norway'. */
export function total(moment: Moment, target: Target | null): Request | null {
  const { reading } = moment;
  const { keys, quantity } = reading;
  const called = bearingAll(moment.named ?? [], reading, moment).filter((id) => isMoreThanSize(id, moment));
  // 'How fast is it with two-day shipping?' asks for no sum.
  if (keys.has('time') && !keys.has('total') && !reading.asks.has('price')) return null;
  const services = servicesAsked(moment, reading);
  const shipping = isWithShipping(moment, services);
  if (services.length === 0 && !isSum(moment, shipping)) return null;
  const sumOf = (items: readonly SumItem[]): SumRequest => ({
    act: 'total',
    items: alike(eachOnce(items), moment),
    shipping,
    elsewhere: isElsewhere(moment, shipping),
    ...(services.length > 0 ? { services } : {}),
  });
  if (countsAnother(moment)) return null;
  const items = itemsOfSegments(moment, shipping);
  if (items && items.length <= mostTogether) return sumOf(items);
  const ids = called.length > 0 ? together({ ...moment, named: called }, shipping) : referred(moment, target, shipping);
  if (!ids || ids.length === 0 || ids.length > mostTogether) return null;
  if (called.length === 0 && isOpen(ids, moment, target, shipping)) {
    const either = ids.map((id) => [itemOf(moment, id, countOf(id, [id], moment))]);
    return { ...sumOf(either[0] ?? []), either };
  }
  // 'Two bags of gravel?' counts; 'the lamp and the tripod?' adds; one product alone has a price.
  if (called.length > 0 && ids.length === 1 && quantity === null && !shipping && services.length === 0 && !keys.has('total')) return null;
  return sumOf(ids.map((product) => itemOf(moment, product, countOf(product, ids, moment))));
}

/** 'The large one and a refill' does not name the Large Garland. */
function isMoreThanSize(id: number, { reading, products, conversation }: Moment): boolean {
  if (conversation.shown.length === 0) return true;
  const words = [...wordsInTitle(reading, products.get(id))];
  return words.length === 0 || words.some(({ text }) => !isSizeWord(text, reading.language));
}

/** Whether a sum is asked for with delivery. */
function isWithShipping(moment: Moment, services: ReturnType<typeof servicesAsked>): boolean {
  const { reading, conversation } = moment;
  const { keys, asks, destination, topics, quantity } = reading;
  const asksMoney = keys.has('total') || asks.has('price');
  // 'Two, sent to France, how much?', 'with a brake, to Graz: what is that altogether?'
  const isCounted = quantity !== null || (keys.has('total') && keys.has('to'));
  const isSent = destination !== null && isCounted && asksMoney && topics.every((each) => each === 'delivery');
  // 'All in, then?' behind a question about delivery.
  const isOfDelivery = conversation.subject?.kind === 'topic' && conversation.subject.topic === 'delivery' && keys.has('total');
  // 'Two and shipping to Germany'
  const isBoth = quantity !== null && destination !== null;
  // 'What is it delivered with?' asks what belongs to it.
  const isOfParts = reading.asksIncluded && !asksMoney;
  const isDelivered = keys.has('delivery') && !isOfParts && (reading.withDelivery || keys.has('total') || services.length > 0 || isBoth);
  const isOfIt = isShipped(moment) || asksSendingIt(moment);
  return isDelivered || (isOfDelivery && !reading.withoutDelivery) || isSent || services.some(isWay) || isOfIt;
}

/** 'How much would delivery be for that?' of what is talked about, or of what was put together. */
function asksSendingIt({ message, reading, conversation }: Moment): boolean {
  const { keys, asks, topics, content, language } = reading;
  const isInView = subjectIds(conversation).length > 0;
  const asksRate = (asks.has('price') || keys.has('total')) && !keys.has('time') && topics.every((each) => each === 'delivery');
  return isInView && asksRate && content.length === 0 && speaksOfSendingIt(message, language);
}

/** 'How much would it be shipped to Canada?' of one product that is talked about: the sum tells what delivery costs, too. */
function isShipped({ message, reading, conversation }: Moment): boolean {
  const { subject } = conversation;
  const { keys, asks, topics, destination, content } = reading;
  // Behind 'how is it washed?' the thing is in view, behind 'and to Spain?' the delivery is asked about.
  const isOfDelivery = subject?.kind === 'topic' && subject.topic === 'delivery';
  const isOne = !isOfDelivery && subjectIds(conversation).length === 1;
  const isThingSent = speaksOfSent(message, reading.language);
  const isSent = destination !== null && (keys.has('delivery') || isThingSent) && topics.every((each) => each === 'delivery');
  return (
    isOne &&
    isSent &&
    (keys.has('it') || isThingSent) &&
    asks.has('price') &&
    asks.size === 1 &&
    content.every(({ text }) => speaksOfSent(text, reading.language))
  );
}

/** 'In 46 then. What do the pan and the lid cost together?' is one pan, though it is spoken of twice. */
const eachOnce = (items: readonly SumItem[]): SumItem[] =>
  items.filter(
    ({ product, variant, count }, at) =>
      variant !== undefined ||
      count > 1 ||
      !items.some((other, place) => place !== at && other.product === product && other.variant !== undefined),
  );

/** The lid for the pan of 46 cm is the one of 46 cm: of what is put together, versions go by what they have in common. */
function alike(items: readonly SumItem[], { products }: Moment): SumItem[] {
  const chosen = items.flatMap(({ product, variant }) => {
    const version = products.get(product)?.variants.find(({ id }) => id === variant);
    return version ? optionsOf(version) : [];
  });
  return items.map((item) => {
    const product = products.get(item.product);
    const fits = product && item.variant === undefined && (product.priceMaxMinor ?? 0) > (product.priceMinor ?? 0);
    const same = fits ? versionWith(product, chosen) : undefined;
    return same ? { ...item, variant: same.id } : item;
  });
}

/** 'Delivered to Zorvik': a place that nobody knows. Other words that nobody knows are no places. */
const isElsewhere = ({ message, reading, strange = [] }: Moment, shipping: boolean): boolean =>
  shipping && reading.destination === null && strange.some((word) => standsForPlace(word, message, reading.language));

/** Whether a sum is asked for: by its words, by numbers of pieces, or by several things that stand together. */
function isSum(moment: Moment, shipping: boolean): boolean {
  const { reading, named: called = [] } = moment;
  const { keys, asks } = reading;
  if (comparesInstead(moment)) return false;
  if (takesSome(moment) || isOfBoth(moment)) return true;
  if (shipping || (keys.has('total') && (asks.has('price') || !named(reading) || called.length > 0))) return true;
  return isSumOfPieces(moment) || (called.length > 0 && isSumOfCalled(moment));
}

/** Whether things are compared or measured, or a budget is given. */
function comparesInstead({ reading, conversation }: Moment): boolean {
  const { keys, quantity, measures, budget } = reading;
  // 'Better three' of one product compares nothing.
  const isOne = quantity !== null && subjectIds(conversation).length === 1 && !keys.has('both');
  const measuresThem = measures.size > 0 && !keys.has('least') && !keys.has('most');
  return (keys.has('compare') && !isOne) || keys.has('byHowMuch') || measuresThem || budget !== null;
}

/** Whether something else than the price is asked, or something is sought. */
function asksBesideSum(moment: Moment): boolean {
  const { reading, named: called = [] } = moment;
  const wished = reading.content.some((word) => word.wishes.length > 0 && !isOfTitle(word, called, moment));
  // 'I would like the tray with it'
  const seeks = reading.keys.has('seeking') && (reading.isQuestion || !adds(moment));
  return [...reading.asks].some((ask) => ask !== 'price') || wished || reading.topics.length > 0 || seeks;
}

/** Whether one of the shown things is picked by its price; 'which of those two is cheaper?' asks for no sum. */
const picksByPrice = ({ keys, ...reading }: Reading): boolean =>
  !keys.has('which') && extremeMeant({ ...reading, keys: new Set(keys).add('one') }) !== null;

/** Whether so many pieces are asked for of what is referred to. */
function isSumOfPieces(moment: Moment): boolean {
  const { reading, named: called = [] } = moment;
  const { keys, quantity, ordinals, asks } = reading;
  // 'The first one then. What would two be?'
  if (quantity === null || ordinals.length > 1 || (ordinals.length === 1 && !asks.has('price'))) return false;
  const refers = keys.has('it') || called.length > 0 || picksByPrice(reading);
  return asks.has('price') || (refers && !asksBesideSum(moment));
}

/** Whether things that are called by name are to be put together. */
function isSumOfCalled(moment: Moment): boolean {
  const { reading, named: called = [] } = moment;
  const { keys, asks, ordinals, counts } = reading;
  if (asksBesideSum(moment)) return false;
  if (called.length > 1 && counts.length > 1) return true;
  // 'And with a lamp, how much?' adds to what is talked about.
  if (adds(moment)) return true;
  const chooses = keys.has('least') || keys.has('most') || picksByPrice(reading);
  const isBesideOther = asks.has('price') && (ordinals.length > 0 || chooses || keys.has('it'));
  const joins = keys.has('and') || keys.has('with');
  return joins && (called.length > 1 || isBesideOther) && (asks.has('price') || reading.isQuestion);
}

/** 'What would the two come to?' of two that are certain: those in view, or the one in view and one that is called by name. */
function isOfBoth({ reading, conversation, products, named: called = [] }: Moment): boolean {
  const { keys, asks } = reading;
  if (!keys.has('both') || !asks.has('price') || keys.has('which') || keys.has('some')) return false;
  return called.length > 0 ? subjectIds(conversation).length === 1 : pairCertain(conversation, products) !== null;
}

/** 'Two, please', 'I take two': a number of pieces of the one product that is talked about, in a few words that ask for nothing else. */
function takesSome({ reading, conversation, products, strange = [] }: Moment): boolean {
  const { quantity, wordCount, content, bareNumbers, wishes } = reading;
  const [only, ...rest] = subjectIds(conversation);
  const product = only === undefined ? undefined : products.get(only);
  if (quantity === null || !product || rest.length > 0 || content.some((word) => word.wishes.length === 0)) return false;
  // 'Three in red', where there are red ones
  const isHeld =
    wishes.every((wish) => hasProperty(product, wish) === 'yes') && variantsWith(product, wishes).every(({ inStock }) => inStock !== false);
  if (!isHeld) return false;
  const sizes = valuesOfFamily(product, 'size');
  // 'Two of the 12', where they come in 8 and in 12
  const ofPieces = bareNumbers.filter((number) => number === String(quantity));
  const isSize = ofPieces.some((number) => Number(number) > mostPieces || sizes.some((size) => foldedWords(size).includes(number)));
  return !isSize && strange.length <= 1 && wordCount <= mostOfTaking;
}
const mostOfTaking = 5;

/** Whether products are called by name beside the one that is talked about. */
function adds({ message, reading, conversation, named: called = [] }: Moment): boolean {
  const subject = subjectIds(conversation);
  // 'Does it come with a lid?' asks about what is talked about.
  const isSum = reading.quantity !== null || reading.asks.has('price') || reading.keys.has('total');
  if (!isSum && beginsAsking(message, reading.language)) return false;
  return reading.withOther && subject.length === 1 && called.length > 0 && !called.includes(subject[0] ?? 0);
}

const isOfTitle = (word: ContentWord, ids: readonly number[], { reading, products }: Moment): boolean =>
  ids.some((id) => wordsInTitle(reading, products.get(id)).has(word));

/** The products that are called by name, with what is referred to beside them: 'the cheaper one with a lamp'. */
function together(moment: Moment, shipping: boolean): number[] | null {
  const { reading, conversation, products, named: called = [], strange = [] } = moment;
  if (!reading.content.every((word) => word.wishes.length > 0 || isOfTitle(word, called, moment))) return null;
  // 'The cheaper with a tray' is one of those that were shown.
  const definite = new Set(reading.keys).add('one');
  const bare = targetOf({ ...reading, keys: definite, content: [], wishes: [] }, conversation, products);
  const subject = subjectIds(conversation);
  const { keys } = reading;
  const joins =
    keys.has('it') ||
    keys.has('both') ||
    adds(moment) ||
    pointedCount(moment) !== null ||
    (strange.length === 0 && !shipping && (keys.has('with') || (keys.has('and') && keys.has('total'))));
  const isJoined = called.length === 1 && subject.length === 1 && joins;
  const beside = bare?.isNamed
    ? bare.productIds
    : isJoined
      ? isInBasket(conversation.basket, subject[0] ?? 0)
        ? idsIn(conversation.basket)
        : subject
      : [];
  return [...new Set([...beside, ...called])];
}

/** The products that a message refers to without a name: what was put together, the two, the one that is talked about. */
function referred(moment: Moment, target: Target | null, shipping: boolean): readonly number[] | null {
  const { reading, conversation, products } = moment;
  if (named(reading) && !target?.isNamed) return null;
  const unnamed = target?.isNamed ? null : (pickedByPrice(moment) ?? putTogether(moment));
  const put = unnamed ?? withBefore(moment) ?? bothPutTogether(moment, target);
  if (put) return put;
  const counts = reading.quantity !== null && subjectIds(conversation).length === 1;
  const isPair = reading.keys.has('both') && !counts && !target?.isNamed;
  const ids = (isPair ? pairMeant(conversation, products) : null) ?? target?.productIds;
  return ids ? asManyAsMeant(ids, moment, target, shipping) : null;
}

/** 'Two of the cheaper' is about one of those shown. */
function pickedByPrice({ reading, conversation, products }: Moment): number[] | null {
  if (reading.quantity === null || reading.keys.has('which')) return null;
  const end = extremeMeant({ ...reading, keys: new Set(reading.keys).add('one') });
  const best = end ? withExtremePrice(listOfSeveral(conversation), end, (id) => products.get(id)) : null;
  return best === null ? null : [best];
}

/** The whole basket, if it holds several things. */
function putTogether({ reading: { quantity, keys }, conversation }: Moment): number[] | null {
  const basket = idsIn(conversation.basket);
  return quantity === null && basket.length > 1 && !keys.has('both') ? basket : null;
}

/** 'What is that together?' of one thing takes what was looked at before it, too. */
function withBefore({ message, reading, conversation, products }: Moment): readonly number[] | null {
  const { keys, quantity, language } = reading;
  if (quantity !== null || keys.has('delivery') || keys.has('both') || !saysTogether(message, language)) return null;
  const [only, ...more] = idsIn(conversation.basket);
  if (only === undefined || more.length > 0 || piecesIn(conversation.basket, only) !== 1) return null;
  const pair = pairOfKinds(conversation, products);
  return pair?.includes(only) ? pair : null;
}

/** 'In M then. What do the two cost together?' names a version of one of the two. */
function bothPutTogether({ reading, conversation }: Moment, target: Target | null): number[] | null {
  const basket = idsIn(conversation.basket);
  if (!target || basket.length !== 2 || reading.quantity !== null || named(reading)) return null;
  return reading.keys.has('both') && target.productIds.every((id) => basket.includes(id)) ? basket : null;
}

/** All of the products that a message may mean, or only the first of them where it speaks of one. */
function asManyAsMeant(ids: readonly number[], moment: Moment, target: Target | null, shipping: boolean): readonly number[] {
  const { reading } = moment;
  const { keys, quantity, ordinals, content } = reading;
  const isOfAll = keys.has('both') || keys.has('them');
  // 'Two kilos of it' of several that come by the kilo: of one of them.
  const isVersion = content.length > 0 && !named(reading) && quantity !== null && !isOfAll;
  if (isVersion && ordinals.length === 0) return ids.slice(0, 1);
  const isSeveral = isOfAll || ordinals.length > 1 || (keys.has('total') && !shipping && quantity === null);
  const isAll = isSeveral || target?.isNamed || quantity === ids.length || isOpen(ids, moment, target, shipping);
  return isAll ? ids : ids.slice(0, 1);
}
const mostOpen = 3;

/** 'Two of those', 'how much with delivery?' of several in view: of one of them, and nothing says of which. */
function isOpen(ids: readonly number[], { reading, conversation }: Moment, target: Target | null, shipping: boolean): boolean {
  const { keys, quantity, ordinals } = reading;
  if (ids.length < 2 || ids.length > mostOpen || target?.isNamed || ordinals.length > 0 || keys.has('both')) return false;
  if (!ids.every((id) => subjectIds(conversation).includes(id)) || isInSum(ids, conversation)) return false;
  return quantity !== null || !(keys.has('them') || (keys.has('total') && !shipping));
}

/** Whether all of it was put together before. */
const isInSum = (ids: readonly number[], { basket }: Moment['conversation']): boolean => ids.every((id) => isInBasket(basket, id));

/** 'Two of those and a lamp': how many of what is talked about, beside what is called by name. */
function pointedCount({ reading: { counts, keys }, named: called = [] }: Pick<Moment, 'reading' | 'named'>): number | null {
  const joins = keys.has('and') || keys.has('with') || keys.has('it') || keys.has('them');
  return called.length > 0 && joins ? (counts.find(({ words }) => words.length === 0)?.count ?? null) : null;
}

/** How many pieces of a product: the number beside its name, or the only one. */
function countOf(product: number, all: readonly number[], { reading, products, named: called = [] }: Moment): number {
  const title = wordsInTitle(reading, products.get(product));
  const own = reading.counts.find(({ words }) => words.some((word) => title.has(word)));
  if (own) return own.count;
  const pointed = pointedCount({ reading, named: called });
  if (pointed !== null && all.some((id) => !called.includes(id))) return called.includes(product) ? 1 : pointed;
  const { quantity } = reading;
  return quantity === null || all.length > 1 ? 1 : quantity;
}

/**
 * How a message changes the basket: it removes something, replaces one thing by another, adds, or asks for the same sum with delivery (README,
 * rules B1 to B4). Pure.
 */

import { exchangeIn, tellsOfBasket } from '../../../../kit/languages/basket.ts';
import { comparable } from '../../../../kit/languages/dialogue/index.ts';
import { countedIn } from '../../../../kit/languages/how-many.ts';
import { languageData } from '../../../../kit/languages/index.ts';
import { beginsAsking } from '../../../../kit/languages/questions.ts';
import { isWay, type Service, servicesIn } from '../../../../kit/languages/services.ts';
import { hasOption, type PropertyWish } from '../../records/properties.ts';
import type { ProductRecord } from '../../records/types.ts';
import type { ContentWord, Reading } from '../reading/reading.ts';
import { readMessage } from '../reading/reading.ts';
import { servicesAsked } from '../reading/services.ts';
import { withWholeWords } from '../reading/whole-words.ts';
import { subjectIds } from '../references.ts';
import type { Request } from '../request.ts';
import type { Moment } from '../rules/moment.ts';
import { listedSegments, resolveSegment, type Segment } from '../rules/sum-segments.ts';
import { versionsMeasured } from '../versions/options.ts';
import { piecesMeant, versionChosen, versionMeant, versionNamed } from '../versions/versions.ts';
import { holdsWord } from '../words.ts';
import { type BasketItem, idsIn, isInBasket, type SumItem } from './basket.ts';

const mostTogether = 6;

/** The sum of the basket after a message that changes it; null unless the change is certain. */
export function basketChange(moment: Moment): Request | null {
  const { conversation } = moment;
  const isPut = conversation.basket.length > 1 || (conversation.summed !== null && conversation.basket.length === 1);
  return (isPut ? (leftOut(moment) ?? exchanged(moment)) : null) ?? added(moment) ?? (isPut ? askedAgain(moment) : null);
}

/** A sum of items, with delivery where the message or the sum before it is with delivery. */
function sumOf(moment: Moment, items: readonly SumItem[]): Request | null {
  const { reading, message, conversation } = moment;
  if (items.length === 0 || items.length > mostTogether) return null;
  const { keys, withoutDelivery, destination } = reading;
  const ways = servicesIn(message, reading.language).flatMap(({ service }) => (isWay(service) ? [service] : []));
  const asked = withoutDelivery
    ? []
    : [...new Set<Service>([...servicesAsked(moment, { ...reading, keys: new Set(keys).add('total') }), ...ways])];
  const isSaid = keys.has('delivery') || destination !== null || asked.some(isWay);
  const before = conversation.summed;
  const shipping = !withoutDelivery && (isSaid || before?.shipping === true);
  const kept = before?.services.filter((service) => !asked.includes(service) && (!isWay(service) || !isSaid)) ?? [];
  const services = withoutDelivery ? kept.filter((service) => !isWay(service)) : [...kept, ...asked];
  return { act: 'total', items, shipping, elsewhere: false, ...(services.length > 0 ? { services } : {}) };
}

/** The basket as the items of a sum. */
const itemsIn = ({ conversation, products }: Moment, basket: readonly BasketItem[] = conversation.basket): SumItem[] =>
  basket.map(({ product, count }) => itemOfBasket(product, count, versionChosen(products.get(product), conversation.versions)?.id));

const itemOfBasket = (product: number, count: number, variant: string | undefined): SumItem => ({
  product,
  count,
  ...(variant === undefined ? {} : { variant }),
});

/** B1: 'without the gloves', 'leave out the lid'. */
function leftOut(moment: Moment): Request | null {
  const { reading, message, conversation } = moment;
  const { basket } = conversation;
  // 'The tray instead of the lid' leaves out the lid for the tray.
  if (basket.length < 2 || reading.withoutDelivery || exchangeIn(message, reading.language).replaced !== null) return null;
  const isTold = tellsOfBasket('leaves', message, reading.language);
  const words = isTold ? [...reading.exclusions, ...reading.content] : reading.exclusions;
  const left = new Set(itemsCalled(words, moment));
  return left.size > 0 && left.size < basket.length
    ? sumOf(
        moment,
        itemsIn(
          moment,
          basket.filter(({ product }) => !left.has(product)),
        ),
      )
    : null;
}

/** The things of the basket that words name, each by most of them; none where they leave it open. */
function itemsCalled(words: readonly ContentWord[], { conversation, products, reading }: Moment): number[] {
  const ids = idsIn(conversation.basket);
  return words.flatMap(({ text }) => {
    const parts = text.split(' ');
    const holds = (texts: readonly string[]) => parts.every((part) => texts.some((each) => holdsWord(each, part, reading.language)));
    const titled = ids.filter((id) => holds([products.get(id)?.title ?? '']));
    const called = titled.length > 0 ? titled : ids.filter((id) => holds(products.get(id)?.categories ?? []));
    return called.length === 1 ? called : [];
  });
}

/** B2: 'make it three', 'the small one instead', 'two instead of one', 'the Fjord instead of the Lumen'. */
function exchanged(moment: Moment): Request | null {
  const { message, reading, conversation } = moment;
  const { wanted, replaced } = exchangeIn(message, reading.language);
  const isSingle = tellsOfBasket('single', message, reading.language);
  const isChange = reading.isRather || replaced !== null || isSingle || tellsOfBasket('changes', message, reading.language);
  if (!isChange || asksOther(replaced === null ? reading : { ...reading, exclusions: [] })) return null;
  const found = listedSegments(wanted, reading.language).map((text) => resolveSegment(text, moment));
  const [only, ...more] = found.filter((each): each is Segment => each !== null && each !== 'unknown' && each.productIds.length === 1);
  if (more.length > 0) return null;
  const reads = readingOf(wanted, moment);
  // 'Rather the small one' is a version of what comes in several, before it is the smallest of all.
  const versioned = only?.isNamed ? [] : idsIn(conversation.basket).filter((id) => versionsIn(id, wanted, reads, moment).length > 0);
  const [product] = versioned.length === 1 ? versioned : (only?.productIds ?? []);
  if (product !== undefined && !only?.isPointing && !isInBasket(conversation.basket, product))
    return replacedBy(moment, only as Segment, replaced);
  const record = product === undefined ? undefined : moment.products.get(product);
  const count = isSingle ? 1 : only?.hasCount ? only.count : record && versioned.length === 1 ? piecesMeant(reads, [record]) : null;
  return changedItem(moment, { product: only?.isPointing && versioned.length !== 1 ? undefined : product, count, wanted });
}

/** The versions of a thing that words name. */
function versionsIn(id: number, text: string, reading: Reading, { products }: Moment): readonly PropertyWish[] {
  const record = products.get(id);
  return record ? versionNamed(reading, text, record) : [];
}

/** The basket with another number or version of one of its things. */
function changedItem(
  moment: Moment,
  { product, count, wanted }: { product: number | undefined; count: number | null; wanted: string },
): Request | null {
  const { conversation, products } = moment;
  const { basket } = conversation;
  const reading = readingOf(wanted, moment);
  const named = (id: number) => versionsIn(id, wanted, reading, moment);
  const versioned = idsIn(basket).filter((id) => named(id).length > 0);
  const [own, ...others] =
    product === undefined ? (versioned.length > 0 ? versioned : basket.length === 1 ? idsIn(basket) : []) : [product];
  if (own === undefined || others.length > 0) return null;
  const record = products.get(own);
  const before = versionChosen(record, conversation.versions)?.id;
  const version = versionMeant(record, { reading, text: wanted }, conversation.versions);
  const isOther = named(own).length > 0 && version?.id !== before;
  if (version?.inStock === false || (count === null && !isOther)) return null;
  const items = basket.map((item) =>
    item.product === own
      ? itemOfBasket(own, count ?? item.count, version?.id)
      : itemOfBasket(item.product, item.count, versionChosen(products.get(item.product), conversation.versions)?.id),
  );
  return sumOf(moment, items);
}

/** The basket with another thing in the place of one of the same kind, or of the one that is named. */
function replacedBy(moment: Moment, { productIds, count, hasCount, phrase }: Segment, replaced: string | null): Request | null {
  const { conversation, products } = moment;
  const { basket } = conversation;
  const [product] = productIds;
  const record = products.get(product ?? 0);
  if (product === undefined || !record) return null;
  const called = replaced === null ? [] : itemsCalled(readingOf(replaced, moment).content, moment);
  const alike = idsIn(basket).filter((id) => products.get(id)?.categories.some((category) => record.categories.includes(category)));
  const [own, ...others] = called.length > 0 ? called : alike;
  if (own === undefined || others.length > 0) return null;
  const variant = versionMeant(record, phrase, conversation.versions)?.id;
  const items = itemsIn(moment).map((item) =>
    item.product === own ? itemOfBasket(product, hasCount ? count : item.count, variant) : item,
  );
  return sumOf(moment, items);
}

const readingOf = (text: string, { reading, isWord }: Moment): Reading => withWholeWords(readMessage(text, reading.language), text, isWord);

/** Whether the message asks something other than a price, or looks for goods. */
const asksOther = ({ asks, keys, topics, budget, exclusions, isRather }: Reading): boolean =>
  [...asks].some((ask) => ask !== 'price' && ask !== 'saving') ||
  keys.has('time') ||
  (keys.has('compare') && !isRather) ||
  (keys.has('some') && !keys.has('total') && !asks.has('price')) ||
  budget !== null ||
  exclusions.length > 0 ||
  topics.some((topic) => topic !== 'delivery' && topic !== 'payment');

/** B3: 'and two mugs too', 'I'll take it and the lid, how much?', 'three metres of it in blue, what does that make?'. */
function added(moment: Moment): Request | null {
  const how = howAdded(moment);
  if (asksInstead(moment, how)) return null;
  const segments = segmentsIn(moment);
  if (!segments || segments.some((segment) => isOpen(segment, moment))) return null;
  const isMeasured = measuresThings(moment, segments);
  const isContinued = how.isMore && moment.conversation.summed !== null;
  const isOrder = how.asksMoney && (how.isTaken || how.isMore || isMeasured);
  if (!(isContinued || isOrder || (isMeasured && how.isTaken))) return null;
  const items = itemsAdded(moment, segments);
  const isGrown = items.length > moment.conversation.basket.length || isMeasured || segments.some(({ hasCount }) => hasCount);
  return isGrown && (items.length > 1 || isMeasured || how.isTaken) ? sumOf(moment, items) : null;
}

/** Whether a part of a message may mean several things: 'two of those' of three in view are of one of them. */
const isOpen = ({ productIds, isPointing, hasCount }: Segment, { reading: { keys } }: Moment): boolean =>
  productIds.length !== 1 && (!isPointing || (hasCount && !keys.has('both') && productIds.length > 1));

interface HowAdded {
  /** The visitor says that they take it. */
  isTaken: boolean;
  /** The visitor asks what it costs. */
  asksMoney: boolean;
  /** It is added to the basket from before. */
  isMore: boolean;
}

function howAdded({ message, reading }: Moment): HowAdded {
  const { keys, asks, language } = reading;
  const joins = reading.withOther || tellsOfBasket('adds', message, language);
  return {
    isTaken: tellsOfBasket('takes', message, language),
    asksMoney: keys.has('total') || asks.has('price'),
    // 'And how much is the Otto?' asks for the price of that.
    isMore: joins || (reading.continues && (keys.has('total') || !asks.has('price'))),
  };
}

/** Whether a message asks or seeks something and adds nothing. */
function asksInstead({ message, reading, conversation }: Moment, { isTaken, asksMoney }: HowAdded): boolean {
  const { keys, language } = reading;
  // 'Does it come with a bag?'
  if (beginsAsking(message, language) && !asksMoney && !isTaken) return true;
  // 'And how many levels has the Fjord?'
  if (!asksMoney && countedIn(message, language).length > 0) return true;
  // 'And the cork one, how much does it weigh?'
  if (!asksMoney && reading.measures.size > 0) return true;
  const seeks = keys.has('seeking') && !(isTaken && (asksMoney || conversation.summed !== null));
  return seeks || asksOther(reading) || keys.has('which') || keys.has('count') || keys.has('byHowMuch');
}

/** Whether the message gives an amount (2 l), not a number of pieces. */
function measuresThings({ reading, products }: Moment, segments: readonly Segment[]): boolean {
  // 'How much is the one of two litres?' asks for a version, where there is one of as much.
  const records = segments.flatMap(({ productIds }) => productIds.flatMap((id) => products.get(id) ?? []));
  if (records.some((record) => versionsMeasured(reading, [record]).length > 0)) return false;
  return reading.measured.some(({ unit }) => unit !== null) && segments.some(({ hasCount }) => hasCount);
}

/** What is put together once the things of a message are added to what was begun. */
function itemsAdded(moment: Moment, segments: readonly Segment[]): SumItem[] {
  const items = new Map((keepsBegun(moment, segments) ? begun(moment) : []).map((item) => [item.product, item]));
  const counted = new Set<number>();
  for (const segment of segments)
    for (const item of itemsOf(segment, moment)) {
      // 'Two of it and a lid, what does it make?'
      const before = counted.has(item.product) ? items.get(item.product) : undefined;
      if (before && !segment.hasCount) continue;
      counted.add(item.product);
      // 'Green then. Two of it, total?'
      items.set(item.product, { ...(before?.variant === undefined ? {} : { variant: before.variant }), ...item });
    }
  return [...items.values()];
}

/** Whether what was begun stays: 'the lid too', 'with a lid'. 'The pan plus a lid' of other things than the one in view is a sum of its own. */
function keepsBegun({ reading, message, conversation }: Moment, segments: readonly Segment[]): boolean {
  if (segments.some(({ isPointing }) => isPointing) || tellsOfBasket('adds', message, reading.language)) return true;
  const isPut = conversation.summed !== null || conversation.basket.length > 1;
  return segments.length === 1 ? reading.withOther || (isPut && reading.continues) : isPut && reading.continues;
}

/** The things of a message in their order; a number by itself counts the thing named next to it. Null if one of them is not understood. */
function segmentsIn(moment: Moment): Segment[] | null {
  const { message, reading } = moment;
  const segments: Segment[] = [];
  let open: { count: number } | null = null;
  for (const text of listedSegments(message, reading.language)) {
    const resolved = resolveSegment(text, moment);
    if (resolved === 'unknown') return null;
    if (resolved === null) {
      const count = countAlone(text, moment);
      const last = segments.at(-1);
      if (count !== null && last && !last.hasCount && last.productIds.length === 1) segments.splice(-1, 1, counted(last, count));
      else if (count !== null) open = { count };
      continue;
    }
    segments.push(open && !resolved.hasCount && resolved.productIds.length === 1 ? counted(resolved, open.count) : resolved);
    open = null;
  }
  return segments.length > 0 ? segments : null;
}

const counted = (segment: Segment, count: number): Segment => ({ ...segment, count, hasCount: true });

/** 'Two metres', 'three of those' that name nothing. */
function countAlone(text: string, moment: Moment): number | null {
  const { measured, quantity } = readingOf(text, moment);
  const [only, ...others] = measured.filter(({ unit }) => unit === 'metre');
  return only && others.length === 0 ? only.value : quantity;
}

/** The basket from before, else the one product that is talked about. */
function begun(moment: Moment): SumItem[] {
  const { conversation } = moment;
  const { basket, summed } = conversation;
  const [only, ...others] = subjectIds(conversation);
  if (summed !== null || basket.length > 1 || (only !== undefined && isInBasket(basket, only))) return itemsIn(moment);
  return only !== undefined && others.length === 0 ? itemsIn(moment, [{ product: only, count: 1 }]) : [];
}

function itemsOf({ productIds, count, hasCount, phrase }: Segment, { conversation, products }: Moment): SumItem[] {
  const [only, ...others] = productIds;
  const before = only === undefined ? undefined : conversation.basket.find(({ product }) => product === only);
  const of = (id: number, pieces: number) => itemOfBasket(id, pieces, versionMeant(products.get(id), phrase, conversation.versions)?.id);
  if (others.length > 0) return productIds.map((id) => of(id, 1));
  return only === undefined ? [] : [of(only, hasCount ? count : (before?.count ?? count))];
}

const mostOfAsking = 9;
const mostOfExtra = 5;

/** B4: 'and posted to Dublin?', 'and next day?', 'with gift wrapping?', 'and without delivery?' behind a sum. */
function askedAgain(moment: Moment): Request | null {
  const { reading, message, conversation } = moment;
  const { keys, topics, destination, content, wishes, wordCount, withoutDelivery, asks, budget, language } = reading;
  if (conversation.summed === null || wordCount > mostOfAsking) return null;
  const services = servicesIn(message, language);
  const isWayNamed = services.some(({ service }) => isWay(service));
  // 'And with gift wrapping?'; 'with' may be an ending.
  const isExtra = ({ service, words }: { service: Service; words: readonly string[] }) =>
    !isWay(service) && (keys.has('with') || words.some((word) => languageData(language).sentences.withEnding?.folded.test(word)));
  const isOfService = ({ text }: ContentWord) =>
    text.split(' ').every((word) => services.some(({ words }) => words.includes(comparable(word))));
  const isExtraNamed = wordCount <= mostOfExtra && services.some(isExtra);
  // 'Is delivery free?', 'do you ship to Norway?' ask the shop's texts.
  const isTold = reading.withDelivery || (keys.has('delivery') && (reading.continues || keys.has('total')));
  const isOfDelivery =
    (destination !== null || isWayNamed || isExtraNamed || withoutDelivery || isTold) &&
    !(beginsAsking(message, language) && !asks.has('price'));
  const isOnlyThat =
    topics.every((topic) => topic === 'delivery' || (isExtraNamed && topic === 'gifts')) &&
    content.every((word) => isOfService(word) || (word.wishes.length === 0 && !isKnown(word, moment)));
  const asksElse = keys.has('time') || keys.has('seeking') || budget !== null || wishes.some((wish) => isOfBasket(wish, moment));
  if (!isOfDelivery || !isOnlyThat || asksElse || [...asks].some((ask) => ask !== 'price')) return null;
  // 'What does delivery to Norway cost?' asks for that alone.
  if (asks.has('price') && keys.has('delivery') && !reading.withDelivery && !withoutDelivery && !keys.has('total')) return null;
  return sumOf(moment, itemsIn(moment));
}

const isKnown = ({ text }: ContentWord, { knows, reading }: Moment): boolean =>
  text.split(' ').some((word) => knows(word, reading.language));

const isOfBasket = (wish: { family: string; value: string }, { conversation, products }: Moment): boolean =>
  idsIn(conversation.basket).some((id) => hasOption(products.get(id) ?? ({ variants: [] } as unknown as ProductRecord), wish));

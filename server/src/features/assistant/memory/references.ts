/** Finds the products that a message refers to among those that were shown (README, rules M5 to M9). Pure. */

import { isPiece } from '../../../kit/languages/pieces.ts';
import { isCalledSo, isSizeWord } from '../../../kit/languages/pointed.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import { withExtremePrice } from '../records/extreme-price.ts';
import { hasProperty } from '../records/properties.ts';
import type { ProductRecord } from '../records/types.ts';
import { attributesAsked } from './attributes.ts';
import { idsIn, mostPieces } from './basket/basket.ts';
import type { Conversation } from './conversation.ts';
import type { ContentWord, Reading } from './reading/reading.ts';
import { amountOn, isFurther, type Scale, scalesOf, sizeInTitle } from './scales.ts';
import { versionByExtent } from './versions/options.ts';
import { versionNumbered } from './versions/versions.ts';
import { holdsWord } from './words.ts';

/** The records of the products of the conversation, by id. */
export type KnownProducts = ReadonlyMap<number, ProductRecord>;

/** The products referred to, and whether by a name of their own: a place, a word of the title, a property. */
export interface Target {
  productIds: readonly number[];
  isNamed: boolean;
}

/** The products that a message refers to; null when it names none of them. */
export function targetOf(reading: Reading, conversation: Conversation, products: KnownProducts): Target | null {
  const titled = byTitle(reading, conversation, products);
  const named =
    byOrdinals(reading, conversation) ??
    theOther(reading, conversation) ??
    (titled && isByName(titled, reading, products) ? titled : null) ??
    byPrice(reading, conversation, products) ??
    byMeasure(reading, conversation, products) ??
    bySize(reading, conversation, products) ??
    byNumber(reading, conversation, products) ??
    titled ??
    byProperty(reading, conversation, products) ??
    byVersion(reading, conversation, products);
  if (named) return { productIds: named, isNamed: true };
  const pointed = byPointing(reading, conversation, products);
  return pointed && { productIds: pointed, isNamed: false };
}

/** The newest list that is long enough: a reply about one product does not hide the list before it. */
export function listFor({ shown }: Conversation, least: number): readonly number[] | null {
  return (
    shown.findLast(({ productIds }) => productIds.length >= Math.max(2, least))?.productIds ??
    shown.findLast(({ productIds }) => productIds.length >= least)?.productIds ??
    null
  );
}

function byOrdinals({ ordinals }: Reading, conversation: Conversation): number[] | null {
  if (ordinals.length === 0) return null;
  const list = listFor(conversation, 2) ? listFor(conversation, Math.max(...ordinals.map(Math.abs))) : oneByOne(conversation);
  if (!list) return null;
  const ids = ordinals.flatMap((place) => list.at(place > 0 ? place - 1 : place) ?? []);
  return ids.length > 0 ? [...new Set(ids)] : null;
}

/** Where no list was shown, the products that were shown one after the other: 'the first that you showed me'. */
const oneByOne = ({ shown }: Conversation): readonly number[] => [...new Set(shown.flatMap(({ productIds }) => productIds))];

/** 'The cheapest', 'the cheaper one': of what was shown, where the message says nothing else of it. */
function byPrice(reading: Reading, conversation: Conversation, products: KnownProducts): number[] | null {
  const extreme = extremeMeant(reading);
  if (!extreme) return null;
  const list = listOfSeveral(conversation);
  // 'One that costs less?' behind a single thing is another one.
  if (list.length < 2 && (reading.keys.has('cheaper') || reading.keys.has('dearer'))) return null;
  const { words } = attributesAsked(
    reading,
    list.flatMap((id) => products.get(id) ?? []),
  );
  if (reading.content.some((word) => word.wishes.length === 0 && !words.has(word))) return null;
  const id = withExtremePrice(list, extreme, (id) => products.get(id));
  return id === null ? null : [id];
}

/** 'The lighter one', 'which is the longest?': of what was shown, by what the shop states of it. */
function byMeasure(reading: Reading, conversation: Conversation, products: KnownProducts): number[] | null {
  const { keys } = reading;
  // 'Which one has more pages?' is one of them, 'anything with more pages?' another.
  const isElsewhere =
    !keys.has('which') && (keys.has('some') || keys.has('without') || keys.has('seeking') || (keys.has('others') && !keys.has('one')));
  const list = listCompared(reading, conversation);
  if (reading.isBeyond || (isElsewhere && !reading.isUtmost) || list.length < 2) return null;
  if (namesOther(reading, list, products) || seeksUtmost(reading, list, products)) return null;
  for (const scale of scalesOf(reading)) {
    const best = furthest(list, scale, products);
    if (best !== undefined) return best === null ? null : [best];
  }
  return null;
}

/** 'I would like to see a lighter one. Which is the lightest bottle?' is of all bottles of the shop. */
const seeksUtmost = ({ isUtmost, keys, content, language }: Reading, ids: readonly number[], products: KnownProducts): boolean =>
  isUtmost &&
  keys.has('seeking') &&
  content.some(
    ({ text, wishes }) =>
      wishes.length === 0 && ids.some((id) => products.get(id)?.categories.some((category) => holdsWord(category, text, language))),
  );

/** 'The small one', 'two of the large': the one of what was shown that is called so, or states the least or most. */
function bySize(reading: Reading, conversation: Conversation, products: KnownProducts): number[] | null {
  const { size } = reading.pointed;
  const list = listOfSeveral(conversation);
  const { keys } = reading;
  // 'Anything lighter?' is another one.
  if (keys.has('least') || keys.has('most') || keys.has('some')) return null;
  // 'Do you have the small one in blue?' seeks none but that.
  const isOnly = reading.content.every(({ text, wishes }) => wishes.length > 0 || isSizeWord(text, reading.language));
  if (keys.has('seeking') && !isOnly) return null;
  if (!size || list.length < 2 || namesOther(reading, list, products)) return null;
  const called = list.filter((id) => isCalledSo(products.get(id)?.title ?? '', size.end));
  if (called.length > 0 && called.length < list.length) return called;
  for (const measure of size.measures) {
    const best = furthest(list, { measures: [measure], stems: [], end: size.end, beyond: null }, products);
    if (best) return [best];
  }
  return null;
}

/** The one product that states the least, or most; null where two are first, undefined where fewer than two state it. */
function furthest(ids: readonly number[], scale: Scale, products: KnownProducts): number | null | undefined {
  const stated = ids.flatMap((id) => {
    const product = products.get(id);
    const amount = amountOn(scale, product?.attributes ?? []) ?? sizeInTitle(scale, product?.title ?? '');
    return amount === null ? [] : [{ id, amount }];
  });
  if (stated.length < 2) return undefined;
  const [best, next] = stated.toSorted((first, second) => (isFurther(scale, first.amount, second.amount) ? -1 : 1));
  return best && best.amount !== next?.amount ? best.id : null;
}

/** Whether a message names something that none of these products is or has. */
function namesOther(reading: Reading, ids: readonly number[], products: KnownProducts): boolean {
  const records = ids.flatMap((id) => products.get(id) ?? []);
  const { words } = attributesAsked(reading, records);
  const isCompared = ({ text }: ContentWord) => reading.compared.some(({ stem }) => text.startsWith(stem));
  const isOwn = (word: ContentWord) => records.some((record) => wordsInTitle(reading, record).has(word));
  return reading.content.some(
    (word) =>
      word.wishes.length === 0 &&
      !words.has(word) &&
      !isCompared(word) &&
      !isOwn(word) &&
      !word.text.split(' ').every((part) => isPiece(part, reading.language) || isSizeWord(part, reading.language)),
  );
}

/** The end of the prices that a message means; 'cheaper' only where it says which one. */
export function extremeMeant({ keys, isDefiniteCompared }: Reading): 'cheapest' | 'dearest' | null {
  // 'Is there a dearer one?' seeks.
  const isSought = keys.has('seeking') && !keys.has('which') && !isDefiniteCompared;
  const definite = (keys.has('which') || keys.has('both') || (keys.has('one') && !isSought)) && !keys.has('some') && !keys.has('others');
  if (keys.has('cheapest') || (keys.has('cheaper') && definite)) return 'cheapest';
  return keys.has('dearest') || (keys.has('dearer') && definite) ? 'dearest' : null;
}

/** The products talked about, else those that were shown last. */
export function idsInView(conversation: Conversation): readonly number[] {
  const subject = subjectIds(conversation);
  return subject.length > 0 ? subject : (conversation.shown.at(-1)?.productIds ?? []);
}

/** The products talked about where they are several, else the newest list. */
export function listOfSeveral(conversation: Conversation): readonly number[] {
  const ids = subjectIds(conversation);
  return ids.length >= 2 ? ids : (pairShown(conversation) ?? listFor(conversation, 2) ?? lastTwo(conversation) ?? ids);
}

/** 'Which of the two is lighter?' of three that were shown is of the two that were looked at each by itself. */
export function listCompared({ keys }: Reading, conversation: Conversation): readonly number[] {
  const list = listOfSeveral(conversation);
  return keys.has('both') && list.length > 2 ? (talkedAbout(conversation) ?? list) : list;
}

/** Two products that were talked about one after the other since the last list, if that list does not contain them. */
export function pairShown({ shown }: Conversation): readonly number[] | null {
  const at = shown.findLastIndex(({ productIds }) => productIds.length >= 2);
  const list = shown[at]?.productIds ?? [];
  const since = [...new Set(shown.slice(at + 1).flatMap(({ productIds }) => productIds))];
  return since.length === 2 && !since.every((id) => list.includes(id)) ? since : null;
}

/** 'Both': what was put together, else the two that were talked about or shown last. */
export function pairMeant(conversation: Conversation, products: KnownProducts): readonly number[] | null {
  const put = putTogether(conversation);
  const [list, shown] = [conversation.shown.at(-1)?.productIds ?? [], pairShown(conversation)];
  // After three kettles were shown, 'both' does not mean two of them.
  const ofKinds = list.length > 2 ? pairOfKinds(conversation, products) : null;
  return put ?? shown ?? ofKinds ?? listFor(conversation, 2)?.slice(0, 2) ?? lastTwo(conversation);
}

/** The last two things of different kinds that were looked at: of each list the one that was spoken of, else the first. */
export function pairOfKinds({ shown }: Conversation, products: KnownProducts): readonly number[] | null {
  const pairIds: number[] = [];
  for (const { productIds } of shown.toReversed()) {
    const [first] = productIds;
    const isOfFound = productIds.some((id) => pairIds.some((other) => isSameKind(products.get(id), products.get(other))));
    if (first === undefined || isOfFound) continue;
    pairIds.push(first);
    if (pairIds.length === 2) return pairIds.toReversed();
  }
  return null;
}

const isSameKind = (first: ProductRecord | undefined, second: ProductRecord | undefined): boolean =>
  first === undefined ||
  second === undefined ||
  first.id === second.id ||
  first.categories.length === 0 ||
  first.categories.at(-1) === second.categories.at(-1);

/** The two that were put together, where they are what is talked about. */
function putTogether(conversation: Conversation): readonly number[] | null {
  const ids = idsIn(conversation.basket);
  return ids.length === 2 && subjectIds(conversation).every((id) => ids.includes(id)) ? ids : null;
}

/** 'Both', where no more than two were shown or put together. */
export function pairCertain(conversation: Conversation, products: KnownProducts): readonly number[] | null {
  const pair = pairMeant(conversation, products);
  const isOfMore = pair !== null && putTogether(conversation) === null && (listFor(conversation, 2)?.length ?? 0) > pair.length;
  return isOfMore && pairShown(conversation) === null ? null : pair;
}

/** The two products that were talked about last, one after the other. */
export function lastTwo({ shown }: Conversation): number[] | null {
  const ids = [...new Set(shown.toReversed().flatMap(({ productIds }) => productIds))];
  return ids.length >= 2 ? ids.slice(0, 2) : null;
}

const mostOfReference = 4;

/** 'And the other one?' of two; of more that were shown, of the two that were talked about last. */
function theOther({ keys, asks, wishes, measures, wordCount, pointed }: Reading, conversation: Conversation): number[] | null {
  const [focus, ...rest] = subjectIds(conversation);
  const list = listFor(conversation, 2);
  if (focus === undefined || rest.length > 0 || !(keys.has('others') || pointed.isTheOther)) return null;
  const pair = list?.length === 2 && list.includes(focus) ? list : pointed.isTheOther ? talkedAbout(conversation) : null;
  if (!pair?.includes(focus)) return null;
  // 'And the other?' behind a question about one of two asks the same.
  const continues = conversation.asked !== null && wordCount <= mostOfReference;
  const isOne = pointed.isTheOther || asks.size + measures.size > 0 || wishes.length > 0 || keys.has('one') || continues;
  return isOne && (pointed.isTheOther || !keys.has('seeking')) && !keys.has('some') ? pair.filter((id) => id !== focus) : null;
}

/** The two products that were last shown each by itself. */
function talkedAbout({ shown }: Conversation): number[] | null {
  const ids = [...new Set(shown.toReversed().flatMap(({ productIds }) => (productIds.length === 1 ? productIds : [])))];
  return ids.length >= 2 ? ids.slice(0, 2) : null;
}

/** Words that stand in the titles of some of the shown products and not of others; the rest may name a property of them. */
function byTitle(reading: Reading, conversation: Conversation, products: KnownProducts): number[] | null {
  // 'Do you have wool socks?' asks for all of them.
  if (reading.content.length === 0 || reading.keys.has('seeking')) return null;
  const candidates = newestFirst(conversation);
  const withoutStated = { ...reading, content: reading.content.filter((word) => !isStatedByAll(word, candidates, reading, products)) };
  const held = candidates.map((id) => ({ id, words: wordsInTitle(withoutStated, products.get(id)) }));
  const most = Math.max(0, ...held.map(({ words }) => words.size));
  const best = held.filter(({ words }) => words.size === most);
  if (most === 0 || (best.length === candidates.length && candidates.length > 1)) return null;
  const properties = attributesAsked(
    reading,
    best.flatMap(({ id }) => products.get(id) ?? []),
  ).words;
  const isExplained = reading.content.every((word) => properties.has(word) || best.some(({ words }) => words.has(word)));
  return isExplained ? best.map(({ id }) => id) : null;
}

/** 'How many sheets are in it?' of what all state as 'Sheets' names none of them, though some titles say '100 sheets'. */
export const isStatedByAll = ({ text }: ContentWord, ids: readonly number[], { language }: Reading, products: KnownProducts): boolean =>
  ids.length > 1 &&
  ids.every((id) => products.get(id)?.attributes.some(({ name }) => text.split(' ').every((word) => holdsWord(name, word, language))));

/** 'The 20 then' is the one with that number in its name, where others of those shown have other numbers. */
function byNumber({ bareNumbers }: Reading, conversation: Conversation, products: KnownProducts): number[] | null {
  const candidates = newestFirst(conversation);
  if (candidates.length < 2) return null;
  const numbers = bareNumbers.filter((number) => Number(number) > mostPieces);
  const held = candidates.filter((id) => numbers.some((number) => foldedWords(products.get(id)?.title ?? '').includes(number)));
  return held.length === 1 ? held : null;
}

/** The words of a message that stand in the title of a product. */
export const wordsInTitle = ({ content, language }: Reading, product: ProductRecord | undefined): Set<ContentWord> =>
  new Set(content.filter(({ text }) => text.split(' ').every((word) => holdsWord(product?.title ?? '', word, language))));

/** Called by a name of its own, not by the kind of thing that it is: 'the Fjord, it is smaller'. */
function isByName(ids: readonly number[], reading: Reading, products: KnownProducts): boolean {
  const [only, ...others] = ids.flatMap((id) => products.get(id) ?? []);
  if (!only || others.length > 0) return false;
  return [...wordsInTitle(reading, only)].some(
    ({ text, wishes }) => wishes.length === 0 && !only.categories.some((category) => holdsWord(category, text, reading.language)),
  );
}

/** 'The blue one': those of the last list that have the property, when others of it do not. */
function byProperty(reading: Reading, conversation: Conversation, products: KnownProducts): number[] | null {
  const { wishes, content } = reading;
  const list = subjectIds(conversation);
  if (wishes.length === 0 || list.length < 2) return null;
  // 'The oak one, what holes does it have?'
  const { words } = attributesAsked(
    reading,
    list.flatMap((id) => products.get(id) ?? []),
  );
  if (content.some((word) => word.wishes.length === 0 && !(reading.keys.has('one') && words.has(word)))) return null;
  const having = list.filter((id) => {
    const product = products.get(id);
    return product && wishes.every((wish) => hasProperty(product, wish) === 'yes');
  });
  return having.length > 0 && having.length < list.length ? having : null;
}

/** 'The one of 2 litres', 'the harder ones' where the others do not come so. */
function byVersion(reading: Reading, conversation: Conversation, products: KnownProducts): number[] | null {
  const list = subjectIds(conversation);
  if (list.length < 2 || (reading.content.some((word) => word.wishes.length === 0) && reading.compared.length === 0)) return null;
  const having = list.filter((id) => {
    const product = products.get(id);
    if (!product) return false;
    const isNumbered = reading.content.every((word) => word.wishes.length > 0) && versionNumbered(reading, product).length > 0;
    return isNumbered || versionByExtent(reading, [product]) !== null;
  });
  return having.length === 1 ? having : null;
}

function byPointing({ keys, quantity }: Reading, conversation: Conversation, products: KnownProducts): readonly number[] | null {
  const ids = subjectIds(conversation);
  // 'Two of them' are pieces where one product is talked about.
  const counts = quantity !== null && ids.length === 1;
  if (keys.has('both') && !counts) return ids.length === 2 ? ids : pairMeant(conversation, products);
  if (ids.length > 0) return ids;
  const onPage = conversation.page?.productId;
  return onPage ? [onPage] : null;
}

/** The products being talked about: of the subject, else the newest shown, else the one on the visitor's page. */
export function subjectIds({ subject, shown, page }: Conversation): readonly number[] {
  if (subject?.kind === 'products') return subject.productIds;
  const newest = shown.at(-1)?.productIds;
  if (newest) return newest;
  return page?.productId ? [page.productId] : [];
}

const newestFirst = ({ shown, page }: Conversation): number[] => [
  ...new Set([...shown.toReversed().flatMap(({ productIds }) => productIds), ...(page?.productId ? [page.productId] : [])]),
];

/** A sum whose items are listed one after the other: 'the cheaper one, two of it, with a lamp'. Each is resolved by itself. Pure. */

import { soldUnit, statesAmountIn, tellsOfBasket } from '../../../../kit/languages/basket.ts';
import { languageData } from '../../../../kit/languages/index.ts';
import { quantityOf } from '../../../../kit/languages/measured.ts';
import { isPiece } from '../../../../kit/languages/pieces.ts';
import { isSizeWord } from '../../../../kit/languages/pointed.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import type { ProductRecord } from '../../records/types.ts';
import { idsIn, isInBasket, piecesIn, type SumItem } from '../basket/basket.ts';
import { placesToCut } from '../reading/cuts.ts';
import { type ContentWord, type Reading, readMessage } from '../reading/reading.ts';
import { withoutServiceWords } from '../reading/services.ts';
import { isUnit } from '../reading/units.ts';
import { withWholeWords } from '../reading/whole-words.ts';
import { subjectIds, targetOf, wordsInTitle } from '../references.ts';
import { withoutInstalments, withoutNumbersOfVersions } from '../rereading/counted.ts';
import { piecesMeant, versionMeant, versionNamed } from '../versions/versions.ts';
import { holdsWord } from '../words.ts';
import type { Moment } from './moment.ts';

export interface Segment {
  productIds: readonly number[];
  count: number;
  hasCount: boolean;
  /** Whether the message names it. */
  isNamed: boolean;
  /** Meant by 'it', or by a number alone. */
  isPointing: boolean;
  /** Its words. */
  phrase: { text: string; reading: Reading };
}

/** The items that a message sums; null if fewer than two are certain, or if one of them is not. */
export function itemsOfSegments(moment: Moment, isShipped: boolean): SumItem[] | null {
  const { message, reading } = moment;
  const resolved = listedSegments(message, reading.language).map((text) => resolveSegment(text, moment));
  if (resolved.includes('unknown')) return null;
  const segments = counted(joined(resolved.filter((each): each is Segment => each !== null && each !== 'unknown')));
  const items = new Map<string, SumItem>();
  const add = (product: number, count: number, phrase?: Segment['phrase']) => {
    const item = itemOf(moment, product, count, phrase);
    const key = `${product} ${item.variant ?? ''}`;
    items.set(key, { ...item, count: Math.max(count, items.get(key)?.count ?? 1) });
  };
  // 'And a lamp with it' adds to what is talked about.
  const [only] = segments;
  // 'I need brushes for it too. How much are both?'
  if (segments.length === 1 && only?.isNamed && (reading.withOther || reading.keys.has('both')))
    for (const id of beside(moment)) add(id, 1);
  if (segments.some(({ isPointing, productIds }) => isPointing && productIds.length > 1)) return null;
  for (const { productIds, count, phrase } of segments) for (const id of productIds) add(id, count, phrase);
  const isCounted = isShipped || (only?.hasCount && segments.length < resolved.filter((each) => each !== null).length);
  const isOne = isCounted && segments.length === 1 && only?.isPointing === false && items.size === 1;
  return items.size > 1 || isOne ? [...items.values()] : null;
}

/** 'Ten sacks and the sandpit' of a sandpit in view counts something that is not understood. */
export function countsAnother(moment: Moment): boolean {
  const resolved = listedSegments(moment.message, moment.reading.language).map((text) => resolveSegment(text, moment));
  const [first, ...others] = resolved.filter((each): each is Segment => each !== null && each !== 'unknown');
  return (
    first?.isPointing === true &&
    first.hasCount &&
    first.productIds.length === 1 &&
    others.some(({ isNamed, productIds }) => isNamed && productIds.length === 1 && productIds[0] === first.productIds[0])
  );
}

/** An item of a sum: so many pieces of the version that the message names, else of the one chosen before. */
export function itemOf({ products, conversation, ...moment }: Moment, product: number, named: number, phrase?: Segment['phrase']): SumItem {
  // 'And with delivery?' keeps the previous quantity.
  const count = moment.reading.counts.length > 0 ? named : Math.max(named, piecesIn(conversation.basket, product));
  const words = phrase ?? { text: moment.message, reading: moment.reading };
  const variant = versionMeant(products.get(product), words, conversation.versions)?.id;
  return { product, count, ...(variant === undefined ? {} : { variant }) };
}

/** 'Twice the one with 90 cm' is cut before 'with', though the version is of what stands before it. */
function joined(segments: readonly Segment[]): readonly Segment[] {
  const [first, second, ...others] = segments;
  const isOne = first?.isPointing && first.hasCount && second && !second.isNamed && second.count === 1 && others.length === 0;
  const isSame = isOne && second.productIds.length === 1 && first.productIds.includes(second.productIds[0] ?? 0);
  return isSame ? [{ ...second, count: countedBy(first), hasCount: true }] : segments;
}

/** The number that counts what stands beside it. */
const countedBy = ({ phrase, count }: Segment): number => phrase.reading.quantity ?? count;

/** 'The cheapest, two of it': a number after a single product is its quantity. */
function counted(segments: readonly Segment[]): Segment[] {
  const all: Segment[] = [];
  for (const segment of segments) {
    const last = all.at(-1);
    const countsLast = segment.isPointing && segment.hasCount && last?.productIds.length === 1 && !last.hasCount;
    if (last && countsLast) all.splice(-1, 1, { ...last, count: countedBy(segment), hasCount: true });
    else all.push(segment);
  }
  return all.toSorted((first, second) => Number(second.isPointing) - Number(first.isPointing));
}

/** The basket, else the single subject of the conversation. */
function beside({ conversation }: Moment): readonly number[] {
  const ids = subjectIds(conversation);
  const basket = idsIn(conversation.basket);
  return ids.length === 1 && !basket.includes(ids[0] ?? 0) ? ids : basket;
}

/** The listed items of a message, as it writes them. */
export function listedSegments(message: string, language: Reading['language']): string[] {
  const and = languageData(language).telling.unspaced?.and;
  const places = and
    ? [...message.matchAll(and)].map(({ index, 0: sign }) => index + sign.length)
    : placesToCut(message, language, ['and', 'with']);
  return [0, ...places].map((from, at) => message.slice(from, places[at]).trim()).filter((text) => /[\p{L}\p{N}]/u.test(text));
}

/** What a segment means: products and how many, null for nothing, 'unknown' where it names something that is not understood. */
export function resolveSegment(text: string, moment: Moment): Segment | 'unknown' | null {
  const { reading: whole, conversation, products, namedIn, knows } = moment;
  const written = withWholeWords(readMessage(text, whole.language), text, moment.isWord);
  const counting = withoutInstalments({ ...moment, message: text, reading: written });
  const read = withoutNumbersOfVersions({ ...moment, reading: counting });
  // The whole message says whether a sum is asked for.
  const segmentReading = {
    ...read,
    content: withoutServiceWords({ ...read, keys: new Set(read.keys).add('total') }, { ...moment, message: text }).content,
  };
  const isKnown = (word: string) => knows(word, segmentReading.language);
  const readable = withoutPieces(segmentReading).filter(({ text: phrase }) => phrase.split(' ').some(isKnown));
  const namesNothing = readable.every(({ wishes }) => wishes.length > 0);
  // 'Stones' may be a name where nothing else is said.
  const content = namesNothing ? readable.map((word) => ({ ...word, wishes: [] })) : readable;
  const keys = new Set(segmentReading.keys).add('one').add('total');
  for (const key of ['seeking', 'some', 'others', 'which', 'compare'] as const) keys.delete(key);
  const reading: Reading = { ...segmentReading, keys, content };
  const isOfSize = content.every(({ text: word }) => isSizeWord(word, segmentReading.language));
  const named = isOfSize ? [] : (namedIn?.(reading) ?? []);
  const wording = { text, reading: segmentReading };
  const segmentOf = (productIds: readonly number[], isNamed: boolean): Segment => {
    const count = countIn(reading, productIds, moment);
    return {
      productIds,
      count,
      hasCount: count > 1 || reading.measured.some(({ unit }) => unit !== null),
      isNamed,
      isPointing: false,
      phrase: wording,
    };
  };
  if (named.length > 0) return segmentOf(bearingAll(named, reading, moment), true);
  const byTitle = content.length > 0 ? targetOf(reading, conversation, products) : null;
  if (byTitle?.isNamed) return segmentOf(narrowed(byTitle.productIds, wording, moment), false);
  const ofKind = namesNothing ? null : oneOfKind(reading, moment);
  if (ofKind !== null) return segmentOf([ofKind], false);
  // 'The small one in blue' names nothing by 'blue'.
  if (!namesNothing)
    return asksMoney(segmentReading) && !content.some(({ text }) => moment.isThing?.(text, segmentReading.language)) ? null : 'unknown';
  const chosen = targetOf({ ...reading, content: [], wishes: [] }, conversation, products);
  if (chosen?.isNamed) return segmentOf(chosen.productIds, false);
  const versioned = withVersion(wording, moment);
  return versioned === null ? pointed(wording, subjectIds(conversation)) : segmentOf([versioned], false);
}

/** 'Gas cartridges' are the one product with both words, and not the gas stove too. */
export function bearingAll(ids: readonly number[], reading: Reading, { products }: Moment): readonly number[] {
  const bearing = ids.filter((id) => wordsInTitle(reading, products.get(id)).size === reading.content.length);
  return bearing.length === 1 && reading.content.length > 1 ? bearing : ids;
}

/** 'Whats the lot come to' names no thing. */
const asksMoney = ({ keys, asks }: Reading): boolean => asks.has('price') || keys.has('total');

/** 'The game and the sleeves': the only product of the kind in the basket, among the subjects, or in the last reply. */
function oneOfKind({ content, language }: Reading, { conversation, products }: Moment): number | null {
  const isOfKind = (id: number) =>
    content.every(
      ({ text, wishes }) => wishes.length > 0 || products.get(id)?.categories.some((category) => holdsWord(category, text, language)),
    );
  const { shown, basket } = conversation;
  for (const ids of [subjectIds(conversation), idsIn(basket), ...shown.toReversed().map(({ productIds }) => productIds)]) {
    const having = ids.filter(isOfKind);
    if (having.length > 0) return having.length === 1 ? (having[0] ?? null) : null;
  }
  return null;
}

/** 'The 7 kg bag of feed': the words without those that only count or measure. */
function withoutPieces({ content, language, measured }: Reading): readonly ContentWord[] {
  // 'Three metres' alone name nothing.
  if (measured.length > 0 && content.every(({ text }) => soldUnit(text))) return [];
  const things = content.filter(({ text }) => !isPiece(text, language) && !isUnit(text, language) && !soldUnit(text));
  return things.length > 0 ? things : content;
}

/** Of several products with that name, the one that has the named version, else the one in the basket. */
function narrowed(ids: readonly number[], { text, reading }: Segment['phrase'], { products, conversation }: Moment): readonly number[] {
  if (ids.length < 2) return ids;
  const inVersion = ids.filter((id) => {
    const product = products.get(id);
    return product && versionNamed(reading, text, product).length > 0;
  });
  const put = (inVersion.length > 0 ? inVersion : ids).filter((id) => isInBasket(conversation.basket, id));
  return inVersion.length === 1 ? inVersion : put.length === 1 ? put : ids;
}

/** 'The sea': the one visible product with a version of that name, searched in the newest reply first. */
function withVersion({ text, reading }: Segment['phrase'], { conversation, products }: Moment): number | null {
  const lists = [subjectIds(conversation), ...conversation.shown.toReversed().map(({ productIds }) => productIds)];
  for (const ids of lists) {
    const named = ids.filter((id) => {
      const product = products.get(id);
      return product && versionNamed(reading, text, product).length > 0;
    });
    if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
  }
  return null;
}

/** 'Two of them', 'both', 'that one': refers to the subjects of the conversation. */
function pointed(phrase: Segment['phrase'], subject: readonly number[]): Segment | null {
  const { quantity, keys, asks } = phrase.reading;
  const isAll = keys.has('both') || keys.has('them');
  const takes = tellsOfBasket('takes', phrase.text, phrase.reading.language) && subject.length === 1;
  const points = quantity !== null || keys.has('it') || isAll || takes;
  // 'What does that make?' refers to the sum.
  if (!points || subject.length === 0 || (quantity === null && (asks.has('price') || keys.has('total')))) return null;
  const isOne = subject.length === 1;
  return {
    productIds: isOne || isAll || quantity !== null ? subject : [],
    count: isOne ? (quantity ?? 1) : 1,
    hasCount: quantity !== null,
    isNamed: false,
    isPointing: true,
    phrase,
  };
}

/**
 * The number of pieces that an amount means: 'three metres' of a product sold by the metre are three pieces. A product that states another amount in
 * that unit counts as one package.
 */
export function piecesMeasured({ measured }: Reading, { title, attributes, variants }: ProductRecord): number | null {
  const [only, ...others] = measured.filter(({ unit }) => unit !== null);
  if (!only?.unit || others.length > 0 || only.value > mostMeasured) return null;
  const { unit, value, quantity } = only;
  const options = variants.flatMap((variant) => variant.options.map((option) => option.value));
  if (options.some((option) => quantityOf(option) === quantity)) return null;
  const stated = [title, ...attributes.flatMap(({ values }) => values), ...options].filter(
    (text) => statesAmountIn(text, unit) || isLess(text, unit),
  );
  return stated.every((text) => quantityOf(text) === (quantity ?? 0) / value) ? value : null;
}
const mostMeasured = 999;
const smaller = { metre: /(?!)/u, kilo: /\d ?(?:g|gr)\b/u, litre: /\d ?(?:ml|cl|dl)\b/u } as const;
const isLess = (text: string, unit: keyof typeof smaller): boolean => smaller[unit].test(text.toLowerCase());

/** 'Six carbon arrows' are one set where the shop sells them by six. */
function countIn(reading: Reading, ids: readonly number[], { products }: Moment): number {
  const product = products.get(ids[0] ?? 0);
  const length = product && ids.length === 1 ? piecesMeasured(reading, product) : null;
  if (length !== null) return length;
  const quantity = product ? piecesMeant(reading, [product]) : reading.quantity;
  if (quantity === null || ids.length > 1) return 1;
  const title = product?.title ?? '';
  return foldedWords(title).includes(String(quantity)) ? 1 : quantity;
}

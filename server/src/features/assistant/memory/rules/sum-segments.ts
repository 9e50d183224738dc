/** A sum whose things stand one after the other: 'the cheaper one, two of it, with a lamp'. Each is resolved by itself. Pure. */
import { foldedWords } from '../../../../kit/text/words.ts';
import { placesToCut } from '../reading/cuts.ts';
import { type Reading, readMessage } from '../reading/reading.ts';
import { withWholeWords } from '../reading/whole-words.ts';
import { subjectIds, targetOf } from '../references.ts';
import type { Moment } from './moment.ts';

export interface SumItem {
  product: number;
  count: number;
}

interface Segment {
  productIds: readonly number[];
  count: number;
  hasCount: boolean;
  /** Called by its name. */
  isNamed: boolean;
  /** Meant by 'it', or by a number alone. */
  isPointing: boolean;
}

/** The things that a message puts together; null where fewer than two are certain, or where one of them is not. */
export function itemsOfSegments(moment: Moment, isShipped: boolean): SumItem[] | null {
  const { message, reading } = moment;
  const found = segmentsOf(message, reading.language).map((text) => resolve(text, moment));
  if (found.includes('unknown')) return null;
  const segments = counted(found.filter((each): each is Segment => each !== null && each !== 'unknown'));
  const items = new Map<number, number>();
  // 'And a lamp with it' adds to what is talked about.
  const [only] = segments;
  if (segments.length === 1 && only?.isNamed && reading.keys.has('with')) for (const id of beside(moment)) items.set(id, 1);
  if (segments.some(({ isPointing, productIds }) => isPointing && productIds.length > 1)) return null;
  for (const { productIds, count } of segments) for (const id of productIds) items.set(id, Math.max(count, items.get(id) ?? 1));
  const isSent = isShipped && segments.length === 1 && only?.isPointing === false && items.size === 1;
  return items.size > 1 || isSent ? [...items].map(([product, count]) => ({ product, count })) : null;
}

/** 'The cheapest, two of it': a number behind a single product counts that; what is pointed at stands first. */
function counted(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const countsLast = segment.isPointing && segment.hasCount && last?.productIds.length === 1 && !last.hasCount;
    if (last && countsLast) joined.splice(-1, 1, { ...last, count: segment.count, hasCount: true });
    else joined.push(segment);
  }
  return joined.toSorted((one, other) => Number(other.isPointing) - Number(one.isPointing));
}

/** What was put together before, else the one product that is talked about. */
function beside({ conversation }: Moment): readonly number[] {
  const ids = subjectIds(conversation);
  if (ids.length === 1) return conversation.basket.includes(ids[0] ?? 0) ? conversation.basket : ids;
  return conversation.basket;
}

function segmentsOf(message: string, language: Reading['language']): string[] {
  const places =
    language === 'ja'
      ? [...message.matchAll(/と(?!も|い|う)|[、。]/gu)].map(({ index, 0: sign }) => index + sign.length)
      : placesToCut(message, language, ['and', 'with']);
  return [0, ...places].map((from, at) => message.slice(from, places[at]).trim()).filter((text) => /[\p{L}\p{N}]/u.test(text));
}

/** What a segment means: products and how many, null for nothing, 'unknown' where it names something that is not understood. */
function resolve(text: string, moment: Moment): Segment | 'unknown' | null {
  const { reading: whole, conversation, products, namedIn, knows } = moment;
  const given = withWholeWords(readMessage(text, whole.language), text, moment.isWord);
  const isKnown = (word: string) => knows(word, given.language);
  const known = given.content.filter(({ text: phrase }) => phrase.split(' ').some(isKnown));
  const namesNothing = known.every(({ wishes }) => wishes.length > 0);
  // 'Stones' may be a name where nothing else is said.
  const content = namesNothing ? known.map((word) => ({ ...word, wishes: [] })) : known;
  const keys = new Set(given.keys).add('one').add('total');
  for (const key of ['seeking', 'some', 'others', 'which', 'compare'] as const) keys.delete(key);
  const reading: Reading = { ...given, keys, content };
  const named = content.length > 0 ? (namedIn?.(reading) ?? []) : [];
  const found = (productIds: readonly number[], isNamed: boolean): Segment => {
    const count = countIn(reading, productIds, moment);
    return { productIds, count, hasCount: count > 1, isNamed, isPointing: false };
  };
  if (named.length > 0) return found(named, true);
  const byTitle = content.length > 0 ? targetOf(reading, conversation, products) : null;
  if (byTitle?.isNamed) return found(byTitle.productIds, false);
  // 'The small one in blue' names nothing by 'blue'.
  if (!namesNothing) return 'unknown';
  const chosen = targetOf({ ...reading, content: [], wishes: [] }, conversation, products);
  if (chosen?.isNamed) return found(chosen.productIds, false);
  return pointed(given, subjectIds(conversation));
}

/** 'Two of them', 'both', 'that one': of what is talked about. */
function pointed({ quantity, keys, asks }: Reading, subject: readonly number[]): Segment | null {
  const isAll = keys.has('both') || keys.has('them');
  const points = quantity !== null || keys.has('it') || isAll;
  // 'What does that make?' points at the sum.
  if (!points || subject.length === 0 || (quantity === null && (asks.has('price') || keys.has('total')))) return null;
  const isOne = subject.length === 1;
  return {
    productIds: isOne || isAll || quantity !== null ? subject : [],
    count: isOne ? (quantity ?? 1) : 1,
    hasCount: quantity !== null,
    isNamed: false,
    isPointing: true,
  };
}

/** 'Six carbon arrows' are one set where the shop sells them by six. */
function countIn({ quantity }: Reading, ids: readonly number[], { products }: Moment): number {
  if (quantity === null || ids.length > 1) return 1;
  const title = products.get(ids[0] ?? 0)?.title ?? '';
  return foldedWords(title).includes(String(quantity)) ? 1 : quantity;
}

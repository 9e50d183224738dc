/** A sum whose things stand one after the other: 'the cheaper one, two of it, with a lamp'. Each is resolved by itself. Pure. */
import { foldedWords } from '../../../../kit/text/words.ts';
import { placesToCut } from '../cuts.ts';
import { type Reading, readMessage } from '../reading/reading.ts';
import { subjectIds, targetOf } from '../references.ts';
import type { Moment } from './moment.ts';

export interface SumItem {
  product: number;
  count: number;
}

interface Segment {
  productIds: readonly number[];
  count: number;
  isNamed: boolean;
}

/** The things that a message puts together; null where fewer than two are certain, or where one of them is not. */
export function itemsOfSegments(moment: Moment): SumItem[] | null {
  const { message, conversation, reading } = moment;
  const found = segmentsOf(message, reading.language).map((text) => resolve(text, moment));
  if (found.includes('unknown')) return null;
  const segments = found.filter((each): each is Segment => each !== null && each !== 'unknown');
  const items = new Map<number, number>();
  // 'And a lamp with it' adds to what is talked about.
  const [only] = segments;
  if (segments.length === 1 && only?.isNamed && reading.keys.has('with')) for (const id of beside(moment)) items.set(id, 1);
  for (const { productIds, count } of segments) for (const id of productIds) items.set(id, Math.max(count, items.get(id) ?? 1));
  const isLong = conversation.shown.length === 0 && segments.length < 2;
  return items.size > 1 && !isLong ? [...items].map(([product, count]) => ({ product, count })) : null;
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
  const given = readMessage(text, whole.language);
  const isKnown = (word: string) => knows(word, given.language);
  const content = given.content
    .filter(({ text: phrase }) => phrase.split(' ').some(isKnown))
    // 'Stones' may be a name where nothing else is said.
    .map((word, _, all) => (all.every(({ wishes }) => wishes.length > 0) ? { ...word, wishes: [] } : word));
  const keys = new Set(given.keys).add('one').add('total');
  for (const key of ['seeking', 'some', 'others', 'which', 'compare'] as const) keys.delete(key);
  const reading: Reading = { ...given, keys, content };
  const named = content.length > 0 ? (namedIn?.(reading) ?? []) : [];
  const countFor = (ids: readonly number[]) => countIn(reading, ids, moment);
  if (named.length > 0) return { productIds: named, count: countFor(named), isNamed: true };
  const target = targetOf({ ...reading, content: [], wishes: [] }, conversation, products);
  const byTitle = content.length > 0 ? targetOf(reading, conversation, products) : null;
  if (byTitle?.isNamed) return { productIds: byTitle.productIds, count: countFor(byTitle.productIds), isNamed: false };
  if (content.some(({ wishes }) => wishes.length === 0)) return 'unknown';
  if (target?.isNamed) return { productIds: target.productIds, count: countFor(target.productIds), isNamed: false };
  const subject = subjectIds(conversation);
  const points = given.quantity !== null || given.keys.has('it') || given.keys.has('them') || given.keys.has('both');
  if (!points || subject.length === 0) return null;
  // 'What does that make?' points at the sum.
  if (given.quantity === null && (given.asks.has('price') || given.keys.has('total'))) return null;
  const ids = subject.length === 1 || given.keys.has('both') || given.keys.has('them') ? subject : [];
  return ids.length === 0 ? 'unknown' : { productIds: ids, count: ids.length === 1 ? (given.quantity ?? 1) : 1, isNamed: false };
}

/** 'Six carbon arrows' are one set where the shop sells them by six. */
function countIn({ quantity }: Reading, ids: readonly number[], { products }: Moment): number {
  if (quantity === null || ids.length > 1) return 1;
  const title = products.get(ids[0] ?? 0)?.title ?? '';
  return foldedWords(title).includes(String(quantity)) ? 1 : quantity;
}

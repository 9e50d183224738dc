/** Services that a sum is asked with: 'wrapped and with express delivery, how much is that?'. Their words name no goods. Pure. */
import { isWay, type Service, servicesIn } from '../../../../kit/languages/services.ts';
import type { ContentWord, Reading } from './reading.ts';

/** A message, and the words by which the shop calls its goods. */
interface MessageInShop {
  message: string;
  isThing?: (word: string, language: string) => boolean;
}

/** The services that a message wants with what it asks the price of. */
export function servicesAsked({ message, isThing }: MessageInShop, reading: Reading): readonly Service[] {
  return asked(message, reading, isThing).map(({ service }) => service);
}

/** The reading without the words that name such services, and without the wishes that they were read as. */
export function withoutServiceWords(reading: Reading, { message, isThing }: MessageInShop): Reading {
  const named = new Set(asked(message, reading, isThing).flatMap(({ words }) => words));
  const isNamed = ({ text }: ContentWord) => text.split(' ').every((word) => named.has(word));
  const content = reading.content.filter((word) => !isNamed(word));
  if (content.length === reading.content.length) return reading;
  const written = new Set(reading.content.filter(isNamed).flatMap(({ wishes }) => wishes));
  return {
    ...reading,
    content,
    wishes: reading.wishes.filter((wish) => !written.has(wish)),
    counts: reading.counts.map(({ count, words }) => ({ count, words: words.filter((word) => !isNamed(word)) })),
  };
}

/** 'Do you gift wrap, and what does that cost?' asks for no sum; a parcel locker is no service where the shop sells lockers. */
function asked(message: string, { keys, asks, language }: Reading, isThing: MessageInShop['isThing']) {
  const isSum = keys.has('total') || (asks.has('price') && keys.has('with'));
  if (!isSum) return [];
  const services = servicesIn(message, language);
  return services.filter(({ service, words }) => isWay(service) || !words.some((word) => isThing?.(word, language)));
}

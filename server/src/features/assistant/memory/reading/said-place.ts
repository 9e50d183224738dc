/** Places that only the conversation tells: 'im in inverness tho' behind a question about delivery, and words that stand where a place would. Pure. */
import { languageData, spacesWords } from '../../../../kit/languages/index.ts';
import { isDirection } from '../../../../kit/languages/topics/town-names.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import type { Conversation } from '../conversation.ts';
import { anyPlaceIn } from './places.ts';
import type { ContentWord, Reading } from './reading.ts';

const mostWords = 12;

/** The reading with the place that a message names, where delivery is talked about or the words around it lead to a place. */
export function withSaidPlace(
  reading: Reading,
  message: string,
  conversation: Conversation,
  knows: (word: string, language: string) => boolean,
): Reading {
  if (!mayNamePlace(reading, message, conversation)) return reading;
  const { content, language } = reading;
  const isOfDelivery = speaksOfDelivery(conversation);
  const words = !spacesWords(language) ? content.map(({ text }) => text) : foldedWords(message);
  for (const { text, wishes } of content) {
    const at = words.indexOf(text.split(' ')[0] ?? '');
    const isLed = isDirection(words[at - 1], language);
    // 'Cork' and 'Nice' are no places where nothing leads to one.
    const mayBePlace = wishes.length > 0 ? isOfDelivery && isLed : isOfDelivery || isLed;
    if (at < 0 || !mayBePlace || knows(text, language)) continue;
    const place = placeFrom(at, words, language);
    if (place) return withDestination(reading, place);
  }
  return reading;
}

/** Whether a message is one that may tell where to, and asks for nothing else. */
function mayNamePlace({ destination, wordCount, keys, asks }: Reading, message: string, conversation: Conversation): boolean {
  // Dutch 'wat ben ik kwijt' asks for money, not for something.
  const isVague = keys.has('some') && !keys.has('total') && !asks.has('price');
  if (destination !== null || wordCount > mostWords || keys.has('seeking') || isVague) return false;
  // 'Can you assemble it? I live in Leeds' asks for something else.
  if (/[?？؟]\s*\p{L}/u.test(message)) return false;
  return conversation.shown.length > 0 || conversation.subject !== null || speaksOfDelivery(conversation);
}

const speaksOfDelivery = ({ subject, destination }: Conversation): boolean =>
  (subject?.kind === 'topic' && subject.topic === 'delivery') || destination !== null;

interface NamedPlace {
  code: string;
  named: readonly string[];
}

/** The place whose name begins at a word; a word of direction before it is read with it. */
function placeFrom(at: number, words: readonly string[], language: Reading['language']): NamedPlace | null {
  const from = isDirection(words[at - 1], language) ? at - 1 : at;
  const place = anyPlaceIn(words.slice(from), language);
  return place && from + place.from <= at ? { code: place.code, named: words.slice(at, from + place.to) } : null;
}

const withDestination = (reading: Reading, { code, named }: NamedPlace): Reading => ({
  ...reading,
  destination: { code, written: named.join(' ') },
  content: reading.content.filter(({ text }) => !text.split(' ').every((part) => named.includes(part))),
  // 'It is for my mother in Lausanne' wishes for nothing.
  wishes: reading.wishes.filter(({ family, written }) => family !== 'recipient' && !named.includes(foldedWords(written)[0] ?? '')),
});

/** Whether a word that nobody knows stands where a place would: behind 'to', or before what means it. */
export function standsForPlace({ text, written }: ContentWord, message: string, language: Reading['language']): boolean {
  const { behind, writtenEnding, before: led } = languageData(language).places;
  if (behind) return new RegExp(`${written}(?:${behind})`, 'u').test(message);
  const isName = /^\p{Lu}/u.test(written);
  if (writtenEnding) return isName && writtenEnding.test(written);
  const words = foldedWords(message);
  const before = words[words.indexOf(text.split(' ')[0] ?? '') - 1];
  return (
    isDirection(before, language) ||
    (before !== undefined && led?.test(before) === true) ||
    (isName && !languageData(language).titles.capitalNouns)
  );
}

/** Places that only the conversation tells: 'im in inverness tho' behind a question about delivery, and words that stand where a place would. Pure. */
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
  { subject, destination, shown }: Conversation,
  knows: (word: string, language: string) => boolean,
): Reading {
  const { content, language, keys } = reading;
  // Dutch 'wat ben ik kwijt' asks for money, not for something.
  const isVague = keys.has('some') && !keys.has('total') && !reading.asks.has('price');
  if (reading.destination !== null || reading.wordCount > mostWords || keys.has('seeking') || isVague) return reading;
  // 'Can you assemble it? I live in Leeds' asks for something else.
  if (/[?？؟]\s*\p{L}/u.test(message)) return reading;
  const isOfDelivery = (subject?.kind === 'topic' && subject.topic === 'delivery') || destination !== null;
  if (!isOfDelivery && shown.length === 0 && subject === null) return reading;
  const words = language === 'ja' ? content.map(({ text }) => text) : foldedWords(message);
  for (const { text, wishes } of content) {
    // 'Cork' and 'Nice' are no places where nothing leads to one.
    const isLed = isDirection(words[words.indexOf(text.split(' ')[0] ?? '') - 1], language);
    if ((wishes.length > 0 && !(isOfDelivery && isLed)) || knows(text, language)) continue;
    const at = words.indexOf(text.split(' ')[0] ?? '');
    if (at < 0 || !(isOfDelivery || isDirection(words[at - 1], language))) continue;
    const before = isDirection(words[at - 1], language) ? [words[at - 1] ?? ''] : [];
    const place = anyPlaceIn([...before, ...words.slice(at)], language);
    if (!place || place.from > before.length) continue;
    const named = words.slice(at, at + place.to - before.length);
    return {
      ...reading,
      destination: { code: place.code, written: named.join(' ') },
      content: content.filter((word) => !word.text.split(' ').every((part) => named.includes(part))),
      // 'It is for my mother in Lausanne' wishes for nothing.
      wishes: reading.wishes.filter(({ family, written }) => family !== 'recipient' && !named.includes(foldedWords(written)[0] ?? '')),
    };
  }
  return reading;
}

const turkishEnding = /(?:['’]?y?[ae])$/u;
const arabicDirection = /^(?:الى|إلى)$/u;

/** Whether a word that nobody knows stands where a place would: behind 'to', or before what means it. */
export function standsForPlace({ text, written }: ContentWord, message: string, language: Reading['language']): boolean {
  if (language === 'ja') return new RegExp(`${written}(?:まで|へ|に)`, 'u').test(message);
  const isName = /^\p{Lu}/u.test(written);
  if (language === 'tr') return isName && turkishEnding.test(written);
  const words = foldedWords(message);
  const before = words[words.indexOf(text.split(' ')[0] ?? '') - 1];
  return (
    isDirection(before, language) ||
    (language === 'ar' && before !== undefined && arabicDirection.test(before)) ||
    (isName && language !== 'de')
  );
}

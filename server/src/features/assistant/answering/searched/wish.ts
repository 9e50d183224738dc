/** What a message wishes for, by its words and by what the search says of them. Pure. */
import { bookOf, comparable, findPhrases } from '../../../../kit/languages/dialogue/index.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { sentencesOf } from '../../guarding/sentences.ts';
import { asksWhichThing } from '../../memory/reading/noun-phrase.ts';
import { isUnit } from '../../memory/reading/units.ts';
import type { ProductSearch } from '../../memory/request.ts';
import { holdsWord, wordsOfMessage } from '../../memory/words.ts';
import type { ProductRecord } from '../../records/types.ts';
import type { WeighedGoods } from '../goods/evidence.ts';
import type { Understood } from '../understanding.ts';

/** The words that say what is wished for, without units. */
export const contentWords = ({ reading }: Understood): string[] =>
  reading.content.flatMap(({ text }) => (isUnit(text, reading.language) ? [] : text.split(' ')));

/** Whether a product is called by the thing that is sought. */
export const isCalledSo = ({ title, categories, kinds }: ProductRecord, { language }: Understood, { thing }: ProductSearch): boolean =>
  thing != null && [title, ...kinds, ...categories].some((text) => holdsWord(text, thing, language));

/** Whether a thing is sought in so many words, and beside it only which size fits. */
export const seeksWithSize = ({ reading: { keys, asks, topics } }: Understood, { reason }: ProductSearch): boolean =>
  reason === 'wish' &&
  keys.has('seeking') &&
  asks.has('size') &&
  [...asks].every((ask) => ask === 'size' || ask === 'price') &&
  topics.every((topic) => (topic as string) === 'sizes');

/**
 * Whether the message asks the shop something rather than for products: 'can I hand in my old plants?', but not 'I need a plant for a dark hall. What do you
 * have?' It asks in words, asks neither which nor for advice, and nearly all evidence is against products.
 */
export function asksOtherwise(
  { text, language, reading }: Understood,
  { thing }: ProductSearch,
  { likelihood, evidence }: WeighedGoods,
): boolean {
  if (likelihood >= leastOfSought || evidence.asksText === 0 || reading.keys.has('which') || reading.keys.has('advice')) return false;
  const words = wordsOfMessage(text, language);
  if (thing != null && asksWhetherThereIs(words, thing, language)) return false;
  // '¿Qué mascarilla me iría bien?'
  const isWhich = (word: string, at: number) =>
    asksWhichThing(word, language) && thing != null && holdsWord(words[at + 1] ?? '', thing, language);
  if (words.some(isWhich)) return false;
  const naming = sentencesOf(text).filter((sentence) => thing && holdsWord(sentence, thing, language));
  return (naming.length > 0 ? naming : [text]).some((sentence) => isAsking(sentence, language));
}
const leastOfSought = -3.5;

/** 'Would you also have a clear pouch for liquids?': the thing stands right behind the words that seek it, or before them where the language has it so. */
function asksWhetherThereIs(words: readonly string[], thing: string, language: ChatLanguage): boolean {
  const at = words.findIndex((word) => holdsWord(word, thing, language));
  const hits = findPhrases(bookOf(language), words.map(comparable)).filter(({ keys }) => keys.includes('seeking'));
  return at >= 0 && hits.some(({ from, to }) => (at >= to && at - to <= mostBetween) || (at < from && from - at <= mostBehind));
}
const mostBetween = 3;
const mostBehind = 1;

/** Whether the message wishes for products, whatever the shop calls them: it names a thing, says how it should be and what it may cost, or for whom it is a gift. */
export const isDescribedOnly = ({ reading }: Understood, { constraints }: ProductSearch): boolean =>
  (reading.budget !== null || (reading.keys.has('gift') && constraints.wishes.age !== undefined)) &&
  Object.keys(constraints.wishes).length > 0 &&
  reading.topics.length === 0 &&
  !reading.isQuestion;

/** Where a message may be cut into what it says one after the other. Pure. */

import { bookOf, comparable, type DialogueKey, type DialogueLanguage, type PhraseBook } from '../../../../kit/languages/dialogue/index.ts';
import { traitsOf } from '../../../../kit/languages/index.ts';
import { foldedWords, foldText } from '../../../../kit/text/words.ts';

const sentenceEnd = /[.!?؟;؛…。？！\n]+(?=\s|$)|[。？！\n]+|[,،、，](?=\s|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** Far more than a message has that somebody wrote. Whoever cuts there reads each of the parts. */
const mostPlaces = 30;

/** The places behind sentences and commas, and before words that join, in their order. */
export function placesToCut(message: string, language: DialogueLanguage, joining: readonly DialogueKey[]): number[] {
  const book = bookOf(language);
  // 'È' is, and does not join as 'e' does.
  const isOther = (word: string) => word.length === 1 && foldText(word) !== word.toLowerCase();
  const joins = (word: string) => !isOther(word) && joinsAsFolded(word);
  const joinsAsFolded = (word: string) =>
    (traitsOf(language)?.growsTogether === true && /^و(?:\p{L}{2}|$)/u.test(word)) ||
    foldedWords(word).some((each) =>
      book.byWord.get(comparable(each))?.some(({ words, keys }) => words.length === 1 && joining.some((key) => keys.includes(key))),
    );
  const places = new Set<number>();
  for (const { index, 0: sign } of message.matchAll(sentenceEnd)) places.add(index + sign.length);
  const words = book.isUnspaced ? [] : [...message.matchAll(/[\p{L}\p{M}]+/gu)];
  const folded = words.map(({ 0: word }) => comparable(foldText(word)));
  for (const [at, { index, 0: word }] of words.entries()) if (joins(word) && !isWithinPhrase(folded, at, book)) places.add(index);
  return [...places].sort((first, second) => first - second).slice(0, mostPlaces);
}

/** The 'e' of 'tutti e due' joins nothing: it stands within a phrase. */
function isWithinPhrase(words: readonly string[], at: number, { byWord }: PhraseBook): boolean {
  const beginnings = words.slice(Math.max(0, at - longestPhrase), at);
  return beginnings.some((word, place) => {
    const from = at - beginnings.length + place;
    const holds = (phrase: readonly string[]) => phrase.length > at - from && phrase.every((each, next) => words[from + next] === each);
    return byWord.get(word)?.some(({ words: phrase, keys }) => keys.includes('both') && holds(phrase)) === true;
  });
}
const longestPhrase = 3;

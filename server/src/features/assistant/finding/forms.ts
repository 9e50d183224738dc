/** Which words of a shop are forms of a visitor's word: other endings, parts of compounds. Pure. */

import { buildsCompounds } from '../../../kit/languages/compounds.ts';
import { traitsOf } from '../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { bareForms, isUnspaced } from '../../../kit/text/search-words.ts';

/** How many letters two forms of one word must share, and how many more each may have. */
const shared = { letters: 4, share: 0.55, ending: 5 };
const shortestPart = 5;
const mostForms = 12;

/** Whether two words begin alike and differ only in their endings: 'watts' and 'wattage'. */
export function areForms(first: string, second: string): boolean {
  if (first === second) return true;
  const least = Math.min(first.length, second.length);
  if (least < shared.letters) return false;
  let length = 0;
  while (length < least && first[length] === second[length]) length++;
  const longest = Math.max(first.length, second.length) - length;
  return length >= shared.letters && length >= Math.max(first.length, second.length) * shared.share && longest <= shared.ending;
}

/** A letter that becomes another one before an ending is written one way: Spanish nuez, nueces. */
function inOneSpelling(word: string, language: ChatLanguage): string {
  const spelling = traitsOf(language)?.spelling;
  return spelling ? word.replaceAll(...spelling) : word;
}

/** Whether a word of the shop ends in a visitor's word, or the other way round: 'Merinosocken' are 'Socken'. */
function shareEnd(first: string, second: string): boolean {
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  if (short.length < shortestPart || long.length - short.length < 3) return false;
  return (
    long.endsWith(short) ||
    areForms(long.slice(long.length - short.length - 1), short) ||
    areForms(long.slice(long.length - short.length + 1), short)
  );
}

/** In a language without spaces, a word is a form of any word that contains it. */
const unspacedForms = (word: string, lists: readonly Iterable<string>[]): string[] =>
  [...new Set(lists.flatMap((list) => [...list]))]
    .filter(
      (shopWord) =>
        shopWord === word || (Math.min(shopWord.length, word.length) > 1 && (shopWord.includes(word) || word.includes(shopWord))),
    )
    .slice(0, mostForms);

/** The words of a shop that are forms of `word`, the most alike first. */
export function formsIn(word: string, lists: readonly Iterable<string>[], language: ChatLanguage): string[] {
  if (isUnspaced(word)) return unspacedForms(word, lists);
  const asked = bareForms(word).map((form) => inOneSpelling(form, language));
  const found = new Set<string>();
  for (const list of lists)
    for (const listed of list) {
      const spelling = inOneSpelling(listed, language);
      const isForm = asked.some((form) => areForms(form, spelling) || (buildsCompounds(language) && shareEnd(form, spelling)));
      if (isForm) found.add(listed);
    }
  return [...found].sort((a, b) => Math.abs(a.length - word.length) - Math.abs(b.length - word.length)).slice(0, mostForms);
}

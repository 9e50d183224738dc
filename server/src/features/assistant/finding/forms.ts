/** Which words of a shop are forms of a visitor's word: other endings, parts of compounds. Pure. */

import { buildsCompounds } from '../../../kit/languages/compounds.ts';
import { traitsOf } from '../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { bareForms, isUnspaced } from '../../../kit/text/search-words.ts';

/** What two forms of one word share at least, and how much each may have beyond it. */
const shared = { letters: 4, share: 0.55, ending: 5 };
const shortestPart = 5;
const mostForms = 12;

/** Whether two words begin alike and differ only in their endings: 'watts' and 'wattage'. */
export function areForms(one: string, other: string): boolean {
  if (one === other) return true;
  const least = Math.min(one.length, other.length);
  if (least < shared.letters) return false;
  let length = 0;
  while (length < least && one[length] === other[length]) length++;
  const longest = Math.max(one.length, other.length) - length;
  return length >= shared.letters && length >= Math.max(one.length, other.length) * shared.share && longest <= shared.ending;
}

/** A letter that becomes another one before an ending is written one way: Spanish nuez, nueces. */
function inOneSpelling(word: string, language: ChatLanguage): string {
  const spelling = traitsOf(language)?.spelling;
  return spelling ? word.replaceAll(...spelling) : word;
}

/** Whether a word of the shop ends in a visitor's word, or the other way round: 'Merinosocken' are 'Socken'. */
function shareEnd(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < shortestPart || long.length - short.length < 3) return false;
  return (
    long.endsWith(short) ||
    areForms(long.slice(long.length - short.length - 1), short) ||
    areForms(long.slice(long.length - short.length + 1), short)
  );
}

/** Where nothing is spaced, a word is a form of another that has it within. */
const unspacedForms = (word: string, lists: readonly Iterable<string>[]): string[] =>
  [...new Set(lists.flatMap((list) => [...list]))]
    .filter((known) => known === word || (Math.min(known.length, word.length) > 1 && (known.includes(word) || word.includes(known))))
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

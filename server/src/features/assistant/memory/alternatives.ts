/** Two products that a message names to choose between them, though neither was shown (README, rule F11). Pure. */

import { bookOf, comparable, type DialogueLanguage } from '../../../kit/languages/dialogue/index.ts';
import { traitsOf } from '../../../kit/languages/index.ts';
import { foldedWords, foldText } from '../../../kit/text/words.ts';
import type { Titled, Titles } from './naming.ts';
import { placesToCut } from './reading/cuts.ts';
import { isFunctionWord } from './reading/function-words.ts';
import { holdsWord } from './words.ts';

/** The products that a message names to choose from, and its question about them. */
export interface Alternatives {
  ids: readonly number[];
  /** The message without their names. */
  rest: string;
}

/** Words in a row that stand in one title, and the products with such titles. */
interface Name {
  words: readonly string[];
  of: readonly Titled[];
}

const mostAlternatives = 3;

/**
 * 'I can't decide between the Volea 100 and the Tour 98. Which is lighter?': the products that are named one after the other, each by words of its title that
 * together only it bears, numbers included.
 * @param titles the products whose names contain each word
 * @returns null where the message does not name two or three products so
 */
export function alternativesIn(message: string, language: DialogueLanguage, titles: Titles): Alternatives | null {
  const messageWords = wordsSaid(message, language, titles);
  const names = namesIn(messageWords, language, titles);
  const sure = names.flatMap((name) => onlyOf(name, language) ?? []);
  const ids = new Set(sure.map(({ id }) => id));
  // 'The Kiepe 100 and the 150': the name is said once.
  for (const name of names) {
    const like = likest(name, sure, language);
    if (like) ids.add(like.id);
  }
  if (ids.size < 2 || ids.size > mostAlternatives) return null;
  const spoken = new Set(names.flatMap(({ words }) => words));
  return { ids: [...ids], rest: withoutNames(message, language, spoken) };
}

/** The words of a message in its order; of a language without spaces those that titles hold, and numbers with what is written to them. */
function wordsSaid(message: string, language: DialogueLanguage, titles: Titles): string[] {
  if (!bookOf(language).isUnspaced) return foldedWords(message);
  const folded = foldText(message);
  const numbers = [...folded.matchAll(/\d+[a-z]*/gu)].map(([word]) => word);
  const places = [...new Set([...titles.keys(), ...numbers])].flatMap((word) => placesOf(word, folded).map((index) => ({ word, index })));
  return places.toSorted((first, second) => first.index - second.index).map(({ word }) => word);
}

function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}

function namesIn(words: readonly string[], language: DialogueLanguage, titles: Titles): Name[] {
  const all = [...new Map([...titles.values()].flat().map((titled) => [titled.id, titled])).values()];
  const bearing = (word: string) =>
    /\d/u.test(word) ? all.filter(({ title }) => foldedWords(title).includes(word)) : (titles.get(word) ?? []);
  const names: Name[] = [];
  let isOpen = false;
  for (const word of words) {
    if (joins(word, language)) isOpen = false;
    const of = bearing(word);
    if (of.length === 0) {
      isOpen &&= isFunctionWord(word, language);
      continue;
    }
    const before: Name | undefined = isOpen ? names.at(-1) : undefined;
    const both = before && !before.words.includes(word) ? before.of.filter(({ id }) => of.some((each) => each.id === id)) : [];
    if (before && both.length > 0) names.splice(-1, 1, { words: [...before.words, word], of: both });
    else names.push({ words: [word], of });
    isOpen = true;
  }
  return names;
}

/** 'And', also where Arabic writes it to the next word. */
const joins = (word: string, language: DialogueLanguage): boolean =>
  (traitsOf(language)?.growsTogether === true && /^و\p{L}{2}/u.test(word)) ||
  (bookOf(language)
    .byWord.get(comparable(word))
    ?.some(({ words, keys }) => words.length === 1 && keys.includes('and')) ??
    false);

/** The one product that a name means: the only one with these words, or the only one without further words. */
function onlyOf({ words, of }: Name, language: string): Titled | null {
  const [only, ...others] = of;
  if (only && others.length === 0) return only;
  const isWhole = ({ title }: Titled) =>
    foldedWords(title).every((part) => words.some((word) => part === word || (!/\d/u.test(part) && holdsWord(part, word, language))));
  const [whole, ...more] = of.filter(isWhole);
  return whole && more.length === 0 ? whole : null;
}

/** Of several products that fit a name, the one whose title is most similar to the titles that are certain. */
function likest(name: Name, sure: readonly Titled[], language: string): Titled | null {
  if (sure.length === 0 || name.of.length < 2 || !name.words.some((word) => /\d/u.test(word))) return null;
  const [other] = sure;
  if (!other || name.of.some(({ id }) => sure.some((each) => each.id === id))) return null;
  const likeness = ({ title }: Titled) => foldedWords(title).filter((part) => holdsWord(other.title, part, language)).length;
  const [best, next] = name.of.toSorted((first, another) => likeness(another) - likeness(first));
  return best && likeness(best) > 0 && likeness(best) > likeness(next as Titled) ? best : null;
}

/** The sentences and clauses without names; where there are none, the message without the words of names. */
function withoutNames(message: string, language: DialogueLanguage, spoken: ReadonlySet<string>): string {
  const places = [0, ...placesToCut(message, language, []), message.length];
  const holds = (clause: string) =>
    bookOf(language).isUnspaced
      ? [...spoken].some((word) => foldText(clause).includes(word))
      : foldedWords(clause).some((word) => spoken.has(word));
  const clauses = places.slice(1).map((to, at) => message.slice(places[at], to));
  const rest = clauses.filter((clause) => /\p{L}/u.test(clause) && !holds(clause)).join(' ');
  if (rest) return rest.trim();
  if (bookOf(language).isUnspaced) return [...spoken].reduce((text, word) => text.replaceAll(word, ' '), foldText(message)).trim();
  return message.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (foldedWords(word).every((each) => spoken.has(each)) ? '' : word)).trim();
}

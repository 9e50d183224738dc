/** Finds the products that bear a word in any form: other endings, parts of compounds, one letter wrong. Pure. */
import { buildsCompounds } from '../../../kit/languages/compounds.ts';
import { lexiconOf, vocabularyLanguage } from '../../../kit/languages/vocabulary/index.ts';
import { editDistance } from '../../../kit/text/distance.ts';
import { beginsWith, relatedBases, stemOf, withoutEndings } from '../../../kit/text/words.ts';
import { type Marks, remembered, type Shelf } from './shelf.ts';

/** Signs that forms of a word begin with, and the shortest form without its ending. */
const shortestStart = 2;
const shortest = 2;
/** Parts of compounds are longer: 'hut' is not in 'schutz'. */
const shortestPart = 4;
const arabicPrefix = /^(?:وال|بال|لل|ال|و|ب|ل)(?=.{3})/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** From this length on a word may have one letter wrong, from the second on two. */
const [oneWrong, twoWrong] = [4, 8];

/** How a word is looked for: misspelt, and as a part of a compound. */
export interface Spelling {
  corrects?: boolean;
  joins?: boolean;
}

/** The products that have a word in title, categories or attributes (`core`), or in the description (`rest`). */
export function placesOfWord(
  shelf: Shelf,
  word: string,
  language: string,
  { corrects = false, joins = false }: Spelling,
): { core: Marks; rest: Marks } {
  const find = (each: string) => ({
    core: places(shelf, 'core', each, language, joins),
    rest: places(shelf, 'rest', each, language, joins),
  });
  const found = find(word);
  if (!corrects || found.core.includes(1) || found.rest.includes(1)) return found;
  const meant = corrected(shelf, word);
  return meant ? find(meant) : found;
}

/** Tests whether some folded words hold a word in any form, or a compound that begins or ends with it: 'Schneeschuh' holds no 'Esche'. */
export function formTest(word: string, language: string): (words: readonly string[]) => boolean {
  const isForm = formsOf(word, [language], false);
  const bases = buildsCompounds(language) ? [...basesOf(word, [language])] : [];
  const parts = bases.filter((base) => base.length >= shortestPart);
  const tails = tailsOf(bases);
  const isPart = (each: string) => parts.some((part) => each.startsWith(part) || each.endsWith(part)) || endsInTail(each, tails);
  return (words) => words.some((each) => isForm(each) || isPart(each));
}

/** A word as the shelf spells it, where no product bears it as it stands. */
export function spelt(shelf: Shelf, word: string, language: string): string {
  const { core, rest } = placesOfWord(shelf, word, language, { joins: true });
  return core.includes(1) || rest.includes(1) ? word : (corrected(shelf, word) ?? word);
}

/** Whether any product bears a word in any form. */
export function knowsWord(shelf: Shelf, word: string, language: string): boolean {
  const { core, rest } = placesOfWord(shelf, word, language, { joins: true });
  return core.includes(1) || rest.includes(1);
}

const places = (shelf: Shelf, where: 'core' | 'rest', word: string, language: string, joins: boolean): Marks =>
  remembered(shelf, `${where} any form of ${word} in ${language}${joins ? ' and in compounds' : ''}`, () => {
    const marks = new Uint8Array(shelf.products.length);
    const isForm = formsOf(word, [language, shelf.language?.slice(0, 2) ?? language], joins);
    for (const [shelfWord, holders] of shelf[where]) if (isForm(shelfWord)) for (const place of holders) marks[place] = 1;
    return marks;
  });

/** Shorter bases that only the end of a compound may be: 'Diesellok' is one of the 'Loks', a 'laptoptas' a 'tas'. */
const tailsOf = (bases: readonly string[]): string[] => bases.filter((base) => base.length === shortestPart - 1);

const endsInTail = (each: string, tails: readonly string[]): boolean =>
  tails.some((tail) => each.length >= tail.length + shortestPart && each.endsWith(tail));

const longestPlural = 2;
const against = 'anti';

/** Tests whether a word of the shelf is a form of one of the visitor's phrase. */
function formsOf(word: string, languages: readonly string[], joins: boolean): (shelfWord: string) => boolean {
  const bases = basesOf(word, languages);
  const start = word.replace(arabicPrefix, '').slice(0, shortestStart);
  const joined = joins && languages.some(buildsCompounds) ? [...bases] : [];
  // 'Gartenschere' without the ending of 'kleinere' is in 'Gartenschlauch' too.
  const parts = joined.filter((base) => base.length >= shortestPart && word.length - base.length <= longestPlural);
  const tails = tailsOf(joined);
  const long = [...bases].filter((base) => base.length > 4);
  const isForm = (shelfWord: string): boolean => {
    if (shelfWord === word || (unspaced.test(word) && beginsWith(shelfWord, word))) return true;
    if (parts.some((part) => shelfWord.includes(part))) return true;
    if (endsInTail(shelfWord, tails)) return true;
    if (!shelfWord.replace(arabicPrefix, '').startsWith(start)) return false;
    if (long.some((base) => shelfWord.startsWith(base) && shelfWord.length - base.length <= 3)) return true;
    for (const base of basesOf(shelfWord, languages)) if (bases.has(base)) return true;
    return false;
  };
  // 'Antigolpes' is against 'golpes'.
  return (shelfWord) => isForm(shelfWord) || (shelfWord.startsWith(against) && isForm(shelfWord.slice(against.length)));
}

function basesOf(word: string, languages: readonly string[]): Set<string> {
  const bases = new Set([word, stemOf(word), word.replace(arabicPrefix, '')]);
  for (const language of languages) {
    const { endings } = lexiconOf(vocabularyLanguage(language));
    for (const base of [...bases]) for (const cut of withoutEndings(base, language, endings, shortest)) bases.add(cut);
    for (const base of [...bases]) for (const other of relatedBases(base, language)) bases.add(other);
  }
  return bases;
}

/** The word of the shelf that a misspelt one stands for; one of descriptions only where one letter is wrong, and not the first. */
function corrected(shelf: Shelf, word: string): string | null {
  const most = word.length >= twoWrong ? 2 : word.length >= oneWrong ? 1 : 0;
  if (most === 0 || unspaced.test(word)) return null;
  const ofCore = nearest(shelf.core, word, most);
  if (ofCore !== null || word.length < ofDescription) return ofCore ?? correctedPart(shelf, word);
  return correctedPart(shelf, word) ?? nearest(shelf.rest, word, 1, word[0]);
}
/** From this length on a misspelt word may be one of descriptions, which have many words. */
const ofDescription = 6;

/** The nearest of some words, with at most this many letters wrong; of several the commonest. */
function nearest(words: Shelf['core'], word: string, most: number, first = ''): string | null {
  let best: { word: string; distance: number; count: number } | null = null;
  for (const [shelfWord, holders] of words) {
    if (Math.abs(shelfWord.length - word.length) > most || shelfWord.length < oneWrong || !shelfWord.startsWith(first)) continue;
    const distance = editDistance(word, shelfWord, most);
    if (distance > most) continue;
    if (!best || distance < best.distance || (distance === best.distance && holders.length > best.count))
      best = { word: shelfWord, distance, count: holders.length };
  }
  return best?.word ?? null;
}

/** The end of a compound that a misspelt word stands for: 'orchedee' in 'Vlinderorchidee'. */
function correctedPart(shelf: Shelf, word: string): string | null {
  if (word.length < longestPart || !buildsCompounds(shelf.language?.slice(0, 2) ?? '')) return null;
  for (const shelfWord of shelf.core.keys())
    for (const length of [word.length, word.length + 1, word.length - 1]) {
      const end = shelfWord.slice(-length);
      if (shelfWord.length >= length + shortestPart && end[0] === word[0] && editDistance(word, end, 1) <= 1) return end;
    }
  return null;
}
const longestPart = 7;

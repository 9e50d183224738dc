/** Prepares text for comparison: without case and accents, split into words. */
import { allLanguages, knownLanguage, languageData, traitsOf } from '../languages/index.ts';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const wholeLetters: Record<string, string> = { ß: 'ss', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };
const marks = /[\u0300-\u036f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
const ascii = /^[\x00-\x7f]*$/;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** Returns `text` in lower case, without accents and surrounding space, so that texts that look the same to a person become equal. */
export function foldText(text: string): string {
  // Most of a catalogue is ASCII, and decomposing costs ten times as much as this check.
  if (ascii.test(text)) return text.toLowerCase().replace(/\s+/g, ' ').trim();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[ßıøæœłđðþ]/g, (letter) => wholeLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a text, folded, in order. */
export const foldedWords = (text: string): string[] => foldText(text).match(wordPattern) ?? [];

/** The words of a text as they are written, in order. */
export const writtenWords = (text: string): string[] => text.normalize('NFC').match(wordPattern) ?? [];

/** Scripts that put no spaces between words, so that a word may begin anywhere, and have no capitals. */
export const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Whether a folded word begins with `stem`, or contains it in languages without spaces. */
export const beginsWith = (word: string, stem: string): boolean =>
  word.startsWith(stem) || (unspacedScript.test(stem) && word.includes(stem));

const plurals = allLanguages.flatMap((language) => languageData(language).plurals);

/** Removes common plural endings from a folded word, so that 'shoes' finds 'shoe' and 'Schuhe' finds 'Schuh'. */
export function stemOf(word: string): string {
  if (word.length < 4 || unspacedScript.test(word) || /\p{N}/u.test(word)) return word;
  const plural = plurals.find(({ ending }) => ending.test(word));
  return plural ? word.slice(0, -plural.letters) : word;
}

/**
 * Where words have several endings in a row, they are removed down to this many letters: 'çakmaklıdır' contains 'çakmak', 'bıçaklarımdaki'
 * contains 'bıçak'.
 */
const shortestWithEnding = 4;

/**
 * A folded word without its ending, and without those before it where endings stand one behind the other.
 * @param endings the first group is what stands before an ending
 * @param shortest letters that must be left
 */
export function withoutEndings(word: string, language: string | null, endings: RegExp, shortest: number): string[] {
  const cut = endings.exec(word)?.[1];
  if (!cut || cut.length < shortest) return [];
  return traitsOf(language)?.stacksEndings && cut.length > shortestWithEnding
    ? [cut, ...withoutEndings(cut, language, endings, shortest)]
    : [cut];
}

/** Other beginnings under which a language writes the same word, given one without its ending. */
export const relatedBases = (base: string, language: string): string[] => traitsOf(language)?.relatedBases(base) ?? [];

/**
 * The forms of a folded word behind the one that says what it is of, in languages that have them: Turkish 'takım' is 'takımı' in 'yemek
 * takımı', and 'kitap' is 'kitabı' in 'boyama kitabı'.
 */
export const possessedForms = (word: string, tag: string): string[] => traitsOf(knownLanguage(tag))?.possessedForms(word) ?? [];

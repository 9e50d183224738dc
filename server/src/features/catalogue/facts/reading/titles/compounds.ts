/** Finds compounds of two nouns, of which the second belongs to the first, as in Turkish: 'kol saati', 'şef bıçağı'. Pure. */
import { knownLanguage, languageData } from '../../../../../kit/languages/index.ts';
import { foldedWords, foldText, stemOf } from '../../../../../kit/text/words.ts';
import type { Fact } from '../../fact.ts';
import type { Title } from './titles.ts';

/** The name of a kind in a title. */
export interface HeadName {
  /** The same for singular and plural. */
  key: string;
  written: string;
}

interface CompoundReader {
  /** The index of the last noun that belongs to the one before it; what follows describes: 'Kol Saati Beyaz Kadran'. Null without one. */
  headOf(title: Title): number | null;
  /** The compound whose second noun is at an index, which is a fragment without the first; null where it is no such noun. */
  nameAt(title: Title, at: number): HeadName | null;
}

const plural = /l[ae]r(?:i|in)?$/;
/** What a consonant is at the end of a word, when a vowel follows it here: 'kabı' of a 'kap'. */
const hard: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };

/**
 * The reader of a language that marks such nouns by an ending; null for others. Many nouns end so by themselves ('atkı', a scarf), so that the
 * shop must use the noun without the ending elsewhere.
 */
export function compoundReader(
  titles: readonly Title[],
  categories: readonly (readonly Fact[])[],
  language: string,
): CompoundReader | null {
  const grammarLanguage = knownLanguage(language);
  const ending = grammarLanguage && languageData(grammarLanguage).titles.possessed;
  if (!ending) return null;
  const possessed = new RegExp(ending, 'u');
  const labels = new Set(categories.flatMap((list) => list.map(({ label }) => label)));
  const used = new Set<string>();
  for (const word of [...titles.flatMap(({ text }) => foldedWords(text)), ...[...labels].flatMap(foldedWords)])
    used.add(word).add(word.replace(plural, ''));
  const isPossessed = ({ text, words }: Title, at: number): boolean => {
    const written = foldText(text.slice(words[at]?.start, words[at]?.end));
    const bare = written.slice(0, -1);
    return possessed.test(written) && (used.has(bare) || used.has(bare.slice(0, -1) + (hard[bare.at(-1) ?? ''] ?? '')));
  };
  const isCompound = (title: Title, at: number) => {
    const { text, words, names } = title;
    const [owner, noun] = [words[at - 1], words[at]];
    if (!owner || !noun || names.has(at - 1) || !/^\p{L}{2,}$/u.test(owner.written)) return false;
    return /^\s$/u.test(text.slice(owner.end, noun.start)) && isPossessed(title, at);
  };
  return {
    headOf: (title) => title.nouns.findLast((at) => isCompound(title, at)) ?? null,
    nameAt: (title, at) => {
      const [owner, noun] = [title.words[at - 1], title.words[at]];
      // Without its ending the noun is no fragment: 'lamba' of 'masa lambası'.
      const isBare = noun !== undefined && foldText(title.text.slice(noun.start, noun.end)) !== noun.word;
      if (!owner || !noun || isBare || !isCompound(title, at)) return null;
      return { key: `${stemOf(owner.word)} ${stemOf(noun.word)}`, written: title.text.slice(owner.start, noun.end) };
    },
  };
}

/** Whether two compounds, folded, differ in the ending of the second noun only: 'kol saati' and 'kol saatleri'. */
export function isSameCompound(first: string, second: string): boolean {
  const [words, others] = [first.split(' '), second.split(' ')];
  const bare = (word = '') => word.replace(plural, '').replace(/[iu]$/, '');
  return words.length === 2 && others.length === 2 && words[0] === others[0] && bare(words[1]) === bare(others[1]);
}

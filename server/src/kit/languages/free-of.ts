/** How it is said that something is not in a thing: 'ohne Koffein', 'caffeine-free', 'entkoffeiniert'. The words stand in the languages' folders. Pure. */

import { foldText, stemOf } from '../text/words.ts';
import { ofEachLanguage } from './index.ts';
import type { FreeOfWords } from './shapes/goods.ts';
import { namesInShops } from './shop-names.ts';

const languages = ofEachLanguage(({ goods }) => goods.freeOf);

/** Whether folded words, in order, say that something is not there. */
export type FreeOf = (words: readonly string[]) => boolean;

const [shortestStart, shortestCut] = [4, 6];
/** Words of grammar may stand between: 'free of any nickel'. */
const reach = 2;

const listOf = (words = ''): string[] => words.split(' ').filter(Boolean);

/**
 * Tests whether words say that a thing is without what a folded word names.
 * @param holds whether some folded words hold the word in any form
 */
export function freeOf(word: string, language: string, holds: (words: readonly string[]) => boolean): FreeOf {
  const of: FreeOfWords = Object.entries(languages).find(([each]) => each === language)?.[1] ?? {};
  const [before, behind, prefixes, suffixes] = [of.before, of.behind, of.prefixes, of.suffixes].map(listOf) as [
    string[],
    string[],
    string[],
    string[],
  ];
  const stem = stemOf(word);
  // 'Decaffeinated' is without caffeine, 'bezglutenowy' without 'glutenu'.
  const start = stem.length >= shortestCut ? stem.slice(0, -1) : stem;
  const isJoined = (each: string) =>
    start.length >= shortestStart &&
    (prefixes.some((prefix) => each.startsWith(prefix + start)) ||
      (each.startsWith(start) && suffixes.some((suffix) => each.endsWith(suffix))));
  return (words) =>
    words.some(
      (each, at) =>
        isJoined(each) ||
        (holds([each]) &&
          (behind.includes(words[at + 1] ?? '') || words.slice(Math.max(0, at - reach), at).some((other) => before.includes(other)))),
    );
}

/** Names under which shops list what is not in a thing, in whatever language: 'Free from: parabens'. */
const names: ReadonlySet<string> = new Set(namesInShops(({ absence }) => absence).map(foldText));

/** Whether the name of a property says that what it lists is not there. */
export const namesAbsence = (name: string): boolean => names.has(foldText(name).trim());

/** Compares words whatever their endings, as people inflect them. Pure. */
import { writesTogether } from '../../../kit/languages/compounds.ts';
import { comparable } from '../../../kit/languages/dialogue/index.ts';
import { allLanguages, spacesWords, traitsOf } from '../../../kit/languages/index.ts';
import { lexiconOf, vocabularyLanguages, wordsIn } from '../../../kit/languages/vocabulary/index.ts';
import { foldedWords, relatedBases, stemOf, withoutEndings } from '../../../kit/text/words.ts';
import { remembered } from '../../../platform/caches/remembered.ts';

const shortest = 3;
const arabicArticle = /^(?:وال|بال|لل|ال|و|ب|ل)(?=.{3})/u;

/**
 * The forms under which a folded word is the same word: itself, and what is left without the endings of the language. The same words of titles
 * and messages are compared again in each turn.
 */
export const basesOf: (word: string, language: string | null) => ReadonlySet<string> = remembered(findBases, {
  most: 20_000,
  keyOf: (word, language) => `${language} ${word}`,
});

function findBases(word: string, language: string | null): ReadonlySet<string> {
  const traits = traitsOf(language);
  const plain = comparable(word);
  const bases = new Set([plain, stemOf(plain)]);
  const bare = plain.replace(arabicArticle, '');
  bases.add(bare);
  // 'I want a phone': the ending of an object.
  if (traits?.objectEnding && bare.endsWith(traits.objectEnding)) bases.add(bare.slice(0, -1));
  const supported = vocabularyLanguages.find((each) => each === language);
  const endings = supported && lexiconOf(supported).endings;
  if (endings) for (const base of [...bases]) for (const cut of withoutEndings(base, language, endings, shortest)) bases.add(cut);
  if (traits?.looseEnding?.test(plain)) bases.add(plain.slice(0, -1));
  if (language) for (const base of [...bases]) for (const other of relatedBases(base, language)) bases.add(other);
  return new Set([...bases].filter((base) => base.length >= shortest || base === plain));
}

/** The words of a message in their order, folded: as a segmenter cuts them where nobody writes spaces. */
export const wordsOfMessage = (message: string, language: string): string[] =>
  !spacesWords(language) ? wordsIn(message) : foldedWords(message);

/** Whether two folded words are forms of one. */
export function isSameWord(first: string, second: string, language: string | null): boolean {
  if (first === second) return true;
  const others = basesOf(second, language);
  for (const base of basesOf(first, language)) if (others.has(base)) return true;
  return false;
}

/** Whether a text holds a word in any form. */
export const holdsWord = (text: string, word: string, language: string | null): boolean =>
  foldedWords(text).some(
    (each) =>
      isSameWord(each, word, language) ||
      (mayJoin(language) && ((word.length >= shortestPart(word) && each.includes(word)) || isTail(each, word, language))),
  );

/** 'Diesellok' is one of the 'Loks'. */
const isTail = (compound: string, word: string, language: string | null): boolean =>
  [...basesOf(word, language)].some((base) => compound.length >= base.length + 4 && compound.endsWith(base));

/** Two signs of Chinese or syllables are a word. */
const shortestPart = (word: string): number => (/^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(word) ? 2 : 4);

/** Whether words may stand in other words of a language; of one that Parley does not know they may. */
export const mayJoin = (language: string | null): boolean =>
  language === null || writesTogether(language) || !allLanguages.some((each) => each === language);

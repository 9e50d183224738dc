/** Words that cannot name a kind of product. */
import { allLanguages, isSmallWord, type Language, languageData, wordList } from '../../../kit/languages/index.ts';

const tradeWords = new Set(allLanguages.flatMap((language) => wordList(languageData(language).tradeWords)));

/**
 * Whether a folded word cannot name a kind of product: a function word of `language`, a trade word of any language, or one with a digit.
 */
export const namesNoKind = (word: string, language: Language | null): boolean =>
  (language !== null && isSmallWord(word, language)) || tradeWords.has(word) || /\p{N}/u.test(word);

/** Words that cannot stand for a kind of thing. */
import { allLanguages, isSmallWord, type Language, languageData, wordList } from '../../../kit/languages/index.ts';

const tradeWords = new Set(allLanguages.flatMap((language) => wordList(languageData(language).tradeWords)));

/** Whether a folded word names no kind of thing: a small word of the language, trade talk of any language, or a number. */
export const namesNothing = (word: string, language: Language | null): boolean =>
  (language !== null && isSmallWord(word, language)) || tradeWords.has(word) || /\p{N}/u.test(word);

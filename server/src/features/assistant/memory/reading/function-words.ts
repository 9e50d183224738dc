/** Words of a language that name nothing. Pure. */
import type { DialogueLanguage } from '../../../../kit/languages/dialogue/index.ts';
import { allLanguages, isSmallWord, languageData, wordList } from '../../../../kit/languages/index.ts';

const chatWords = new Map(
  allLanguages.map((language) => {
    const { chatWords: chat, conversation } = languageData(language);
    return [language, new Set([...wordList(chat), ...wordList(conversation?.fillerWords ?? '')])];
  }),
);

/** Whether a folded word is one of grammar, or of talk. */
export const isFunctionWord = (text: string, language: DialogueLanguage): boolean =>
  chatWords.get(language)?.has(text) || isSmallWord(text, language);

/** The texts of Parley for visitors, and the languages that have them. */
import { allLanguages, type Language, languageData } from '../index.ts';
import type { Replies } from './shape.ts';

export type ChatLanguage = Language;

/** The codes of all languages in which Parley answers. */
export const chatLanguages: readonly ChatLanguage[] = allLanguages;

/** Whether Parley answers in the language of a code such as `de`. */
export const isChatLanguage = (language: string | null): language is ChatLanguage => allLanguages.some((each) => each === language);

/** The sentences of a language. */
export const repliesIn = (language: ChatLanguage): Replies => languageData(language).replies;

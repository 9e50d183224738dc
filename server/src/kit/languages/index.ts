/**
 * The languages that Parley knows, a folder each. To add one, fill in `LanguageData` in a new folder and add it to `languages`: everything else takes
 * its words from there, and the compiler names what is missing (README.md).
 */
import { ar } from './ar/index.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import { ja } from './ja/index.ts';
import { nl } from './nl/index.ts';
import { pl } from './pl/index.ts';
import type { Conversation, LanguageData, QuestionnairePhrases } from './shape.ts';
import type { Traits } from './shapes/traits.ts';
import { tr } from './tr/index.ts';

const languages = { en, de, fr, es, it, nl, pl, tr, ar, ja } satisfies Record<string, LanguageData>;

export type Language = keyof typeof languages;

export const allLanguages: readonly Language[] = Object.keys(languages) as Language[];

/** The language that shops everywhere also use: for words of every shop, and where a language is not known. */
export const sharedLanguage: Language = 'en';

/** The data of a language. */
export const languageData = (language: Language): LanguageData => languages[language];

/** The traits of a language by its code; undefined for one that Parley does not know. */
export const traitsOf = (language: string | null): Traits | undefined =>
  language !== null && Object.hasOwn(languages, language) ? languages[language as Language].traits : undefined;

/** Whether a language puts spaces between its words, as nearly all do. */
export const spacesWords = (language: string | null): boolean => traitsOf(language)?.spacesWords ?? true;

/** A table by language, whose rows are in the languages' folders. */
export const ofEachLanguage = <Row>(rowOf: (language: LanguageData) => Row): Readonly<Record<Language, Row>> =>
  Object.fromEntries(allLanguages.map((language) => [language, rowOf(languages[language])])) as Record<Language, Row>;

/** The language of a tag such as `de`, `de-AT` or `DE_ch`, or null if it is unsupported. */
export function knownLanguage(tag: string | null | undefined): Language | null {
  const code = /^[a-z]+/i.exec(tag ?? '')?.[0].toLowerCase() ?? '';
  return Object.hasOwn(languages, code) ? (code as Language) : null;
}

/** The phrases of a questionnaire in the language of a tag; English if it is unsupported. */
export const questionnairePhrases = (tag: string | null): QuestionnairePhrases =>
  languageData(knownLanguage(tag) ?? sharedLanguage).questionnaire;

/** The languages whose visitors the assistant understands: those whose folder has a conversation. */
export const understoodLanguages = allLanguages.filter((language) => languages[language].conversation !== null);

/** The conversation data of all languages; intents are searched in all of them, because people mix languages. */
export const conversations: readonly Conversation[] = understoodLanguages.flatMap((language) => languages[language].conversation ?? []);

/** The words of a list in `LanguageData`. */
export const wordList = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** One pattern from the words of all languages with conversations, to be put into a regular expression. */
export const anyConversation = (patternOf: (conversation: Conversation) => string): string => conversations.map(patternOf).join('|');

const smallWords = new Map(allLanguages.map((language) => [language, new Set(wordList(languages[language].smallWords))]));

/** Whether a folded word is one of the language's function words. */
export const isSmallWord = (word: string, language: Language): boolean => smallWords.get(language)?.has(word) ?? false;

/** Whether a folded word is a function word of any language. */
export const isSmallWordAnywhere = (word: string): boolean => allLanguages.some((language) => isSmallWord(word, language));

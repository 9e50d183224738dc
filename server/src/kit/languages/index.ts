/**
 * The languages that Parley knows. To add one, fill in `LanguageData` in a new file and add a line to `languages`: detection, stems, sentences and
 * generated questionnaires take their words from here. What the assistant understands and answers in a language is in the tables of this folder
 * (README.md): the compiler reports a language that is missing in a table of all languages, but not in one of some (`Partial<Record<…>>`).
 */
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import type { Conversation, LanguageData, QuestionnairePhrases } from './shape.ts';
import { tr } from './tr.ts';

const languages = { en, de, fr, es, it, nl, tr, pl, ar, ja } satisfies Record<string, LanguageData>;

export type Language = keyof typeof languages;

export const allLanguages = Object.keys(languages) as Language[];

/** The data of a language. */
export const languageData = (language: Language): LanguageData => languages[language];

/** The language of a tag such as `de`, `de-AT` or `DE_ch`, or null if it is unsupported. */
export function knownLanguage(tag: string | null | undefined): Language | null {
  const code = /^[a-z]+/i.exec(tag ?? '')?.[0].toLowerCase() ?? '';
  return Object.hasOwn(languages, code) ? (code as Language) : null;
}

/** The phrases of a questionnaire in the language of a tag; English if it is unsupported. */
export const questionnairePhrases = (tag: string | null): QuestionnairePhrases => languageData(knownLanguage(tag) ?? 'en').questionnaire;

/** The languages whose visitors the assistant understands: those whose file has a conversation. It answers in more (replies/). */
export const understoodLanguages = allLanguages.filter((language) => languages[language].conversation !== null);

/** The conversation data of all languages; intents are searched in all of them, because people mix languages. */
export const conversations: readonly Conversation[] = understoodLanguages.flatMap((language) => languages[language].conversation ?? []);

/** The words of a list in `LanguageData`. */
export const wordList = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** One pattern of all conversations, to be put into a regular expression. */
export const anyConversation = (patternOf: (conversation: Conversation) => string): string => conversations.map(patternOf).join('|');

const smallWords = new Map(allLanguages.map((language) => [language, new Set(wordList(languages[language].smallWords))]));

/** Whether a folded word is one of the language's function words. */
export const isSmallWord = (word: string, language: Language): boolean => smallWords.get(language)?.has(word) ?? false;

/** Whether a folded word is a function word of any language. */
export const isSmallWordAnywhere = (word: string): boolean => allLanguages.some((language) => isSmallWord(word, language));

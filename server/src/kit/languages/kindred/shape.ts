import type { ChatLanguage } from '../replies/index.ts';

/** Words that are kindred in every language, written like the lists in topics/. */
export type WordsOfLanguages = Readonly<Record<ChatLanguage, string>>;

/** The words of one field of everyday life. */
export type WordsOfField = Readonly<Record<string, WordsOfLanguages>>;

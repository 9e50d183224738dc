import type { ChatLanguage } from '../../replies/index.ts';

/** The words of one meaning in every language, written like the lists in topics/. */
export type WordsOfLanguages = Readonly<Record<ChatLanguage, string>>;

/** The meanings of one field of everyday life. */
export type WordsOfField = Readonly<Record<string, WordsOfLanguages>>;

/** The languages in which Parley answers visitors, one file each. */
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import type { Replies } from './shape.ts';
import { tr } from './tr.ts';

const replies = { en, de, fr, es, it, nl, pl, tr, ar, ja } satisfies Record<string, Replies>;

export type ChatLanguage = keyof typeof replies;

/** The codes of all languages in which Parley answers. */
export const chatLanguages = Object.keys(replies) as ChatLanguage[];

/** Whether Parley answers in the language of a code such as `de`. */
export const isChatLanguage = (language: string | null): language is ChatLanguage => language !== null && Object.hasOwn(replies, language);

/** The sentences of a language. */
export const repliesIn = (language: ChatLanguage): Replies => replies[language];

/** The words of a generated questionnaire, one file a language. */
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { tr } from './tr.ts';
import type { Words } from './words.ts';

export type { Words };

const languages: ReadonlyMap<string, Words> = new Map(Object.entries({ en, de, fr, es, it, nl, tr, pl }));

/** The words of a language (`de`, `de-AT`); English where there are none. */
export function wordsOf(language: string | null): Words {
  return languages.get(/^[a-z]+/i.exec(language ?? '')?.[0].toLowerCase() ?? '') ?? en;
}

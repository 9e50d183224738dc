/** The examples of situations in each language. */
import type { ChatLanguage } from '../replies/index.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { furtherSituations } from './further/index.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import type { SituationName, Situations } from './shape.ts';
import { tr } from './tr.ts';

const usual = { en, de, fr, es, it, nl, pl, tr, ar, ja } satisfies Record<ChatLanguage, Situations>;

export const situations = Object.fromEntries(
  Object.entries(usual).map(([language, examples]) => [language, { ...examples, ...furtherSituations[language as ChatLanguage] }]),
) as Record<ChatLanguage, Readonly<Record<SituationName, string>>>;

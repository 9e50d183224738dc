/** The words of claims in the languages in which Parley answers. */
import type { ChatLanguage } from '../replies/index.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import type { ClaimLexicon } from './shape.ts';
import { tr } from './tr.ts';

export type { ClaimLexicon, ConceptKey, PlaceKey } from './shape.ts';

const lexicons: Partial<Record<ChatLanguage, ClaimLexicon>> = { en, de, fr, es, it, nl, pl, tr, ar, ja };

/** The words of claims in a language; null where there are none yet: then only rendered claims are said. */
export const claimLexicon = (language: ChatLanguage): ClaimLexicon | null => lexicons[language] ?? null;

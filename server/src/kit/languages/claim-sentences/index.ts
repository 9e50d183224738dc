/** The sentences of claims in every language in which Parley answers. */
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
import type { ClaimSentences } from './shape.ts';
import { tr } from './tr.ts';

export { type BoundSide, type ClaimSentences, type Group, type SpokenFamily, spokenFamilies } from './shape.ts';

const sentences = { en, de, fr, es, it, nl, pl, tr, ar, ja } satisfies Record<ChatLanguage, ClaimSentences>;

/** The sentences in which facts are stated in a language. */
export const claimSentences = (language: ChatLanguage): ClaimSentences => sentences[language];

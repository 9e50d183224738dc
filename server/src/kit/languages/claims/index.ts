/** The words of claims in the languages in which Parley answers. */
import { languageData } from '../index.ts';
import type { ChatLanguage } from '../replies/index.ts';
import type { ClaimLexicon } from './shape.ts';

export type { ClaimLexicon, ConceptKey, PlaceKey } from './shape.ts';

/** The words of claims in a language. */
export const claimLexicon = (language: ChatLanguage): ClaimLexicon => languageData(language).claimLexicon;

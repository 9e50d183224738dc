/** The sentences of claims in every language in which Parley answers. */
import { languageData } from '../index.ts';
import type { ChatLanguage } from '../replies/index.ts';
import type { ClaimSentences } from './shape.ts';

export { type BoundSide, type ClaimSentences, type Group, type SpokenFamily, spokenFamilies } from './shape.ts';

/** The sentences in which facts are stated in a language. */
export const claimSentences = (language: ChatLanguage): ClaimSentences => languageData(language).claimSentences;

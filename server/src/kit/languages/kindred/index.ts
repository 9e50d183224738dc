/**
 * Words of one field of life, field by field, in every language: 'shards' and 'cracked', 'frost' and 'minus six', 'shower' and 'soap'. Related words are
 * not synonyms (`meanings/`): they connect a question with a passage only where little else does.
 */
import { onDemand } from '../../../platform/caches/on-demand.ts';
import { languageData } from '../index.ts';
import { type PhraseBook, phraseBook, phrasesInText, phrasesOf } from '../phrases.ts';
import type { ChatLanguage } from '../replies/index.ts';
import { type Kinship, kinships } from './shape.ts';

export type { Kinship } from './shape.ts';

const bookOf: (language: ChatLanguage) => PhraseBook<Kinship> = onDemand((language) => {
  const { kindred } = languageData(language);
  return phraseBook<Kinship>(
    language,
    kinships.flatMap((kinship) => phrasesOf<Kinship>(kinship, kindred[kinship], false)),
  );
});

/** The fields of life that the words of a text belong to. */
export const kinshipsOf = (text: string, language: ChatLanguage): Set<Kinship> =>
  new Set(phrasesInText(text, bookOf(language)).map(({ sense }) => sense));

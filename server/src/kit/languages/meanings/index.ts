/** What words and phrases mean beyond their letters: finds meanings in texts of ten languages. */

import { onDemand } from '../../../platform/caches/on-demand.ts';
import { languageData } from '../index.ts';
import { type PhraseBook, phraseBook, phrasesInText, phrasesInWords, phrasesOf } from '../phrases.ts';
import type { ChatLanguage } from '../replies/index.ts';
import { type EverydayName, everydayNames } from './everyday/shape.ts';
import { meaningNames, type UsualName } from './shape.ts';

export type MeaningName = UsualName | EverydayName;

const bookOf: (language: ChatLanguage) => PhraseBook<MeaningName> = onDemand((language) => {
  const { meanings, everyday } = languageData(language);
  return phraseBook<MeaningName>(language, [
    ...meaningNames.flatMap((name) => phrasesOf<MeaningName>(name, meanings[name], false)),
    ...everydayNames.flatMap((name) => phrasesOf<MeaningName>(name, everyday[name], false)),
  ]);
});

/** A meaning found in a text: from which word (in an unspaced text: from which letter) to which. */
export interface FoundMeaning {
  meaning: MeaningName;
  from: number;
  to: number;
}

const present = ({ sense, from, to }: { sense: MeaningName; from: number; to: number }): FoundMeaning => ({ meaning: sense, from, to });

/** The meanings that a text of a language names, with their places. */
export const findMeanings = (text: string, language: ChatLanguage): FoundMeaning[] => phrasesInText(text, bookOf(language)).map(present);

/** The same for words that were already folded. */
export const meaningsOfWords = (words: readonly string[], language: ChatLanguage): FoundMeaning[] =>
  phrasesInWords(words, bookOf(language)).map(present);

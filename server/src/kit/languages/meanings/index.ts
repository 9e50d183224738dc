/** What words and phrases mean beyond their letters: finds meanings in texts of ten languages. */
import { onDemand } from '../../../platform/caches/on-demand.ts';
import { type PhraseBook, phraseBook, phrasesInText, phrasesInWords, phrasesOf } from '../phrases.ts';
import type { ChatLanguage } from '../replies/index.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { everydayMeanings } from './everyday/index.ts';
import { type EverydayName, everydayNames } from './everyday/shape.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { type Meanings, meaningNames, type UsualName } from './shape.ts';
import { tr } from './tr.ts';

export type MeaningName = UsualName | EverydayName;

const meanings = { en, de, fr, es, it, nl, pl, tr, ar, ja } satisfies Record<ChatLanguage, Meanings>;

const bookOf: (language: ChatLanguage) => PhraseBook<MeaningName> = onDemand((language) =>
  phraseBook<MeaningName>(language, [
    ...meaningNames.flatMap((name) => phrasesOf<MeaningName>(name, meanings[language][name], false)),
    ...everydayNames.flatMap((name) => phrasesOf<MeaningName>(name, everydayMeanings[language][name], false)),
  ]),
);

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

/** Finds the topics, details and names of questions to shops, besides products, in texts of ten languages. */

import { onDemand } from '../../../platform/caches/on-demand.ts';
import { remembered } from '../../../platform/caches/remembered.ts';
import { bareForms, searchWords } from '../../text/search-words.ts';
import { languageData } from '../index.ts';
import { type Phrase, type PhraseBook, type PhrasePlace, phraseBook, phrasesInText, phrasesInWords, phrasesOf } from '../phrases.ts';
import type { ChatLanguage } from '../replies/index.ts';
import { type ShopWords, type TopicName, topicNames } from './shape.ts';

export { phrasesIn } from '../phrases.ts';
export { type TopicName, topicNames } from './shape.ts';

/** The words of a language for what shops are asked. */
export const shopWordsOf = (language: ChatLanguage): ShopWords => languageData(language).topics;

/** A detail that a question may ask for. */
export type Detail = 'time' | 'money' | 'free';

/** The topic or detail that a phrase stands for. */
export type Sense = TopicName | Detail;

const details: ReadonlySet<Sense> = new Set<Sense>(['time', 'money', 'free']);

/** Whether a sense is a detail that is asked of a topic. */
export const isDetail = (sense: Sense): sense is Detail => details.has(sense);

/** A phrase found in a text: from which word (in an unspaced text: from which letter) to which. */
export interface PhraseHit {
  sense: Sense;
  from: number;
  to: number;
  weak: boolean;
}

interface Lexicon extends PhraseBook<Sense> {
  asking: ReadonlySet<string>;
  beginnings: readonly string[];
  known: ReadonlySet<string>;
}

function makeLexicon(language: ChatLanguage): Lexicon {
  const { topics, time, money, free, asking } = languageData(language).topics;
  const ofTopics = topicNames.flatMap((name): Phrase<Sense>[] => {
    const [asked = '', given = ''] = topics[name].split(';');
    return [...phrasesOf<Sense>(name, asked, false), ...phrasesOf<Sense>(name, given, true)];
  });
  const ofDetails = Object.entries({ time, money, free }).flatMap(([name, { asked, given }]) => [
    ...phrasesOf<Sense>(name as Detail, asked, false),
    ...phrasesOf<Sense>(name as Detail, given, true),
  ]);
  const book = phraseBook(language, [...ofTopics, ...ofDetails]);
  const asked = book.phrases.filter(({ given }) => !given);
  const words = new Set(searchWords(asking.replaceAll("'", ' ')));
  const isBeginning = ({ words: parts, whole, sense }: Phrase<Sense>) => parts.length === 1 && !whole && !isDetail(sense);
  return {
    ...book,
    asking: words,
    beginnings: [...new Set(asked.filter(isBeginning).flatMap(({ words: parts }) => parts))],
    known: new Set([...asked.flatMap(({ words: parts }) => parts), ...words]),
  };
}

const lexiconOf: (language: ChatLanguage) => Lexicon = onDemand(makeLexicon);

/** Whether a folded word of a language only wraps a question. */
export const isAsking = (word: string, language: ChatLanguage): boolean =>
  bareForms(word).some((form) => lexiconOf(language).asking.has(form));

/** The beginnings with which topics are asked in a language. */
export const knownBeginnings = (language: ChatLanguage): readonly string[] => lexiconOf(language).beginnings;

/** The folded words with which topics are asked in a language, and those that wrap questions: what a misspelt word may have been. */
export const knownWords = (language: ChatLanguage): ReadonlySet<string> => lexiconOf(language).known;

/** A sentence of a shop's text is read several times for a question, and again for the next one. */
const sensesInText = remembered((text: string, language: ChatLanguage) => phrasesInText(text, lexiconOf(language)), {
  most: 4_000,
  longest: 600,
  keyOf: (text, language) => `${language} ${text}`,
});

/**
 * The topics and details that a text of a language names, with their places; of topics that overlap only the longest.
 */
export function findSenses(text: string, language: ChatLanguage, { asked, onlyGiven = false }: Counted): PhraseHit[] {
  const found = sensesInText(text, language);
  const usable = longestOnly(found.filter(({ sense, given }) => (asked ? !given : given || !isDetail(sense) || !onlyGiven)));
  return usable.map(({ sense, from, to, weak }) => ({ sense, from, to, weak }));
}

/** The words that count. */
export interface Counted {
  /** Only those of visitors, not those that owners use besides. */
  asked: boolean;
  /** Of details, only what gives them: 'How long does it take?' gives no time. */
  onlyGiven?: boolean;
}

/** The same for words that were already folded. */
export const sensesOfWords = (words: readonly string[], language: ChatLanguage): PhraseHit[] =>
  longestOnly(phrasesInWords(words, lexiconOf(language)).filter(({ given }) => !given));

/** Drops topics within a longer phrase of another sense: 'pay on delivery' is not about delivery, 'who pays' not about payment. */
function longestOnly(found: readonly PhrasePlace<Sense>[]): PhrasePlace<Sense>[] {
  return found.filter(
    (place) =>
      isDetail(place.sense) ||
      !found.some(
        (other) => other.sense !== place.sense && other.from <= place.from && other.to >= place.to && other.length > place.length,
      ),
  );
}

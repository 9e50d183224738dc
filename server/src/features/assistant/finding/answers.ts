/** Which parts of a question a passage covers, and which it lacks (rules A1–A7 of README.md). Pure. */
import type { Kinship } from '../../../kit/languages/kindred/index.ts';
import type { MeaningName } from '../../../kit/languages/meanings/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { SituationName } from '../../../kit/languages/situations/shape.ts';
import { findSenses, type PhraseHit, type Sense, type TopicName } from '../../../kit/languages/topics/index.ts';
import { isUnspaced, searchWords } from '../../../kit/text/search-words.ts';
import { sentencesOf } from '../guarding/sentences.ts';
import type { AskedWord } from './asked-words.ts';
import type { Candidate } from './index-store.ts';
import { placesOf, sensesOf } from './marks.ts';
import type { ReadQuestion } from './question.ts';
import { isMain, isProperty } from './topics.ts';

/** Which terms of the search stand for which part of the question. */
export interface TermsOfWords {
  /** By word of `Asked.words`. */
  words: readonly TermsOfWord[];
  /** By meaning, of words and phrases. */
  meanings: ReadonlyMap<MeaningName, number>;
  /** By situation, those of each degree. */
  situations: ReadonlyMap<SituationName, readonly number[]>;
  kinships: ReadonlyMap<Kinship, number>;
  topics: ReadonlyMap<TopicName, number>;
}

export interface TermsOfWord {
  /** The numbers of the terms of its parts: several for a compound. */
  parts: readonly number[];
  /** The numbers of the terms of its meanings. */
  meanings: readonly number[];
}

/** How a passage contains a word of the question. */
export interface HeldWord {
  word: AskedWord;
  held: 'word' | 'meaning' | null;
  /** The terms of the passage that match it. */
  terms: readonly number[];
}

/** A5: which words of the question a passage contains, literally or by meaning. */
export function heldWords({ terms: hits }: Candidate, { words }: ReadQuestion, terms: TermsOfWords): HeldWord[] {
  return words.map((word, at) => {
    const of = terms.words[at];
    if (of?.parts.every((term) => hits.has(term))) return { word, held: 'word' as const, terms: of.parts };
    const meant = of?.meanings.filter((term) => hits.has(term)) ?? [];
    return { word, held: meant.length > 0 ? ('meaning' as const) : null, terms: meant };
  });
}

/** A passage that names no product holds for all of them. */
export const namesProduct = ({ heading, text }: Candidate, productWords: ReadonlySet<string>): boolean =>
  searchWords(`${heading} ${text}`).some((word) => word.length >= shortestProductWord && productWords.has(word));
const shortestProductWord = 4;

/** Topics that a text about another topic answers too, unless the question asks for a time. */
const answeredBy: Partial<Record<Sense, readonly Sense[]>> = {
  refund: ['returns'],
  returns: ['refund'],
  damaged: ['warranty', 'repair', 'returns'],
};
/** Topics that questions about other topics often mention in passing. */
const incidental: ReadonlySet<Sense> = new Set<Sense>(['payment', 'card', 'contact', 'ordering']);
/** Topics that only qualify another one. */
const onlyWith: Partial<Record<Sense, readonly Sense[]>> = {
  express: ['delivery', 'carrier'],
  weekend: ['delivery', 'hours', 'pickup', 'contact', 'events'],
};

/** Topics with which a place is the location of the shop, or a destination. */
const ofShopsPlace: ReadonlySet<Sense> = new Set<Sense>(['place', 'hours', 'contact', 'delivery', 'abroad', 'pickup', 'events', 'weekend']);

/** Topics and details of a question that no sentence of a passage, read with its headings, contains. */
export interface LackingSenses {
  topics: readonly TopicName[];
  details: readonly Sense[];
  /** Topics that only qualify another one. */
  alone: readonly Sense[];
}

const lackingNothing: LackingSenses = { topics: [], details: [], alone: [] };
const sizeOf = ({ topics, details, alone }: LackingSenses) => topics.length + details.length + alone.length;

/** A1 and A2: the topics and details of the question that the best sentence, read with its headings, lacks; none if it answers. */
export function lackingSenses(
  candidate: Candidate,
  { topics, details, meaningsOfTopics }: ReadQuestion,
  terms: TermsOfWords,
): LackingSenses {
  const language = candidate.language ?? 'en';
  const needed = [...details].filter((detail) => detail !== 'free');
  const wanted: Sense[] = [...topics.keys(), ...needed];
  if (wanted.length === 0) return lackingNothing;
  const headings = headingSenses(candidate, language);
  // A property of products may be said without its name: 'traces of nuts' are allergens.
  const isMeant = (topic: TopicName) =>
    isProperty(topic) && (meaningsOfTopics.get(topic) ?? []).some((meaning) => candidate.terms.has(terms.meanings.get(meaning) ?? -1));
  const has = (senses: ReadonlySet<Sense>, sense: Sense) =>
    senses.has(sense) || (!details.has('time') && (answeredBy[sense] ?? []).some((other) => senses.has(other)));
  let least: LackingSenses = { topics: [...topics.keys()], details: needed, alone: [] };
  let before = new Set<Sense>();
  for (const sentence of [...sentencesOf(candidate.text), '']) {
    const own = sensesOf(sentence, language, { onlyGiven: true });
    // The location of the shop and its destinations do not say where goods come from.
    if (topics.has('origin') && ![...own].some((sense) => ofShopsPlace.has(sense)) && placesOf(sentence, language).size > 0)
      own.add('origin');
    const mains = findSenses(sentence, language, { asked: true }).filter(({ sense, weak }) => isMain(sense) && !weak);
    const context = mains.length > 0 ? own : new Set([...before, ...own]);
    before = context;
    // A sentence about another main topic does not count for the topic of its heading.
    const strays = mains.length > 0 && !mains.some(({ sense }) => wanted.includes(sense)) && wanted.some(isMain);
    const about = strays ? context : new Set([...context, ...headings]);
    const written = strays ? sentence : `${candidate.title} ${candidate.heading} ${sentence}`;
    const words = wordsOutside(written, language);
    const lacks = [...topics]
      .filter(([topic, asked]) => !has(about, topic) && !isWrittenIn(words, asked) && !isMeant(topic))
      .map(([topic]) => topic);
    // A passage that gives another detail need not repeat who pays, or how.
    const isGiven = needed.some((detail) => own.has(detail));
    if (isGiven && lacks.length === 1 && topics.size > 1 && incidental.has(lacks[0] as Sense)) lacks.pop();
    // If the question asks for two details, one of them is enough.
    const lacking = {
      topics: lacks,
      details: isGiven ? [] : needed,
      alone: wanted.filter((sense) => onlyWith[sense] && !onlyWith[sense].some((other) => about.has(other))),
    };
    if (sizeOf(lacking) === 0) return lacking;
    if (sizeOf(lacking) < sizeOf(least)) least = lacking;
  }
  return least;
}

/** The words of a text without those inside a longer phrase for a main topic: a 'manufacturing defect' is no manufacture. */
function wordsOutside(text: string, language: ChatLanguage): string[] {
  const words = searchWords(text);
  if (isUnspaced(text)) return words;
  const phrases = findSenses(text, language, { asked: false }).filter(({ sense, from, to }) => isMain(sense) && to - from > 1);
  return words.filter((_, at) => !phrases.some(({ from, to }) => from <= at && at < to));
}

/** Whether a text has the visitor's own word for a topic, in whatever form. */
const isWrittenIn = (words: readonly string[], written: string): boolean => {
  const stems = searchWords(written).filter((word) => word.length >= shortestStem);
  return (
    stems.length > 0 &&
    stems.every((stem) =>
      words.some(
        (word) => word.startsWith(stem.slice(0, Math.max(shortestStem, stem.length - 2))) && word.length <= stem.length + longestEnding,
      ),
    )
  );
};
const shortestStem = 4;
/** A much longer word is a different word: 'pracownia' is no form of 'pracy'. */
const longestEnding = 3;

/** The topics of a text's headings, in visitors' words only: 'our workshop' above everything is no topic. */
export function headingSenses({ title, heading, source }: Candidate, language: ChatLanguage): Set<Sense> {
  const found = findSenses(`${title}\n${heading}`, language, { asked: true });
  // A hint inside another word does not count: a return is no delivery.
  const isStrong = ({ from, to }: PhraseHit) => found.some((other) => !other.weak && other.from < to && other.to > from);
  const senses = new Set(found.filter((sense) => !sense.weak || !isStrong(sense)).map(({ sense }) => sense));
  if (source === 'contact') senses.add('contact');
  if (source === 'services') senses.add('company');
  return senses;
}

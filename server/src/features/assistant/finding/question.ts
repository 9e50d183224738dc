/** Reads a question: its topics, the details that it asks for, the places and names in it, and its other words (rules Q1–Q8 of README.md). Pure. */

import { withWholeWords } from '../../../kit/languages/chat-words.ts';
import { deedAsked } from '../../../kit/languages/deeds.ts';
import { bookOf, findPhrases } from '../../../kit/languages/dialogue/index.ts';
import { allLanguages } from '../../../kit/languages/index.ts';
import { withPlainInfinitives } from '../../../kit/languages/infinitives.ts';
import { type Kinship, kinshipsOf } from '../../../kit/languages/kindred/index.ts';
import { type FoundMeaning, findMeanings, type MeaningName, meaningsOfWords } from '../../../kit/languages/meanings/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { readSituations, type SituationShares } from '../../../kit/languages/situations/read.ts';
import { isTimeOfOpening } from '../../../kit/languages/times-of-day.ts';
import { type Detail, isDetail, type PhraseHit, type Sense, type TopicName } from '../../../kit/languages/topics/index.ts';
import { asksForWays } from '../../../kit/languages/topics/ways.ts';
import { isWeekday } from '../../../kit/languages/weekdays.ts';
import { asksOnlyAmount, destinationsIn } from './asked-places.ts';
import { type CutQuestion, correctTokens, cutOf, isWithin, namesIn, type Span, tokensOf, writtenAt } from './asked-tokens.ts';
import {
  type AskedTopics,
  asksWeekday,
  detailsAsked,
  endOfFirstTopic,
  hintedTopics,
  meaningsOfTopics,
  sensesIn,
  topicsNamed,
} from './asked-topics.ts';
import { type AskedWord, endOfHaving, readWord, saysSomething, type Vocabulary } from './asked-words.ts';
import { piecesOf } from './letters.ts';

/** A question as it was read, each part also as the visitor wrote it. */
export interface ReadQuestion {
  language: ChatLanguage;
  topics: ReadonlyMap<TopicName, string>;
  /** Topics that a word only hints at: an answer may be about another. */
  hinted: ReadonlySet<TopicName>;
  /** Further meanings of the words that name a topic: 'nuts' beside allergens. */
  meaningsOfTopics: ReadonlyMap<Sense, readonly MeaningName[]>;
  details: ReadonlySet<Detail>;
  /** Codes of countries, or of groups of countries. */
  places: readonly { code: string; city: boolean; written: string }[];
  /** Names of services: the spellings of each. */
  names: readonly { spellings: readonly string[]; written: string }[];
  words: readonly AskedWord[];
  /** Meanings of words that are read as topics, or that wrap a question: 'come from'. */
  phrases: ReadonlyMap<MeaningName, string>;
  /** The `phrases` that only name a topic in other words: a passage about the topic need not contain them. */
  besides: ReadonlySet<MeaningName>;
  /** What the visitor comes with: how likely each situation is. */
  situations: SituationShares;
  /** The fields of life that its words belong to. */
  kinships: ReadonlySet<Kinship>;
  /** Short numbers: 'a size 42', '180 g'. */
  numbers: readonly string[];
  /** Whether the shop sells something, and nothing else, is asked, or something is wished for. */
  asksSelling: boolean;
  /** Whether the visitor asks for goods, whatever else is asked of them. */
  seeksGoods: boolean;
  /** Whether it asks for a day, or about a day that it names. */
  asksWeekday: boolean;
  /** It asks for all ways of something: 'delivery options'. */
  asksWays: boolean;
  /** It asks in so many words whether the shop sells something. */
  sells: boolean;
  /** The number of an order or invoice of one customer. */
  reference: string | null;
  /** What it is written with, letter by letter. */
  pieces: ReadonlySet<string>;
}

const reference = /#\s*\d{2,}|\b(?=\w*\d{4})[A-Z]{0,4}-?\d{4,}\b/;

/** Reads a question in the language of the reply; where that understands no topic, in the one that understands most of it. */
export function readQuestion(question: string, language: ChatLanguage, shop: Vocabulary): ReadQuestion {
  const asked = readWords(withPlainInfinitives(withWholeWords(question, language), language), language, shop);
  return {
    ...asked,
    situations: readSituations(question, asked.language),
    kinships: kinshipsOf(question, asked.language),
    pieces: piecesOf(question),
  };
}

type AskedInWords = Omit<ReadQuestion, 'situations' | 'kinships' | 'pieces'>;

function readWords(question: string, language: ChatLanguage, shop: Vocabulary): AskedInWords {
  const tokens = tokensOf(question);
  const asked = readIn(cutOf(question, correctTokens(tokens, language, shop), language), shop);
  if (asked.topics.size > 0 || asked.words.length === 0) return asked;
  const tryOrder = [...new Set<ChatLanguage>([language, ...shop.languages, ...allLanguages])];
  const others = tryOrder.slice(1).flatMap((each) => {
    const cut = cutOf(question, tokens, each);
    const found = topicsIn(cut, shop);
    return mayHaveTopics(found) ? [readIn(cut, shop, found)] : [];
  });
  // The other language that understands most of the words.
  const best = others.filter(({ topics }) => topics.size > 0).sort((a, b) => a.words.length - b.words.length)[0];
  return best && best.words.length < asked.words.length ? best : asked;
}

/** The topics of a question in one language, and what they were found by. */
function topicsIn(cut: CutQuestion, shop: Vocabulary) {
  const deed = deedAsked(cut.folded, cut.language);
  const senses = sensesIn(cut, deed);
  const named = topicsNamed(senses, cut);
  const places = destinationsIn(cut, named, senses, shop);
  // Q8: 'I live in Ibiza, how long does it take?', 'How much to Berlin?'
  const asksSending = places.length > 0 && (named.size === 0 || asksOnlyAmount(named, senses));
  return { deed, senses, places, topics: asksSending ? deliveryUnnamed : named };
}

/** Whether a whole reading may find a topic: 'How many days does it take?' asks for one without naming it. */
const mayHaveTopics = ({ topics, senses }: ReturnType<typeof topicsIn>): boolean =>
  topics.size > 0 || senses.some(({ sense }) => sense === 'time');

function readIn(cut: CutQuestion, shop: Vocabulary, found = topicsIn(cut, shop)): AskedInWords {
  const { question, language, tokens, folded, text, unspaced } = cut;
  const { deed, senses, places, topics: topicsBefore } = found;
  const names = namesIn(tokens, language);
  const meanings = unspaced ? findMeanings(text, language) : meaningsOfWords(folded, language);
  const having = endOfHaving(tokens, language);
  const context = { language, shop, topics: topicsBefore, tokens, firstTopic: endOfFirstTopic(senses), having, deed };
  const words = untaken(cut, topicsBefore, [...senses, ...places, ...names]).map((at) =>
    readWord(at, meaningsAt(at, meanings, cut), context),
  );
  const phrases = phrasesBeside(words, meanings, cut);
  const details = detailsAsked(senses, meanings);
  // Q8: 'How many days does it take?' asks for delivery.
  const asksOnlyTime = !unspaced && topicsBefore.size === 0 && details.has('time') && names.length === 0 && words.length <= 1;
  const topics = asksOnlyTime && words.every(({ required }) => required === 'unheard') ? deliveryUnnamed : topicsBefore;
  const seeksGoods = having !== null || isWish(cut);
  return {
    language,
    topics,
    hinted: hintedTopics(topics, senses),
    meaningsOfTopics: meaningsOfTopics(senses, meanings),
    details,
    places: [
      ...new Map(places.map((place) => [place.code, { code: place.code, city: place.city, written: writtenAt(place, cut) }])).values(),
    ],
    names: names.map(({ spellings, ...span }) => ({ spellings, written: writtenAt(span, cut) })),
    words,
    phrases,
    besides: onlyNamingTopics(phrases, senses, meanings),
    asksSelling: seeksGoods && topics.size === 0 && details.size === 0 && phrases.size === 0,
    seeksGoods,
    sells: deed?.isSelling ?? false,
    asksWays: asksForWays(text, language),
    asksWeekday: asksWeekday(cut),
    numbers: folded.filter((word) => /^\d{1,3}$/.test(word)),
    reference: reference.exec(question)?.[0] ?? null,
  };
}

/** The topic of a question that asks for delivery without a word for it. */
const deliveryUnnamed: AskedTopics = new Map([['delivery', '']]);

/** Positions of the words that add something of their own to the question and were not `taken` by another rule. */
function untaken(cut: CutQuestion, topics: AskedTopics, taken: readonly Span[]): number[] {
  const { tokens, language } = cut;
  const isTelling = (word: string) =>
    saysSomething(word, language) && !isWeekday(word, language) && !(topics.has('hours') && isTimeOfOpening(word, language));
  return tokens.flatMap(({ word }, at) => (!taken.some((span) => isWithin(span, at, cut)) && isTelling(word) ? [at] : []));
}

const meaningsAt = (at: number, meanings: readonly FoundMeaning[], cut: CutQuestion): MeaningName[] => [
  ...new Set(meanings.filter((span) => isWithin(span, at, cut)).map(({ meaning }) => meaning)),
];

/** The meanings that none of the words have, as they are written. */
function phrasesBeside(words: readonly AskedWord[], meanings: readonly FoundMeaning[], cut: CutQuestion): Map<MeaningName, string> {
  const ofWords = new Set(words.flatMap((word) => word.meanings));
  // A single word that wraps the question means nothing: 'completely' is no complete box.
  const isTelling = ({ from, to }: Span) => cut.unspaced || to - from > 1 || saysSomething(cut.folded[from] ?? '', cut.language);
  const beside = meanings.filter((span) => !ofWords.has(span.meaning) && isTelling(span));
  return new Map(beside.map((span) => [span.meaning, writtenAt(span, cut)]));
}

/** The phrases that stand within the words of a topic wherever they stand. */
function onlyNamingTopics(
  phrases: ReadonlyMap<MeaningName, string>,
  senses: readonly PhraseHit[],
  meanings: readonly FoundMeaning[],
): Set<MeaningName> {
  const isOfTopic = (span: Span) => senses.some(({ sense, from, to }) => !isDetail(sense) && from <= span.from && to >= span.to);
  return new Set([...phrases.keys()].filter((name) => meanings.every((span) => span.meaning !== name || isOfTopic(span))));
}

/** 'I want a tent' wishes for a tent, whatever the shop says about tents. */
const isWish = ({ folded, language }: CutQuestion): boolean =>
  findPhrases(bookOf(language), folded).some(({ keys }) => keys.includes('seeking'));

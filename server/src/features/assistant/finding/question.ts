/** Reads a question: its topics, the details that it asks for, the places and names in it, and its other words (rules Q1–Q8 of README.md). Pure. */

import { buildsCompounds } from '../../../kit/languages/compounds.ts';
import { deedAsked } from '../../../kit/languages/deeds.ts';
import { bookOf, findPhrases } from '../../../kit/languages/dialogue/index.ts';
import { allLanguages, isSmallWord, languageData } from '../../../kit/languages/index.ts';
import { withPlainInfinitives } from '../../../kit/languages/infinitives.ts';
import { type Kinship, kinshipsOf } from '../../../kit/languages/kindred/index.ts';
import { type FoundMeaning, findMeanings, type MeaningName, meaningsOfWords } from '../../../kit/languages/meanings/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { exampleWords, readSituations, type SituationShares } from '../../../kit/languages/situations/read.ts';
import { isTimeOfOpening } from '../../../kit/languages/times-of-day.ts';
import {
  type Detail,
  type Found,
  findSenses,
  isDetail,
  knownBeginnings,
  knownWords,
  type Sense,
  sensesOfWords,
  shopWordsOf,
  type TopicName,
} from '../../../kit/languages/topics/index.ts';
import { serviceNames } from '../../../kit/languages/topics/names.ts';
import { findPlaces } from '../../../kit/languages/topics/places.ts';
import { townAfterDirection } from '../../../kit/languages/topics/town-names.ts';
import { asksForWays } from '../../../kit/languages/topics/ways.ts';
import { isWeekday } from '../../../kit/languages/weekdays.ts';
import { isUnspaced, searchFold, searchWords } from '../../../kit/text/search-words.ts';
import { type AskedWord, endOfHaving, readWord, saysSomething, type Token, type Vocabulary } from './asked-words.ts';
import { corrected, correctedBeginning } from './spelling.ts';
import { polishStem } from './stems.ts';
import { isCondition, isPartOf } from './topics.ts';

/** What is asked, each part as the visitor wrote it too. */
export interface Asked {
  language: ChatLanguage;
  topics: ReadonlyMap<TopicName, string>;
  /** Topics that a word only hints at: an answer may be about another. */
  hinted: ReadonlySet<TopicName>;
  /** What else the words mean that name a topic: 'nuts' beside allergens. */
  meaningsOfTopics: ReadonlyMap<Sense, readonly MeaningName[]>;
  details: ReadonlySet<Detail>;
  /** Codes of countries, or of groups of countries. */
  places: readonly { code: string; city: boolean; written: string }[];
  /** Names of services: the spellings of each. */
  names: readonly { spellings: readonly string[]; written: string }[];
  words: readonly AskedWord[];
  /** Meanings of words that are read as topics, or that wrap a question: 'come from'. */
  phrases: ReadonlyMap<MeaningName, string>;
  /** Those of `phrases` that only name a topic in other words: a passage of the topic need not have them. */
  besides: ReadonlySet<MeaningName>;
  /** What the visitor comes with: how likely each situation is. */
  situations: SituationShares;
  /** What its words are kindred in. */
  kinships: ReadonlySet<Kinship>;
  /** Short numbers: 'a size 42', '180 g'. */
  numbers: readonly string[];
  /** Whether the shop sells something, and nothing else, is asked, or something is wished for. */
  asksSelling: boolean;
  /** Whether the visitor asks for goods, whatever else is asked of them. */
  seeksGoods: boolean;
  /** On which day, or whether on one that is named. */
  asksWeekday: boolean;
  /** For all ways of what it names: 'delivery options'. */
  asksWays: boolean;
  /** It asks in so many words whether the shop sells something. */
  sells: boolean;
  /** The number of an order or invoice of one customer. */
  reference: string | null;
}

const mostTokens = 60;
const reference = /#\s*\d{2,}|\b(?=\w*\d{4})[A-Z]{0,4}-?\d{4,}\b/;

/** Reads a question in the language of the reply; where that understands no topic, in the one that understands most of it. */
export function readQuestion(question: string, language: ChatLanguage, shop: Vocabulary): Asked {
  const asked = readWords(withPlainInfinitives(question, language), language, shop);
  return { ...asked, situations: readSituations(question, asked.language), kinships: kinshipsOf(question, asked.language) };
}

type AskedInWords = Omit<Asked, 'situations' | 'kinships'>;

function readWords(question: string, language: ChatLanguage, shop: Vocabulary): AskedInWords {
  const tryOrder = [...new Set<ChatLanguage>([language, ...shop.languages, ...allLanguages])];
  const asked = readIn(question, language, shop, { correct: true });
  if (asked.topics.size > 0 || asked.words.length === 0) return asked;
  const others = tryOrder.slice(1).map((each) => readIn(question, each, shop, { correct: false }));
  // Of the other languages, the one that understands most of the words.
  const best = others.filter(({ topics }) => topics.size > 0).sort((a, b) => a.words.length - b.words.length)[0];
  return best && best.words.length < asked.words.length ? best : asked;
}

function readIn(question: string, language: ChatLanguage, shop: Vocabulary, { correct }: { correct: boolean }): AskedInWords {
  const tokens = correct ? correctTokens(tokensOf(question), language, shop) : tokensOf(question);
  const unspaced = isUnspaced(question);
  const text = unspaced ? searchFold(question) : tokens.map(({ word }) => word).join(' ');
  const folded = tokens.map(({ word }) => word);
  const deed = deedAsked(folded, language);
  // 'Verkopen' is no 'open'.
  const isSale = ({ from, to }: Found) => deed?.isSelling === true && from === deed.at && to === from + 1;
  const senses = unspaced ? findSenses(text, language, { asked: true }) : sensesOfWords(folded, language).filter((span) => !isSale(span));
  const isWithin = ({ from, to }: { from: number; to: number }, token: Token, at: number) =>
    unspaced ? token.from < to && token.from + token.word.length > from : at >= from && at < to;
  const writtenAt = (span: { from: number; to: number }) =>
    tokens
      .filter((token, at) => isWithin(span, token, at))
      .map(({ written }) => written)
      .join(unspaced ? '' : ' ');
  const topics = topicsOf(senses, writtenAt);
  const weekdays = tokens.filter(({ word }) => isWeekday(word, language));
  if (weekdays.length > 0 && !hasMain(topics) && asksHours(text, tokens.length, language)) topics.set('hours', weekdays[0]?.written ?? '');
  // 'We are off to Spain for a fortnight' sends nothing there.
  const isAway = topics.size === 0 && kinshipsOf(text, language).has('awayFromHome');
  // Elsewhere a place is a word like others: a shop in Berlin is not a shop in Germany.
  const asksAmount = senses.some(({ sense }) => sense === 'money') && [...topics.keys()].every((topic) => topic === 'payment');
  const mayBeSending =
    sendingTopics.some((name) => topics.has(name)) ||
    (topics.size === 0 && !isAway && (senses.some(({ sense }) => isDetail(sense)) || speaksOfSending(question, language))) ||
    asksAmount;
  const spoken = [...new Set<ChatLanguage>([language, 'en', ...shop.languages])];
  const isOfProduct = (token: Token) => topics.size === 0 && shop.productWords.has(token.word);
  const destinations = mayBeSending ? findPlaces(text, spoken, { sending: true }) : [];
  const town = mayBeSending && destinations.length === 0 ? townAfterDirection(folded, language) : null;
  const named = town ? [{ ...town, city: true }] : destinations;
  const places = named.filter((span) => !tokens.some((token, at) => isWithin(span, token, at) && isOfProduct(token)));
  // Q8: 'I live in Ibiza, how long does it take?', 'How much to Berlin?'
  if (places.length > 0 && asksAmount) topics.delete('payment');
  if (topics.size === 0 && places.length > 0) topics.set('delivery', '');
  const names = namesIn(tokens, language);
  const taken = [...senses, ...places, ...names];
  const meanings = unspaced ? findMeanings(text, language) : meaningsOfWords(folded, language);
  const context = { language, shop, topics, tokens, firstTopic: endOfFirstTopic(senses), having: endOfHaving(tokens, language), deed };
  const seeksGoods = context.having !== null || isWish(tokens, language);
  const words = tokens.flatMap((token, at) => {
    const isTaken =
      taken.some((span) => isWithin(span, token, at)) ||
      !saysSomething(token.word, language) ||
      isWeekday(token.word, language) ||
      (topics.has('hours') && isTimeOfOpening(token.word, language));
    const meant = [...new Set(meanings.filter((span) => isWithin(span, token, at)).map(({ meaning }) => meaning))];
    return isTaken ? [] : [readWord(at, meant, context)];
  });
  const ofWords = new Set(words.flatMap((word) => word.meanings));
  // A single word that wraps the question means nothing: 'completely' is no complete box.
  const isTelling = (span: FoundMeaning) => unspaced || span.to - span.from > 1 || saysSomething(tokens[span.from]?.word ?? '', language);
  const phrases = new Map(
    meanings.filter((span) => !ofWords.has(span.meaning) && isTelling(span)).map((span) => [span.meaning, writtenAt(span)]),
  );
  const isOfTopic = (span: FoundMeaning) => senses.some(({ sense, from, to }) => !isDetail(sense) && from <= span.from && to >= span.to);
  const besides = new Set([...phrases.keys()].filter((name) => meanings.every((span) => span.meaning !== name || isOfTopic(span))));
  // 'Lead-free' asks for no price.
  const isWithinPhrase = (span: Found) =>
    meanings.some(({ from, to }) => from <= span.from && to >= span.to && to - from > span.to - span.from);
  const details = new Set(senses.filter((span) => isDetail(span.sense) && !isWithinPhrase(span)).map(({ sense }) => sense as Detail));
  // Q8: 'How many days does it take?' asks for delivery.
  const asksOnlyTime = !unspaced && topics.size === 0 && details.has('time') && names.length === 0 && words.length <= 1;
  if (asksOnlyTime && words.every(({ required }) => required === 'unheard')) topics.set('delivery', '');
  return {
    language,
    topics,
    hinted: new Set(
      [...topics.keys()].filter(
        (topic) =>
          senses.some(({ sense }) => sense === topic) && senses.every(({ sense, weak }) => sense !== topic || weak || isCondition(topic)),
      ),
    ),
    meaningsOfTopics: meaningsOfTopics(senses, meanings),
    details,
    places: [...new Map(places.map((place) => [place.code, { code: place.code, city: place.city, written: writtenAt(place) }])).values()],
    names: names.map(({ spellings, ...span }) => ({ spellings, written: writtenAt(span) })),
    words,
    phrases,
    besides,
    asksSelling: seeksGoods && topics.size === 0 && details.size === 0 && phrases.size === 0,
    seeksGoods,
    sells: deed?.isSelling ?? false,
    asksWays: asksForWays(text, language),
    asksWeekday: weekdays.length > 0 || asksWhichDay(text, language),
    numbers: tokens.map(({ word }) => word).filter((word) => /^\d{1,3}$/.test(word)),
    reference: reference.exec(question)?.[0] ?? null,
  };
}

/** 'I want a tent' wishes for a tent, whatever the shop says about tents. */
const isWish = (tokens: readonly Token[], language: ChatLanguage): boolean =>
  findPhrases(
    bookOf(language),
    tokens.map(({ word }) => word),
  ).some(({ keys }) => keys.includes('seeking'));

/** Topics that a weekday may go with; beside any other it is a detail. */
const besideWeekdays: ReadonlySet<TopicName> = new Set<TopicName>(['weekend', 'place', 'contact']);
const hasMain = (topics: ReadonlyMap<TopicName, string>) => [...topics.keys()].some((topic) => !besideWeekdays.has(topic));
const shortestOfDay = 4;

/** 'Open on Tuesday?', 'And on Mondays?' */
const asksHours = (text: string, wordCount: number, language: ChatLanguage): boolean =>
  wordCount <= shortestOfDay || findSenses(text, language, { asked: false }).some(({ sense }) => sense === 'hours');

/** 'Which days', in the order in which the words stand in most languages. */
function asksWhichDay(text: string, language: ChatLanguage): boolean {
  return new RegExp(shopWordsOf(language).whichDay, 'u').test(text);
}

function meaningsOfTopics(senses: readonly Found[], meanings: readonly FoundMeaning[]): Map<Sense, readonly MeaningName[]> {
  const beside = (span: Found) => meanings.filter(({ from, to }) => from < span.to && to > span.from).map(({ meaning }) => meaning);
  const found = new Map<Sense, readonly MeaningName[]>();
  for (const span of senses) if (!isDetail(span.sense)) found.set(span.sense, [...(found.get(span.sense) ?? []), ...beside(span)]);
  return found;
}

function tokensOf(question: string): Token[] {
  const written = question.normalize('NFC');
  const parts = isUnspaced(written)
    ? searchWords(written).map((word) => ({ written: word, word }))
    : [...written.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(([each]) => searchWords(each).map((word) => ({ written: each, word })));
  const text = searchFold(written);
  let from = 0;
  return parts.slice(0, mostTokens).map((part) => {
    const at = text.indexOf(part.word, from);
    from = at < 0 ? from : at + part.word.length;
    return { ...part, from: at < 0 ? from : at };
  });
}

/** Where the first topic was named wholly: what stands in the gap of a phrase ('send the jacket back') is its object. */
function endOfFirstTopic(senses: readonly Found[]): number {
  const last = new Map<string, number>();
  for (const { sense, from } of senses) if (!isDetail(sense)) last.set(sense, Math.max(from, last.get(sense) ?? 0));
  return Math.min(...last.values(), Number.POSITIVE_INFINITY);
}

/** Q3: a topic that a word only hints at counts when no other is named. */
function topicsOf(senses: readonly Found[], writtenAt: (span: Found) => string): Map<TopicName, string> {
  const named = senses.filter(({ sense }) => !isDetail(sense));
  const strong = named.filter(({ weak }) => !weak);
  const special = named.filter(({ sense }) => sense !== 'delivery');
  // 'Arrived broken' is about what is broken.
  const counted = strong.length > 0 ? strong : special.length > 0 ? special : named;
  const topics = new Map(counted.map((found) => [found.sense as TopicName, writtenAt(found)]));
  // 'What do I pay for the return?' asks for no way to pay.
  if ([...topics.keys()].some((topic) => topic !== 'payment' && !isPartOf(topic, 'payment'))) topics.delete('payment');
  // 'When is the refund on my account?' is about no customer's account.
  if (topics.has('returns') || topics.has('refund')) topics.delete('account');
  return topics;
}

/** Q2: replaces a word that neither the shop nor the language knows by the known word that it was meant to be. */
function correctTokens(tokens: readonly Token[], language: ChatLanguage, shop: Vocabulary): Token[] {
  const ofLanguage = knownWords(language);
  return tokens.map((token, at) => {
    const { word, written } = token;
    if (word.length < 4 || isUnspaced(word) || isWeekday(word, language) || isKnown(word, language, ofLanguage, shop)) return token;
    const umlauts = buildsCompounds(language) ? word.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u') : word;
    if (umlauts !== word && isKnown(umlauts, language, ofLanguage, shop)) return { ...token, word: umlauts };
    const isName = at > 0 && /^\p{Lu}/u.test(written) && language !== 'de';
    if (isName || findPlaces(word, [language, 'en'], { sending: true }).length > 0) return token;
    if (namesIn([token], language).length > 0) return token;
    const meant = corrected(word, [shop.words, ofLanguage, shop.productWords]) ?? correctedBeginning(word, knownBeginnings(language));
    return meant ? { ...token, word: meant } : token;
  });
}

function isKnown(
  word: string,
  language: ChatLanguage,
  ofLanguage: ReadonlySet<string>,
  { words, productWords, beginnings }: Vocabulary,
): boolean {
  if (words.has(word) || productWords.has(word) || ofLanguage.has(word) || isSmallWord(word, language)) return true;
  if (exampleWords(language).has(word) || languageData(language).lists.sell.split('|').includes(word)) return true;
  if (sensesOfWords([word], language).length > 0 || meaningsOfWords([word], language).length > 0 || isWithPronoun(word, ofLanguage))
    return true;
  // A word with another ending is no misspelling.
  const isForm = (form: string) =>
    beginnings.has(form) ||
    [1, 2, 3].some((cut) => form.length - cut > 3 && (words.has(form.slice(0, -cut)) || productWords.has(form.slice(0, -cut))));
  return isForm(word) || (language === 'pl' && isForm(polishStem(word)));
}

/** Spanish and Italian pronouns grow together with the verb: 'buscarlo', 'cambiarla'. */
const pronouns = /(?:lo|la|los|las|le|les|li|ne|ci|vi|mi|ti|si|melo|mela)$/;
const isWithPronoun = (word: string, known: ReadonlySet<string>): boolean =>
  pronouns.test(word) && [word.replace(pronouns, ''), word.replace(pronouns, 'e')].some((verb) => known.has(verb));

/** 'My sister lives on Jersey, could you post one to her?': what comes near to sending, without a word for it. */
function speaksOfSending(question: string, language: ChatLanguage): boolean {
  const likely = readSituations(question, language);
  return sendingSituations.reduce((sum, name) => sum + (likely.get(name) ?? 0), 0) >= likelySending;
}
const sendingSituations = ['deliveryCost', 'deliveryTime', 'abroad', 'remotePlaces', 'customs', 'express', 'pickupPoint'] as const;
const likelySending = 0.25;

const sendingTopics: readonly TopicName[] = ['delivery', 'abroad', 'express', 'customs', 'carrier', 'returns'];
/** Names that are common words too, and the languages in which they are names. */
const namesOnlyIn: Readonly<Record<string, readonly ChatLanguage[]>> = { ideal: ['nl'] };

const nameSpellings = serviceNames.map((entry) => entry.split(',').map((spelling) => searchWords(spelling)));

/** Q4: the names of services, each with all of its spellings. */
function namesIn(
  tokens: readonly Pick<Token, 'word'>[],
  language: ChatLanguage,
): { spellings: readonly string[]; from: number; to: number }[] {
  return nameSpellings.flatMap((spellings) => {
    for (const spelling of spellings) {
      if (namesOnlyIn[spelling.join(' ')]?.includes(language) === false) continue;
      for (let from = 0; from + spelling.length <= tokens.length; from++)
        if (spelling.every((part, at) => tokens[from + at]?.word === part))
          return [{ spellings: spellings.map((words) => words.join(' ')), from, to: from + spelling.length }];
    }
    return [];
  });
}

/** Finds the passages of an owner's texts that answer a question, and says when none does. */
import { languageData } from '../../../kit/languages/index.ts';
import type { MeaningName } from '../../../kit/languages/meanings/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { SituationShares } from '../../../kit/languages/situations/read.ts';
import { relatedSituations } from '../../../kit/languages/situations/related.ts';
import type { TopicName } from '../../../kit/languages/topics/index.ts';
import { findPlaces } from '../../../kit/languages/topics/places.ts';
import { searchWords } from '../../../kit/text/search-words.ts';
import type { Db } from '../../../platform/db/index.ts';
import { type Nearness, withNearness } from '../nearness/nearness.ts';
import type { PassageRecord } from '../records/types.ts';
import type { TermsOfWord, TermsOfWords } from './answers.ts';
import { type Weighed, weigh } from './evidence.ts';
import { type Candidate, type SearchTerm, type ShopIndex, searchIndex } from './index-store.ts';
import { currentIndex } from './indexing.ts';
import { kinshipMark, meaningMark, paysLater, placeMark, senseMark, sensesOf, situationMarks, waysToPayLater } from './marks.ts';
import { partsOfQuestion } from './parts.ts';
import { type ReadQuestion, readQuestion } from './question.ts';
import { beginningsOf } from './stems.ts';
import { isGeneral, isService, mayBeOfProducts } from './topics.ts';

export interface FoundPassage extends PassageRecord {
  score: number;
  /** Whether this passage answers; the others are related texts, and never an answer. */
  answers: boolean;
  /** It is one of several ways that the answer lists together. */
  isWay?: boolean;
}

export interface FoundPassages {
  /** The passages that answer come first, the best of them at the top. */
  passages: FoundPassage[];
  answers: boolean;
  /** What the shop does not say, in the visitor's words; '' when it answers, or when nothing of the question can be named. */
  missing: string;
  /** The question is about the shop itself (delivery, payment, opening hours), not about its products. */
  aboutShop: boolean;
  /** The question names a topic, of the shop or of its products. */
  namesTopic: boolean;
  /** Nothing but a text answers it: it names a service, or asks for no goods. */
  asksForText: 'surely' | 'maybe' | null;
}

export interface Wish {
  /** The language of the reply, which is the visitor's. */
  language: ChatLanguage;
  /** A place that the visitor named earlier; it chooses between passages that answer. */
  destination?: string | null;
  /** The owner's index, where the caller has it. */
  index?: ShopIndex;
  /** How near the passages are to a question in meaning, where that is known. */
  near?: (question: string) => Promise<Nearness | null>;
}

const weights = {
  topic: 2,
  special: 2.5,
  detail: 0.7,
  free: 1.5,
  place: 2,
  name: 2.5,
  word: 1.3,
  product: 2,
  meaning: 1.2,
  situation: 1.5,
  kinship: 0.8,
};
const mostExamined = 24;
const mostFound = { answering: 4, related: 4 };
/** How much better a passage is that speaks of the place named earlier. */
const destinationBonus = 1.3;
/** How much better a passage in the owner's own words is than one of a page. */
const ownBonus = 3.3;
/** The result when nothing is found. */
export const nothing: FoundPassages = { passages: [], answers: false, missing: '', aboutShop: false, namesTopic: false, asksForText: null };

/**
 * The passages that answer a visitor's question, and related ones. Makes the owner's index first where the texts have changed since.
 * @param question as the visitor wrote it
 */
export async function findPassages(
  db: Db,
  ownerId: number,
  question: string,
  { language, destination, near, ...given }: Wish,
): Promise<FoundPassages> {
  const index = given.index ?? (await currentIndex(db, ownerId));
  const asked = readQuestion(question, language, index);
  const parts = partsOfQuestion(question, language, index);
  // The vector of two questions at once is near to neither answer.
  const nearness = parts.length > 0 ? null : await near?.(question);
  const weighed = await weighAsked(db, ownerId, asked, index, nearness);
  const aboutShop = [...asked.topics.keys()].some((topic) => !mayBeOfProducts(topic));
  const namesTopic = asked.topics.size > 0;
  const asksForText = [...asked.topics.keys()].some(isService) ? ('surely' as const) : asked.seeksGoods ? null : ('maybe' as const);
  if (weighed.length === 0) return { ...nothing, aboutShop, namesTopic, asksForText, missing: firstNamed(asked) };
  const ranked = rankedBy(weighed, asked, destination);
  const isAnswered = ranked.some(({ likelihood }) => likelihood > 0);
  const several = await answersOfParts(db, ownerId, parts, { index, isAnswered, destination });
  const answering = several ?? allWays(ranked, asked) ?? ranked.filter(({ likelihood }) => likelihood > 0);
  const isTold = (id: string) => several?.some(({ candidate }) => candidate.id === id) ?? false;
  const related = ranked.filter(({ candidate, likelihood }) => likelihood <= 0 && !isTold(candidate.id));
  const passages = [
    ...answering.slice(0, mostFound.answering).map((each) => present(each, true)),
    ...related.slice(0, mostFound.related).map((each) => present(each, false)),
  ];
  const answers = answering.length > 0;
  return { passages, answers, missing: answers ? '' : related[0]?.lacks || firstNamed(asked), aboutShop, namesTopic, asksForText };
}

interface Ranked extends Weighed {
  rank: number;
  /** It is one of several ways that the answer lists together. */
  isWay?: boolean;
}

/** The most likely passages come first. */
const rankedBy = (weighed: readonly Weighed[], asked: ReadQuestion, destination: string | null | undefined): Ranked[] =>
  weighed
    .map((passage) => ({ ...passage, rank: passage.likelihood + Math.log(bonusOf(passage.candidate, asked, destination)) }))
    .toSorted((a, b) => b.rank - a.rank || b.candidate.score - a.candidate.score);

/** Topics of the ways in which goods reach a visitor. */
const waysOfDelivery: readonly TopicName[] = ['delivery', 'express', 'pickup', 'locker', 'carrier'];

/** Q14: 'Which delivery options are there?' is answered by all of what the page of the best answer says of ways of delivery, in its order. */
function allWays(ranked: readonly Ranked[], { topics, language, asksWays }: ReadQuestion): Ranked[] | null {
  const [best] = ranked;
  if (!best || best.likelihood <= 0 || !asksWays || !topics.has('delivery')) return null;
  const isWay = ({ heading, text }: Candidate) => {
    const senses = sensesOf(`${heading}\n${text}`, best.candidate.language ?? language);
    return waysOfDelivery.some((topic) => senses.has(topic));
  };
  const onPage = ranked.filter(({ candidate }) => candidate.url !== null && candidate.url === best.candidate.url && isWay(candidate));
  if (onPage.length < 2) return null;
  return onPage
    .toSorted((a, b) => a.candidate.position - b.candidate.position)
    .map((passage) => ({ ...passage, rank: best.rank, isWay: true }));
}

/** Q9: where several things are asked and each is answered, the best answer to each; else null. */
async function answersOfParts(
  db: Db,
  ownerId: number,
  parts: readonly ReadQuestion[],
  { index, isAnswered, destination }: { index: ShopIndex; isAnswered: boolean; destination: string | null | undefined },
): Promise<Ranked[] | null> {
  // One passage that answers the whole is enough, unless times and amounts are asked.
  const asksDetails = parts.some(({ details }) => details.size > 0);
  if (parts.length === 0 || (isAnswered && !asksDetails)) return null;
  const best = await Promise.all(
    parts.map(async (part) =>
      rankedBy(await weighAsked(db, ownerId, part, index), part, destination).find(({ likelihood }) => likelihood > 0),
    ),
  );
  const ranked = best.filter((passage) => passage !== undefined);
  if (ranked.length < parts.length) return null;
  const rank = Math.max(...ranked.map((passage) => passage.rank));
  return [...new Map(ranked.map((passage) => [passage.candidate.id, { ...passage, rank }])).values()];
}

/** Reads a question and weighs the passages that have any of it. */
export async function weighPassages(db: Db, ownerId: number, question: string, language: ChatLanguage): Promise<Weighed[]> {
  const index = await currentIndex(db, ownerId);
  return weighAsked(db, ownerId, readQuestion(question, language, index), index);
}

/** Weighs the passages that have any of a question, and the nearest ones in meaning, where they are known. */
async function weighAsked(db: Db, ownerId: number, asked: ReadQuestion, index: ShopIndex, nearness?: Nearness | null): Promise<Weighed[]> {
  const { terms, ofWords } = termsOf(asked, index.languages);
  if (terms.length === 0 || index.words.size === 0) return [];
  const stemmers = [...new Set([asked.language, ...index.languages].map((each) => languageData(each).stemmer))];
  const candidates = await searchIndex(db, ownerId, terms, { stemmers, limit: mostExamined, also: nearness?.nearest ?? [] });
  const weighed = weigh(candidates, asked, ofWords, index);
  return nearness ? weighed.map((passage) => withNearness(passage, nearness)) : weighed;
}

const present = ({ candidate: { id, source, heading, text, url, language }, rank, isWay }: Ranked, answers: boolean): FoundPassage => ({
  id,
  source,
  heading,
  text,
  url,
  language,
  score: Math.exp(rank),
  answers,
  ...(isWay && { isWay }),
});

/** A passage that speaks of the place named earlier comes first, and the owner's own words come before pages; neither makes it an answer. */
function bonusOf(candidate: Candidate, asked: ReadQuestion, destination: string | null | undefined): number {
  return (
    (speaksOfDestination(candidate, destination, asked.language) ? destinationBonus : 1) * (candidate.source === 'page' ? 1 : ownBonus)
  );
}

/** What a question is about, in the visitor's words: the most special part of it. */
const firstNamed = ({ names, places, words, topics }: ReadQuestion): string =>
  names[0]?.written ??
  places[0]?.written ??
  words.find(({ required, isThing }) => required === 'strictly' || (required === 'mostly' && isThing))?.written ??
  [...topics.values()][0] ??
  '';

function speaksOfDestination(candidate: Candidate, destination: string | null | undefined, language: ChatLanguage): boolean {
  if (!destination) return false;
  const spoken = [...new Set<ChatLanguage>([language, candidate.language ?? language, 'en'])];
  const codes = findPlaces(destination, spoken).map(({ code }) => code);
  const named = findPlaces(`${candidate.heading}\n${candidate.text}`, spoken).map(({ code }) => code);
  return codes.some((code) => named.includes(code));
}

/** The terms of a question, and which of them stand for its words. */
function termsOf(asked: ReadQuestion, languages: readonly ChatLanguage[]): { terms: SearchTerm[]; ofWords: TermsOfWords } {
  const terms: SearchTerm[] = [];
  const add = (beginnings: string, weight: number, words = '') => terms.push({ beginnings, words, weight }) - 1;
  const ofTopics = new Map(
    [...asked.topics.keys()].map((topic) => [topic, add(`'${senseMark(topic)}'`, isGeneral(topic) ? weights.topic : weights.special)]),
  );
  for (const detail of asked.details) add(`'${senseMark(detail)}'`, detail === 'free' ? weights.free : weights.detail);
  for (const { code, written } of asked.places) {
    add([code, 'union', 'europe', 'gulf', 'world'].map((each) => `'${placeMark(each)}'`).join(' | '), weights.place);
    // Of passages that all cover the place, the one that names it as the visitor did.
    for (const word of searchWords(written)) add(`'${word}'`, weights.word);
  }
  for (const { spellings } of asked.names) {
    const kinds = paysLater(spellings) ? waysToPayLater.map((way) => `'${senseMark(way)}'`) : [];
    add([...spellings.map(phraseOf), ...kinds].join(' | '), weights.name);
  }
  for (const number of asked.numbers) add(`'${number}'`, weights.word);
  const spoken = [...new Set([asked.language, ...languages])];
  const byMeaning = new Map<MeaningName, number>();
  const addMeaning = (meaning: MeaningName) => {
    const term = byMeaning.get(meaning) ?? add(`'${meaningMark(meaning)}'`, weights.meaning);
    byMeaning.set(meaning, term);
    return term;
  };
  const words = asked.words.map(
    ({ parts, forms, required, meanings }): TermsOfWord => ({
      parts: parts.map((part, at) => {
        const query = [beginningsOf(part, spoken), ...(forms[at] ?? []).map((form) => `'${form}'`)].join(' | ');
        return add(query, required === 'product' ? weights.product : weights.word, part);
      }),
      meanings: meanings.map(addMeaning),
    }),
  );
  for (const meaning of asked.phrases.keys()) addMeaning(meaning);
  const ofSituations = new Map(
    [...sharesWithRelated(asked.situations)].map(([situation, share]) => {
      const marks = situationMarks(situation);
      return [situation, marks.map((mark) => add(`'${mark}'`, (weights.situation * share) / marks.length))];
    }),
  );
  const ofKinships = new Map([...asked.kinships].map((kinship) => [kinship, add(`'${kinshipMark(kinship)}'`, weights.kinship)]));
  return { terms, ofWords: { words, meanings: byMeaning, situations: ofSituations, kinships: ofKinships, topics: ofTopics } };
}

/** A situation that is near to what the visitor comes with is looked for too. */
function sharesWithRelated(situations: SituationShares): SituationShares {
  const shares = new Map(situations);
  for (const [situation, share] of situations)
    for (const near of relatedSituations[situation] ?? [])
      if (!situations.has(near)) shares.set(near, Math.max(shares.get(near) ?? 0, share * shareOfRelated));
  return shares;
}
const shareOfRelated = 0.3;

const phraseOf = (spelling: string): string =>
  `(${searchWords(spelling)
    .map((word) => `'${word}'`)
    .join(' <-> ')})`;

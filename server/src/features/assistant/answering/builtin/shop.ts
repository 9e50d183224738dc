/** Answers about the shop in the owner's words: the sentences that answer, not the whole page. Pure. */
import { isSmallWord } from '../../../../kit/languages/index.ts';
import { findMeanings } from '../../../../kit/languages/meanings/index.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { findSenses } from '../../../../kit/languages/topics/index.ts';
import { wordsIn } from '../../../../kit/languages/vocabulary/index.ts';
import { foldedWords, foldText } from '../../../../kit/text/words.ts';
import type { Claim, SaidSentence } from '../../claims/types.ts';
import { closenessToPlace, isRegion, namesPlace } from '../../memory/reading/places.ts';
import { holdsWord } from '../../memory/words.ts';
import type { PassageRecord } from '../../records/types.ts';
import { clauseLabels, clauseTexts } from '../clauses.ts';
import { claimed, spoken, type Voice } from './saying.ts';

/** What a question about the shop is about, beside its words. */
export interface AskedShop {
  question: string;
  /** ISO code of the place that goods are to be sent to. */
  destination: string | null;
  asksTime: boolean;
  asksMoney: boolean;
  /** What the products that are talked about are called, and the kinds of them. */
  inView?: string;
}

/** Passages up to this length are quoted whole. */
const shortPassage = 260;
const mostClauses = 3;
const mostOfShort = 5;
/** A longer topic does not name a thing. */
const longestTopic = 3;
/** A second passage is quoted too when its score is at least this share of the first one's: e⁻² (decision 123). */
const shareOfFirst = 0.135;
/** A clause is quoted beside the best one when it scores at least this share. */
const shareOfBest = 0.6;
const money =
  /[€$£¥₺]|\b(?:eur|usd|gbp|chf|pln|zł|tl|try)\b|円|ريال|درهم|free|gratis|gratuit|kostenlos|ücretsiz|darmow|bezpłat|مجان|無料/iu;

export interface TellingPassage extends PassageRecord {
  score: number;
  /** It is one of several ways (to pay, to send back …) that the answer lists together. */
  isWay?: boolean;
}

/** The clauses that answer: from the best passage and one that is nearly as good, or from every way that the question asks for. */
export function tellPassages(voice: Voice, passages: readonly TellingPassage[], asked: AskedShop): SaidSentence[] {
  const ways = passages.filter(({ isWay }) => isWay);
  const best = ways.length > 0 ? ways : preferred(passages, asked).slice(0, 2);
  const chosenPassages = best.filter(({ score }) => score >= (best[0]?.score ?? 0) * shareOfFirst);
  const chosen = chosenPassages.flatMap((passage) =>
    answeringClauses(passage, asked, voice.language).map((clause) => ({ passage, clause })),
  );
  const quoted = chosen.flatMap(({ passage, clause }, at) => {
    const continued = chosen[at - 1]?.passage.id === passage.id;
    return claimed(voice, { kind: 'policy', passage: passage.id, clause, ...(continued && { continued }) });
  });
  return quoted.length > 0 ? [...quoted, ...pageOf(voice, chosenPassages[0])] : [];
}

/** The page of the shop to read on. */
const pageOf = ({ replies }: Voice, passage: PassageRecord | undefined): SaidSentence[] =>
  passage?.url ? spoken(replies.source(replies.sources.page, passage.heading, passage.url), { kind: 'contact', by: 'link' }) : [];

/** Where the question names a place, only the passages that speak of it, those that name its region first; all if none does. */
export function preferred<Passage extends PassageRecord>(passages: readonly Passage[], { destination }: AskedShop): readonly Passage[] {
  if (!destination) return passages;
  const closeness = ({ heading, text }: Passage) => closenessToPlace(`${heading} ${text}`, destination);
  const speaking = passages.filter((passage) => closeness(passage) > 0);
  const byRegion = isRegion(destination) ? speaking.toSorted((first, second) => closeness(second) - closeness(first)) : speaking;
  return byRegion.length > 0 ? byRegion : passages;
}

/**
 * Positions of the clauses of a passage that answer, in their order. A clause of a line with a label ('Leather: wipe it clean. Never wash it.')
 * comes with that label.
 */
export function answeringClauses(passage: PassageRecord, asked: AskedShop, language: ChatLanguage): number[] {
  const labels = clauseLabels(passage);
  const meant = labelsMeant(labels, asked, passage.language ?? language);
  const at = meant.size > 0 ? labels.flatMap((label, place) => (meant.has(label) ? [place] : [])).slice(0, mostClauses) : null;
  const places = at ?? bestClauses(passage, asked, language);
  return [...new Set(places.flatMap((place) => [openingOf(place, clauseTexts(passage), labels), place]))].sort((a, b) => a - b);
}

/** The clause with which the line of this clause begins, because it holds the label; without a label, this clause itself. */
function openingOf(place: number, clauses: readonly string[], labels: readonly string[]): number {
  const label = labels[place];
  if (!label) return place;
  const at = clauses.slice(0, place + 1).findLastIndex((clause) => clause.startsWith(label));
  return at < 0 ? place : at;
}

/** The labels (each line begins with what it is about) that the question names, else those that name the products talked about. */
function labelsMeant(labels: readonly string[], { question, destination, inView = '' }: AskedShop, language: ChatLanguage): Set<string> {
  const all = new Set(labels.filter(Boolean));
  if (all.size < 2 || destination !== null) return new Set();
  const heldBy = (text: string) => new Set([...all].filter((label) => namesAny(text, label, language)));
  const labelsOfQuestion = heldBy(question);
  return labelsOfQuestion.size > 0 ? labelsOfQuestion : heldBy(inView);
}

/** Whether a text holds a word of a label: 'the visor' of 'Visors and lenses'. */
const namesAny = (text: string, label: string, language: ChatLanguage): boolean =>
  wordsIn(label).some((word) => word.length >= shortestLabel(word) && !isSmallWord(word, language) && holdsWord(text, word, language));
const shortestLabel = (word: string): number => (/\p{Script=Han}/u.test(word) ? 2 : 4);

/** Positions of the clauses that share most with the question. */
function bestClauses(passage: PassageRecord, asked: AskedShop, language: ChatLanguage): number[] {
  const clauses = clauseTexts(passage);
  const meant = (text: string, spoken: ChatLanguage) => [
    ...findMeanings(text, spoken).map(({ meaning }): string => meaning),
    ...findSenses(text, spoken, { asked: true }).map(({ sense }): string => sense),
  ];
  const questionMeanings = new Set(meant(asked.question, language));
  const shared = (clause: string) => new Set(meant(clause, passage.language ?? language).filter((each) => questionMeanings.has(each))).size;
  const scores = clauses.map(
    (clause) => bonusOf(clause, asked) + (asksHeading(asked, passage) ? 0 : sharedWords(clause, asked) + shared(clause)),
  );
  const places = asked.destination ? clausesOfPlace(clauses, asked.destination, asked) : [];
  if (places.length > 0) {
    const others = clauses.flatMap((clause, at) => (!places.includes(at) && !namesPlace(clause) && (scores[at] ?? 0) > 1 ? [at] : []));
    return [...places, ...others].sort((a, b) => a - b).slice(0, mostClauses);
  }
  if (passage.text.length <= shortPassage) return clauses.map((_, at) => at).slice(0, mostOfShort);
  const best = Math.max(...scores);
  const good = scores.flatMap((score, at) => (score >= best * shareOfBest && score > 0 ? [at] : []));
  return (good.length > 0 ? good : clauses.map((_, at) => at)).slice(0, mostClauses);
}

/** The clauses about a place: those about its region, else its country, else the union; wider ones only for what the nearest do not state. */
function clausesOfPlace(clauses: readonly string[], destination: string, { asksMoney, asksTime }: AskedShop): number[] {
  const near = clauses.map((clause) => closenessToPlace(clause, destination));
  const nearest = Math.max(...near);
  const closest = clauses.filter((_, at) => near[at] === nearest);
  const lacks = (asks: boolean, states: (clause: string) => boolean) => asks && !closest.some(states);
  const lacksMoney = lacks(asksMoney, statesMoney);
  const lacksTime = lacks(asksTime, statesTime);
  return clauses.flatMap((clause, at) => {
    const isNeeded = near[at] === nearest || (lacksMoney && statesMoney(clause)) || (lacksTime && statesTime(clause));
    const isOfPlace = (near[at] ?? 0) > 0 && isNeeded;
    return isOfPlace || (lacksTime && beginsWithTime(clause)) ? [at] : [];
  });
}

/** 'Parcels arrive in two days, in Austria in 5' states the time of every place before that of another. */
function beginsWithTime(clause: string): boolean {
  const [beginning = ''] = clause.split(/[,;،、]/u);
  return statesTime(beginning) && !statesMoney(beginning) && !namesPlace(beginning);
}

const statesMoney = (clause: string): boolean => money.test(clause);
/** A number beside amounts of money. */
const statesTime = (clause: string): boolean => /\d/.test(clause.replaceAll(amountOfMoney, ' '));
const amountOfMoney = /[€$£¥₺]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:[€$£¥₺円]|(?:eur|euros?|usd|gbp|chf|pln|zł|tl|try)\b)/giu;

const askedWords = ({ question }: AskedShop) => [...new Set(foldedWords(question))].filter((word) => word.length > 3);

function sharedWords(text: string, asked: AskedShop): number {
  const words = new Set(foldedWords(text));
  const isShared = (word: string) =>
    words.has(word) || [...words].some((other) => other.length > 4 && other.startsWith(word.slice(0, 5)) && word.length > 4);
  return askedWords(asked).filter(isShared).length;
}

/** Whether the question repeats the heading: then the passage answers from its start, because the question's words do not tell its clauses apart. */
const asksHeading = (asked: AskedShop, { heading }: PassageRecord): boolean =>
  askedWords(asked).length > 1 && sharedWords(heading, asked) === askedWords(asked).length;

const bonusOf = (clause: string, { asksTime, asksMoney }: AskedShop): number =>
  (asksMoney && money.test(clause) ? 2 : 0) + (asksTime && /\d/.test(clause) && !money.test(clause) ? 1.5 : 0);

/** Says that the shop gives no information, with the contact; `topic` is repeated if it is only a few words. */
export function unansweredSentences(voice: Voice, topic = ''): SaidSentence[] {
  const isPhrase = foldedWords(topic).length <= longestTopic && foldText(topic) !== foldText(voice.records.visitorWords);
  return claimed(voice, { kind: 'notSaid', topic: isPhrase ? topic : '' });
}

/** The owner's contact, else the website's. */
export function contactSentences(voice: Voice): SaidSentence[] {
  for (const by of ['words', 'email', 'phone'] as const) {
    const way = claimed(voice, { kind: 'contact', by });
    if (way.length > 0) return way;
  }
  const claim: Claim = { kind: 'contact', by: 'words' };
  return spoken(voice.replies.noContact, claim);
}

/** Finds the owner's clauses on the topic of a sentence, and whether one supports it word for word. Rule R9 of SPEC.md. */
import { traitsOf } from '../../../../kit/languages/index.ts';
import { isUnit } from '../../memory/reading/units.ts';
import type { PassageRecord, TurnRecords } from '../../records/types.ts';
import { type Clause, cutClauses } from '../cut/clauses.ts';
import { type ContentItem, contentWordsOf, numberTerm } from '../read/content.ts';
import type { Reading, ReadNumber } from '../read/reading.ts';
import type { Claim } from '../types.ts';
import { liesWithin } from '../words/places.ts';

/** A clause with its passage. */
export interface OwnClause {
  passage: PassageRecord;
  clause: Clause;
}

/** A clause as a claim. */
export const policyOf = ({ passage, clause }: OwnClause): Claim => ({ kind: 'policy', passage: passage.id, clause: clause.index });

/** The clauses of a turn with an index of their terms, made once for all sentences of an answer. */
export interface ClauseIndex {
  clauses: readonly OwnClause[];
  byTerm: ReadonlyMap<string, readonly number[]>;
  byNumber: ReadonlyMap<string, readonly number[]>;
  /** Clauses that the visitor's question is about. */
  asked: ReadonlySet<number>;
  /** The owner's texts do not answer the question: only a clause that covers nearly all of a sentence is quoted. */
  onlyStrong: boolean;
}

/** Indexes the clauses of a turn by term and number. `question` is what the visitor asked; `onlyStrong` as in `ClauseIndex`. */
export function indexClauses(records: TurnRecords, question: readonly ContentItem[], onlyStrong: boolean): ClauseIndex {
  const clauses = records.passages.flatMap((passage) => cutClauses(passage).map((clause) => ({ passage, clause })));
  const byTerm = new Map<string, number[]>();
  const byNumber = new Map<string, number[]>();
  for (const [no, { clause }] of clauses.entries()) {
    for (const term of clause.passageTerms) add(byTerm, term, no);
    for (const number of clause.numbers) add(byNumber, number, no);
  }
  const index = { clauses, byTerm, byNumber, onlyStrong, asked: new Set<number>() };
  if (onlyStrong) return index;
  const clausesOfQuestion = new Set(rank(index, question, new Set(), leastAsked).map(({ no }) => no));
  return { ...index, asked: clausesOfQuestion };
}

function add(map: Map<string, number[]>, key: string, no: number): void {
  const list = map.get(key);
  if (list) list.push(no);
  else map.set(key, [no]);
}

export interface RankedClause extends OwnClause {
  no: number;
  /** The share of the sentence's content that the clause, its heading and its passage contain. */
  share: number;
  /** The same as a sum of weights, which prefers longer agreement. */
  score: number;
  /** Content in clause or heading, without the commonest concepts. */
  telling: number;
  sameNumbers: number;
  /** The sum of the weights of the sentence's content. */
  total: number;
}

const leastAsked = 0.5;
const inHeading = 0.85;
const inPassage = 0.45;
const inRegion = 0.9;
const ofKind = 0.6;
const askedBonus = 0.25;
const numberBonus = 1.2;
const otherLanguage = 0.4;
/** A negated sentence is compared with clauses that limit something. */
const limitBonus = 0.35;
const limiting: ReadonlySet<string> = new Set(['only', 'except', 'outside', 'without', 'never']);

/** Whether a clause is negated. */
const isLimiting = ({ reading }: Clause): boolean => saysNo(reading);
const saysNo = ({ negations, hits }: Reading): boolean =>
  negations.length > 0 || hits.some(({ role, key }) => role === 'refusal' || (role === 'operator' && limiting.has(key)));

/** Clauses by how much of some content they contain, best first. */
export function rank(
  index: ClauseIndex,
  content: readonly ContentItem[],
  numbers: ReadonlySet<string>,
  leastShare: number,
  language?: string,
  negative = false,
): RankedClause[] {
  const ranked = candidatesFor(index, content, numbers).flatMap((no) => {
    const own = index.clauses[no] as OwnClause;
    const limits = negative && isLimiting(own.clause);
    const { total, found, telling } = shareOf(own.clause, content, limits, language);
    const sameNumbers = [...numbers].filter((number) => own.clause.numbers.has(number)).length;
    const share = total > 0 ? found / total : 0;
    if (share < leastShare && sameNumbers === 0) return [];
    const score = found + sameNumbers * numberBonus + (index.asked.has(no) ? askedBonus : 0) + (limits ? limitBonus : 0);
    return [{ ...own, no, share, score, telling, sameNumbers, total }];
  });
  return ranked.sort((a, b) => b.score - a.score || a.no - b.no);
}

/** The clauses that contain any part of this content. */
function candidatesFor(index: ClauseIndex, content: readonly ContentItem[], numbers: ReadonlySet<string>): number[] {
  const terms = content.flatMap((item) => (item.parent ? [...item.terms, item.parent] : item.terms));
  const candidates = [
    ...terms.flatMap((term) => [...(index.byTerm.get(term) ?? [])]),
    ...[...numbers].flatMap((number) => [...(index.byNumber.get(number) ?? [])]),
  ];
  return [...new Set(candidates)];
}

/** How much of some content a clause holds, by its weight. */
function shareOf(
  clause: Clause,
  content: readonly ContentItem[],
  limits: boolean,
  language?: string,
): Pick<RankedClause, 'total' | 'telling'> & { found: number } {
  let [total, found, telling] = [0, 0, 0];
  for (const item of content) {
    const { weight, rare } = item;
    // A word that no list knows cannot agree across languages.
    const counts = rare && language !== undefined && clause.language !== language ? weight * otherLanguage : weight;
    const part = heldBy(clause, item);
    total += counts;
    found += counts * part;
    // 'We do not ship to the Canaries': if sentence and clause both negate the same place, it alone sets the topic.
    if (part >= ofKind && (weight >= 1 || (limits && item.terms.some(isPlace)))) telling += weight * part;
  }
  return { total, found, telling };
}

const isPlace = (term: string): boolean => term.startsWith('p:');

function heldBy(clause: Clause, { terms, parent }: ContentItem): number {
  const { ownTerms, headingTerms, passageTerms, places } = clause;
  const [place] = terms.filter(isPlace);
  if (place && places.some((region) => liesWithin(place.slice(2), region))) return ownTerms.has(place) ? 1 : inRegion;
  // 'Only within the EU' decides about every other place as well.
  if (place && places.length > 0 && isLimiting(clause)) return inRegion;
  if (terms.some((term) => ownTerms.has(term))) return 1;
  if (terms.some((term) => headingTerms.has(term))) return inHeading;
  if (parent && (ownTerms.has(parent) || headingTerms.has(parent))) return ofKind;
  return terms.some((term) => passageTerms.has(term)) ? inPassage : 0;
}

/** The thresholds when the owner's texts do not answer the question. */
const strongShare = 0.75;
const strongShareWithNumbers = 0.5;
const leastShareToTell = 0.42;
const leastShareWhenAsked = 0.34;
const leastShareWithNumbers = 0.25;
/** Without a distinctive word, an agreeing number counts only if the rest of the sentence agrees too. */
const leastShareOfNumbers = 0.7;
/** A second clause is quoted too when it agrees nearly as well. */
const nearly = 0.7;

/** The owner's clauses to quote in place of a sentence. Empty when none is relevant. */
export function relevantClauses(index: ClauseIndex, reading: Reading, skip: ReadonlySet<number>): RankedClause[] {
  const content = contentWordsOf(reading, skip);
  const numbers = new Set(reading.numbers.flatMap((number) => [numberTerm(number), ...bareTerm(number)]));
  const all = rank(index, content, numbers, 0, reading.language, saysNo(reading));
  const ranked = all.filter(isRelevant(index));
  const [best] = ranked;
  if (!best) return [];
  // In a list of sizes the row with the number is meant, not the one whose label is a word of the sentence.
  const rows = best.sameNumbers === 0 && best.clause.numbers.size > 0 ? all.filter((each) => isRowWithNumber(each, best)) : [];
  if (rows.length > 0) return rows.slice(0, 2);
  return ranked
    .filter(({ score, passage, no }) => no === best.no || (score >= best.score * nearly && passage === best.passage))
    .slice(0, 2);
}

/** Whether a clause has a number of the sentence, in the passage of one that has other numbers. */
const isRowWithNumber = ({ passage, sameNumbers }: RankedClause, best: RankedClause): boolean =>
  passage === best.passage && sameNumbers > 0;

/** A number in a list of sizes counts nothing ('L: 44-46'), whatever word follows it in a sentence: '44 is our L'. */
const bareTerm = (number: ReadNumber): string[] =>
  number.kind === 'number' && number.value >= leastSize && !isUnit(number.unit ?? undefined) ? [numberTerm({ ...number, unit: null })] : [];
const leastSize = 14;

const isRelevant =
  ({ asked, onlyStrong }: ClauseIndex) =>
  ({ no, share, telling, sameNumbers, total }: RankedClause): boolean => {
    if (onlyStrong)
      return (telling > 0 || sameNumbers > 1) && (share >= strongShare || (sameNumbers > 0 && share >= strongShareWithNumbers));
    if (sameNumbers > 1 && share >= leastShareWithNumbers) return true;
    if (sameNumbers > 0 && share >= leastShareOfNumbers) return true;
    if (sameNumbers > 0 && (share >= leastShareWithNumbers || total < 1)) return telling > 0 || asked.has(no);
    // 'Within three days' answers the question without repeating its topic.
    if (asked.has(no) && total > 0 && total < 1 && share === 1) return true;
    if (telling === 0) return false;
    return share >= (asked.has(no) ? leastShareWhenAsked : leastShareToTell);
  };

/**
 * Whether a sentence is a clause of the owner: the same words in the same order. Articles, copulas and the like may differ in languages
 * where they state nothing; every other word must be the owner's own in its own form.
 */
export function saysTheSame(sentence: Reading, clause: Clause): boolean {
  if (sentence.language !== clause.language) return false;
  const spelt = sentence.literals.map(({ text }) => text).join(' ') === clause.reading.literals.map(({ text }) => text).join(' ');
  if (!spelt) return false;
  const row = traitsOf(sentence.language)?.negatesByEnding ? wordsIn : tellingWordsIn;
  return row(sentence) === row(clause.reading);
}

const wordsIn = ({ words }: Reading): string => words.map(({ folded }) => folded).join(' ');

/** The words that state something, with the currencies of amounts. */
function tellingWordsIn({ words, hits, numbers }: Reading): string {
  const isFree = (at: number) =>
    hits.some(({ role, from, to }) => role === 'free' && from === at && to === at + 1) &&
    !hits.some(({ role, from, to }) => (telling.has(role) || role === 'agent') && from <= at && at < to);
  const row = words.map(({ folded }, at) => (isFree(at) ? '' : folded)).filter(Boolean);
  return [...row, ...numbers.map(({ kind, value, currency }) => `${kind}${value}${currency ?? ''}`)].join(' ');
}

const telling: ReadonlySet<string> = new Set(['operator', 'negation', 'number', 'place', 'concept']);

/** Finds the owner's clauses on the topic of a sentence, and whether one supports it word for word. Rule R9 of SPEC.md. */
import { isUnit } from '../../memory/reading/units.ts';
import type { PassageRecord } from '../../records/types.ts';
import { type Clause, cutClauses } from '../cut/clauses.ts';
import { type ContentItem, contentWordsOf, numberTerm } from '../read/content.ts';
import type { Reading, ReadNumber } from '../read/reading.ts';
import type { Claim } from '../types.ts';
import { liesWithin } from '../words/places.ts';
import { type ClauseIndex, type IndexedClause, indexClauses, limitsSomething, saysTheSame, statingWords } from './clause-index.ts';

/** A clause with its passage. */
export interface OwnClause {
  passage: PassageRecord;
  clause: Clause;
}

/** A clause as a claim. */
export const policyOf = ({ passage, clause }: OwnClause): Claim => ({ kind: 'policy', passage: passage.id, clause: clause.index });

/** The owner's clauses as an answer looks them up: those of the passages found for the message come first. */
export interface TurnClauses {
  found: ClauseIndex;
  foundIds: ReadonlySet<string>;
  /** Of all texts of the owner, the found ones among them. */
  all: ClauseIndex;
  /** Clauses that the visitor's question is about. */
  asked: ReadonlySet<IndexedClause>;
  /** The owner's texts do not answer the question: only a clause that covers nearly all of a sentence is quoted. */
  onlyStrong: boolean;
}

/** `question` is what the visitor asked; `all` and `onlyStrong` as in `TurnClauses`. */
export function clausesOfTurn(
  found: readonly PassageRecord[],
  { all, question, onlyStrong }: { all: ClauseIndex; question: readonly ContentItem[]; onlyStrong: boolean },
): TurnClauses {
  const foundIds = new Set(found.map(({ id }) => id));
  const turn = { found: indexClauses(found), foundIds, all, onlyStrong, asked: new Set<IndexedClause>() };
  if (onlyStrong) return turn;
  return { ...turn, asked: new Set(rank(turn, question, new Set(), leastAsked).map(({ clause }) => clause)) };
}

/** What rows of each index hold, in the order of the turn; a passage that was found is looked up among those only. */
function lookUp({ found, foundIds, all }: TurnClauses, rowsOf: (index: ClauseIndex) => Iterable<IndexedClause>): IndexedClause[] {
  const inOrder = (clauses: Iterable<IndexedClause>) => [...new Set(clauses)].sort((a, b) => a.at - b.at);
  return [...inOrder(rowsOf(found)), ...inOrder(rowsOf(all)).filter(({ passage }) => !foundIds.has(passage.id))];
}

/** The clauses of the owner that say the same as a sentence, word for word. */
export const sameClauses = (turn: TurnClauses, sentence: Reading): OwnClause[] =>
  lookUp(turn, ({ byWords }) => byWords.get(statingWords(sentence)) ?? [])
    .map(ownClause)
    .filter(({ clause }) => saysTheSame(sentence, clause));

/** The passages that may state what something costs, in the order of the turn. */
export const pricedPassages = ({ found, foundIds, all }: TurnClauses): PassageRecord[] => [
  ...found.pricedPassages,
  ...all.pricedPassages.filter(({ id }) => !foundIds.has(id)),
];

/** The clauses of some passages. */
export const clausesIn = (passages: Iterable<PassageRecord>): OwnClause[] =>
  [...passages].flatMap((passage) => cutClauses(passage).map((clause) => ({ passage, clause })));

const ownClause = ({ passage, index }: IndexedClause): OwnClause => ({ passage, clause: cutClauses(passage)[index] as Clause });

export interface RankedClause extends OwnClause, Agreement {}

/** How far a clause agrees with some content. */
interface Agreement {
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

type Ranked = Agreement & { clause: IndexedClause };

/** Clauses by how much of some content they contain, best first. */
function rank(
  turn: TurnClauses,
  content: readonly ContentItem[],
  numbers: ReadonlySet<string>,
  leastShare: number,
  language?: string,
  negative = false,
): Ranked[] {
  const ranked = candidatesFor(turn, content, numbers).flatMap((clause) => {
    const limits = negative && clause.limits;
    const { total, found, telling } = shareOf(clause, content, limits, language);
    const sameNumbers = [...numbers].filter((number) => clause.numbers.has(number)).length;
    const share = total > 0 ? found / total : 0;
    if (share < leastShare && sameNumbers === 0) return [];
    const score = found + sameNumbers * numberBonus + (turn.asked.has(clause) ? askedBonus : 0) + (limits ? limitBonus : 0);
    return [{ clause, share, score, telling, sameNumbers, total }];
  });
  // Equal ones stay in their order.
  return ranked.sort((a, b) => b.score - a.score);
}

/** The clauses that contain any part of this content, in their order. */
function candidatesFor(turn: TurnClauses, content: readonly ContentItem[], numbers: ReadonlySet<string>): IndexedClause[] {
  const terms = content.flatMap((item) => (item.parent ? [...item.terms, item.parent] : item.terms));
  return lookUp(turn, ({ byTerm, byNumber }) => [
    ...terms.flatMap((term) => byTerm.get(term) ?? []),
    ...[...numbers].flatMap((number) => byNumber.get(number) ?? []),
  ]);
}

/** How much of some content a clause holds, by its weight. */
function shareOf(
  clause: IndexedClause,
  content: readonly ContentItem[],
  limits: boolean,
  language?: string,
): Pick<Agreement, 'total' | 'telling'> & { found: number } {
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

function heldBy(clause: IndexedClause, { terms, parent }: ContentItem): number {
  const { ownTerms, headingTerms, passageTerms, places } = clause;
  const [place] = terms.filter(isPlace);
  if (place && places.some((region) => liesWithin(place.slice(2), region))) return ownTerms.has(place) ? 1 : inRegion;
  // 'Only within the EU' decides about every other place as well.
  if (place && places.length > 0 && clause.limits) return inRegion;
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
export function relevantClauses(turn: TurnClauses, reading: Reading, skip: ReadonlySet<number>): RankedClause[] {
  const content = contentWordsOf(reading, skip);
  const numbers = new Set(reading.numbers.flatMap((number) => [numberTerm(number), ...bareTerm(number)]));
  const all = rank(turn, content, numbers, 0, reading.language, limitsSomething(reading));
  const ranked = all.filter(isRelevant(turn));
  const [best] = ranked;
  if (!best) return [];
  // In a list of sizes the row with the number is meant, not the one whose label is a word of the sentence.
  const rows = best.sameNumbers === 0 && best.clause.numbers.size > 0 ? all.filter((each) => isRowWithNumber(each, best)) : [];
  const quoted = rows.length > 0 ? rows : ranked.filter((each) => each === best || isNearly(each, best));
  return quoted.slice(0, 2).map(({ clause, ...agreement }) => ({ ...agreement, ...ownClause(clause) }));
}

/** Whether a clause of the same passage agrees nearly as well as the best one. */
const isNearly = ({ score, clause }: Ranked, best: Ranked): boolean =>
  score >= best.score * nearly && clause.passage === best.clause.passage;

/** Whether a clause has a number of the sentence, in the passage of one that has other numbers. */
const isRowWithNumber = ({ clause, sameNumbers }: Ranked, best: Ranked): boolean =>
  clause.passage === best.clause.passage && sameNumbers > 0;

/** A number in a list of sizes counts nothing ('L: 44-46'), whatever word follows it in a sentence: '44 is our L'. */
const bareTerm = (number: ReadNumber): string[] =>
  number.kind === 'number' && number.value >= leastSize && !isUnit(number.unit ?? undefined) ? [numberTerm({ ...number, unit: null })] : [];
const leastSize = 14;

const isRelevant =
  ({ asked, onlyStrong }: TurnClauses) =>
  ({ clause, share, telling, sameNumbers, total }: Ranked): boolean => {
    if (onlyStrong)
      return (telling > 0 || sameNumbers > 1) && (share >= strongShare || (sameNumbers > 0 && share >= strongShareWithNumbers));
    if (sameNumbers > 1 && share >= leastShareWithNumbers) return true;
    if (sameNumbers > 0 && share >= leastShareOfNumbers) return true;
    if (sameNumbers > 0 && (share >= leastShareWithNumbers || total < 1)) return telling > 0 || asked.has(clause);
    // 'Within three days' answers the question without repeating its topic.
    if (asked.has(clause) && total > 0 && total < 1 && share === 1) return true;
    if (telling === 0) return false;
    return share >= (asked.has(clause) ? leastShareWhenAsked : leastShareToTell);
  };

/** The recommendation engine: ranks a catalogue by the chosen answers and by what the visitor wrote, and gives reasons. Pure. */
import type { ProductRule } from '@parley/contract';
import { type Choice, leads, weigh } from './choice.ts';
import { fitting, holdsFor } from './rules.ts';
import type { Candidate, Shelf } from './shelf.ts';
import { searchWords, type WordSearch } from './word-search.ts';

/** A chosen answer: the text that the visitor saw, and its rules. */
export interface ChosenAnswer {
  text: string;
  rules: readonly ProductRule[];
  /** Of a follow-up question: what it does not hold for ranks lower and never falls away, because one answer in ten is a slip. */
  soft?: boolean;
}

export interface Wish {
  answers: readonly ChosenAnswer[];
  /** What the visitor wrote, when it may name products. */
  text?: string | undefined;
  /** How many at most. */
  limit: number;
  /** What holds for every recommendation of the recommender. */
  choice?: Choice | undefined;
  /** How likely each product is what the visitor looks for, by place on the shelf: it decides between equal scores. */
  belief?: Float64Array | undefined;
}

/** Why a product is recommended: an answer it fits, or words it was found by. */
export type Reason = { kind: 'chosen'; text: string } | { kind: 'asked'; text: string };

export interface Match<C extends Candidate = Candidate> {
  product: C;
  /** The sum of the weights of what it fits of the visitor's wish; the owner's choice changes its place, not its score. */
  score: number;
  reasons: Reason[];
}

export interface Ranking<C extends Candidate = Candidate> {
  /** The best first. */
  top: Match<C>[];
  /** How many products fit at all. */
  count: number;
}

const mostReasons = 3;

/**
 * Ranks a shelf by design section 9: a score is the sum of the weights of the `prefer` rules that fit and of what the chat's words
 * found; what an `exclude` rule fits or a `require` rule does not fit falls away; ties fall to the likelier product, then to the
 * catalogue's order, and within a tie categories that are not among the picked yet come first. Without any rule only the chat's words recommend something.
 * The order of answers and rules does not change the ranking. Costs a look at each product for each rule.
 * The owner's choice takes away what it does not allow, and orders what is left: pinned products first, then score and preference
 * together. It brings in no product that the wish does not fit; where nothing was wished, what it pins and prefers is recommended.
 */
export function rank<C extends Candidate>(shelf: Shelf<C>, wish: Wish): Ranking<C> {
  const rules = wish.answers.flatMap(({ rules, soft }) => (soft ? [] : rules));
  const search = wish.text ? searchWords(shelf, wish.text) : null;
  const soft = wish.answers.filter((answer) => answer.soft).map((answer) => answer.rules);
  const wished = rules.length > 0 || soft.length > 0 || search?.found || search?.priceOnly;
  if (!wished && (wish.text || !wish.choice || !leads(wish.choice))) return { top: [], count: 0 };
  const scores = wished ? scoreAll(shelf, { rules, soft }, search) : new Int32Array(shelf.products.length);
  const keys = byBelief(wish.choice ? ordered(shelf, scores, wish.choice, !wished) : scores, wish.belief);
  const picked = pick(shelf, keys, wish.limit);
  const top = picked.map(({ place, product }) => ({
    product,
    score: (scores[place] as number) / thousandths,
    reasons: reasonsFor(shelf, place, wish.answers, search),
  }));
  return { top, count: howMany(keys) };
}

/** All products that a choice allows, in the order in which it would recommend them: the first of them, and how many there are. */
export function allowedBy<C extends Candidate>(shelf: Shelf<C>, choice: Choice, limit: number): Ranking<C> {
  const keys = ordered(shelf, new Int32Array(shelf.products.length), choice, false);
  const top = pick(shelf, keys, limit).map(({ product }) => ({ product, score: 0, reasons: [] }));
  return { top, count: howMany(keys) };
}

function howMany(keys: Keys): number {
  let count = 0;
  for (const key of keys) if (key !== excludedScore) count++;
  return count;
}

/** What products are ordered by: their scores and how far the choice moves them forward; OUT for what falls away. */
function ordered(shelf: Shelf, scores: Int32Array, choice: Choice, onlyPreferred: boolean): Float64Array {
  const { allowed, forward } = weigh(shelf, choice);
  return Float64Array.from(scores, (score, place) => {
    const ahead = forward[place] as number;
    return score === excludedScore || !allowed[place] || (onlyPreferred && ahead === 0) ? excludedScore : score + ahead;
  });
}

/** Puts likelier products first among those with the same key. Keys are whole numbers, and what is added stays below 1. */
function byBelief(keys: Keys, belief: Float64Array | undefined): Keys {
  if (!belief || belief.length !== keys.length) return keys;
  let most = 0;
  for (const probability of belief) if (probability > most) most = probability;
  if (most === 0) return keys;
  return Float64Array.from(keys, (key, place) => (key === excludedScore ? key : key + ((belief[place] as number) / most) * mostTieBreak));
}

/** Scores are summed in whole thousandths: sums of fractions would depend on their order. */
const thousandths = 1000;
const excludedScore = -1;
const mostTieBreak = 0.875;
type Keys = Int32Array | Float64Array;

interface Rules {
  rules: readonly ProductRule[];
  /** Those of each soft answer: what it holds for scores, and nothing falls away. */
  soft: readonly (readonly ProductRule[])[];
}

function scoreAll(shelf: Shelf, { rules, soft }: Rules, search: WordSearch | null): Int32Array {
  const scores = new Int32Array(shelf.products.length);
  const out = new Uint8Array(shelf.products.length);
  for (const rule of rules) {
    const fits = fitting(shelf, rule);
    const weight = Math.round(rule.weight * thousandths);
    const falls = rule.effect === 'exclude' ? 1 : 0;
    for (let place = 0; place < fits.length; place++) {
      if (rule.effect === 'prefer') scores[place] = (scores[place] as number) + (fits[place] as number) * weight;
      else if (fits[place] === falls) out[place] = 1;
    }
  }
  for (const answer of soft) {
    const holds = holdsFor(shelf, answer);
    const weight = Math.round(Math.max(...answer.map((rule) => rule.weight)) * thousandths);
    for (let place = 0; place < holds.length; place++) scores[place] = (scores[place] as number) + (holds[place] as number) * weight;
  }
  const openEnded = isOpenEnded(rules, search);
  shelf.products.forEach((product, place) => {
    const score = (scores[place] as number) + (search?.scores[place] ?? 0);
    const fallsAway = out[place] === 1 || (search !== null && !search.affordable(product));
    scores[place] = fallsAway || (score === 0 && !openEnded) ? excludedScore : score;
  });
  return scores;
}

/** Whether what did not fall away is recommended also without a score: when it fits what is required, or nothing was preferred at all. */
function isOpenEnded(rules: readonly ProductRule[], search: WordSearch | null): boolean {
  const effects = new Set(rules.map(({ effect }) => effect));
  if (effects.has('require')) return true;
  const nothingPreferred = !effects.has('prefer') && !search?.found;
  return nothingPreferred && (effects.has('exclude') || Boolean(search?.priceOnly));
}

interface Picked<C extends Candidate> {
  place: number;
  product: C;
}

function pick<C extends Candidate>(shelf: Shelf<C>, scores: Keys, limit: number): Picked<C>[] {
  const ties = new Map<number, number[]>();
  const least = nthHighest(scores, limit);
  scores.forEach((score, place) => {
    if (score === excludedScore || score < least) return;
    const tie = ties.get(score);
    if (tie) tie.push(place);
    else ties.set(score, [place]);
  });
  const picked: Picked<C>[] = [];
  const seen = new Map<string, number>();
  for (const score of [...ties.keys()].sort((a, b) => b - a)) {
    const tie = ties.get(score) ?? [];
    while (tie.length > 0 && picked.length < limit) {
      const place = takeFreshest(shelf, tie, seen);
      for (const category of categoriesAt(shelf, place)) seen.set(category, (seen.get(category) ?? 0) + 1);
      picked.push({ place, product: shelf.products[place] as C });
    }
    if (picked.length >= limit) break;
  }
  return picked;
}

/** The key of the product at a rank, counted from 1: what is below it is not picked. */
function nthHighest(keys: Keys, rank: number): number {
  const highest: number[] = [];
  for (const key of keys) {
    if (highest.length === rank && key <= (highest[rank - 1] as number)) continue;
    let at = highest.length;
    for (; at > 0 && (highest[at - 1] as number) < key; at--);
    highest.splice(at, 0, key);
    highest.length = Math.min(highest.length, rank);
  }
  return highest[rank - 1] ?? excludedScore;
}

const noCategory = [''];
function categoriesAt({ categories }: Shelf, place: number): readonly string[] {
  const own = categories[place] ?? [];
  return own.length > 0 ? own : noCategory;
}

/** Takes from a tie the first product whose categories were seen least. */
function takeFreshest(shelf: Shelf, tie: number[], seen: ReadonlyMap<string, number>): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < tie.length && least > 0; at++) {
    const own = categoriesAt(shelf, tie[at] as number);
    let staleness = 0;
    for (const category of own) staleness += (seen.get(category) ?? 0) / own.length;
    if (staleness < least) [best, least] = [at, staleness];
  }
  return tie.splice(best, 1)[0] as number;
}

function reasonsFor(shelf: Shelf, place: number, answers: readonly ChosenAnswer[], search: WordSearch | null): Reason[] {
  const fits = (rule: ProductRule) => fitting(shelf, rule)[place] === 1;
  const speaksFor = (rule: ProductRule) => (rule.effect === 'exclude' ? !fits(rule) : fits(rule));
  // That it is not what somebody wanted to avoid is a reason only where there is no better one.
  const better = answers.filter(({ rules }) => rules.some((rule) => rule.effect !== 'exclude' && speaksFor(rule)));
  const spared = answers.filter(({ rules }) => rules.some((rule) => rule.effect === 'exclude' && speaksFor(rule)));
  const words = search ? [...(search.scores[place] ? search.wordsFor(place) : []), search.priceWords].filter(Boolean).join(' ') : '';
  const chosen = better.length > 0 || words ? better : spared;
  const texts = [...new Set(chosen.map(({ text }) => text))].slice(0, mostReasons - (words ? 1 : 0));
  return [...(words ? [{ kind: 'asked' as const, text: words }] : []), ...texts.map((text) => ({ kind: 'chosen' as const, text }))];
}

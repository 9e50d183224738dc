/** The recommendation engine: ranks a catalogue by the chosen answers and by what the visitor wrote, and gives reasons. Pure. */
import type { ProductRule } from '@parley/contract';
import { type Choice, leads, weigh } from './choice.ts';
import { type ChosenAnswer, type Demand, demandsOf, fittingAll, type Miss, missesOf, nearness } from './demands.ts';
import { excludedScore, pick, seedOf } from './picking.ts';
import { fitting, fittingByName, holdsFor } from './rules.ts';
import type { Candidate, Marks, Shelf } from './shelf.ts';
import { searchWords, type WordSearch } from './word-search.ts';

export type { ChosenAnswer } from './demands.ts';

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
  /** What of the wish it does not fit; empty when it fits everything. */
  misses: Miss[];
}

export interface Ranking<C extends Candidate = Candidate> {
  /** The best first: those that fit everything, then the closest. */
  top: Match<C>[];
  /** How many products fit everything that was wished. */
  count: number;
}

const mostReasons = 3;
/** Scores are summed in whole thousandths: sums of fractions would depend on their order. */
const thousandths = 1000;
/** What fits everything stands before all else, also before pinned products that do not. */
const fitsAll = 1e13;
/** A product that is near a budget counts at most this share of one within it. */
const nearShare = 0.5;
/** Among the closest: what a product of the wanted kind has over others, beside the rule's own weight. */
const kindBonus = 500;
/** What belief adds at most to a key. */
const mostTieBreak = 0.875;

/**
 * Ranks a shelf by design section 9: a score is the sum of the weights of the `prefer` rules that fit and of what the chat's words
 * found; what an `exclude` rule fits or a `require` rule does not fit falls away. What fits all answers comes first; the others are the
 * closest, with what differs. Where prices that are required leave nothing, the closest are those nearest to them. Ties fall to the likelier
 * product (`belief`), then as `pick` decides.
 * Without any rule only the chat's words recommend something. The order of answers and rules does not change the ranking.
 * The owner's choice takes away what it does not allow, and orders what is left: of those that fit everything, pinned products first, then
 * score and preference together; then the closest likewise. It brings in no product that the wish does not fit; where nothing was wished,
 * what it pins and prefers is recommended. Costs a look at each product for each rule.
 */
export function rank<C extends Candidate>(shelf: Shelf<C>, wish: Wish): Ranking<C> {
  const rules = wish.answers.flatMap(({ rules, soft }) => (soft ? [] : rules));
  const search = wish.text ? searchWords(shelf, wish.text) : null;
  const soft = wish.answers.filter((answer) => answer.soft).map((answer) => answer.rules);
  const isWish = rules.length > 0 || soft.length > 0 || search?.found || search?.priceOnly;
  if (!isWish && (wish.text || !wish.choice || !leads(wish.choice))) return { top: [], count: 0 };
  const scores = isWish ? scoresFor(shelf, { rules, soft }, search) : new Int32Array(shelf.products.length);
  const ordered: ArrayLike<number> = wish.choice ? inChoiceOrder(shelf, scores, wish.choice, !isWish) : scores;
  const demands = demandsOf(shelf, wish.answers);
  const fits = fittingAll(shelf, demands);
  if (search?.found) for (let place = 0; place < fits.length; place++) if (!search.scores[place]) fits[place] = 0;
  const keys = Float64Array.from(ordered, (key, place) =>
    key === excludedScore ? excludedScore : key + (fits[place] ? fitsAll : kindsAt(demands, place) * kindBonus),
  );
  addBelief(keys, wish.belief);
  const seed = seedOf([...wish.answers.map(({ text }) => text), wish.text ?? '']);
  const top = pick(shelf, keys, wish.limit, seed).map(({ place, product }) => ({
    product,
    score: (scores[place] as number) / thousandths,
    reasons: reasonsFor(shelf, place, wish.answers, search),
    misses: missesOf(shelf, place, demands),
  }));
  return { top, count: howMany(keys, fits) };
}

/** All products that a choice allows, in the order in which it would recommend them: the first of them, and how many there are. */
export function allowedBy<C extends Candidate>(shelf: Shelf<C>, choice: Choice, limit: number): Ranking<C> {
  const keys = inChoiceOrder(shelf, new Int32Array(shelf.products.length), choice, false);
  const top = pick(shelf, keys, limit, 0).map(({ product }) => ({ product, score: 0, reasons: [], misses: [] }));
  return { top, count: howMany(keys, null) };
}

/** The products with a key that fit. */
function howMany(keys: ArrayLike<number>, fits: Marks | null): number {
  let count = 0;
  for (let place = 0; place < keys.length; place++) if (keys[place] !== excludedScore && (fits?.[place] ?? 1)) count++;
  return count;
}

const kindsAt = (demands: readonly Demand[], place: number) => demands.filter(({ isKind, fits }) => isKind && fits[place]).length;

/** What products are ordered by: their scores and how far the choice moves them forward; `excludedScore` for what falls away. */
function inChoiceOrder(shelf: Shelf, scores: Int32Array, choice: Choice, onlyPreferred: boolean): Float64Array {
  const { allowed, forward } = weigh(shelf, choice);
  return Float64Array.from(scores, (score, place) => {
    const ahead = forward[place] as number;
    return score === excludedScore || !allowed[place] || (onlyPreferred && ahead === 0) ? excludedScore : score + ahead;
  });
}

/** Puts likelier products first among those with the same key. Keys are whole numbers, and what is added stays below 1. */
function addBelief(keys: Float64Array, belief: Float64Array | undefined): void {
  if (!belief || belief.length !== keys.length) return;
  let most = 0;
  for (const probability of belief) if (probability > most) most = probability;
  if (most === 0) return;
  for (let place = 0; place < keys.length; place++)
    if (keys[place] !== excludedScore) keys[place] = (keys[place] as number) + ((belief[place] as number) / most) * mostTieBreak;
}

/** The scores by the rules; where the prices that they require leave no product, those prices are preferred instead. */
function scoresFor(shelf: Shelf, { rules, soft }: Rules, search: WordSearch | null): Int32Array {
  const scores = scoreAll(shelf, { rules, soft }, search);
  const isRequiredPrice = (rule: ProductRule) => rule.field === 'price' && rule.effect === 'require';
  if (!rules.some(isRequiredPrice) || scores.some((score) => score !== excludedScore)) return scores;
  const relaxed = rules.map((rule): ProductRule => (isRequiredPrice(rule) ? { ...rule, effect: 'prefer' } : rule));
  return scoreAll(shelf, { rules: relaxed, soft }, search);
}

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
      if (rule.effect !== 'prefer') {
        if (fits[place] === falls) out[place] = 1;
      } else if (fits[place]) scores[place] = (scores[place] as number) + weight;
      else if (rule.field === 'price')
        scores[place] = (scores[place] as number) + Math.round(weight * nearShare * nearness(shelf.products[place] as Candidate, rule));
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

/**
 * The answers that a product fits, and the words that it was found by. Words that stand only in its description are no reason: they may be
 * about anything.
 */
function reasonsFor(shelf: Shelf, place: number, answers: readonly ChosenAnswer[], search: WordSearch | null): Reason[] {
  const fits = (rule: ProductRule) => fitting(shelf, rule)[place] === 1;
  const speaksFor = (rule: ProductRule) => (rule.effect === 'exclude' ? !fits(rule) : fittingByName(shelf, rule)[place] === 1);
  // That it is not what somebody wanted to avoid is a reason only where there is no better one.
  const better = answers.filter(
    (answer) =>
      answer.rules.some((rule) => rule.effect !== 'exclude' && speaksFor(rule)) &&
      demandsOf(shelf, [answer]).every((demand) => demand.fits[place]),
  );
  const spared = answers.filter(({ rules }) => rules.some((rule) => rule.effect === 'exclude' && speaksFor(rule)));
  const words = search ? [...(search.scores[place] ? search.wordsFor(place) : []), search.priceWords].filter(Boolean).join(' ') : '';
  const chosen = better.length > 0 || words ? better : spared;
  const texts = [...new Set(chosen.map(({ text }) => text))].slice(0, mostReasons - (words ? 1 : 0));
  return [...(words ? [{ kind: 'asked' as const, text: words }] : []), ...texts.map((text) => ({ kind: 'chosen' as const, text }))];
}

/** The recommendation engine: ranks a catalogue by the chosen answers and by what the visitor wrote, and gives reasons. Pure. */
import type { ProductRule } from '@parley/contract';
import { type Choice, recommendsByItself, weighChoice } from './choice.ts';
import {
  type ChosenAnswer,
  type Demand,
  demandsOf,
  fittingAll,
  type Miss,
  missesOf,
  nearness,
  requiredOptions,
  wantedByQuestion,
} from './demands.ts';
import { excludedScore, pick, seedOf } from './picking.ts';
import { fitting, fittingByName, holdsFor } from './rules.ts';
import type { Candidate, Marks, Shelf } from './shelf.ts';
import { askedOptions, type BestVariant, bestVariantAt, fittingAsOne, isAboutOptions, type Wanted, wantedOf } from './variants.ts';
import { searchByWords, type WordSearch } from './word-search.ts';

export type { ChosenAnswer } from './demands.ts';

export interface Wish {
  answers: readonly ChosenAnswer[];
  /** The visitor's message, when it may name products. */
  text?: string | undefined;
  /** The maximum number of products. */
  limit: number;
  /** The owner's choice for the recommender. */
  choice?: Choice | undefined;
  /** The probability that the visitor looks for each product, by place on the shelf; it decides between equal scores. */
  belief?: Float64Array | undefined;
}

/** Why a product is recommended: a chosen answer that it matches, or words of the message. */
export type Reason = { kind: 'chosen'; text: string } | { kind: 'asked'; text: string };

export interface Match<C extends Candidate = Candidate> {
  product: C;
  /** The sum of the weights of matching rules and words. The owner's choice changes the order, not the score. */
  score: number;
  reasons: Reason[];
  /** How it differs from the wish; empty when it matches everything. */
  misses: Miss[];
  /** The index of the variant that matches most answers about options, among the product's variants; null or absent where none is asked for. */
  variantIndex?: number | null;
}

export interface Ranking<C extends Candidate = Candidate> {
  /** Best first: products that match everything, then the closest ones. */
  top: Match<C>[];
  /** The number of products that match everything. */
  count: number;
}

const maxReasons = 3;
/** Scores are summed as integers, because sums of fractions depend on their order. */
const thousandths = 1000;
/** Added to the key of products that match everything, so that they come first, even before pinned products that do not. */
const fitsAll = 1e12;
/** The maximum share of a price rule's weight that a product outside the range gets. */
const nearShare = 0.5;
/** Added, among the closest products, for each wanted kind that a product is of. */
const kindBonus = 500;
/** Scores are whole numbers; what decides between equal ones adds less than 1: first how well the variant fits, then the belief. */
const mostFor = { variant: 0.5, belief: 0.375 };

/**
 * Ranks the products of a shelf (design section 9). The score of a product is the sum of the weights of the `prefer` rules that it matches
 * and of the message's words that it contains. Products that match an `exclude` rule or miss a `require` rule are removed; if required
 * prices leave no product, the nearest prices are shown instead. Products that match all answers come first, then the closest ones with
 * their differences. Where answers are about options of a product, one of its variants in stock has to match all of them. Equal scores are decided by
 * how well the variant fits, by `belief`, then by `pick`. Without any rule, only the message's words recommend products.
 * The order of answers and rules does not matter. An answer that was taken back ranks nothing; then the closest products are ordered by the
 * belief, and products outside of a price that was taken back say so.
 *
 * The owner's choice removes products, and orders the others: of those that match everything, pinned products first, then by the sum of
 * score and preference; then the closest ones likewise. It adds no product that does not match the wish. If the wish is empty, it
 * recommends its pinned and preferred products.
 *
 * The cost is one visit of each product for each rule.
 */
export function rank<C extends Candidate>(shelf: Shelf<C>, wish: Wish): Ranking<C> {
  const kept = wish.answers.filter(({ isTakenBack }) => !isTakenBack);
  const rules = kept.flatMap(({ rules, soft }) => (soft ? [] : rules));
  const search = wish.text ? searchByWords(shelf, wish.text) : null;
  const soft = kept.filter((answer) => answer.soft).map((answer) => answer.rules);
  const hasWish = rules.length > 0 || soft.length > 0 || search?.found || search?.priceOnly;
  if (!hasWish && (wish.text || !wish.choice || !recommendsByItself(wish.choice))) return { top: [], count: 0 };
  const scores = hasWish ? scoresFor(shelf, { rules, soft }, search) : new Int32Array(shelf.products.length);
  const ordered: ArrayLike<number> = wish.choice ? inChoiceOrder(shelf, scores, wish.choice, !hasWish) : scores;
  const demands = demandsOf(shelf, kept);
  const reportedDemands = [...demands, ...requiredOptions(shelf, kept), ...demandsOf(shelf, wish.answers.filter(isPriceTakenBack))];
  const wanted = wantedByQuestion(shelf, kept);
  const fits = fittingAsOne(shelf, wanted, fittingAll(shelf, demands));
  if (search?.found) for (let place = 0; place < fits.length; place++) if (!search.scores[place]) fits[place] = 0;
  const keys = Float64Array.from(ordered, (key, place) =>
    key === excludedScore ? excludedScore : key + (fits[place] ? fitsAll : kindsAt(demands, place) * kindBonus),
  );
  if (kept.length < wish.answers.length) forgetScores(keys, fits);
  addVariants(shelf, keys, wanted, fits);
  addBelief(keys, wish.belief);
  const seed = seedOf([...kept.map(({ text }) => text), wish.text ?? '']);
  const top = pick(shelf, keys, wish.limit, seed).map(({ place, product }) => {
    const variant = bestVariantAt(shelf, place, wanted);
    return {
      product,
      score: (scores[place] as number) / thousandths,
      reasons: reasonsFor(shelf, place, kept, { search, variant }),
      misses: missesOf(shelf, place, reportedDemands, variant),
      variantIndex: variant?.index ?? null,
    };
  });
  return { top, count: howMany(keys, fits) };
}

/** The products that a choice allows, in its order: the first `limit`, and the number of all. */
export function allowedBy<C extends Candidate>(shelf: Shelf<C>, choice: Choice, limit: number): Ranking<C> {
  const keys = inChoiceOrder(shelf, new Int32Array(shelf.products.length), choice, false);
  const top = pick(shelf, keys, limit, 0).map(({ product }) => ({ product, score: 0, reasons: [], misses: [] }));
  return { top, count: howMany(keys, null) };
}

/** The number of products that are not removed and, if `fits` is given, match everything. */
function howMany(keys: ArrayLike<number>, fits: Marks | null): number {
  let count = 0;
  for (let place = 0; place < keys.length; place++) if (keys[place] !== excludedScore && (fits?.[place] ?? 1)) count++;
  return count;
}

/** A budget is binding: a product above it says so, even if the answer was a slip. */
const isPriceTakenBack = ({ isTakenBack, rules }: ChosenAnswer) => isTakenBack === true && rules.some(({ field }) => field === 'price');

const kindsAt = (demands: readonly Demand[], place: number) => demands.filter(({ isKind, fits }) => isKind && fits[place]).length;

/** The order keys: scores plus what the choice adds; `excludedScore` for removed products. */
function inChoiceOrder(shelf: Shelf, scores: Int32Array, choice: Choice, onlyPreferred: boolean): Float64Array {
  const { allowed, forward } = weighChoice(shelf, choice);
  return Float64Array.from(scores, (score, place) => {
    const ahead = forward[place] as number;
    return score === excludedScore || !allowed[place] || (onlyPreferred && ahead === 0) ? excludedScore : score + ahead;
  });
}

/** Leaves the order of the products that do not match everything to the belief, which knows what was taken back. */
function forgetScores(keys: Float64Array, fits: Marks): void {
  for (let place = 0; place < keys.length; place++) if (!fits[place] && keys[place] !== excludedScore) keys[place] = 1;
}

/** Orders products with equal keys that match everything by how many answers about options their variant, and not only the product, meets. */
function addVariants(shelf: Shelf, keys: Float64Array, wanted: readonly Wanted[], fits: Marks): void {
  const about = wanted.filter(isAboutOptions);
  if (about.length === 0) return;
  for (const place of shelf.options.places)
    if (fits[place] && keys[place] !== excludedScore)
      keys[place] = (keys[place] as number) + (askedOptions(shelf, place, about) / about.length) * mostFor.variant;
}

/** Orders products with equal keys by likelihood. Keys are integers, and less than 1 is added. */
function addBelief(keys: Float64Array, belief: Float64Array | undefined): void {
  if (!belief || belief.length !== keys.length) return;
  let most = 0;
  for (const probability of belief) if (probability > most) most = probability;
  if (most === 0) return;
  for (let place = 0; place < keys.length; place++)
    if (keys[place] !== excludedScore) keys[place] = (keys[place] as number) + ((belief[place] as number) / most) * mostFor.belief;
}

/** The scores by the rules. If required prices leave no product, these prices are scored as preferences. */
function scoresFor(shelf: Shelf, { rules, soft }: Rules, search: WordSearch | null): Int32Array {
  const scores = scoreAll(shelf, { rules, soft }, search);
  const isRequiredPrice = (rule: ProductRule) => rule.field === 'price' && rule.effect === 'require';
  if (!rules.some(isRequiredPrice) || scores.some((score) => score !== excludedScore)) return scores;
  const relaxed = rules.map((rule): ProductRule => (isRequiredPrice(rule) ? { ...rule, effect: 'prefer' } : rule));
  return scoreAll(shelf, { rules: relaxed, soft }, search);
}

interface Rules {
  rules: readonly ProductRule[];
  /** The rules of each soft answer: they add to scores and remove nothing. */
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

/** Whether products with a score of 0 are recommended too: when something is required, or when nothing is preferred. */
function isOpenEnded(rules: readonly ProductRule[], search: WordSearch | null): boolean {
  const effects = new Set(rules.map(({ effect }) => effect));
  if (effects.has('require')) return true;
  const nothingPreferred = !effects.has('prefer') && !search?.found;
  return nothingPreferred && (effects.has('exclude') || Boolean(search?.priceOnly));
}

/**
 * The reasons for a product: the answers that it matches, and the words of the message that it contains. Words that occur only in its
 * description are not reasons, because descriptions mention many things.
 */
function reasonsFor(
  shelf: Shelf,
  place: number,
  answers: readonly ChosenAnswer[],
  { search, variant }: { search: WordSearch | null; variant: BestVariant | null },
): Reason[] {
  const isMet = (answer: ChosenAnswer) =>
    variant ? variant.meets(wantedOf(shelf, [answer])) : demandsOf(shelf, [answer]).every((demand) => demand.fits[place]);
  const fits = (rule: ProductRule) => fitting(shelf, rule)[place] === 1;
  const speaksFor = (rule: ProductRule) => (rule.effect === 'exclude' ? !fits(rule) : fittingByName(shelf, rule)[place] === 1);
  // Not being what the visitor wanted to avoid is a reason only when there is no better one.
  const better = answers.filter((answer) => answer.rules.some((rule) => rule.effect !== 'exclude' && speaksFor(rule)) && isMet(answer));
  const avoided = answers.filter(({ rules }) => rules.some((rule) => rule.effect === 'exclude' && speaksFor(rule)));
  const words = search ? [...(search.scores[place] ? search.wordsFor(place) : []), search.priceWords].filter(Boolean).join(' ') : '';
  const chosen = better.length > 0 || words ? better : avoided;
  const texts = [...new Set(chosen.map(({ text }) => text))].slice(0, maxReasons - (words ? 1 : 0));
  return [...(words ? [{ kind: 'asked' as const, text: words }] : []), ...texts.map((text) => ({ kind: 'chosen' as const, text }))];
}

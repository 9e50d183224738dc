/**
 * The belief about a visitor: for each product, the probability that the visitor looks for it (decision 027). Products are numbered by
 * places, and a belief is an array of probabilities by place. Pure.
 */
import type { Places } from '@parley/flow/reach';

/** The number of products shown at once; when no more are left, no question is needed. */
export const shownProducts = 3;

/** A set of products: 1 at the places of those in it. */
export type Marks = Uint8Array;

/** The share of answers that do not match what the visitor looks for, by a slip or because a product is described wrongly. */
export const slipShare = 0.1;
/** A product is likely when its probability is more than this share of the highest one. */
const likelyShare = 1 / 4;

/** An answered question, as sets of products. */
export interface Evidence {
  /** The products that match each option. Options that match everything ('it does not matter') are left out. */
  options: readonly Marks[];
  /** The indexes of the chosen options; empty when the visitor chose one that matches everything. */
  chosen: readonly number[];
  /** The products with a known value for what the question asks about; absent when all have one. */
  hasValue?: Marks | undefined;
}

/**
 * The likelihoods of an answer for a product that matches it, for one that does not, and for one whose value is unknown. With n options (at
 * least 2): 0.9, 0.1 / (n - 1), 1 / n.
 */
export function likelihoods(optionCount: number): { fits: number; differs: number; unknown: number } {
  const count = Math.max(2, optionCount);
  return { fits: 1 - slipShare, differs: slipShare / (count - 1), unknown: 1 / count };
}

/**
 * The belief after some answers, whose order does not matter: the product of the prior and the likelihoods, normalised (Bayes' rule).
 * @param prior of each product, at least 0; it need not sum to 1. A prior of 0 stays 0.
 * @returns probabilities that sum to 1; all 0 when no product has a prior
 */
export function posterior(prior: Float64Array, evidence: readonly Evidence[]): Float64Array {
  const belief = prior.slice();
  for (const { options, chosen, hasValue } of evidence) {
    const picked = chosen.flatMap((index) => options[index] ?? []);
    if (picked.length === 0) continue;
    const { fits, differs, unknown } = likelihoods(options.length);
    const held = union(picked);
    for (let place = 0; place < belief.length; place++) {
      const likelihood = held[place] === 1 ? fits : hasValue !== undefined && hasValue[place] === 0 ? unknown : differs;
      (belief[place] as number) *= likelihood;
    }
  }
  return normalised(belief);
}

/** The union of sets. */
export function union(sets: readonly Marks[]): Marks {
  const [first = new Uint8Array(), ...others] = sets;
  if (others.length === 0) return first;
  const all = first.slice();
  for (const marks of others) for (let place = 0; place < all.length; place++) if (marks[place] === 1) all[place] = 1;
  return all;
}

function normalised(belief: Float64Array): Float64Array {
  let sum = 0;
  for (let place = 0; place < belief.length; place++) sum += belief[place] as number;
  if (sum > 0) for (let place = 0; place < belief.length; place++) belief[place] = (belief[place] as number) / sum;
  return belief;
}

/** The places of the likely products, ascending. */
export function likelyPlaces(belief: Float64Array): Uint32Array {
  // Loops without iterators: this visits every product.
  let most = 0;
  for (let place = 0; place < belief.length; place++) if ((belief[place] as number) > most) most = belief[place] as number;
  const least = most * likelyShare;
  const places = new Uint32Array(belief.length);
  let count = 0;
  for (let place = 0; place < belief.length; place++) if ((belief[place] as number) > least) places[count++] = place;
  return places.slice(0, count);
}

/** The sum of the `count` highest probabilities. */
export function massOfTop(belief: Float64Array, count: number): number {
  const top = new Float64Array(count);
  for (let place = 0; place < belief.length; place++) {
    const probability = belief[place] as number;
    if (probability <= (top[count - 1] as number)) continue;
    let at = count - 1;
    for (; at > 0 && (top[at - 1] as number) < probability; at--) top[at] = top[at - 1] as number;
    top[at] = probability;
  }
  return top.reduce((sum, probability) => sum + probability, 0);
}

/**
 * A sample of at most `count` of these places, in proportion to their probabilities and the same each time (systematic sampling). `weights`
 * are the probabilities, or in a sample the number of times that a place was drawn.
 */
export function sampled(belief: Float64Array, places: Uint32Array, count: number): { places: Uint32Array; weights: Float64Array } {
  const weights = new Float64Array(places.length);
  let sum = 0;
  for (let at = 0; at < places.length; at++) {
    weights[at] = belief[places[at] as number] as number;
    sum += weights[at] as number;
  }
  if (places.length <= count) return { places, weights };
  const taken: number[] = [];
  let passed = 0;
  let nextMark = 0.5;
  const chosenWeights: number[] = [];
  for (let at = 0; at < places.length; at++) {
    passed += ((weights[at] as number) / sum) * count;
    let hits = 0;
    for (; nextMark < passed; nextMark++) hits++;
    if (hits === 0) continue;
    taken.push(places[at] as number);
    chosenWeights.push(hits);
  }
  return { places: Uint32Array.from(taken), weights: Float64Array.from(chosenWeights) };
}

/** Whether a place is in a bit set. */
const holds = (set: Places, place: number): number => ((set[place >>> 5] as number) >>> (place & 31)) & 1;

/**
 * The expected information of a question, in bits: the entropy of the answers minus the mean entropy of the answers for each product. At
 * least 0; it is 0 for a question that all products answer in the same way.
 * @param options the products that match each of at most 16 options
 */
export function expectedInformation(places: Uint32Array, weights: Float64Array, options: readonly Places[]): number {
  const count = options.length;
  if (count < 2) return 0;
  const massOf = new Float64Array(1 << count);
  let total = 0;
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    let pattern = 0;
    for (let option = 0; option < count; option++) pattern |= holds(options[option] as Places, place) << option;
    const weight = weights[at] as number;
    massOf[pattern] = (massOf[pattern] as number) + weight;
    total += weight;
  }
  if (total === 0) return 0;
  const shares = new Float64Array(count);
  let own = 0;
  massOf.forEach((mass, pattern) => {
    if (mass === 0) return;
    const answers = answersOf(pattern, count);
    for (let option = 0; option < count; option++)
      shares[option] = (shares[option] as number) + (mass / total) * (answers[option] as number);
    own += (mass / total) * entropy(answers);
  });
  return Math.max(0, entropy(shares) - own);
}

/** The probability of each option when the visitor looks for a product that matches the options in `pattern`. */
function answersOf(pattern: number, count: number): Float64Array {
  let held = 0;
  for (let bits = pattern; bits !== 0; bits &= bits - 1) held++;
  if (held === 0 || held === count) return new Float64Array(count).fill(1 / count);
  return Float64Array.from({ length: count }, (_, option) =>
    (pattern >>> option) & 1 ? (1 - slipShare) / held : slipShare / (count - held),
  );
}

function entropy(shares: Float64Array): number {
  let bits = 0;
  for (const share of shares) if (share > 0) bits -= share * Math.log2(share);
  return bits;
}

/**
 * What is believed about a visitor: for each product, how likely it is the one that they look for (decision 027). Products stand at places;
 * a belief is their probabilities. Pure.
 */
import type { Places } from '@parley/flow/reach';

/** 1 at the place of each product that is meant. */
export type Marks = Uint8Array;

/** The share of answers that do not hold for what the visitor looks for: a slip, or a product that is described wrongly. */
export const slipShare = 0.1;
/** A product is still likely while it has more than this share of the likeliest one's probability. */
const likelyShare = 1 / 4;

/** An answered question, by what its options say about products. */
export interface Evidence {
  /** The products that each option holds for. Options that say nothing ('it does not matter') are left out. */
  options: readonly Marks[];
  /** Indexes of the chosen options; without any, the visitor chose one that says nothing. */
  chosen: readonly number[];
  /** The products of which is known what the question asks about; every product when it is absent. */
  known?: Marks | undefined;
}

/** How the likelihood of a product changes with an answer: what fits it, what does not, and what nobody knows. */
export function likelihoods(optionCount: number): { fits: number; differs: number; unknown: number } {
  const count = Math.max(2, optionCount);
  return { fits: 1 - slipShare, differs: slipShare / (count - 1), unknown: 1 / count };
}

/**
 * The belief after some answers, in any order: their likelihoods are multiplied.
 * @param prior of each product, not below 0; it need not sum to 1. What is 0 stays 0.
 * @returns probabilities that sum to 1; all 0 when no product has a prior
 */
export function posterior(prior: Float64Array, evidence: readonly Evidence[]): Float64Array {
  const belief = Float64Array.from(prior);
  for (const { options, chosen, known } of evidence) {
    const picked = chosen.flatMap((index) => options[index] ?? []);
    if (picked.length === 0) continue;
    const { fits, differs, unknown } = likelihoods(options.length);
    const held = union(picked);
    for (let place = 0; place < belief.length; place++) {
      const likelihood = held[place] === 1 ? fits : known !== undefined && known[place] === 0 ? unknown : differs;
      belief[place] = (belief[place] as number) * likelihood;
    }
  }
  return normalised(belief);
}

/** The places in any of some sets. */
export function union(sets: readonly Marks[]): Marks {
  const [first = new Uint8Array(), ...others] = sets;
  if (others.length === 0) return first;
  const all = first.slice();
  for (const marks of others) for (let place = 0; place < all.length; place++) if (marks[place] === 1) all[place] = 1;
  return all;
}

function normalised(belief: Float64Array): Float64Array {
  let sum = 0;
  for (const weight of belief) sum += weight;
  if (sum > 0) for (let place = 0; place < belief.length; place++) belief[place] = (belief[place] as number) / sum;
  return belief;
}

/** The places of the products that are still likely, ascending. */
export function likelyPlaces(belief: Float64Array): Uint32Array {
  let most = 0;
  for (const probability of belief) if (probability > most) most = probability;
  const least = most * likelyShare;
  let count = 0;
  for (const probability of belief) if (probability > least) count++;
  const places = new Uint32Array(count);
  let at = 0;
  for (let place = 0; place < belief.length; place++) if ((belief[place] as number) > least) places[at++] = place;
  return places;
}

/** The probability that the likeliest `count` products hold together. */
export function massOfTop(belief: Float64Array, count: number): number {
  const top = new Float64Array(count);
  for (const probability of belief) {
    if (probability <= (top[count - 1] as number)) continue;
    let at = count - 1;
    for (; at > 0 && (top[at - 1] as number) < probability; at--) top[at] = top[at - 1] as number;
    top[at] = probability;
  }
  return top.reduce((sum, probability) => sum + probability, 0);
}

/**
 * At most `count` of some places, as many as each one's probability earns, always the same ones. Beyond `count` places a question is chosen
 * from such a sample.
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
 * How much the answer to a question is expected to tell, in bits: the entropy of the answers less the entropy that each product's own answers
 * would have. Never below 0, and 0 for a question that all products answer alike.
 * @param options the products that each of at most 16 options holds for
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

/** How likely a visitor chooses each option when they look for a product that the options in `pattern` hold for. */
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

/**
 * The question that makes sure: few products match everything chosen, but visitors with one wrong answer come here nearly as often as those
 * without. One more question, about these products and those that a wrong answer hides, raises the probability that the right one is shown
 * (decision 119). Pure.
 */
import { has, type Places } from '@parley/flow/reach';
import { likelihoods, type Marks, shownProducts } from '../belief.ts';
import type { CandidateQuestion } from '../candidate.ts';

/** The probabilities that such a question is chosen by. */
interface Unsure {
  /** The probability of each product, if any answer may be a slip. */
  allowingSlips: Float64Array;
  /** The products that match everything chosen; they are shown first. */
  fitting: Marks;
}

/** Products with less than this share of the highest probability are not asked about: two answers were wrong, or more. */
const leastShare = 1 / 50;
/** The most products that are asked about. */
const mostPlaces = 60;
/** Such a question must raise the probability that the right product is shown by this much. */
const minGain = 0.04;

/** The likeliest products, whether they match everything chosen or a wrong answer hides them; ascending places. */
export function hiddenBySlips(allowingSlips: Float64Array): Uint32Array {
  const probability = (place: number) => allowingSlips[place] as number;
  // Loops without functions: this visits every product.
  let most = 0;
  for (const each of allowingSlips) if (each > most) most = each;
  const likely: number[] = [];
  for (let place = 0; place < allowingSlips.length; place++) if (probability(place) > most * leastShare) likely.push(place);
  return Uint32Array.from(likely.toSorted((a, b) => probability(b) - probability(a)).slice(0, mostPlaces)).sort();
}

/**
 * The question that raises the probability that the right product is shown most; null where none raises it enough.
 * @param places the products that are asked about
 * @param shareAnswering the share of visitors who answer a question
 */
export function checkOf(
  candidates: readonly CandidateQuestion[],
  places: Uint32Array,
  unsure: Unsure,
  shareAnswering: (candidate: CandidateQuestion) => number,
): CandidateQuestion | null {
  const gains = candidates.map((candidate) => ({ candidate, gain: gainOf(candidate, places, unsure) * shareAnswering(candidate) }));
  const best = gains.reduce<(typeof gains)[number] | null>((most, each) => (each.gain > (most?.gain ?? 0) ? each : most), null);
  return best && best.gain >= minGain ? best.candidate : null;
}

/** How much a question raises the probability that the right product is shown. */
function gainOf({ answers }: CandidateQuestion, places: Uint32Array, unsure: Unsure): number {
  const options = answers.filter(({ kind }) => kind !== 'any').map(({ matches }) => matches);
  if (options.length < 2) return 0;
  const probabilities = Array.from(places, (place) => unsure.allowingSlips[place] as number);
  const answered = Array.from(places, (place) => answeredBy(options, place));
  let after = 0;
  for (let option = 0; option < options.length; option++)
    after += sumOfTop(answered.map((shares, at) => (shares[option] as number) * (probabilities[at] as number)));
  return after - shownNow(places, unsure);
}

/** The probability that the right product is among those that are shown now. */
const shownNow = (places: Uint32Array, { allowingSlips, fitting }: Unsure): number =>
  Array.from(places, (place) => ({ isFirst: fitting[place] === 1, probability: allowingSlips[place] as number }))
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.probability - a.probability)
    .slice(0, shownProducts)
    .reduce((sum, { probability }) => sum + probability, 0);

/** The probability of each answer by a visitor who looks for this product. */
function answeredBy(options: readonly Places[], place: number): number[] {
  const held = options.filter((option) => has(option, place)).length;
  if (held === 0 || held === options.length) return options.map(() => 1 / options.length);
  const { fits } = likelihoods(options.length);
  return options.map((option) => (has(option, place) ? fits / held : (1 - fits) / (options.length - held)));
}

const sumOfTop = (shares: readonly number[]): number =>
  shares
    .toSorted((a, b) => b - a)
    .slice(0, shownProducts)
    .reduce((sum, share) => sum + share, 0);

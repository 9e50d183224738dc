/**
 * Doubt in an earlier answer: who says 'something else' among the boots may want the two odd ones, or may have chosen boots by a slip. Where
 * the slip is about as likely, it is asked again what the visitor is looking for, instead of showing the odd ones for good. Pure.
 */
import { intersection, type Places } from '@parley/flow/reach';
import { likelihoods } from '../belief.ts';
import { type ChosenSet, countOf } from './taking-back.ts';

/** What was chosen at a question with so many answers. */
export interface Weighable extends ChosenSet {
  options: number;
}

/** The products that are asked about again. */
export interface Doubtful {
  /** Those that are meant whether the doubted answer is a slip or not; every answer must match one of them. */
  meant: Places;
  /** Besides, those that match what was chosen before 'something else', so that it is offered again. */
  products: Places;
}

/** An earlier answer that may be a slip. */
export interface Doubt extends Doubtful {
  at: number;
}

/** It is asked again where an earlier answer is a slip with at least this probability: one visitor more is helped for three who are asked in vain. */
const minDoubt = 1 / 4;
/** Where more products match, their own questions go on. */
const fewLeft = 3;
/** What is asked again: the kind is what visitors are sure of. */
const family = 'kind';

/**
 * The answer about the kind that was a slip with at least a quarter of the probability; null without such an answer, or where the last
 * one is not 'something else' among few products that match.
 * @param chosen what was chosen at each question and is not taken back, in order
 */
export function doubtedAnswer(chosen: readonly Weighable[]): Doubt | null {
  if (chosen.at(-1)?.isElse !== true) return null;
  const sets = chosen.map(({ matches }) => matches);
  const left = countOf(sets);
  if (left === 0 || left > fewLeft) return null;
  const slips = chosen.flatMap(({ about, isElse, options }, at) => {
    if (isElse || about !== family) return [];
    const others = sets.filter((_, other) => other !== at).reduce(intersection);
    const before = sets.slice(0, -1).reduce(intersection);
    const { fits, differs } = likelihoods(options);
    return [
      {
        at,
        meant: others,
        products: others.map((word, index) => word | (before[index] ?? 0)),
        weight: ((countOf([others]) - left) * differs) / fits,
      },
    ];
  });
  const all = slips.reduce((sum, { weight }) => sum + weight, left);
  const likeliest = slips.find(({ weight }) => weight > 0 && weight === Math.max(...slips.map((each) => each.weight)));
  return likeliest && likeliest.weight >= all * minDoubt
    ? { at: likeliest.at, meant: likeliest.meant, products: likeliest.products }
    : null;
}

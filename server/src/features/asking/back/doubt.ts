/**
 * Doubt in an earlier answer: a visitor who says 'something else' among the boots may want the two odd ones, or may have chosen boots by mistake.
 * If the mistake is about as likely, the question for the kind is asked again, instead of showing only the odd ones. The same holds for
 * the two products that are none of the departments, and for the one aquarium that is as cheap as fish food. Pure.
 */
import { fewLeft } from '@parley/flow';
import { intersection, type Places } from '@parley/flow/reach';
import { likelihoods } from '../belief.ts';
import { type ChosenSet, countOf } from './chosen.ts';

/** The products that are asked about again. */
export interface Doubtful {
  /** The products that may be meant whether the doubted answer is a slip or not; every answer must match one of them. */
  meant: Places;
  /** Also the products that match the choice before 'something else', so that it is offered again. */
  products: Places;
}

/** An earlier answer that may be a slip. */
export interface Doubt extends Doubtful {
  at: number;
  about: string;
}

/** It is asked again where an earlier answer is a slip with at least this probability: one visitor more is helped for three who are asked in vain. */
const minDoubt = 1 / 4;
/** The family that is asked for again: visitors are surest of the kind. */
const family = 'kind';

/**
 * The answer about the kind that was a slip with at least a quarter of the probability; null without such an answer, or where more products
 * match than are shown.
 * @param chosen what was chosen at each question and is not taken back, in order
 * @param everything all products
 */
export function doubtedAnswer(chosen: readonly ChosenSet[], everything: Places): Doubt | null {
  const sets = chosen.map(({ matches }) => matches);
  const left = countOf([everything, ...sets]);
  if (left === 0 || left > fewLeft) return null;
  const before = sets.slice(0, chosen.at(-1)?.isElse ? -1 : undefined).reduce(intersection, everything);
  const slips = chosen.flatMap(({ about, options = 0 }, at) => {
    if (about !== family) return [];
    const meant = sets.filter((_, other) => other !== at).reduce(intersection, everything);
    const { fits, differs } = likelihoods(options);
    return [
      {
        doubt: { at, about, meant, products: meant.map((word, index) => word | (before[index] ?? 0)) },
        weight: ((countOf([meant]) - left) * differs) / fits,
      },
    ];
  });
  const all = slips.reduce((sum, { weight }) => sum + weight, left);
  const most = Math.max(...slips.map(({ weight }) => weight));
  return most > 0 && most >= all * minDoubt ? (slips.find(({ weight }) => weight === most)?.doubt ?? null) : null;
}

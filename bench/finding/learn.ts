/** Learns the weights of evidence: of the passages beside a question, and of telling none, the right one is to be the likeliest. Pure. */
import type { Evidence } from '../../server/src/features/assistant/finding/evidence.ts';
import { type EvidenceName, evidenceNames } from '../../server/src/features/assistant/finding/evidence-names.ts';
import type { WeighedCase } from './cases.ts';

export type Weights = Record<EvidenceName, number>;

/** Where a passage lacks what nothing makes up for, it is no choice. */
const choices = ({ texts }: WeighedCase) => texts.filter(({ likelihood }) => likelihood !== Number.NEGATIVE_INFINITY);

export const likelihoodOf = (weights: Weights, evidence: Evidence): number =>
  evidenceNames.reduce((sum, name) => sum + weights[name] * evidence[name], 0);

/** Most evidence is absent from most passages. */
const given = (values: readonly number[]) => values.flatMap((value, i) => (value === 0 ? [] : [{ i, value }]));

const rounds = 1500;
/** A mistake that tells something else is worse than one that says nothing. */
const weightOfAbsent = 2;

/** Gradient ascent (Adam) on the likelihood of the right choice, with weights held near `prior`. */
export function learn(cases: readonly WeighedCase[], prior: Weights, { hold = 0.03 } = {}): Weights {
  const names = evidenceNames;
  const at = names.map((name) => prior[name]);
  const start = [...at];
  const rows = cases.map((one) => ({
    weight: one.answered ? 1 : weightOfAbsent,
    answered: one.answered,
    texts: choices(one).map(({ evidence, right }) => ({ right, values: given(names.map((name) => evidence[name])) })),
  }));
  // Where no passage was found that answers, there is nothing to learn.
  const usable = rows.filter(({ answered, texts }) => texts.length > 0 && (!answered || texts.some(({ right }) => right)));
  const first = names.map(() => 0);
  const second = names.map(() => 0);
  for (let round = 1; round <= rounds; round++) {
    const slope = names.map((_, i) => -hold * usable.length * ((at[i] ?? 0) - (start[i] ?? 0)) * 0.1);
    for (const { weight, answered, texts } of usable) {
      const scores = texts.map(({ values }) =>
        Math.exp(
          Math.min(
            30,
            values.reduce((sum, { i, value }) => sum + value * (at[i] ?? 0), 0),
          ),
        ),
      );
      const all = scores.reduce((sum, score) => sum + score, 1);
      const right = answered ? scores.reduce((sum, score, i) => sum + (texts[i]?.right ? score : 0), 0) : 1;
      for (const [n, { values, right: isRight }] of texts.entries()) {
        const share = (answered && isRight ? (scores[n] ?? 0) / right : 0) - (scores[n] ?? 0) / all;
        for (const { i, value } of values) slope[i] = (slope[i] ?? 0) + weight * share * value;
      }
    }
    for (let i = 0; i < at.length; i++) {
      first[i] = 0.9 * (first[i] ?? 0) + 0.1 * (slope[i] ?? 0);
      second[i] = 0.999 * (second[i] ?? 0) + 0.001 * (slope[i] ?? 0) ** 2;
      const step = (first[i] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((second[i] ?? 0) / (1 - 0.999 ** round)) + 1e-9);
      // The owner's own words come before pages: a rule, not something that the cases could tell.
      if (names[i] === 'ownText') continue;
      const next = (at[i] ?? 0) + 0.02 * step;
      // What speaks for an answer never speaks against it, however few cases there are of it.
      at[i] = names[i] === 'bias' ? next : (start[i] ?? 0) < 0 ? Math.min(0, next) : Math.max(0, next);
    }
  }
  return Object.fromEntries(names.map((name, i) => [name, at[i] ?? 0])) as Weights;
}

/** How far a passage must be likelier than none: telling something else is worse than telling nothing. */
export const judge = (one: WeighedCase, weights: Weights, threshold: number) => {
  const best = choices(one)
    .map((text) => ({ text, likelihood: likelihoodOf(weights, text.evidence) }))
    .toSorted((a, b) => b.likelihood - a.likelihood)[0];
  const told = best && best.likelihood > threshold ? best.text : null;
  return { told, best: best ?? null, failed: one.answered ? !told?.right : told !== null };
};

/** Learns the weights of evidence: of the passages beside a question, and of telling none, the right one is to be the likeliest. Pure. */
import { type Evidence, type EvidenceName, evidenceNames } from '../../server/src/features/assistant/finding/evidence-names.ts';
import { createAscent, nonZero } from '../lib/learning.ts';
import type { WeighedCase } from './cases.ts';

export type Weights = Record<EvidenceName, number>;

/** A passage that lacks something essential is no candidate. */
const choices = ({ texts }: WeighedCase) => texts.filter(({ likelihood }) => likelihood !== Number.NEGATIVE_INFINITY);

/** How likely a passage is the answer: the sum of its evidence, each weighed. On the scale of logarithms. */
export const likelihoodOf = (weights: Weights, evidence: Evidence): number =>
  evidenceNames.reduce((sum, name) => sum + weights[name] * (evidence[name] ?? 0), 0);

const rounds = 400;
const stepSize = 0.05;
/** A mistake that tells something else is worse than one that says nothing. */
const weightOfAbsent = 2;
/** The questions of the search's own tests are the rules themselves, and the rates of `dev` are held. */
const weightOfRules: Readonly<Record<string, number>> = { own: 10, dev: 6 };

/** The evidence of one passage: numbers of names, and values. */
interface Row {
  right: boolean;
  at: Uint16Array;
  values: Float64Array;
}

function rowOf({ evidence, right }: WeighedCase['texts'][number]): Row {
  const held = nonZero(evidenceNames.map((name) => evidence[name] ?? 0));
  return { right, at: Uint16Array.from(held, ({ i }) => i), values: Float64Array.from(held, ({ value }) => value) };
}

function sumOf({ at, values }: Row, weights: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < at.length; n++) sum += (values[n] as number) * (weights[at[n] as number] as number);
  return Math.exp(Math.min(30, sum));
}

/** A question with its choices. */
interface Question {
  answered: boolean;
  weight: number;
  texts: Row[];
}

/** Adds by how much the likelihood of the right choice rises with each weight. */
function addSlope(slope: Float64Array, { answered, weight, texts }: Question, weights: Float64Array): void {
  const scores = texts.map((row) => sumOf(row, weights));
  const all = scores.reduce((sum, score) => sum + score, 1);
  const right = answered ? scores.reduce((sum, score, n) => sum + (texts[n]?.right ? score : 0), 0) : 1;
  for (const [n, row] of texts.entries()) {
    const score = scores[n] as number;
    const share = ((answered && row.right ? score / right : 0) - score / all) * weight;
    for (let k = 0; k < row.at.length; k++) {
      const i = row.at[k] as number;
      slope[i] = (slope[i] as number) + share * (row.values[k] as number);
    }
  }
}

/** Evidence for an answer never gets a weight against it, however few cases there are; of what nobody can say beforehand, learning decides. */
const isFree = (name: EvidenceName, start: number): boolean => name === 'bias' || start === 0;

/** Gradient ascent on the likelihood of the right choice, with weights held near `prior`. */
export function learn(cases: readonly WeighedCase[], prior: Partial<Weights>, { hold = 0.0005 } = {}): Weights {
  const names = evidenceNames;
  const at = Float64Array.from(names, (name) => prior[name] ?? 0);
  const start = Float64Array.from(at);
  const rows = cases.map((evalCase) => ({
    answered: evalCase.answered,
    weight: (evalCase.answered ? 1 : weightOfAbsent) * (weightOfRules[evalCase.set] ?? 1),
    texts: choices(evalCase).map(rowOf),
  }));
  // Where no passage was found that answers, there is nothing to learn.
  const usable = rows.filter(({ answered, texts }) => texts.length > 0 && (!answered || texts.some(({ right }) => right)));
  const ascend = createAscent(names.length);
  for (let round = 0; round < rounds; round++) {
    const slope = at.map((value, i) => -hold * usable.length * (value - (start[i] as number)));
    for (const weighedCase of usable) addSlope(slope, weighedCase, at);
    const steps = ascend(slope);
    for (const [i, name] of names.entries()) {
      const next = (at[i] as number) + stepSize * (steps[i] as number);
      at[i] = isFree(name, start[i] as number) ? next : (start[i] as number) < 0 ? Math.min(0, next) : Math.max(0, next);
    }
  }
  return Object.fromEntries(names.map((name, i) => [name, at[i] ?? 0])) as Weights;
}

/** How far a passage must be likelier than none: telling something else is worse than telling nothing. */
export const judge = (weighedCase: WeighedCase, weights: Weights, threshold: number) => {
  const best = choices(weighedCase)
    .map((text) => ({ text, likelihood: likelihoodOf(weights, text.evidence) }))
    .toSorted((a, b) => b.likelihood - a.likelihood)[0];
  const quotedText = best && best.likelihood > threshold ? best.text : null;
  return { quotedText, best: best ?? null, failed: weighedCase.answered ? !quotedText?.right : quotedText !== null };
};

/**
 * `node bench/goods/train.ts`: learns when goods are an answer from the messages of all read sets and from written ones. Each shop is judged with
 * weights learned without it. `--keep FILE` keeps the cases, `--from FILE` takes them from there; `--show` prints failures; `--write` writes the weights.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type GoodsEvidence,
  type GoodsEvidenceName,
  goodsEvidenceNames,
} from '../../server/src/features/assistant/answering/goods/evidence-names.ts';
import { createAscent, crossValidated, isLearnedFrom, nonZero, writeWeights } from '../lib/learning.ts';
import { type GoodsCase, goodsCases } from './cases.ts';

const { values } = parseArgs({
  options: {
    keep: { type: 'string' },
    from: { type: 'string' },
    show: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
/** Sets of which only the questions were read. */
const unreadConversations = new Set(['fresh-25', 'fresh-32']);
const cases: GoodsCase[] = values.from
  ? JSON.parse(readFileSync(values.from, 'utf8'))
  : await goodsCases((set) => isLearnedFrom(set) && !unreadConversations.has(set));
if (values.keep) writeFileSync(values.keep, JSON.stringify(cases));

type Weights = Record<GoodsEvidenceName, number>;

const likelihoodOf = (weights: Weights, evidence: GoodsEvidence): number =>
  goodsEvidenceNames.reduce((sum, name) => sum + weights[name] * evidence[name], 0);

/** A template says the same of every shop. */
const weightOfWritten = 0.15;
/** Goods that are offered beside the point are worse than goods that are not offered. */
const weightOfOthers = 2;
const [rounds, step, hold] = [300, 0.05, 0.0003];

/** Logistic regression with weights held near 0. */
function learn(of: readonly GoodsCase[]): Weights {
  const rows = of.map(({ evidence, asksGoods, isWritten }) => ({
    held: nonZero(goodsEvidenceNames.map((name) => evidence[name])),
    wanted: asksGoods ? 1 : 0,
    worth: ((isWritten ? weightOfWritten : 1) * (asksGoods ? 1 : weightOfOthers)) / of.length,
  }));
  const weights: number[] = goodsEvidenceNames.map(() => 0);
  const ascend = createAscent(weights.length);
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight) => -hold * weight);
    for (const { held, wanted, worth } of rows) {
      const sum = held.reduce((total, { i, value }) => total + value * (weights[i] as number), 0);
      const share = (wanted - 1 / (1 + Math.exp(-sum))) * worth;
      for (const { i, value } of held) slope[i] = (slope[i] as number) + share * value;
    }
    for (const [i, each] of ascend(slope).entries()) weights[i] = (weights[i] as number) + step * each;
  }
  return Object.fromEntries(goodsEvidenceNames.map((name, i) => [name, weights[i] ?? 0])) as Weights;
}

const judged = crossValidated(cases, learn).map(({ evalCase, weights }) => ({
  evalCase,
  likelihood: likelihoodOf(weights, evalCase.evidence),
}));

const rate = (of: typeof judged, threshold: number) =>
  `${of.filter(({ evalCase, likelihood }) => likelihood > threshold !== evalCase.asksGoods).length}/${of.length}`;
for (const threshold of [-1, -0.5, 0, 0.5, 1])
  for (const isWritten of [false, true]) {
    const of = judged.filter(({ evalCase }) => evalCase.isWritten === isWritten);
    const [wanted, others] = [of.filter(({ evalCase }) => evalCase.asksGoods), of.filter(({ evalCase }) => !evalCase.asksGoods)];
    console.log(
      `threshold ${threshold}, ${isWritten ? 'written' : 'asked'}: not offered ${rate(wanted, threshold)}, offered beside the point ${rate(others, threshold)}`,
    );
  }
if (values.show)
  for (const { evalCase, likelihood } of judged)
    if (!evalCase.isWritten && likelihood > 0 !== evalCase.asksGoods) {
      const counted = Object.entries(evalCase.evidence).filter(([name, value]) => value !== 0 && name !== 'bias');
      console.log(
        `${evalCase.set} ${evalCase.shop} ${evalCase.asksGoods ? '+' : '-'} ${likelihood.toFixed(2)} ${evalCase.message}\n    ${counted.map(([name, value]) => `${name} ${value.toFixed(2)}`).join(' ')}`,
      );
    }
const learned = learn(cases);
for (const name of goodsEvidenceNames) console.log(`${name.padEnd(18)} ${learned[name].toFixed(2)}`);
/** Goods are offered from this much below an even chance on: where neither goods nor texts answer, a visitor has nothing. */
const lean = 0.25;
if (values.write)
  writeWeights(
    {
      file: 'answering/goods/weights.ts',
      writtenBy: 'bench/goods/train.ts',
      speaksFor: 'offering goods',
      variable: 'goodsWeights',
      typeOfNames: 'GoodsEvidenceName',
    },
    goodsEvidenceNames,
    (name) => learned[name] + (name === 'bias' ? lean : 0),
  );

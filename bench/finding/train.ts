/**
 * `node bench/finding/train.ts`: learns the weights of the search's evidence from the questions of all known sets and of its own tests, and writes
 * them. Each shop is judged with weights that were learned without it, so the printed figures are those of shops nobody has seen.
 * `--keep FILE` keeps the weighed questions, `--from FILE` takes them from there; `--show` prints the failures; `--write` writes weights.ts,
 * and `--without SETS` learns what it writes without these sets, so that they can be scored through HTTP as if nobody had read them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evidenceNames } from '../../server/src/features/assistant/finding/evidence-names.ts';
import { crossValidated, isLearnedFrom, writeWeights } from '../lib/learning.ts';
import { type WeighedCase, weighCases } from './cases.ts';
import { judge, learn } from './learn.ts';
import { prior } from './prior.ts';

const { values } = parseArgs({
  options: {
    keep: { type: 'string' },
    from: { type: 'string' },
    show: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    without: { type: 'string', default: '' },
  },
});
const restored = (_: string, value: unknown) => (value === 'never' ? Number.NEGATIVE_INFINITY : value);
const stored = (_: string, value: unknown) => (value === Number.NEGATIVE_INFINITY ? 'never' : value);
const cases: WeighedCase[] = values.from ? JSON.parse(readFileSync(values.from, 'utf8'), restored) : await weighCases(isLearnedFrom);
if (values.keep) writeFileSync(values.keep, JSON.stringify(cases, stored));

const judged = crossValidated(cases, (of) => learn(of, prior));

for (const threshold of [-1, -0.5, 0, 0.5, 1, 1.5]) {
  const counts = new Map<string, [number, number]>();
  for (const { evalCase, weights } of judged) {
    const key = `${evalCase.set} ${evalCase.answered ? 'not found' : 'told'}`;
    const [failed, of] = counts.get(key) ?? [0, 0];
    counts.set(key, [failed + (judge(evalCase, weights, threshold).failed ? 1 : 0), of + 1]);
  }
  console.log(`threshold ${threshold}: ${[...counts].map(([key, [failed, of]]) => `${key} ${failed}/${of}`).join(', ')}`);
}
const none = cases.filter(
  ({ answered, texts }) => answered && !texts.some(({ right, likelihood }) => right && likelihood > Number.NEGATIVE_INFINITY),
);
console.log(`not among the passages weighed: ${none.length}`);
const without = new Set(values.without.split(','));
const learned = learn(
  cases.filter(({ set }) => !without.has(set)),
  prior,
);
if (values.show) {
  for (const { evalCase, weights } of judged) {
    const { quotedText, best, failed } = judge(evalCase, weights, 0);
    if (!failed) continue;
    const right = evalCase.texts.find((text) => text.right);
    const saying = (evidence: object | undefined) =>
      Object.entries(evidence ?? {})
        .filter(([name, value]) => value !== 0 && name !== 'bias')
        .map(([name, value]) => `${name} ${Number(value).toFixed(2)}`)
        .join(' ');
    console.log(`\n${evalCase.set} ${evalCase.shop} ${evalCase.language} ${evalCase.answered ? '?' : '!'} ${evalCase.question}`);
    console.log(
      `  told ${quotedText?.text.replaceAll('\n', ' / ').slice(0, 160) ?? 'nothing'}\n    ${best?.likelihood.toFixed(2)} ${saying(best?.text.evidence)}`,
    );
    if (evalCase.answered)
      console.log(
        `  right ${right ? `${right.likelihood === Number.NEGATIVE_INFINITY ? 'VETO ' : ''}${right.lacks} | ${right.text.replaceAll('\n', ' / ').slice(0, 200)}\n    ${saying(right.evidence)}` : 'NOT WEIGHED'}`,
      );
  }
}
for (const name of evidenceNames) console.log(`${name.padEnd(24)} ${learned[name].toFixed(2)}`);
/** When in doubt, no passage is told: a passage must be more likely than none by this much. */
const margin = 0.2;
if (values.write)
  writeWeights(
    {
      file: 'finding/weights.ts',
      writtenBy: 'bench/finding/train.ts',
      speaksFor: 'an answer',
      variable: 'weights',
      typeOfNames: 'EvidenceName',
    },
    evidenceNames,
    (name) => learned[name] - (name === 'bias' ? margin : 0),
  );

/**
 * `node bench/finding/train.ts`: learns the weights of the search's evidence from the questions of all known sets and of its own tests, and writes
 * them. Each shop is judged with weights that were learned without it, so the printed figures are those of shops nobody has seen.
 * `--keep FILE` keeps the weighed questions, `--from FILE` takes them from there; `--show` prints the failures; `--write` writes weights.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type EvidenceName, evidenceNames } from '../../server/src/features/assistant/finding/evidence-names.ts';
import { type WeighedCase, weighCases } from './cases.ts';
import { judge, learn } from './learn.ts';
import { prior } from './prior.ts';

const { values } = parseArgs({
  options: {
    keep: { type: 'string' },
    from: { type: 'string' },
    show: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const restored = (_: string, value: unknown) => (value === 'never' ? Number.NEGATIVE_INFINITY : value);
const stored = (_: string, value: unknown) => (value === Number.NEGATIVE_INFINITY ? 'never' : value);
/** `dev` contains fresh-1, and nothing is learned from the newest set, which nobody has read. */
const leftOut = ['fresh-1', 'fresh-10'];
const cases: WeighedCase[] = values.from
  ? JSON.parse(readFileSync(values.from, 'utf8'), restored)
  : await weighCases((set) => !leftOut.includes(set));
if (values.keep) writeFileSync(values.keep, JSON.stringify(cases, stored));

const shops = [...new Set(cases.map(({ shop }) => shop))];
const folds = 10;
const judged = Array.from({ length: folds }, (_, fold) => {
  const held = new Set(shops.filter((_, at) => at % folds === fold));
  const weights = learn(
    cases.filter(({ shop }) => !held.has(shop)),
    prior,
  );
  return cases.filter(({ shop }) => held.has(shop)).map((one) => ({ one, weights }));
}).flat();

for (const threshold of [-1, -0.5, 0, 0.5, 1, 1.5]) {
  const counts = new Map<string, [number, number]>();
  for (const { one, weights } of judged) {
    const key = `${one.set} ${one.answered ? 'not found' : 'told'}`;
    const [failed, of] = counts.get(key) ?? [0, 0];
    counts.set(key, [failed + (judge(one, weights, threshold).failed ? 1 : 0), of + 1]);
  }
  console.log(`threshold ${threshold}: ${[...counts].map(([key, [failed, of]]) => `${key} ${failed}/${of}`).join(', ')}`);
}
const none = cases.filter(
  ({ answered, texts }) => answered && !texts.some(({ right, likelihood }) => right && likelihood > Number.NEGATIVE_INFINITY),
);
console.log(`not among the passages weighed: ${none.length}`);
const learned = learn(cases, prior);
if (values.show) {
  for (const { one, weights } of judged) {
    const { told, best, failed } = judge(one, weights, 0);
    if (!failed) continue;
    const right = one.texts.find((text) => text.right);
    const saying = (evidence: object | undefined) =>
      Object.entries(evidence ?? {})
        .filter(([name, value]) => value !== 0 && name !== 'bias')
        .map(([name, value]) => `${name} ${Number(value).toFixed(2)}`)
        .join(' ');
    console.log(`\n${one.set} ${one.shop} ${one.language} ${one.answered ? '?' : '!'} ${one.question}`);
    console.log(
      `  told ${told?.text.replaceAll('\n', ' / ').slice(0, 160) ?? 'nothing'}\n    ${best?.likelihood.toFixed(2)} ${saying(best?.text.evidence)}`,
    );
    if (one.answered)
      console.log(
        `  right ${right ? `${right.likelihood === Number.NEGATIVE_INFINITY ? 'VETO ' : ''}${right.lacks} | ${right.text.replaceAll('\n', ' / ').slice(0, 200)}\n    ${saying(right.evidence)}` : 'NOT WEIGHED'}`,
      );
  }
}
for (const name of evidenceNames) console.log(`${name.padEnd(24)} ${learned[name].toFixed(2)}`);
/** In doubt nothing is told: a passage must be likelier than none by so much. */
const margin = 0.4;
if (values.write) {
  const weightOf = (name: EvidenceName) => learned[name] - (name === 'bias' ? margin : 0);
  const lines = evidenceNames.map((name: EvidenceName) => `  ${name}: ${Math.round(weightOf(name) * 100) / 100},`);
  writeFileSync(
    join(import.meta.dirname, '../../server/src/features/assistant/finding/weights.ts'),
    `/** Written by \`node bench/finding/train.ts\`: how much each piece of evidence speaks for an answer. */\nimport type { EvidenceName } from './evidence-names.ts';\n\nexport const weights: Readonly<Record<EvidenceName, number>> = {\n${lines.join('\n')}\n};\n`,
  );
}

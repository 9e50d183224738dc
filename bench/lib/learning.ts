/** The common parts of learning weights from the sets of bench/eval (bench/finding, bench/goods). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `dev` contains fresh-1, and nothing is learned from sets that are kept back; nor may `--show` print those that nobody has read. */
const leftOut = ['fresh-1', 'fresh-30', 'fresh-33'];

/** Whether weights may be learned from a set of the evaluation, and its misses printed. */
export const isLearnedFrom = (set: string): boolean => !leftOut.includes(set);

const folds = 10;

/** Cross-validation: every case with weights that were learned without its shop and the others of its fold. */
export function crossValidated<Case extends { shop: string }, Weights>(
  cases: readonly Case[],
  learn: (of: Case[]) => Weights,
): { evalCase: Case; weights: Weights }[] {
  const shops = [...new Set(cases.map(({ shop }) => shop))];
  return Array.from({ length: folds }, (_, fold) => {
    const held = new Set(shops.filter((_, at) => at % folds === fold));
    const weights = learn(cases.filter(({ shop }) => !held.has(shop)));
    return cases.filter(({ shop }) => held.has(shop)).map((evalCase) => ({ evalCase, weights }));
  }).flat();
}

/** The places and values of what is not 0: most evidence is absent from most cases. */
export const nonZero = (values: readonly number[]) => values.flatMap((value, i) => (value === 0 ? [] : [{ i, value }]));

/** How much of the last slopes, and of their squares, counts for the next step. */
const [kept, keptSquares] = [0.9, 0.999];

/** Gradient ascent (Adam, Kingma and Ba 2015): gives, for the slopes of each round, how far each of `count` weights moves, in steps. */
export function createAscent(count: number): (slopes: ArrayLike<number>) => number[] {
  const first = new Float64Array(count);
  const second = new Float64Array(count);
  let round = 0;
  return (slopes) => {
    round++;
    return Array.from(slopes, (slope, i) => {
      first[i] = kept * (first[i] as number) + (1 - kept) * slope;
      second[i] = keptSquares * (second[i] as number) + (1 - keptSquares) * slope ** 2;
      return (first[i] as number) / (1 - kept ** round) / (Math.sqrt((second[i] as number) / (1 - keptSquares ** round)) + 1e-9);
    });
  };
}

/** The module of the assistant that learned weights are written to. */
interface WeightsModule {
  /** Below server/src/features/assistant. */
  file: string;
  writtenBy: string;
  /** The outcome that the evidence speaks for. */
  speaksFor: string;
  variable: string;
  typeOfNames: string;
}

/** Writes weights, each to two places. */
export function writeWeights<Name extends string>(
  { file, writtenBy, speaksFor, variable, typeOfNames }: WeightsModule,
  names: readonly Name[],
  weightOf: (name: Name) => number,
): void {
  const lines = names.map((name) => `  ${name}: ${Math.round(weightOf(name) * 100) / 100},`);
  writeFileSync(
    join(import.meta.dirname, '../../server/src/features/assistant', file),
    `/** Written by \`node ${writtenBy}\`: how much each piece of evidence speaks for ${speaksFor}. */\nimport type { ${typeOfNames} } from './evidence-names.ts';\n\nexport const ${variable}: Readonly<Record<${typeOfNames}, number>> = {\n${lines.join('\n')}\n};\n`,
  );
}

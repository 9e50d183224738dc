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

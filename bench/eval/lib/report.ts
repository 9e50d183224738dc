/** Prints the figures of the sets side by side, the parts of each, and the failures. */
import type { Verdict } from './verdict.ts';

/** Failures and cases of a figure, and the mean grade where answers are graded. */
export interface Rate {
  failed: number;
  of: number;
  grade: number | null;
}

/** Counts verdicts; `grade` is null where none was graded. */
export function rateOf(verdicts: readonly Verdict[]): Rate {
  const grades = verdicts.flatMap(({ grade }) => (grade === undefined ? [] : [grade]));
  return {
    failed: verdicts.filter(({ good }) => !good).length,
    of: verdicts.length,
    grade: grades.length > 0 ? grades.reduce((sum, grade) => sum + grade, 0) / grades.length : null,
  };
}

const cell = (rate: Rate | undefined): string =>
  rate ? `${rate.failed} of ${rate.of}${rate.grade === null ? '' : ` (${rate.grade.toFixed(2)})`}` : '–';

/** One line a figure and one below for each of its kinds; a column for each set. */
export function table(verdictsOf: Readonly<Record<string, readonly Verdict[]>>): string {
  const sets = Object.keys(verdictsOf);
  const all = Object.values(verdictsOf).flat();
  const row = (name: string, pick: (verdict: Verdict) => boolean) =>
    [name.padEnd(34), ...sets.map((set) => cellOf((verdictsOf[set] ?? []).filter(pick)).padEnd(20))].join(' ').trimEnd();
  const lines = [['failed of asked (mean grade)'.padEnd(34), ...sets.map((set) => set.padEnd(20))].join(' ').trimEnd()];
  for (const measure of new Set(all.map((verdict) => verdict.measure))) {
    lines.push(row(measure, (verdict) => verdict.measure === measure));
    const kinds = new Set(all.filter((verdict) => verdict.measure === measure).map(({ kind }) => kind));
    for (const kind of [...kinds].toSorted())
      lines.push(row(`  ${kind}`, (verdict) => verdict.measure === measure && verdict.kind === kind));
  }
  return lines.join('\n');
}

const cellOf = (verdicts: readonly Verdict[]) => cell(verdicts.length > 0 ? rateOf(verdicts) : undefined);

/** Every failure in full. */
export const failures = (verdicts: readonly Verdict[]): string =>
  verdicts
    .filter(({ good }) => !good)
    .map(({ measure, kind, shop, asked, modelText, reply, because }) =>
      [
        `${measure} · ${kind} · ${shop}`,
        `  asked  ${asked}`,
        ...(modelText ? [`  model  ${modelText}`] : []),
        `  reply  ${reply}`,
        `  why    ${because}`,
      ]
        .join('\n')
        .replaceAll('\n\n', '\n'),
    )
    .join('\n');

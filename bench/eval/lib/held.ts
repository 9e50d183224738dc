/**
 * The rates that are held (held.json): how many cases of each figure fail, and which. What is measured must be just that: a case that fails anew is a
 * regression even where another one was mended, and a file that allows more than was last measured would let the next regression pass. Pure.
 */
import { failures, type Rate, rateOf } from './report.ts';
import type { Verdict } from './verdict.ts';

/** A figure with the cases that fail, each named by its kind, shop and question. */
export interface HeldRate extends Rate {
  cases: string[];
}
export type Held = Readonly<Record<string, HeldRate>>;

const caseOf = ({ kind, shop, asked }: Verdict): string => `${kind} · ${shop} · ${asked}`;

/** The limits to store for these verdicts, by figure. */
export const heldOf = (verdicts: readonly Verdict[]): Held =>
  Object.fromEntries(
    Object.entries(Object.groupBy(verdicts, ({ measure }) => measure)).map(([measure, group = []]) => [
      measure,
      {
        ...rateOf(group),
        cases: group
          .filter(({ good }) => !good)
          .map(caseOf)
          .toSorted(),
      },
    ]),
  );

/** How a figure differs from what is held of it. */
export interface Compared {
  /** A full description of what got worse; '' for nothing. */
  worse: string;
  /** A description of what is better now than its stored limit; '' for nothing. */
  better: string;
}

/** Grades are means of whole numbers; sums in another order may differ in the last digits. */
const sameGrade = 1e-9;

/** Compares the verdicts of one figure with what is held of it. */
export function compareWithHeld(held: HeldRate, verdicts: readonly Verdict[]): Compared {
  const rate = rateOf(verdicts);
  const left = new Map(
    Map.groupBy(held.cases, (name) => name)
      .entries()
      .map(([name, same]) => [name, same.length]),
  );
  const anew = verdicts.filter((verdict) => {
    if (verdict.good) return false;
    const count = left.get(caseOf(verdict)) ?? 0;
    left.set(caseOf(verdict), count - 1);
    return count <= 0;
  });
  const mended = [...left].flatMap(([name, count]) => Array.from({ length: Math.max(0, count) }, () => name));
  const grades = rate.grade === null || held.grade === null ? 0 : rate.grade - held.grade;
  const graded = `the mean grade is ${rate.grade?.toFixed(4)}, and ${held.grade?.toFixed(4)} is held`;
  return {
    worse: [
      anew.length > 0 && `${rate.failed} fail, and ${held.failed} are held. These fail anew:\n${failures(anew)}`,
      rate.of < held.of && `${rate.of} cases were measured, and ${held.of} are held`,
      grades < -sameGrade && graded,
    ]
      .filter(Boolean)
      .join('\n'),
    better: [
      mended.length > 0 && `these fail no longer:\n${mended.map((name) => `  ${name}`).join('\n')}`,
      rate.of > held.of && `${rate.of} cases were measured, and ${held.of} are held`,
      grades > sameGrade && graded,
    ]
      .filter(Boolean)
      .join('\n'),
  };
}

/** The lines that `npm run test:faults` prints, and what they come to. */
import type { Trial } from './fault.ts';

/** The line of one trial. */
export function lineOf({ name, attempts, survived, lost, detail, notTried }: Trial): string {
  const head = name.padEnd(44);
  if (notTried !== undefined) return `${head} NOT TRIED: ${notTried}`;
  return `${head} tried ${String(attempts).padStart(3)}  survived ${String(survived).padStart(3)}  lost ${lost}  ${detail}`;
}

/** The joint result of the trials. A fault that was not caused counts neither as survived nor as failed. */
export function verdictOf(trials: readonly Trial[]): { failed: boolean; lines: string[] } {
  const made = trials.filter(({ notTried }) => notTried === undefined);
  const left = trials.filter(({ notTried }) => notTried !== undefined);
  // A trial that tried nothing and does not say why is an error of the suite.
  const bad = made.filter(({ attempts, survived, lost }) => attempts === 0 || survived < attempts || lost > 0);
  const sum = (of: 'attempts' | 'survived' | 'lost') => made.reduce((total, trial) => total + trial[of], 0);
  const lines = [`${made.length} kinds of fault: tried ${sum('attempts')}, survived ${sum('survived')}, lost ${sum('lost')}.`];
  if (bad.length > 0) lines.push(`Not survived: ${bad.map(({ name }) => name).join('; ')}`);
  if (left.length > 0) lines.push(`Not tried, and so not known: ${left.map(({ name }) => name).join('; ')}`);
  return { failed: bad.length > 0, lines };
}

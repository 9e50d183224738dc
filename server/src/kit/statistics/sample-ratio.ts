/**
 * Whether visitors were split as planned: Lindon's sequential test of a multinomial (arXiv 2011.03567) against a Dirichlet around the plan.
 * A split that is off means that visitors got lost in one group more than in the other, and then no figure of the experiment is right.
 */
import { logGamma } from './gamma.ts';

const concentration = 10_000;

/** Below this the groups are not as planned. */
export const sampleRatioAlarm = 0.001;

/** The logarithm of the evidence against the planned shares (which sum to 1) after these counts. */
export function logSampleRatioEvidence(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce(
    (sum, count, i) => {
      const share = shares[i] ?? 0;
      const prior = concentration * share;
      if (prior === 0) return count === 0 ? sum : Number.POSITIVE_INFINITY;
      return sum + logGamma(prior + count) - logGamma(prior) - count * Math.log(share);
    },
    logGamma(concentration) - logGamma(concentration + total),
  );
}

/** The p-value after these counts. The evidence of several phases is added up first; the smallest p-value over all days counts. */
export const sampleRatioP = (logEvidence: number): number => Math.min(1, Math.exp(-logEvidence));

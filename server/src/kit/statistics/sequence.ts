/**
 * Confidence sequences: intervals that hold on every day at once, however often somebody looks. The asymptotic sequence is that of
 * Waudby-Smith et al. (arXiv 2103.06476, equation 9, tuned by equation 161); the Bernoulli interval that of Howard et al. (arXiv 1810.08240).
 */
import type { Estimate } from './estimates.ts';
import { logBeta } from './gamma.ts';

export interface Interval {
  low: number;
  high: number;
}

/** The tuning ρ with which a two-sided normal mixture is narrowest when the intrinsic time is `at`. */
export const bestRho = (at: number, alpha: number): number => at / (2 * Math.log(1 / alpha) + Math.log(1 + 2 * Math.log(1 / alpha)));

/** The logarithm of the two-sided normal mixture at the sum `s` and the intrinsic time `v`. */
export const logNormalMixture = (s: number, v: number, rho: number): number => 0.5 * Math.log(rho / (v + rho)) + (s * s) / (2 * (v + rho));

/** How far a sum with intrinsic time `v` may stray, at any time, with probability 1 − alpha. */
export const normalMixtureBound = (v: number, alpha: number, rho: number): number =>
  Math.sqrt((v + rho) * (Math.log((v + rho) / rho) - 2 * Math.log(alpha)));

/**
 * The asymptotic confidence sequence around an estimate.
 * @param expected the number of visitors at which it is narrowest; fixed before the start
 */
export function intervalOf({ value, variance, n }: Estimate, expected: number, alpha: number): Interval {
  // With ρ² = 1/bestRho, s²N and N, equation 9 is the bound of the normal mixture at the time N, in units of √(s²/N).
  const half = Math.sqrt(variance / n) * normalMixtureBound(n, alpha, bestRho(expected, alpha));
  return { low: value - half, high: value + half };
}

/** The p-value that belongs to the sequence: it may be looked at every day. */
export function alwaysValidP({ value, variance, n }: Estimate, expected: number, alpha: number): number {
  if (variance <= 0) return 1;
  const rhoSquared = 1 / bestRho(expected, alpha);
  const grown = n * rhoSquared + 1;
  const z2 = value ** 2 / variance;
  return Math.min(1, Math.sqrt(grown) * Math.exp((-rhoSquared * z2 * n) / (2 * grown)));
}

/** The logarithm of the beta-binomial mixture for a coin whose chance is `p`, after `hits` of `n`. */
function logCoinMixture(hits: number, n: number, p: number, expected: number): number {
  const q = 1 - p;
  const unit = p * q;
  const v = n * unit;
  const s = hits - n * p;
  // The tuning that confseq takes at its own default level of 5 %.
  const r = Math.max(bestRho(expected * unit, 0.05) - unit, 1e-3 * unit);
  return (
    -((v + q * s) / q) * Math.log(p) -
    ((v - p * s) / p) * Math.log(q) +
    logBeta((r + v - p * s) / p, (r + v + q * s) / q) -
    logBeta(r / p, r / q)
  );
}

/** The interval of a chance, valid at any time, after `hits` of `n`; narrowest at `expected` trials. */
export function bernoulliInterval(hits: number, n: number, alpha: number, expected: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const threshold = Math.log(1 / alpha);
  const refuted = (p: number) => logCoinMixture(hits, n, p, expected) >= threshold;
  const share = hits / n;
  return { low: hits === 0 ? 0 : edge(0, share, refuted), high: hits === n ? 1 : edge(1, share, refuted) };
}

/** The point between one that is refuted and one that is not, where the verdict turns. */
function edge(outside: number, inside: number, refuted: (p: number) => boolean): number {
  let [far, near] = [outside, inside];
  for (let i = 0; i < 60; i++) {
    const middle = (far + near) / 2;
    if (refuted(middle)) far = middle;
    else near = middle;
  }
  return near;
}

/**
 * The verdict on a rate: an exact e-process for two proportions, after Turner, Ly and Grünwald (arXiv 2106.02693), for any split and any rate.
 * Under 'no difference' its expected value is at most 1 at any time, so it exceeds 1/alpha with probability alpha at most, ever (Ville), no matter how
 * often somebody looks. Unlike theirs, the alternative is not estimated from the past but is the smallest lift that the owner wants to know of,
 * fixed before the start, in both directions; only the level of the rate is estimated. That finds such a lift in little more than half the time.
 */

/** Visitors of a stretch of time, as one block: how many were in each group, and how many of them did it. */
export interface Block {
  control: { n: number; hits: number };
  group: { n: number; hits: number };
}

export interface EvidenceDesign {
  /** The smallest lift worth knowing, such as 0.2. */
  smallestLift: number;
  /** The rate expected before the start; it weighs as much as `priorVisitors`. */
  expectedRate: number;
}

/** Evidence by direction; e-values multiply over blocks. */
export interface Evidence {
  /** The logarithm of the e-value against 'no difference'. */
  log: number;
  /** The direction with more evidence. */
  direction: 'up' | 'down';
}

const priorVisitors = 200;
/** Half of the stake is on each direction; a little of it on a lift far above the smallest one. */
const farFactor = 3;
const nearWeight = 0.49;
const farWeight = 0.01;
const lowestRate = 1e-5;

/** How likely `hits` of `n` are at a rate, as a logarithm, up to a constant. */
const logLikelihood = (hits: number, n: number, rate: number) =>
  (hits > 0 ? hits * Math.log(rate) : 0) + (n > hits ? (n - hits) * Math.log1p(-rate) : 0);

/**
 * Follows the evidence block by block; the returned function takes the next block and returns the evidence so far. Every block is judged by
 * estimates from earlier blocks only. Blocks may have any size and split.
 */
export function followEvidence({ smallestLift, expectedRate }: EvidenceDesign): (block: Block) => Evidence {
  const bets = [
    { factor: 1 + smallestLift, weight: nearWeight },
    { factor: 1 + farFactor * smallestLift, weight: farWeight },
  ].flatMap(({ factor, weight }) => [
    { factor, weight, log: 0, up: true },
    { factor: 1 / factor, weight, log: 0, up: false },
  ]);
  let visitors = priorVisitors;
  let hits = priorVisitors * expectedRate;
  const logOf = (chosen: typeof bets) => {
    const most = Math.max(...chosen.map(({ log }) => log));
    return most + Math.log(chosen.reduce((sum, { log, weight }) => sum + weight * Math.exp(log - most), 0));
  };
  return ({ control, group }) => {
    const n = control.n + group.n;
    const rate = Math.min(0.99, Math.max(lowestRate, hits / visitors));
    if (n > 0)
      for (const bet of bets) {
        // The projection on 'no difference' is the mean of both rates by the sizes of the groups, which makes the ratio an e-value.
        const base = (rate * n) / (control.n + group.n * bet.factor);
        const lifted = base * bet.factor;
        if (base >= 1 || lifted >= 1) continue;
        bet.log +=
          logLikelihood(control.hits, control.n, base) +
          logLikelihood(group.hits, group.n, lifted) -
          logLikelihood(control.hits + group.hits, n, rate);
      }
    visitors += n;
    hits += control.hits + group.hits;
    const up = logOf(bets.filter((bet) => bet.up));
    const down = logOf(bets.filter((bet) => !bet.up));
    const most = Math.max(up, down);
    return { log: most + Math.log(Math.exp(up - most) + Math.exp(down - most)), direction: up >= down ? 'up' : 'down' };
  };
}

/** The evidence at which a verdict falls, with `groups` compared to one control group. */
export const logThreshold = (alpha: number, groups = 1): number => Math.log(groups / alpha);

/** Which group a unit is in. Pure. */
import type { Hash64 } from '../../../kit/siphash.ts';
import type { RunningExperiment } from '../../recommenders/index.ts';

/** Shares are counted in ten-thousandths. */
export const wholeShare = 10_000;

/**
 * The group of a unit: the same for every request, without a bias towards any, and independent between experiments.
 * @param shares in ten-thousandths, together 10,000
 */
export function groupOf({ high, low }: Hash64, experimentId: number, shares: readonly number[]): number {
  // A unit is random already, and nobody can choose it; the id only has to stir it differently in each experiment.
  let place = stirred(low ^ stirred(high ^ stirredId(experimentId))) % wholeShare;
  const group = shares.findIndex((share) => {
    place -= share;
    return place < 0;
  });
  return group === -1 ? shares.length - 1 : group;
}

/** An id stirred into 32 bits; both of its halves count. */
export const stirredId = (id: number): number => stirred(id ^ stirred(Math.floor(id / 2 ** 32)));

/** The finaliser of MurmurHash3: each bit of 32 changes each bit of the result with even chance. */
export function stirred(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The shares of `groups` when one of them has `share` percent and the others the rest, evenly. */
export function sharesWith(groups: number, group: number, share: number): number[] {
  const own = Math.round((share / 100) * wholeShare);
  const rest = wholeShare - own;
  const others = Array.from({ length: groups - 1 }, (_, i) => Math.floor(rest / (groups - 1)) + (i < rest % (groups - 1) ? 1 : 0));
  return [...others.slice(0, group), own, ...others.slice(group)];
}

/** Even shares. */
export const evenShares = (groups: number): number[] =>
  Array.from({ length: groups }, (_, i) => Math.floor(wholeShare / groups) + (i < wholeShare % groups ? 1 : 0));

/** The phase at a time; null before the first, and between a stop and going on. */
export const phaseAt = ({ phases }: Pick<RunningExperiment, 'phases'>, now: number) =>
  phases.find(({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || now < endsAt)) ?? null;

/** How long an experiment takes. */

/** (1.96 + 0.84)²: a two-sided test at 5 % that finds what is there in 80 % of cases. */
const fixedSize = 7.849;
/** How many times the visitors of a test of fixed size the evidence needs for the same 80 % (measured by `npm run bench -- lift`). */
const priceOfLooking = 1.45;

/** The visitors in both groups that a test of fixed size needs to find a lift of a rate, when `share` of them are in the lifted group. */
export function fixedSizeVisitors(rate: number, lift: number, share: number): number {
  const lifted = Math.min(1, rate * (1 + lift));
  return (fixedSize * ((lifted * (1 - lifted)) / share + (rate * (1 - rate)) / (1 - share))) / (lifted - rate) ** 2;
}

/** The visitors after which such a lift is found in 80 % of cases when one may look every day. */
export const visitorsNeeded = (rate: number, lift: number, share: number): number => priceOfLooking * fixedSizeVisitors(rate, lift, share);

/** How long a test takes in a shop. Pure. */
import { type ExperimentMetric, experimentMetrics, shownShares, smallestLifts } from '@parley/contract';
import { visitorsNeeded } from '../../../kit/statistics/index.ts';

/** The longest time that is still worth planning. */
const mostWeeks = 104;

/** The weeks until a lift is found in four of five cases; null when it takes more than two years. */
export function weeksFor(rate: number, lift: number, share: number, visitorsPerDay: number): number | null {
  const weeks = visitorsNeeded(rate, lift, share) / visitorsPerDay / 7;
  return weeks > mostWeeks ? null : weeks;
}

const lifts = Array.from(
  { length: (smallestLifts.max - smallestLifts.min) / smallestLifts.step + 1 },
  (_, i) => smallestLifts.min + i * smallestLifts.step,
);

/** The weeks for every metric, share and lift. `rates` are shares; null where a rate is not known. */
export const weeksTable = (rates: Record<ExperimentMetric, number | null>, visitorsPerDay: number | null) =>
  experimentMetrics.flatMap((metric) =>
    Object.values(shownShares).map((shown) => ({
      metric,
      shown,
      lifts: lifts.map((lift) => {
        const rate = rates[metric];
        const isComputable = rate !== null && rate > 0 && rate < 1 && visitorsPerDay !== null && visitorsPerDay > 0;
        return { lift, weeks: isComputable ? weeksFor(rate, lift / 100, shown / 100, visitorsPerDay) : null };
      }),
    })),
  );

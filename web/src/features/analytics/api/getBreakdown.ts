import { type BreakdownBy, getBreakdown } from '@parley/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import type { Days } from '../period.ts';
import { analyticsKeys } from './keys.ts';

/** The activity of visitors in a period, grouped by one dimension of their visits. */
export const useBreakdown = (by: BreakdownBy, days: Days) =>
  useQuery({
    queryKey: analyticsKeys.breakdown(by, days),
    queryFn: async ({ signal }) => (await send(getBreakdown, { query: { by, ...days } }, { signal })).breakdown,
    placeholderData: keepPreviousData,
  });

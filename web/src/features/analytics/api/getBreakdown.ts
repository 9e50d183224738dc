import { type BreakdownBy, getBreakdown } from '@parley/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import type { Days } from '../period.ts';
import { analyticsKeys } from './keys.ts';

/** What the visitors of a period did, by one thing that is known of their visits. */
export const useBreakdown = (by: BreakdownBy, days: Days) =>
  useQuery({
    queryKey: analyticsKeys.breakdown(by, days),
    queryFn: async ({ signal }) => (await send(getBreakdown, { query: { by, ...days } }, { signal })).breakdown,
    placeholderData: keepPreviousData,
  });

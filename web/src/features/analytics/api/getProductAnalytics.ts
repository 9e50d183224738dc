import { getProductAnalytics } from '@parley/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import type { Days } from '../period.ts';
import { analyticsKeys } from './keys.ts';

/** How often products were recommended and clicked in a period. */
export const useProductAnalytics = (days: Days) =>
  useQuery({
    queryKey: analyticsKeys.products(days),
    queryFn: async ({ signal }) => (await send(getProductAnalytics, { query: days }, { signal })).products,
    placeholderData: keepPreviousData,
  });

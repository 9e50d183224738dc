import { getRevenue } from '@parley/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { orderKeys } from './keys.ts';

/** The sums of the orders of the last 30 days. */
export const useRevenue = () =>
  useQuery({
    queryKey: orderKeys.revenue,
    queryFn: async ({ signal }) => (await send(getRevenue, {}, { signal })).revenue,
    refetchInterval: 60_000,
  });

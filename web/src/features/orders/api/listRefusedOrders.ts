import { listRefusedOrders } from '@parley/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { orderKeys } from './keys.ts';

/** The messages refused in the last 90 days. */
export const useRefusedOrders = () =>
  useQuery({
    queryKey: orderKeys.refused,
    queryFn: async ({ signal }) => (await send(listRefusedOrders, {}, { signal })).refused,
    refetchInterval: 30_000,
  });

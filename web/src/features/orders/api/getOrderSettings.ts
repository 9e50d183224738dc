import { getOrderSettings } from '@parley/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { orderKeys } from './keys.ts';

const everyMs = 5000;

/** The ways in which orders arrive. Asked again every few seconds, because the owner waits for a test order on this screen. */
export const useOrderSettings = () =>
  useQuery({
    queryKey: orderKeys.settings,
    queryFn: async ({ signal }) => (await send(getOrderSettings, {}, { signal })).settings,
    refetchInterval: (query) => (query.state.status === 'success' ? everyMs : false),
  });

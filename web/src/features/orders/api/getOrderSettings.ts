import { getOrderSettings, type OrderSettings } from '@parley/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { orderKeys } from './keys.ts';

const everyMs = 5000;

/**
 * The ways in which orders arrive. Asked again every few seconds, because the owner waits for a test order on this screen; what the screen shows besides is asked again
 * as soon as something arrived.
 */
export const useOrderSettings = () =>
  useQuery({
    queryKey: orderKeys.settings,
    queryFn: async ({ signal, client }) => {
      const { settings } = await send(getOrderSettings, {}, { signal });
      const before = client.getQueryData<OrderSettings>(orderKeys.settings);
      if (before && JSON.stringify(before.ways) !== JSON.stringify(settings.ways))
        for (const queryKey of orderKeys.lists) void client.invalidateQueries({ queryKey });
      return settings;
    },
    refetchInterval: (query) => (query.state.status === 'success' ? everyMs : false),
  });

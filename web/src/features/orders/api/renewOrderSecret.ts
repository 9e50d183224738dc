import { type OrderSettings, renewOrderSecret } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { orderKeys } from './keys.ts';

/** Replaces the secret for WooCommerce. */
export const useRenewOrderSecret = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await send(renewOrderSecret, { body: {} })).settings,
    onSuccess: (settings: OrderSettings) => queryClient.setQueryData(orderKeys.settings, settings),
  });
};

import { type OrderSettings, type SendInput, updateOrderSettings } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { orderKeys } from './keys.ts';

type Changes = SendInput<typeof updateOrderSettings>['body'];

/** Changes how orders are taken. */
export const useUpdateOrderSettings = ({ shownByForm = false } = {}) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Changes) => (await send(updateOrderSettings, { body })).settings,
    meta: { shownByForm },
    onSuccess: (settings: OrderSettings) => queryClient.setQueryData(orderKeys.settings, settings),
  });
};

import { updateTestSettings } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { testKeys } from './keys.ts';

/** Sets whether publishing waits while tests fail. */
export const useHoldBack = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (holdBack: boolean) => send(updateTestSettings, { body: { holdBack } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: testKeys.all }),
  });
};

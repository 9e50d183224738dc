import { restoreAssistantTest } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { testKeys } from './keys.ts';

/** Restores a deleted test. */
export const useRestoreTest = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(restoreAssistantTest, { params: { id: String(id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: testKeys.all }),
  });
};

import { deleteAssistantTest } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { testKeys } from './keys.ts';

/** Deletes a test; `useRestoreTest` takes that back. */
export const useDeleteTest = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(deleteAssistantTest, { params: { id: String(id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: testKeys.all }),
  });
};

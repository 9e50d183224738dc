import { deleteText } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { knowledgeKeys } from './keys.ts';

/** Deletes a text; `useRestoreText` takes that back. */
export const useDeleteText = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(deleteText, { params: { id: String(id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: knowledgeKeys.texts }),
  });
};

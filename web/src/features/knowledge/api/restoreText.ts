import { restoreText } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { knowledgeKeys } from './keys.ts';

/** Restores a deleted text. */
export const useRestoreText = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(restoreText, { params: { id: String(id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: knowledgeKeys.texts }),
  });
};

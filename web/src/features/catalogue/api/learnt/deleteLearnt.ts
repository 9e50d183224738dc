import { deleteLearnt } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { catalogueKeys } from '../keys.ts';

/** Deletes an information page. */
export const useDeleteLearnt = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(deleteLearnt, { params: { id: String(id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: catalogueKeys.learnt }),
  });
};

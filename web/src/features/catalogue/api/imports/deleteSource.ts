import { deleteSource } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { catalogueKeys } from '../keys.ts';

/** Removes a source with its products. */
export const useDeleteSource = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(deleteSource, { params: { id: String(id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: catalogueKeys.all }),
  });
};

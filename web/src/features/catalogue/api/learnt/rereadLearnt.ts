import { rereadLearnt } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { catalogueKeys } from '../keys.ts';

/** Reads the pages of the owner's shops again. */
export const useRereadLearnt = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(rereadLearnt, { body: {} }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: catalogueKeys.learnt }),
  });
};

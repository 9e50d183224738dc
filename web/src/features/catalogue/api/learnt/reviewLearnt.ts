import { reviewLearnt } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { catalogueKeys } from '../keys.ts';

/** Notes that the owner has looked at the changes of a page, or takes that back. */
export const useReviewLearnt = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, seen }: { id: number; seen: boolean }) => send(reviewLearnt, { params: { id: String(id) }, body: { seen } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: catalogueKeys.learnt }),
  });
};

import { duplicatePopup } from '@parley/contract/recommenders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { recommenderKeys } from './keys.ts';

/** Duplicates a recommender; returns the copy's row. */
export const useDuplicatePopup = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (popupId: number) => (await send(duplicatePopup, { params: { popupId: String(popupId) } })).popup,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: recommenderKeys.all }),
  });
};

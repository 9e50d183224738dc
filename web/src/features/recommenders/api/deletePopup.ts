import { deletePopup } from '@parley/contract/recommenders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { recommenderKeys } from './keys.ts';

/** Deletes a recommender with its websites and suggestions. */
export const useDeletePopup = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (popupId: number) => send(deletePopup, { params: { popupId: String(popupId) } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: recommenderKeys.setup });
      return queryClient.invalidateQueries({ queryKey: recommenderKeys.list });
    },
  });
};

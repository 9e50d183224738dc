import { deletePopupPage } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { recommenderKeys } from '../keys.ts';

/** Removes an allowed website. */
export const useDeletePopupPage = (popupId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(deletePopupPage, { params: { id: String(id) } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: recommenderKeys.setup });
      return queryClient.invalidateQueries({ queryKey: recommenderKeys.websites(popupId) });
    },
  });
};

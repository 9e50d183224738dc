import { createPopupPage } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { recommenderKeys } from '../keys.ts';

/** Adds an allowed website, given with its scheme. */
export const useCreatePopupPage = (popupId: string, { shownByForm = true } = {}) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (showOnWebsite: string) => send(createPopupPage, { body: { popupPagesId: popupId, showOnWebsite } }),
    meta: { shownByForm },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: recommenderKeys.setup });
      return queryClient.invalidateQueries({ queryKey: recommenderKeys.websites(popupId) });
    },
  });
};

import { type PopupChange, type PopupSettings, updatePopup } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { recommenderKeys } from './keys.ts';

/** Saves any of a recommender's settings. A refusal with status 409 means that somebody saved in between. */
export const useUpdatePopup = (popupId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: PopupChange): Promise<PopupSettings> => (await send(updatePopup, { params: { popupId }, body })).popup,
    meta: { shownByForm: true },
    onSuccess: (popup) => {
      queryClient.setQueryData(recommenderKeys.one(popupId), popup);
      void queryClient.invalidateQueries({ queryKey: recommenderKeys.bootstrap(popupId) });
      return queryClient.invalidateQueries({ queryKey: recommenderKeys.list });
    },
  });
};

import { type PopupChange, type PopupSettings, updatePopup } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { recommenderKeys } from './keys.ts';

/**
 * Saves settings of a recommender; name and status are updated optimistically and rolled back on failure. The refusal `stale` means that
 * somebody else saved in between.
 */
export const useUpdatePopup = ({ id }: Pick<PopupSettings, 'id'>) => {
  const queryClient = useQueryClient();
  const popupId = String(id);
  const key = recommenderKeys.one(popupId);
  return useMutation({
    mutationFn: async (body: PopupChange): Promise<PopupSettings> => (await send(updatePopup, { params: { popupId }, body })).popup,
    meta: { shownByForm: true },
    onMutate: async ({ popup_name, status }) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<PopupSettings>(key);
      if (before)
        queryClient.setQueryData<PopupSettings>(key, {
          ...before,
          ...(popup_name !== undefined && { popup_name }),
          ...(status !== undefined && { status }),
        });
      return { before };
    },
    onError: (_error, _body, kept) => {
      if (kept?.before) queryClient.setQueryData(key, kept.before);
    },
    onSuccess: (popup) => {
      queryClient.setQueryData(key, popup);
      void queryClient.invalidateQueries({ queryKey: recommenderKeys.bootstrap(popupId) });
      void queryClient.invalidateQueries({ queryKey: recommenderKeys.list });
    },
  });
};

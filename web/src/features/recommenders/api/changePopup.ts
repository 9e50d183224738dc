import { type PopupSummary, updatePopup } from '@parley/contract/recommenders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { recommenderKeys } from './keys.ts';

export interface ListChange {
  popupId: number;
  change: { status?: boolean; popup_name?: string };
}

const key = ['recommenders', 'change'];

/** Changes a recommender in the list: optimistic, rolled back on failure. Changes are sent in order. */
export const useChangePopup = ({ shownByForm = false } = {}) => {
  const queryClient = useQueryClient();
  const put = (popupId: number, change: ListChange['change']) =>
    queryClient.setQueryData<PopupSummary[]>(recommenderKeys.list, (rows) =>
      rows?.map((row) => (row.popup_id === popupId ? { ...row, ...change } : row)),
    );
  return useMutation({
    mutationKey: key,
    scope: { id: 'recommenders-change' },
    meta: { shownByForm },
    mutationFn: ({ popupId, change }: ListChange) => send(updatePopup, { params: { popupId: String(popupId) }, body: change }),
    onMutate: async ({ popupId, change }) => {
      await queryClient.cancelQueries({ queryKey: recommenderKeys.list });
      const before = queryClient.getQueryData<PopupSummary[]>(recommenderKeys.list)?.find((row) => row.popup_id === popupId);
      put(popupId, change);
      return before;
    },
    onError: (_error, { popupId }, before) => {
      if (before) put(popupId, { status: before.status, popup_name: before.popup_name });
    },
    // Only after the last of several changes: an earlier fetch would show the others undone.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: key }) === 1 ? queryClient.invalidateQueries({ queryKey: recommenderKeys.all }) : undefined,
  });
};

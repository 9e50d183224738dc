import { getTraceLink, listUnseen } from '@parley/contract/unseen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { recommenderKeys } from '../keys.ts';

/** How often a recommender was not seen in the last 30 days, by reason and day. */
export const useUnseen = (popupId: string) =>
  useQuery({
    queryKey: recommenderKeys.unseen(popupId),
    queryFn: async ({ signal }) => (await send(listUnseen, { params: { popupId } }, { signal })).unseen,
  });

/** Makes the link to a page of the shop that shows the trace. */
export const useTraceLink = (popupId: string) =>
  useMutation({
    mutationFn: async (page: string) => (await send(getTraceLink, { params: { popupId }, query: { page } })).link,
    meta: { shownByForm: true },
  });

import { listPopupPages } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { recommenderKeys } from '../keys.ts';

/** The websites that a recommender may show on. */
export const popupPagesQuery = (popupId: string) =>
  queryOptions({
    queryKey: recommenderKeys.websites(popupId),
    queryFn: ({ signal }) => send(listPopupPages, { params: { popupId } }, { signal }),
  });

const everyMs = 5000;

/** The allowed websites of a recommender, and when its snippet was last seen there; `watch` polls until it is seen. */
export const usePopupPages = (popupId: string, { watch = false } = {}) =>
  useQuery({
    ...popupPagesQuery(popupId),
    refetchInterval: ({ state }) => (watch && state.data?.snippetSeenAt === null ? everyMs : false),
  });

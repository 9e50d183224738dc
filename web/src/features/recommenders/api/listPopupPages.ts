import { listPopupPages } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { recommenderKeys } from './keys.ts';

export const popupPagesQuery = (popupId: string) =>
  queryOptions({
    queryKey: recommenderKeys.websites(popupId),
    queryFn: ({ signal }) => send(listPopupPages, { params: { popupId } }, { signal }),
  });

/** The websites that a recommender may show on, and when its snippet was last seen there. */
export const usePopupPages = (popupId: string) => useQuery(popupPagesQuery(popupId));

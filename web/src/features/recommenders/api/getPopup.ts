import { getPopup } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { recommenderKeys } from './keys.ts';

/** All settings of a recommender. */
export const popupQuery = (popupId: string) =>
  queryOptions({
    queryKey: recommenderKeys.one(popupId),
    queryFn: async ({ signal }) => (await send(getPopup, { params: { popupId } }, { signal })).popup,
  });

/** One recommender with all its settings. */
export const usePopup = (popupId: string) => useQuery(popupQuery(popupId));

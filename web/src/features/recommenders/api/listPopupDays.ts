import { listPopupDays } from '@parley/contract/recommenders';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { recommenderKeys } from './keys.ts';

export const popupDaysQuery = queryOptions({
  queryKey: recommenderKeys.days,
  queryFn: async ({ signal }) =>
    new Map((await send(listPopupDays, {}, { signal })).popups.map((popup) => [popup.popup_id, popup.displayed])),
});

/** Displays per day over the last 30 days, by recommender id. */
export const usePopupDays = () => useQuery(popupDaysQuery);

import { getPopupAnalytics } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { analyticsKeys } from './keys.ts';

export const popupAnalyticsQuery = queryOptions({
  queryKey: analyticsKeys.questionnaires,
  queryFn: async ({ signal }) => (await send(getPopupAnalytics, {}, { signal })).questionnaire_data,
});

/** Responses per questionnaire, question and answer. */
export const usePopupAnalytics = () => useQuery(popupAnalyticsQuery);

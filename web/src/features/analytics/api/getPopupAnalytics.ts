import { getPopupAnalytics } from '@parley/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { type Days, none } from '../period.ts';
import { busiestFirst } from '../words.ts';
import { analyticsKeys } from './keys.ts';

/** The figures of questionnaires in a period. */
export const popupAnalyticsQuery = (days: Days) =>
  queryOptions({
    queryKey: analyticsKeys.questionnaires(days),
    queryFn: async ({ signal }) => (await send(getPopupAnalytics, { query: days }, { signal })).questionnaire_data,
  });

/** Responses per questionnaire, question and answer in a period; what visitors answer comes before drafts that nobody has seen. */
export const usePopupAnalytics = (days: Days) =>
  useQuery({ ...popupAnalyticsQuery(days), placeholderData: keepPreviousData, select: busiestFirst });

/** The same for the previous period; disabled when there is none. */
export const usePopupAnalyticsBefore = (days: Days | null) => useQuery({ ...popupAnalyticsQuery(days ?? none), enabled: days !== null });

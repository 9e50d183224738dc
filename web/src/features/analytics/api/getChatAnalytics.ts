import { type AnswerOf, getChatAnalytics } from '@parley/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { type Days, none } from '../period.ts';
import { analyticsKeys } from './keys.ts';

export type ChatAnalytics = AnswerOf<typeof getChatAnalytics>['chatgpt_info'];

/** The totals of the chat in a period. */
export const chatAnalyticsQuery = (days: Days) =>
  queryOptions({
    queryKey: analyticsKeys.totals(days),
    queryFn: async ({ signal }) => (await send(getChatAnalytics, { query: days }, { signal })).chatgpt_info,
  });

/** The figures of a period, in total and per day. */
export const useChatAnalytics = (days: Days) => useQuery({ ...chatAnalyticsQuery(days), placeholderData: keepPreviousData });

/** The same for the previous period; disabled when there is none. */
export const useChatAnalyticsBefore = (days: Days | null) => useQuery({ ...chatAnalyticsQuery(days ?? none), enabled: days !== null });

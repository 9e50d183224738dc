import { type AnswerOf, getChatAnalytics } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { analyticsKeys } from './keys.ts';

export type ChatAnalytics = AnswerOf<typeof getChatAnalytics>['chatgpt_info'];

export const chatAnalyticsQuery = queryOptions({
  queryKey: analyticsKeys.totals,
  queryFn: async ({ signal }) => (await send(getChatAnalytics, {}, { signal })).chatgpt_info,
});

/** Displays, engagements, chats and tokens, in all and for each of the last 30 days. */
export const useChatAnalytics = () => useQuery(chatAnalyticsQuery);

import { type Conversation, listChatHistory } from '@parley/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { historyKeys } from './keys.ts';

export const conversationsPerPage = 25;

export type ListedConversation = Conversation & { engagementId: string };

export const chatHistoryQuery = (page: number) =>
  queryOptions({
    queryKey: historyKeys.page(page),
    queryFn: async ({ signal }) => {
      const query = { limit: conversationsPerPage, offset: (page - 1) * conversationsPerPage };
      const { chat_history, total } = await send(listChatHistory, { query }, { signal });
      const conversations = Object.entries(chat_history).map(([engagementId, one]): ListedConversation => ({ engagementId, ...one }));
      return { conversations, total };
    },
    placeholderData: keepPreviousData,
  });

/** A page (from 1) of the conversations, newest first, and how many there are in all. */
export const useChatHistory = (page: number) => useQuery(chatHistoryQuery(page));

import { type Conversation, listChatHistory } from '@parley/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { ownZone } from '../../../lib/formats/zone.ts';
import type { Filters } from '../filters.ts';
import { historyKeys } from './keys.ts';

export const conversationsPerPage = 25;

export type ListedConversation = Conversation & { engagementId: string };

/** A page of the filtered chat history. */
export const chatHistoryQuery = (filters: Filters, page: number) =>
  queryOptions({
    queryKey: historyKeys.page(filters, page),
    queryFn: async ({ signal }) => {
      const query = { ...filters, zone: ownZone, limit: conversationsPerPage, offset: (page - 1) * conversationsPerPage };
      const { chat_history, total, more } = await send(listChatHistory, { query }, { signal });
      const conversations = Object.entries(chat_history).map(
        ([engagementId, conversation]): ListedConversation => ({ engagementId, ...conversation }),
      );
      return { conversations, total, more };
    },
    placeholderData: keepPreviousData,
  });

/** A page (from 1) of the matching conversations, newest first; `total` counts up to 10,000, `more` is true beyond that. */
export const useChatHistory = (filters: Filters, page: number) => useQuery(chatHistoryQuery(filters, page));

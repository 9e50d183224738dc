import { listChatHistory } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { historyKeys } from './keys.ts';
import type { ListedConversation } from './listChatHistory.ts';

const atOnce = 100;
/** How far back it is looked for: beyond that, a link is old enough to say so. */
const atMost = 1000;

const conversationQuery = (engagementId: string) =>
  queryOptions({
    queryKey: historyKeys.one(engagementId),
    queryFn: async ({ signal }): Promise<ListedConversation | null> => {
      for (let offset = 0; offset < atMost; offset += atOnce) {
        const { chat_history, total } = await send(listChatHistory, { query: { limit: atOnce, offset } }, { signal });
        const found = chat_history[engagementId];
        if (found) return { engagementId, ...found };
        if (offset + atOnce >= total) break;
      }
      return null;
    },
  });

/** Looks for a conversation among the newest thousand, for links to one that has moved to another page; null when it is not there. */
export const useFindConversation = (engagementId: string | null) =>
  useQuery({ ...conversationQuery(engagementId ?? ''), enabled: engagementId !== null });

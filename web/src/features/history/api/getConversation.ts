import { getConversation } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { historyKeys } from './keys.ts';

const conversationQuery = (engagementId: string) =>
  queryOptions({
    queryKey: historyKeys.one(engagementId),
    queryFn: ({ signal }) => send(getConversation, { params: { engagementId } }, { signal }),
  });

/** One conversation with its timeline; disabled without an id. */
export const useConversation = (engagementId: string | null) =>
  useQuery({ ...conversationQuery(engagementId ?? ''), enabled: engagementId !== null });

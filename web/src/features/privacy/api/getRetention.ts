import { getRetention } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

export const retentionQuery = queryOptions({
  queryKey: ['privacy', 'retention'] as const,
  queryFn: ({ signal }) => send(getRetention, {}, { signal }),
});

/** The number of days after which visits are erased. */
export const useRetention = () => useQuery(retentionQuery);

import { type Retention, setRetention } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { retentionQuery } from './getRetention.ts';

/** Sets how long visits are kept; optimistic, rolled back on failure. */
export const useSetRetention = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Retention) => send(setRetention, { body }),
    onMutate: async (body) => {
      await queryClient.cancelQueries({ queryKey: retentionQuery.queryKey });
      const before = queryClient.getQueryData(retentionQuery.queryKey);
      queryClient.setQueryData(retentionQuery.queryKey, body);
      return before;
    },
    onError: (_error, _body, before) => queryClient.setQueryData(retentionQuery.queryKey, before),
  });
};

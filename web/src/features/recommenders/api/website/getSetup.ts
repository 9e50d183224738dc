import { getSetup } from '@parley/contract/recommenders';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { recommenderKeys } from '../keys.ts';

const everyMs = 5000;

export const setupQuery = queryOptions({
  queryKey: recommenderKeys.setup,
  queryFn: async ({ signal }) => (await send(getSetup, {}, { signal })).setup,
});

/** The owner's set-up progress; polled while the page is visible, until the snippet was seen. */
export const useSetup = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    ...setupQuery,
    enabled,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.snippetSeenAt ? false : everyMs),
  });

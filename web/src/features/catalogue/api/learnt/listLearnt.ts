import { listLearnt } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { catalogueKeys } from '../keys.ts';

export const learntQuery = queryOptions({
  queryKey: catalogueKeys.learnt,
  queryFn: ({ signal }) => send(listLearnt, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.rereading ? 1000 : false),
});

/** The information pages that imports found; fetched again every second while they are being read again. */
export const useLearnt = () => useQuery(learntQuery);

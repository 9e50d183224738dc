import { listLearnt } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { catalogueKeys } from './keys.ts';

export const learntQuery = queryOptions({
  queryKey: catalogueKeys.learnt,
  queryFn: ({ signal }) => send(listLearnt, {}, { signal }),
});

/** The information pages that imports found. */
export const useLearnt = () => useQuery(learntQuery);

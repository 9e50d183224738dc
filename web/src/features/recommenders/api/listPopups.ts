import { listPopups } from '@parley/contract/recommenders';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { recommenderKeys } from './keys.ts';

export const popupsQuery = queryOptions({
  queryKey: recommenderKeys.list,
  queryFn: ({ signal }) => send(listPopups, {}, { signal }),
});

/** The owner's recommenders with their counts, newest first. */
export const usePopups = () => useQuery(popupsQuery);

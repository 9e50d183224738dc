import { bootstrap } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { recommenderKeys } from './keys.ts';

/** What visitors get of a recommender; its owner gets it while it is inactive too. */
export const bootstrapQuery = (popupId: string, userId: string) =>
  queryOptions({
    queryKey: recommenderKeys.bootstrap(popupId),
    queryFn: ({ signal }) => send(bootstrap, { params: { popupId, userId } }, { signal, asOwner: true }),
  });

export const useBootstrap = (popupId: string, userId: string) => useQuery(bootstrapQuery(popupId, userId));

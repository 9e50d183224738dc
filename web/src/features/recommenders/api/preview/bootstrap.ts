import { bootstrap } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { recommenderKeys } from '../keys.ts';

/** A recommender as visitors get it; its owner also gets it while it is inactive. */
export const bootstrapQuery = (popupId: string, userId: string) =>
  queryOptions({
    queryKey: recommenderKeys.bootstrap(popupId),
    queryFn: ({ signal }) => send(bootstrap, { params: { popupId, userId } }, { signal, asOwner: true }),
  });

/** The bootstrap of a recommender, as visitors get it. */
export const useBootstrap = (popupId: string, userId: string) => useQuery(bootstrapQuery(popupId, userId));

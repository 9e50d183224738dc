import { type CatalogueImport, getImport } from '@parley/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { send } from '../../../../lib/calls/api.ts';
import { catalogueKeys } from '../keys.ts';

/** Whether an import is queued or running. */
export const isUnderWay = ({ status }: Pick<CatalogueImport, 'status'>): boolean => status === 'queued' || status === 'running';

/** An import, fetched again while it is under way. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: catalogueKeys.oneImport(id),
    queryFn: async ({ signal }) => (await send(getImport, { params: { id: String(id) } }, { signal })).import,
    refetchInterval: ({ state }) => (state.data === undefined || isUnderWay(state.data) ? 1000 : false),
    staleTime: 0,
  });

/**
 * The state of an import, polled every second while it runs. When it ends, products, facets and the list of imports are fetched again,
 * then `onEnded` is called.
 */
export const useRunningImport = (id: number, onEnded: (ended: CatalogueImport) => void) => {
  const queryClient = useQueryClient();
  const query = useQuery(importQuery(id));
  const ended = query.data && !isUnderWay(query.data) ? query.data : null;
  const tell = useEffectEvent(onEnded);
  useEffect(() => {
    if (!ended) return;
    for (const queryKey of [
      catalogueKeys.products,
      catalogueKeys.facets,
      catalogueKeys.imports,
      catalogueKeys.sources,
      catalogueKeys.learnt,
    ])
      void queryClient.invalidateQueries({ queryKey });
    tell(ended);
  }, [ended, queryClient]);
  return query;
};

import { listSources } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { catalogueKeys } from '../keys.ts';

export const sourcesQuery = queryOptions({
  queryKey: catalogueKeys.sources,
  queryFn: ({ signal }) => send(listSources, {}, { signal }),
});

/** The catalogue's sources, each with its last import. */
export const useSources = () => useQuery(sourcesQuery);

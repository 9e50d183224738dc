import { listSources } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { catalogueKeys } from './keys.ts';

export const sourcesQuery = queryOptions({
  queryKey: catalogueKeys.sources,
  queryFn: ({ signal }) => send(listSources, {}, { signal }),
});

/** Where the products come from, with the last import of each. */
export const useSources = () => useQuery(sourcesQuery);

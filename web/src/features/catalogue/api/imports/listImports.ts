import { listImports } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { catalogueKeys } from '../keys.ts';

export const importsQuery = queryOptions({
  queryKey: catalogueKeys.imports,
  queryFn: async ({ signal }) => (await send(listImports, { query: { limit: 50 } }, { signal })).imports,
});

/** The owner's newest imports, newest first. */
export const useImports = () => useQuery(importsQuery);

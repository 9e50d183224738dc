import { type AnswerOf, listFacets } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { catalogueKeys } from '../keys.ts';

export type Facets = AnswerOf<typeof listFacets>;

export const facetsQuery = queryOptions({
  queryKey: catalogueKeys.facets,
  queryFn: ({ signal }) => send(listFacets, {}, { signal }),
  staleTime: 60_000,
});

/** The categories, tags, attributes and prices of the catalogue. */
export const useFacets = () => useQuery(facetsQuery);

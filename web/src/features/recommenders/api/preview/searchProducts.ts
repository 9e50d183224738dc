import { listProducts } from '@parley/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { recommenderKeys } from '../keys.ts';

const mostFound = 20;

/** The products that match a search. */
export const searchProductsQuery = (search: string) =>
  queryOptions({
    queryKey: recommenderKeys.products(search),
    queryFn: ({ signal }) => send(listProducts, { query: { search, limit: mostFound } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The products that match `search` best, with their total; the whole catalogue without a search. */
export const useProductSearch = (search: string) => useQuery(searchProductsQuery(search));

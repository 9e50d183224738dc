import { listProducts } from '@parley/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { recommenderKeys } from './keys.ts';

const mostFound = 20;

export const searchProductsQuery = (search: string) =>
  queryOptions({
    queryKey: recommenderKeys.products(search),
    queryFn: ({ signal }) => send(listProducts, { query: { search, limit: mostFound } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The products whose titles and texts fit `search` best, and how many do; all of the catalogue while it is empty. */
export const useProductSearch = (search: string) => useQuery(searchProductsQuery(search));

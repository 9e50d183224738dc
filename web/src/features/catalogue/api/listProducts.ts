import { listProducts } from '@parley/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { catalogueKeys } from './keys.ts';

export const productsPerPage = 25;

export const productsQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: catalogueKeys.productsPage(search, page),
    queryFn: ({ signal }) =>
      send(listProducts, { query: { search, limit: productsPerPage, offset: (page - 1) * productsPerPage } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A page (from 1) of the products that fit `search`, and how many fit in all. */
export const useProducts = (search: string, page: number) => useQuery(productsQuery(search, page));

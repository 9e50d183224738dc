import { listProducts } from '@parley/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import type { Filters } from '../list/filters.ts';
import { catalogueKeys } from './keys.ts';

export const productsPerPage = 25;

/** A page of the filtered products. */
export const productsQuery = (filters: Filters, page: number) =>
  queryOptions({
    queryKey: catalogueKeys.productsPage(filters, page),
    queryFn: ({ signal }) =>
      send(listProducts, { query: { ...filters, limit: productsPerPage, offset: (page - 1) * productsPerPage } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A page (from 1) of the matching products, and their total. */
export const useProducts = (filters: Filters, page: number) => useQuery(productsQuery(filters, page));

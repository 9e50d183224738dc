/** The product filters in the screen's address. Pure. */
import { productFilters } from '@parley/contract';
import type { z } from 'zod';
import { addressFilters } from '../../../lib/addressFilters.ts';

export type Filters = z.input<typeof productFilters>;
export type FilterName = keyof Filters;

export const { filtersIn, withFilters } = addressFilters(productFilters);

/** The page number in an address; 1 without one. */
export const pageIn = (search: URLSearchParams): number => {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1;
};

/** The active filters, without the search. */
export const narrowing = ({ search: _search, sort: _sort, ...filters }: Filters): FilterName[] => Object.keys(filters) as FilterName[];

/** Which products are shown, as the address of the screen says it. Pure. */
import { productFilters } from '@parley/contract';
import type { z } from 'zod';

export type Filters = z.input<typeof productFilters>;
export type FilterName = keyof Filters;

const names = Object.keys(productFilters.shape) as FilterName[];

/** The filters in an address; what makes no sense there is left out. */
export const filtersIn = (search: URLSearchParams): Filters =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name);
      return value && productFilters.shape[name].safeParse(value).success ? [[name, value]] : [];
    }),
  );

/** The address with these filters in place of those it has, on its first page. */
export const withFilters = (search: URLSearchParams, filters: Filters): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const name of names) {
    const value = filters[name];
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
};

/** The page in an address; 1 where it says none. */
export const pageIn = (search: URLSearchParams): number => {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1;
};

/** Those filters that narrow the list down, apart from the search. */
export const narrowing = ({ search: _search, sort: _sort, ...filters }: Filters): FilterName[] => Object.keys(filters) as FilterName[];

/** Which conversations are shown, as the address of the screen says it. Pure. */
import { historyFilters } from '@parley/contract';
import type { z } from 'zod';

export type Filters = z.input<typeof historyFilters>;
export type FilterName = keyof Filters;

const names = Object.keys(historyFilters.shape) as FilterName[];

/** The filters in an address; what makes no sense there is left out. */
export const filtersIn = (search: URLSearchParams): Filters =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name);
      return value && historyFilters.shape[name].safeParse(value).success ? [[name, value]] : [];
    }),
  );

/** The address with these filters in place of those it has, on its first page. */
export const withFilters = (search: URLSearchParams, filters: Filters): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const name of names) {
    const value = filters[name];
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** Whether anything narrows the list down. */
export const isNarrowed = (filters: Filters): boolean => Object.values(filters).some((value) => value !== undefined && value !== '');

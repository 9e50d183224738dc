/** The conversation filters in the screen's address. Pure. */
import { historyFilters } from '@parley/contract';
import type { z } from 'zod';
import { addressFilters } from '../../lib/addressFilters.ts';

export type Filters = z.input<typeof historyFilters>;
export type FilterName = keyof Filters;

export const { filtersIn, withFilters } = addressFilters(historyFilters);

/** Whether any filter is set. */
export const isNarrowed = (filters: Filters): boolean => Object.values(filters).some((value) => value !== undefined && value !== '');

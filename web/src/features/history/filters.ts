/** Which conversations are shown, as the address of the screen says it. Pure. */
import { historyFilters } from '@parley/contract';
import type { z } from 'zod';
import { addressFilters } from '../../lib/addressFilters.ts';

export type Filters = z.input<typeof historyFilters>;
export type FilterName = keyof Filters;

export const { filtersIn, withFilters } = addressFilters(historyFilters);

/** Whether anything narrows the list down. */
export const isNarrowed = (filters: Filters): boolean => Object.values(filters).some((value) => value !== undefined && value !== '');

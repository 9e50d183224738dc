import type { Filters } from '../filters.ts';

/** The query keys of this feature; all start with its name, so that one call can invalidate them all. */
export const historyKeys = {
  all: ['history'] as const,
  one: (engagementId: string) => ['history', 'one', engagementId] as const,
  pages: ['history', 'page'] as const,
  page: (filters: Filters, page: number) => ['history', 'page', filters, page] as const,
};

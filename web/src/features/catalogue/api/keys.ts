import type { Filters } from '../list/filters.ts';

/** The query keys of this feature; all start with its name, so that one call can invalidate them all. */
export const catalogueKeys = {
  all: ['catalogue'] as const,
  products: ['catalogue', 'products'] as const,
  productsPage: (filters: Filters, page: number) => ['catalogue', 'products', filters, page] as const,
  facets: ['catalogue', 'facets'] as const,
  facts: ['catalogue', 'facts'] as const,
  factsOf: (product: number) => ['catalogue', 'facts', product] as const,
  learnt: ['catalogue', 'learnt'] as const,
  imports: ['catalogue', 'imports'] as const,
  sources: ['catalogue', 'sources'] as const,
  oneImport: (id: number) => ['catalogue', 'import', id] as const,
};

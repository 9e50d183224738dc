/** The query keys of this feature: all start with its name, so that one call can make everything of it stale. */
export const catalogueKeys = {
  all: ['catalogue'] as const,
  products: ['catalogue', 'products'] as const,
  productsPage: (search: string, page: number) => ['catalogue', 'products', search, page] as const,
  facets: ['catalogue', 'facets'] as const,
  imports: ['catalogue', 'imports'] as const,
  oneImport: (id: number) => ['catalogue', 'import', id] as const,
};

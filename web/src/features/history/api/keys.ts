/** The query keys of this feature: all start with its name, so that one call can make everything of it stale. */
export const historyKeys = {
  one: (engagementId: string) => ['history', 'one', engagementId] as const,
  page: (page: number) => ['history', 'page', page] as const,
};

/** The query keys of this feature: all start with its name, so that one call can make everything of it stale. */
export const analyticsKeys = {
  questionnaires: ['analytics', 'questionnaires'] as const,
  totals: ['analytics', 'totals'] as const,
};

/** The query keys of this feature; all start with its name, so that one call can invalidate them all. */
import type { BreakdownBy } from '@parley/contract';
import type { Days } from '../period.ts';

export const analyticsKeys = {
  questionnaires: (days: Days) => ['analytics', 'questionnaires', days] as const,
  totals: (days: Days) => ['analytics', 'totals', days] as const,
  funnel: (questionnaireId: number | string, days?: Days) => ['analytics', 'funnel', questionnaireId, days] as const,
  breakdown: (by: BreakdownBy, days: Days) => ['analytics', 'breakdown', by, days] as const,
  products: (days: Days) => ['analytics', 'products', days] as const,
  typed: (days: Days) => ['analytics', 'typed', days] as const,
  allUnanswered: ['analytics', 'unanswered'] as const,
  unanswered: (days: Days) => ['analytics', 'unanswered', days] as const,
};

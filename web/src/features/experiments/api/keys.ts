/** The query keys of this feature; all start with its name, so that one call can invalidate them all. */
export const experimentKeys = {
  all: ['experiments'] as const,
  one: (id: number) => ['experiments', 'one', id] as const,
  plan: (popupId: number, visitorsPerDay: number | null, orderRate: number | null) =>
    ['experiments', 'plan', popupId, visitorsPerDay, orderRate] as const,
};

/**
 * Parley's own recommenders, by their owner and id. They are seeded at the first start. Owner 1 and recommender 13 are the specification's
 * (section 9); the other owners have ids that the sequence of accounts does not reach.
 */

/** Ids from here on are given by hand. */
export const firstReservedOwnerId = 2_000_000_000;
const popupId = 13;

export const demos = {
  /** The sample shops. */
  coffee: { userId: 1, popupId },
  outdoor: { userId: firstReservedOwnerId + 1, popupId },
  plants: { userId: firstReservedOwnerId + 2, popupId },
} as const;

/** Tells guests of the public site about Parley, in their language. */
export const parleyGuides = {
  en: { userId: firstReservedOwnerId + 11, popupId },
  de: { userId: firstReservedOwnerId + 12, popupId },
} as const;

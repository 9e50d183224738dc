/** Where the time comes from, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The UTC day of an instant, `2026-01-31`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

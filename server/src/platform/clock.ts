/** The source of the current time; tests replace it with one they can move. */
export interface Clock {
  now(): Date;
}

/** The clock of the operating system. */
export const systemClock: Clock = { now: () => new Date() };

/** The UTC day of an instant, `2026-01-31`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

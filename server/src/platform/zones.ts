/** Days in time zones. */

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
function aheadMs(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).formatToParts(at);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** The moment at which a day (`2026-01-31`) begins in a zone; where the clocks skip midnight, the first moment after it. */
export function startOfDay(day: string, zone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const guess = utc - aheadMs(zone, utc);
  // The offset may have changed between the two moments.
  return new Date(utc - aheadMs(zone, guess));
}

/** Dates as spreadsheets and shop systems write them. Pure. */

const dayFirst = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:[ ,T]+(.*))?$/;

/** Which of the first two numbers of `03/04/2026` is the day: told by the other dates of the file, else by the sign between them. */
export function readsDayFirst(dates: readonly string[], currency: string): boolean {
  for (const date of dates) {
    const [, first, , second] = dayFirst.exec(date.trim()) ?? [];
    if (Number(first) > 12) return true;
    if (Number(second) > 12) return false;
  }
  return !dates.some((date) => date.includes('/')) || currency !== 'USD';
}

/** An instant; null for text that is not a date. Times without a zone are in UTC. */
export function dateOf(text: string, isDayFirst: boolean): Date | null {
  const trimmed = text.trim();
  const [, first, , second, year, time = ''] = dayFirst.exec(trimmed) ?? [];
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const iso = first ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}${time && ` ${time}`}` : trimmed;
  if (!/^\d{4}-\d{2}-\d{2}/.test(iso)) return null;
  const hasZone = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})$/i.test(iso.slice(10));
  const hasTime = /\d:\d/.test(iso.slice(10));
  const date = new Date(hasTime && !hasZone ? `${iso.trim()}Z`.replace(/^(\d{4}-\d{2}-\d{2}) +/, '$1T') : iso);
  // `2026-02-31` would become a day of March.
  const isDay = new Date(`${iso.slice(0, 10)}T00:00:00Z`).toJSON()?.slice(0, 10) === iso.slice(0, 10);
  return isDay && !Number.isNaN(date.getTime()) ? date : null;
}

/** The periods of reports. Days are UTC days, like the counters. Pure. */

/** Both days are included. */
export interface Days {
  from: string;
  to: string;
}

/** The default period. */
export const none: Days = { from: '2000-01-01', to: '2000-01-01' };

export const periodNames = ['7', '30', '90', 'month', 'all', 'custom'] as const;
export type PeriodName = (typeof periodNames)[number];

export interface Period {
  name: PeriodName;
  days: Days;
  /** The same number of days before the period; null for all time. */
  before: Days | null;
}

const dayMs = 86_400_000;
/** Earlier than any data. */
const ever = '2000-01-01';
const lastDay = '2199-12-31';

/** The UTC day of a moment, as YYYY-MM-DD. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);
/** The day that is `days` after a day; negative for before. */
export const dayAfter = (day: string, days: number): string => utcDay(new Date(Date.parse(day) + days * dayMs));
/** The number of days in a period, both ends included. */
export const lengthOf = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && text >= ever && text <= lastDay && utcDayOrNull(text) === text;
const utcDayOrNull = (text: string) => (Number.isNaN(Date.parse(text)) ? null : utcDay(new Date(text)));

/** The same days of the previous month, up to its last day. */
function monthBefore({ from, to }: Days): Days {
  const last = dayAfter(from, -1);
  const first = `${last.slice(0, 8)}01`;
  const until = `${last.slice(0, 8)}${to.slice(8)}`;
  return { from: first, to: until > last ? last : until };
}

/** The period in an address: `?period=90`, `?period=custom&from=…&to=…`; the last 30 days if there is none or it is invalid. */
export function periodOf(search: URLSearchParams, today: string): Period {
  const requested = search.get('period');
  const name = periodNames.find((candidate) => candidate === requested) ?? '30';
  const [from, to] = [search.get('from'), search.get('to')];
  if (name === 'all') return { name, days: { from: ever, to: today }, before: null };
  if (name === 'month') {
    const days = { from: `${today.slice(0, 8)}01`, to: today };
    return { name, days, before: monthBefore(days) };
  }
  if (name === 'custom' && isDay(from) && isDay(to) && from <= to)
    return { name, days: { from, to }, before: sameLengthBefore({ from, to }) };
  const days = { from: dayAfter(today, 1 - (name === 'custom' ? 30 : Number(name))), to: today };
  return { name, days, before: sameLengthBefore(days) };
}

function sameLengthBefore(days: Days): Days | null {
  const from = dayAfter(days.from, -lengthOf(days));
  return from < ever ? null : { from, to: dayAfter(days.from, -1) };
}

/** The address with this period; other parameters stay. */
export function withPeriod(search: URLSearchParams, name: PeriodName, days: Days): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of ['period', 'from', 'to']) next.delete(key);
  if (name !== '30') next.set('period', name);
  if (name === 'custom') {
    next.set('from', days.from);
    next.set('to', days.to);
  }
  return next;
}

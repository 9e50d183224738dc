/** The days that a report covers. Days are UTC days. Pure. */
import type { Period } from '@parley/contract';
import { dayOf } from '../../platform/clock.ts';
import { invalid } from '../../platform/http/errors.ts';
import type { Days } from '../counters/index.ts';

export type { Days };

const dayMs = 86_400_000;
const usualDays = 30;

/** The day so many days after another, or before it. */
export const dayAfter = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs));

/**
 * The days of a period, both included: the 30 up to its end where it says no beginning, up to today where it says no end.
 * @throws HttpError 400 for a beginning after today that has no end.
 */
export function daysOfPeriod({ from, to }: Period, now: Date): Days {
  const end = to ?? dayOf(now);
  if (from && from > end) throw invalid({ from: 'Must not be after today' });
  return { from: from ?? dayAfter(end, 1 - usualDays), to: end };
}

/** Every day from the first to the last. */
export const eachDay = ({ from, to }: Days): string[] =>
  Array.from({ length: Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1 }, (_, i) => dayAfter(from, i));

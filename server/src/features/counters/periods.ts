/** The UTC days that a report covers. Pure. */
import type { Period } from '@parley/contract';
import { dayOf } from '../../platform/clock.ts';
import { invalid } from '../../platform/http/errors.ts';
import type { Days } from './sums.ts';

const dayMs = 86_400_000;
const usualDays = 30;

/** The UTC day that lies `days` after another (before it when negative). */
export const dayAfter = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs));

/**
 * The first and last day of a period, both included. Without an end it ends today; without a beginning it covers 30 days.
 * @throws HttpError 400 when it begins after today and has no end.
 */
export function daysOfPeriod({ from, to }: Period, now: Date): Days {
  const end = to ?? dayOf(now);
  if (from && from > end) throw invalid({ from: 'Must not be after today' });
  return { from: from ?? dayAfter(end, 1 - usualDays), to: end };
}

/** Every UTC day of a range, in order. */
export const eachDay = ({ from, to }: Days): string[] =>
  Array.from({ length: Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1 }, (_, i) => dayAfter(from, i));

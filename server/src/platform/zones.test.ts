import { expect, it } from 'vitest';
import { startOfDay } from './zones.ts';

it('finds when a day begins in a zone, in summer and winter and on the days between', () => {
  const begins = (day: string, zone: string) => startOfDay(day, zone).toISOString();
  expect(begins('2026-01-31', 'UTC')).toBe('2026-01-31T00:00:00.000Z');
  expect(begins('2026-01-31', 'Europe/Berlin')).toBe('2026-01-30T23:00:00.000Z');
  expect(begins('2026-07-01', 'Europe/Berlin')).toBe('2026-06-30T22:00:00.000Z');
  // The clocks change at 3 and at 2 in the night of these days.
  expect([begins('2026-03-29', 'Europe/Berlin'), begins('2026-03-30', 'Europe/Berlin')]).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ]);
  expect([begins('2026-10-25', 'Europe/Berlin'), begins('2026-10-26', 'Europe/Berlin')]).toEqual([
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
  expect(begins('2026-01-31', 'America/Los_Angeles')).toBe('2026-01-31T08:00:00.000Z');
  expect(begins('2026-01-31', 'Asia/Kathmandu')).toBe('2026-01-30T18:15:00.000Z');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter, lengthOf, periodNames, periodOf, withPeriod } from './period.ts';

const today = '2026-03-31';
const of = (query: string, day = today) => periodOf(new URLSearchParams(query), day);

describe('the period of an address', () => {
  test('is the last 30 days, compared with the 30 before', () => {
    expect(of('')).toEqual({
      name: '30',
      days: { from: '2026-03-02', to: today },
      before: { from: '2026-01-31', to: '2026-03-01' },
    });
  });

  test('is this month, compared with the same days of the one before, as far as it has them', () => {
    expect(of('period=month')).toMatchObject({ days: { from: '2026-03-01', to: today }, before: { from: '2026-02-01', to: '2026-02-28' } });
    expect(of('period=month', '2026-01-15')).toMatchObject({ before: { from: '2025-12-01', to: '2025-12-15' } });
  });

  test('is all time, compared with nothing', () => {
    expect(of('period=all')).toEqual({ name: 'all', days: { from: '2000-01-01', to: today }, before: null });
  });

  test('is any days that are in order', () => {
    expect(of('period=custom&from=2026-01-03&to=2026-01-04')).toEqual({
      name: 'custom',
      days: { from: '2026-01-03', to: '2026-01-04' },
      before: { from: '2026-01-01', to: '2026-01-02' },
    });
    for (const bad of [
      'period=custom',
      'period=custom&from=2026-01-04&to=2026-01-03',
      'period=custom&from=2026-02-30&to=2026-03-01',
      'period=x',
    ])
      expect(of(bad).days).toEqual({ from: '2026-03-02', to: today });
  });

  test('any requested period is the same after it was written into the address', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dayAfter('2001-01-01', days));
    fc.assert(
      fc.property(fc.constantFrom(...periodNames), day, fc.nat(800), day, (name, from, length, now) => {
        const days = { from, to: dayAfter(from, length) };
        const read = periodOf(withPeriod(new URLSearchParams('tab=funnel&period=7'), name, days), now);
        expect(read.name).toBe(name);
        if (name === 'custom') expect(read.days).toEqual(days);
        expect(read.days.from <= read.days.to).toBe(true);
        if (read.before && name !== 'month') expect(lengthOf(read.before)).toBe(lengthOf(read.days));
        if (read.before) expect(dayAfter(read.before.to, 1) <= read.days.from).toBe(true);
      }),
    );
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { createQuickLimits } from './quick-limits.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('a window ends after its seconds, also when the clock is set back by a day', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] });
  const limits = createQuickLimits([{ max: 1, seconds: 60 }], 1);
  expect([limits.count(['a']), limits.count(['a']), limits.count(['b'])]).toEqual([null, 60, null]);
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(59_000);
  expect(limits.count(['a'])).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(limits.count(['a'])).toBe(null);
});

import { afterEach, expect, it, vi } from 'vitest';
import { onceCalm } from './once-calm.ts';

afterEach(() => void vi.useRealTimers());

it('acts once, when the process was calm for two looks together', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  let share = 0.9;
  onceCalm(act, () => ({ active: 0, idle: 0, utilization: share }));
  const acted = (shares: number[]) =>
    shares.map((busy) => {
      share = busy;
      vi.advanceTimersByTime(1000);
      return act.mock.calls.length;
    });
  expect(acted([0.9, 0, 0.5, 0.09, 0.01, 0.01, 0])).toEqual([0, 0, 0, 0, 1, 1, 1]);
});

/** The labels of where, to whom and when a recommender shows, and of their values. Pure. */
import type { Device, OpenLimit, ShowSettings } from '@parley/contract/showing';

export const showLabels: Readonly<Record<keyof ShowSettings, string>> = {
  showOnPages: 'Only on these pages',
  hideOnPages: 'Never on these pages',
  showOnDevices: 'Devices',
  showOnDays: 'Weekdays',
  showFromTime: 'From',
  showUntilTime: 'Until',
  showFromDay: 'First day',
  showUntilDay: 'Last day',
  showTimeZone: 'Time zone',
  openAtMost: 'Opens by itself at most',
  showAfterSeconds: 'Shows after (seconds)',
};

export const deviceWords: Readonly<Record<Device, string>> = { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' };

export const openLimitWords: Readonly<Record<OpenLimit, string>> = {
  page: 'On every page',
  visit: 'Once in a visit',
  day: 'Once a day',
  week: 'Once a week',
  month: 'Once in 30 days',
};

/** 2026-01-05 is a Monday. */
const monday = Date.UTC(2026, 0, 5);

/** The short name of a weekday, 1 for Monday, in the reader's language. */
export const weekdayWord = (weekday: number): string =>
  new Date(monday + (weekday - 1) * 86_400_000).toLocaleDateString(undefined, { weekday: 'short', timeZone: 'UTC' });

/** The words of a value; null where it needs none of its own. */
export function showValueWords(name: string, value: unknown): string | null {
  if (name === 'showOnPages' || name === 'hideOnPages') return (value as string[]).join(', ') || 'None';
  if (name === 'showOnDevices') return (value as Device[]).map((device) => deviceWords[device]).join(', ');
  if (name === 'showOnDays')
    return (value as number[])
      .toSorted((a, b) => a - b)
      .map(weekdayWord)
      .join(', ');
  if (name === 'openAtMost') return openLimitWords[value as OpenLimit];
  return null;
}

/** The labels of where, to whom and when a recommender shows, and of their values. Pure. */
import type { Device, OpenLimit, ShowSettings } from '@parley/contract/showing';
import { locale } from '../../../../lib/formats/format.ts';
import { type Plain, t } from '../../../../words/t.ts';

export const showLabels: Readonly<Record<keyof ShowSettings, Plain>> = {
  showOnPages: 'Only on these pages',
  hideOnPages: 'Never on these pages',
  showOnDevices: 'Devices',
  showOnDays: 'Weekdays',
  showFromTime: 'From|time',
  showUntilTime: 'Until|time',
  showFromDay: 'First day',
  showUntilDay: 'Last day',
  showTimeZone: 'Time zone',
  openAtMost: 'Opens by itself at most',
  showAfterSeconds: 'Shows after (seconds)',
};

export const deviceWords: Readonly<Record<Device, Plain>> = { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' };

export const openLimitWords: Readonly<Record<OpenLimit, Plain>> = {
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
  new Date(monday + (weekday - 1) * 86_400_000).toLocaleDateString(locale, { weekday: 'short', timeZone: 'UTC' });

/** The words of a value; null where it needs none of its own. */
export function showValueWords(name: string, value: unknown): string | null {
  if (name === 'showOnPages' || name === 'hideOnPages') return (value as string[]).join(', ') || t('None');
  if (name === 'showOnDevices') return (value as Device[]).map((device) => t(deviceWords[device])).join(', ');
  if (name === 'showOnDays')
    return (value as number[])
      .toSorted((a, b) => a - b)
      .map(weekdayWord)
      .join(', ');
  if (name === 'openAtMost') return t(openLimitWords[value as OpenLimit]);
  return null;
}

/** The texts of the analytics. Pure. */
import type { Breakdown, BreakdownBy } from '@parley/contract';
import { formatPercent, formatSeconds, formatShortUtcDay, formatUtcDay, formatUtcMonth, locale } from '../../lib/formats/format.ts';
import { openerWordsOf } from '../../lib/formats/triggerWords.ts';
import { type Plain, t } from '../../words/t.ts';
import type { Unit } from './charts/buckets.ts';
import type { Days, Period } from './period.ts';

/** '3.50 s'; '–' without answers. */
export const secondsText = (seconds: number | null): string => (seconds === null ? '–' : `${formatSeconds(seconds)} s`);

/** Per cent of the whole; 0 when the whole is 0. */
export const shareOf = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);

/** '25%' of the whole; '–' when the whole is 0. */
export const shareText = (part: number, whole: number): string => (whole > 0 ? formatPercent(part / whole) : '–');

const signed = (value: number): string => value.toLocaleString(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 });

/** Active questionnaires with answers come first, then others with answers, each by responses; the rest keep their order. */
export const busiestFirst = <Counted extends { total_responses: number; live: boolean }>(list: readonly Counted[]): Counted[] => {
  const rank = ({ live, total_responses }: Counted) => (total_responses > 0 ? 2 : 0) + (live ? 1 : 0);
  return list.toSorted((first, second) => rank(second) - rank(first) || second.total_responses - first.total_responses);
};

/** '+12 (+24%)'; without a percentage when the earlier value was 0. */
export function changeText(now: number, before: number): string {
  if (now === before) return t('No change');
  if (before === 0) return t('{change}, none before', { change: signed(now) });
  const share = (now - before) / before;
  const percent = share.toLocaleString(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(share) < 0.1 ? 1 : 0,
  });
  return `${signed(now - before)} (${percent})`;
}

/** 'Nov 1, 2026 – Nov 21, 2026'. */
export const daysText = ({ from, to }: Days): string => (from === to ? formatUtcDay(from) : `${formatUtcDay(from)} – ${formatUtcDay(to)}`);

/** The file name of a report. */
export const fileName = (report: string, { name, days }: Pick<Period, 'name' | 'days'>): string =>
  `${report}-${name === 'all' ? 'until' : days.from}-${days.to}`;

/** The label of a bar: the days that it covers. */
export const bucketText = ({ from, to }: Days, unit: Unit): string =>
  unit === 'month'
    ? formatUtcMonth(from)
    : unit === 'week' && from !== to
      ? `${formatShortUtcDay(from)} – ${formatUtcDay(to)}`
      : formatUtcDay(from);

const deviceTexts: Readonly<Record<string, Plain>> = { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' };

/** The name of a row of a breakdown. */
export function segmentText(by: BreakdownBy, { value, label }: Pick<Breakdown['rows'][number], 'value' | 'label'>): string {
  if (value === '') return t('Unknown');
  if (by === 'recommender') return label ?? t('Deleted recommender {id}', { id: value });
  if (by === 'page') return value.startsWith('/') ? value : t('Other pages');
  if (by === 'trigger') return openerWordsOf(value)?.report ?? value;
  const device = deviceTexts[value];
  return device ? t(device) : value;
}

import { Group, NativeSelect, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { formatNumber } from '../../../lib/formats/format.ts';
import { type Plain, t } from '../../../words/t.ts';
import type { ChatAnalytics } from '../api/getChatAnalytics.ts';
import { figureWords } from '../figures.ts';
import { bucketText } from '../words.ts';
import { type Bucket, bucketsOf, type Counts, type Unit, unitOf } from './buckets.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { barsOf, pointsOf, roundTop, slotAt } from './chart.ts';
import { ScrollingTable } from './ScrollingTable.tsx';
import classes from './TimeChart.module.css';

const measures: readonly { value: keyof Counts; label: Plain }[] = [
  { value: 'displayed', label: figureWords.displayed.label },
  { value: 'engagements', label: figureWords.engaged.label },
  ...(['opened', 'responses', 'conversations', 'chats', 'clicks', 'cartAdds', 'tokens'] as const).map((value) => ({
    value,
    label: figureWords[value].label,
  })),
];

const unitWords: Readonly<Record<Unit, Plain>> = { day: 'Day', week: 'Week', month: 'Month' };

/** The name of the slider for assistive technology. */
const sliderText = (name: string, unit: Unit): string => {
  if (unit === 'day') return t('{name} over time, one day at a step', { name });
  return unit === 'week' ? t('{name} over time, one week at a step', { name }) : t('{name} over time, one month at a step', { name });
};

const chartHeight = 220;
const mostMarkers = 31;

interface PlotProps {
  buckets: readonly Bucket[];
  before: readonly Bucket[];
  unit: Unit;
  measure: keyof Counts;
  name: string;
}

/** The bar to select after a key press, as in a slider: arrow keys, Home, End. */
const nextSlot = (key: string, at: number | null, last: number): number | null => {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, (at ?? -1) + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, (at ?? last + 1) - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
};

const Plot = ({ buckets, before, unit, measure, name }: PlotProps) => {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [at, setAt] = useState<number | null>(null);
  const values = buckets.map((bucket) => bucket[measure]);
  const earlier = before.slice(0, buckets.length).map((bucket) => bucket[measure]);
  const top = roundTop(Math.max(0, ...values, ...earlier));
  const box = { width, height: chartHeight };
  // Nothing can be drawn before the width is known.
  const points = width > 0 ? pointsOf(earlier, top, box, buckets.length) : [];
  const chosen = at === null ? undefined : buckets[at];
  const chosenBefore = at === null ? undefined : before[at];
  const slot = width / Math.max(1, buckets.length);
  const describe = (bucket: Bucket) => `${bucketText(bucket, unit)}: ${formatNumber(bucket[measure])}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setAt(null);
    const next = nextSlot(event.key, at, buckets.length - 1);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setAt(slotAt(event.clientX - left, width, buckets.length));
  };

  return (
    <div className={classes.plot}>
      <div className={classes.scale} aria-hidden>
        <span>{formatNumber(top)}</span>
        {top > 1 && <span>{formatNumber(top / 2)}</span>}
        <span>0</span>
      </div>
      <div
        ref={ref}
        className={classes.field}
        role="slider"
        tabIndex={0}
        aria-label={sliderText(name, unit)}
        aria-valuemin={0}
        aria-valuemax={buckets.length - 1}
        aria-valuenow={at ?? 0}
        aria-valuetext={
          chosen ? `${describe(chosen)}${chosenBefore ? `; ${describe(chosenBefore)}` : ''}` : t('Move along with the arrow keys')
        }
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
        onPointerLeave={() => setAt(null)}
        onBlur={() => setAt(null)}
      >
        <svg width={width} height={chartHeight} className={classes.drawing} aria-hidden>
          {[0, chartHeight / 2, chartHeight].map((y) => (
            <line key={y} className={classes.grid} x1={0} x2={width} y1={y} y2={y} />
          ))}
          {at !== null && <rect className={classes.slot} x={at * slot} y={0} width={slot} height={chartHeight} />}
          {width > 0 &&
            barsOf(values, top, box).map((bar, index) => (
              <rect key={buckets[index]?.from} className={classes.bar} {...bar} rx={Math.min(2, bar.width / 3)} />
            ))}
          {points.length > 0 && <polyline className={classes.before} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />}
          {points.length <= mostMarkers &&
            points.map(({ x, y }, index) => <circle key={before[index]?.from} className={classes.marker} cx={x} cy={y} r={3} />)}
        </svg>
        {at !== null && chosen && (
          <div
            className={classes.tip}
            style={{ insetInlineStart: `clamp(0px, ${(at + 0.5) * slot - 80}px, calc(100% - 160px))` }}
            aria-hidden
          >
            <Text size="xs" c="dimmed">
              {bucketText(chosen, unit)}
            </Text>
            <Text fw={650} size="sm">
              {t('{name}: {count}', { name, count: chosen[measure] })}
            </Text>
            {chosenBefore && (
              <Text size="xs" c="dimmed">
                {describe(chosenBefore)}
              </Text>
            )}
          </div>
        )}
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{buckets[0] && bucketText(buckets[0], unit)}</span>
        <span>{buckets.length > 1 && bucketText(buckets.at(-1) as Bucket, unit)}</span>
      </div>
    </div>
  );
};

const Legend = ({ compared }: { compared: boolean }) => (
  <Group gap="lg" aria-hidden className={classes.legend}>
    <span>
      <svg width={14} height={12} aria-hidden>
        <rect className={classes.bar} width={12} height={12} rx={2} />
      </svg>
      {t('This period')}
    </span>
    {compared && (
      <span>
        <svg width={32} height={12} aria-hidden>
          <line className={classes.before} x1={0} x2={30} y1={6} y2={6} />
          <circle className={classes.marker} cx={15} cy={6} r={3} />
        </svg>
        {t('The period before')}
      </span>
    )}
  </Group>
);

interface TimeChartProps {
  actions: ReactNode;
  days: ChatAnalytics['days'];
  /** The previous period, with the same number of days. */
  before: ChatAnalytics['days'] | undefined;
}

/** One measure over time: bars for the period, a dashed line for the previous one, and the same data as a table. */
export const TimeChart = ({ actions, days, before }: TimeChartProps) => {
  const [measure, setMeasure] = useState<keyof Counts>('displayed');
  const shown = measures.map(({ value, label }) => ({ value, label: t(label) }));
  const name = shown.find(({ value }) => value === measure)?.label ?? '';
  const unit = unitOf(days.length);
  const buckets = bucketsOf(days, unit);
  const earlier = before ? bucketsOf(before, unit) : [];
  const headers = [t(unitWords[unit]), ...shown.map(({ label }) => label)];
  const rows = buckets.map((bucket, index) => [
    bucketText(bucket, unit),
    ...shown.map(({ value }) => formatNumber(bucket[value])),
    ...(before ? [formatNumber(earlier[index]?.[measure] ?? 0)] : []),
  ]);
  return (
    <ChartFrame
      title={t('Over time')}
      actions={actions}
      controls={
        <Group justify="space-between" align="flex-end" gap="sm">
          <NativeSelect
            label={t('Measure')}
            data={shown}
            value={measure}
            onChange={({ currentTarget }) => setMeasure(currentTarget.value as keyof Counts)}
          />
          <Legend compared={before !== undefined} />
        </Group>
      }
      chart={<Plot buckets={buckets} before={earlier} unit={unit} measure={measure} name={name} />}
      table={(asTable) => (
        <ScrollingTable
          shown={asTable}
          caption={t('What happened over time')}
          headers={before ? [...headers, t('{name} in the period before', { name })] : headers}
          rows={rows.toReversed()}
        />
      )}
    />
  );
};

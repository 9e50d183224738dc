import { Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { formatShortUtcDay } from '../../../lib/formats/format.ts';
import { t } from '../../../words/t.ts';
import { liftText, signedPercent } from '../words.ts';
import { type DayPoint, pictureOf } from './chart.ts';
import classes from './IntervalChart.module.css';

const size = 1000;

interface IntervalChartProps {
  label: string;
  days: readonly DayPoint[];
  /** The day from which on a verdict stands, and the verdict. */
  since?: { day: string; verdict: string } | null;
}

/** A lift over time: the best estimate, and where the truth lies. The same as a table for those who cannot see it. */
export function IntervalChart({ label, days, since = null }: IntervalChartProps) {
  const [shown, setShown] = useState(false);
  const picture = pictureOf(days, size, size, since?.day);
  if (!picture)
    return (
      <div className={classes.empty}>
        <Text size="sm" c="dimmed" maw="46ch">
          {t('Nothing to draw yet. The interval is shown once each group has 30: before that it would look more certain than it is.')}
        </Text>
      </div>
    );
  const last = days.findLast(({ lift }) => lift !== null);
  const sinceText =
    picture.since && since ? t('Since day {number}: {verdict}', { number: picture.since.number, verdict: since.verdict }) : '';
  const percentOf = (at: number) => `${(at / size) * 100}%`;
  return (
    <>
      <div
        className={classes.frame}
        role="img"
        aria-label={
          t('{label}: {lift} after {count} days.', { label, lift: last?.lift ? liftText(last.lift) : '–', count: days.length }) +
          (sinceText && ` ${sinceText}`)
        }
      >
        <div className={classes.scale} aria-hidden>
          {picture.ticks.map(({ at, value }) => (
            <span key={value} style={{ top: percentOf(at) }}>
              {signedPercent(value)}
            </span>
          ))}
        </div>
        <div className={classes.plot}>
          <svg viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="none" aria-hidden>
            {picture.ticks.map(({ at }) => (
              <line key={at} className={classes.grid} x1={0} x2={size} y1={at} y2={at} vectorEffect="non-scaling-stroke" />
            ))}
            <path className={classes.band} d={picture.band} />
            <line className={classes.zero} x1={0} x2={size} y1={picture.zero} y2={picture.zero} vectorEffect="non-scaling-stroke" />
            <path className={classes.line} d={picture.line} />
          </svg>
          {picture.since && (
            <span
              className={classes.since}
              data-before={picture.since.x > size / 2 || undefined}
              style={{ left: percentOf(picture.since.x) }}
              aria-hidden
            >
              <span>{sinceText}</span>
            </span>
          )}
          <span className={classes.point} style={{ left: percentOf(picture.last.x), top: percentOf(picture.last.y) }} />
        </div>
        <div className={classes.days} aria-hidden>
          {picture.days.map(({ at, number }) => (
            <span key={number} style={{ left: percentOf(at) }}>
              {t('day {number}', { number })}
            </span>
          ))}
        </div>
      </div>
      <Button variant="subtle" size="compact-sm" mt="sm" onClick={() => setShown(!shown)} aria-expanded={shown}>
        {shown ? t('Hide the table') : t('Show as a table')}
      </Button>
      {shown && (
        <Table fz="sm" aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('Day')}</Table.Th>
              <Table.Th ta="end">{t('Lift, 95% interval')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map(({ day, lift }) => (
              <Table.Tr key={day}>
                <Table.Td>{formatShortUtcDay(day)}</Table.Td>
                <Table.Td ta="end">{lift ? liftText(lift) : t('not shown yet')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  );
}

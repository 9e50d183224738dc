import { Button, Collapse, Group, Paper, SegmentedControl, Stack, Table, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, useState } from 'react';
import { formatDay, formatNumber } from '../../lib/format.ts';
import type { ChatAnalytics } from './api/getChatAnalytics.ts';
import { barsOf, roundTop } from './chart.ts';
import classes from './DaysChart.module.css';

type Days = ChatAnalytics['days'];

const measures = [
  { value: 'displayed', label: 'Displayed' },
  { value: 'engagements', label: 'Engagements' },
  { value: 'chats', label: 'Chats' },
  { value: 'tokens', label: 'Tokens' },
] as const;
type Measure = (typeof measures)[number]['value'];

const box = { width: 600, height: 180 };

const Bars = ({ days, measure, label }: { days: Days; measure: Measure; label: string }) => {
  const values = days.map((day) => day[measure]);
  const top = roundTop(Math.max(0, ...values));
  const slot = box.width / Math.max(1, days.length);
  return (
    <div className={classes.plot}>
      <div className={classes.scale} aria-hidden>
        <span>{formatNumber(top)}</span>
        <span>0</span>
      </div>
      <svg className={classes.bars} viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {[0, box.height / 2, box.height].map((y) => (
          <line key={y} className={classes.line} x1={0} x2={box.width} y1={y} y2={y} />
        ))}
        {barsOf(values, top, box).map((bar, index) => {
          const day = days[index];
          return (
            day && (
              <g key={day.day}>
                <rect className={classes.slot} x={index * slot} y={0} width={slot} height={box.height}>
                  <title>{`${formatDay(day.day)}: ${formatNumber(day[measure])}`}</title>
                </rect>
                <rect className={classes.bar} {...bar} pointerEvents="none" />
              </g>
            )
          );
        })}
      </svg>
      <div className={classes.days} aria-hidden>
        <span>{formatDay(days[0]?.day ?? '')}</span>
        <span>{formatDay(days.at(-1)?.day ?? '')}</span>
      </div>
    </div>
  );
};

const DaysTable = ({ days }: { days: Days }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
  <section className={classes.table} tabIndex={0} aria-label="The last 30 days as a table">
    <Table stickyHeader verticalSpacing={6} style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Day</Table.Th>
          {measures.map(({ value, label }) => (
            <Table.Th key={value} scope="col" ta="end">
              {label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.toReversed().map((day) => (
          <Table.Tr key={day.day}>
            <Table.Th scope="row" fw={400}>
              {formatDay(day.day)}
            </Table.Th>
            {measures.map(({ value }) => (
              <Table.Td key={value} ta="end">
                {formatNumber(day[value])}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </section>
);

/** The last 30 days as bars, one measure at a time, and as a table. */
export const DaysChart = ({ days }: { days: Days }) => {
  const [measure, setMeasure] = useState<Measure>('displayed');
  const [asTable, { toggle }] = useDisclosure(false);
  const tableId = useId();
  const name = measures.find(({ value }) => value === measure)?.label ?? '';
  const sum = days.reduce((total, day) => total + day[measure], 0);
  return (
    <Paper withBorder p="md" component="section">
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <div>
            <Title order={2} size="h4">
              Last 30 days
            </Title>
            <Text size="sm" c="dimmed">
              {name}: {formatNumber(sum)}
            </Text>
          </div>
          <SegmentedControl
            aria-label="What the bars show"
            size="xs"
            data={[...measures]}
            value={measure}
            onChange={(value) => setMeasure(value as Measure)}
          />
        </Group>
        <Bars
          days={days}
          measure={measure}
          label={`${name} per day of the last 30 days, ${formatNumber(sum)} in all. The table below has the figures.`}
        />
        <div>
          <Button variant="subtle" size="compact-sm" ml={-8} onClick={toggle} aria-expanded={asTable} aria-controls={tableId}>
            {asTable ? 'Hide the table' : 'Show as a table'}
          </Button>
          <Collapse id={tableId} expanded={asTable} pt={asTable ? 'sm' : 0}>
            <DaysTable days={days} />
          </Collapse>
        </div>
      </Stack>
    </Paper>
  );
};

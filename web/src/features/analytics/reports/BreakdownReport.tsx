import { Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { type Breakdown, type BreakdownBy, breakdowns } from '@parley/contract';
import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FigureWords } from '../../../lib/formats/figures.ts';
import { formatNumber } from '../../../lib/formats/format.ts';
import { sumsText } from '../../../lib/formats/sums.ts';
import { type Column, DataTable } from '../../../ui/figures/DataTable.tsx';
import { Meanings } from '../../../ui/figures/Meanings.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { type Plain, t } from '../../../words/t.ts';
import { useBreakdown } from '../api/getBreakdown.ts';
import { Bar } from '../charts/Bar.tsx';
import { figureWords } from '../figures.ts';
import type { Period } from '../period.ts';
import { segmentText, shareOf, shareText } from '../words.ts';

type Row = Breakdown['rows'][number];

interface ByWords {
  name: Plain;
  heading: Plain;
  caption: Plain;
}

const words: Readonly<Record<BreakdownBy, ByWords>> = {
  recommender: { name: 'Recommender', heading: 'By recommender', caption: 'Visitors by recommender' },
  page: { name: 'Page', heading: 'By page', caption: 'Visitors by page' },
  device: { name: 'Device', heading: 'By device', caption: 'Visitors by device' },
  trigger: { name: 'Trigger', heading: 'By trigger', caption: 'Visitors by trigger' },
};

const intoCart: FigureWords = {
  label: 'With a product in the cart',
  meaning: 'Visits in which a product was put into the shop’s cart from its card.',
};
const explained = [
  ...(['displayed', 'engaged', 'answered', 'conversations', 'clicked'] as const).map((name) => figureWords[name]),
  intoCart,
];

const columnsFor = ({ by, rows }: Breakdown): Column<Row>[] => {
  const maxDisplayed = Math.max(1, ...rows.map(({ displayed }) => displayed));
  const share = ({ label, meaning }: FigureWords, of: 'engaged' | 'answered' | 'chatted' | 'clicked' | 'addedToCart'): Column<Row> => ({
    header: t(label),
    meaning: t(meaning),
    align: 'end',
    cell: (row) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        {formatNumber(row[of])}{' '}
        <Text span size="xs" c="dimmed">
          ({shareText(row[of], row.displayed)})
        </Text>
      </span>
    ),
  });
  return [
    { header: t(words[by].name), cell: (row) => segmentText(by, row) },
    {
      header: t(figureWords.displayed.label),
      meaning: t(figureWords.displayed.meaning),
      align: 'end',
      cell: ({ displayed }) => (
        <Group gap="sm" wrap="nowrap" justify="flex-end">
          <span style={{ flex: '0 1 7rem' }}>
            <Bar share={shareOf(displayed, maxDisplayed)} />
          </span>
          <span style={{ minWidth: '5ch' }}>{formatNumber(displayed)}</span>
        </Group>
      ),
    },
    share(figureWords.engaged, 'engaged'),
    share(figureWords.answered, 'answered'),
    share(figureWords.conversations, 'chatted'),
    share(figureWords.clicked, 'clicked'),
    share(intoCart, 'addedToCart'),
    ...(rows.some(({ attributed }) => attributed.length > 0)
      ? [{ header: t('Attributed sales'), align: 'end' as const, cell: ({ attributed }: Row) => sumsText(attributed) }]
      : []),
  ];
};

interface BreakdownReportProps {
  by: BreakdownBy;
  period: Period;
  actions: ReactNode;
  onChoose: (by: BreakdownBy) => void;
}

/** The activity of visitors by recommender, page, device or trigger, as a table with bars. */
export const BreakdownReport = ({ by, period, actions, onChoose }: BreakdownReportProps) => {
  const query = useBreakdown(by, period.days);
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          aria-label={t('Break down by')}
          data={breakdowns.map((value) => ({ value, label: t(words[value].name) }))}
          value={by}
          onChange={(value) => onChoose(value as BreakdownBy)}
        />
        {actions}
      </Group>
      <Paper withBorder component="section" aria-label={t(words[by].heading)}>
        <Stack gap={4} p="md" pb="xs">
          <Title order={2} size="h4">
            {t(words[by].heading)}
          </Title>
          <Text size="sm" c="dimmed">
            {t('Visits that began in this period, each counted once in each column. Shares are of those displayed.')}
          </Text>
          <Meanings of={explained.map(({ label, meaning }) => ({ label: t(label), meaning: t(meaning) }))} />
        </Stack>
        <QueryView query={query} loading={<TableSkeleton rows={4} />}>
          {(data) =>
            data.rows.length > 0 ? (
              <div style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }} aria-busy={query.isPlaceholderData}>
                <DataTable
                  caption={t(words[data.by].caption)}
                  wide
                  columns={columnsFor(data)}
                  rows={data.rows}
                  rowKey={({ value }) => value}
                />
              </div>
            ) : (
              <EmptyState icon={IconUsers} title={t('Nobody came by')}>
                {t(
                  'No visitor saw a recommender in this period. Choose a longer one, or check that your recommenders are active and embedded.',
                )}
              </EmptyState>
            )
          }
        </QueryView>
      </Paper>
    </Stack>
  );
};

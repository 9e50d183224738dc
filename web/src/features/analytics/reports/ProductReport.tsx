import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ProductAnalytics } from '@parley/contract';
import { IconShoppingBag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/formats/format.ts';
import { sumsText } from '../../../lib/formats/sums.ts';
import { type Column, DataTable } from '../../../ui/figures/DataTable.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { t } from '../../../words/t.ts';
import { useProductAnalytics } from '../api/getProductAnalytics.ts';
import { Bar } from '../charts/Bar.tsx';
import type { Period } from '../period.ts';
import { shareOf, shareText } from '../words.ts';

type Row = ProductAnalytics['rows'][number];

const Name = ({ title, link, product_id }: Row) => {
  if (title === null)
    return (
      <Text span size="sm" c="dimmed">
        {t('Product {id}, no longer in the catalogue', { id: String(product_id) })}
      </Text>
    );
  if (!link) return title;
  return (
    <Anchor href={link} target="_blank" rel="noreferrer" inherit>
      {title}
    </Anchor>
  );
};

const columnsFor = (rows: readonly Row[]): Column<Row>[] => {
  const maxCount = Math.max(1, ...rows.map(({ recommended, clicked }) => Math.max(recommended, clicked)));
  return [
    { header: t('Product'), cell: (row) => <Name {...row} /> },
    {
      header: t('Recommended'),
      align: 'end',
      cell: ({ recommended, clicked }) => (
        <Group gap="sm" wrap="nowrap" justify="flex-end">
          <span style={{ flex: '0 1 7rem' }}>
            <Bar share={shareOf(clicked, maxCount)} of={shareOf(recommended, maxCount)} />
          </span>
          <span style={{ minWidth: '5ch' }}>{formatNumber(recommended)}</span>
        </Group>
      ),
    },
    { header: t('Clicked'), align: 'end', cell: ({ clicked }) => formatNumber(clicked) },
    { header: t('Click-through rate'), align: 'end', cell: ({ clicked, recommended }) => shareText(clicked, recommended) },
    { header: t('Added to cart'), align: 'end', cell: ({ addedToCart }) => formatNumber(addedToCart) },
    ...(rows.some(({ attributed }) => attributed.length > 0)
      ? [{ header: t('Attributed sales'), align: 'end' as const, cell: ({ attributed }: Row) => sumsText(attributed) }]
      : []),
  ];
};

/** The products recommended in a period, and how often visitors clicked them and put them into the cart. */
export const ProductReport = ({ period, actions }: { period: Period; actions: ReactNode }) => {
  const query = useProductAnalytics(period.days);
  return (
    <QueryView query={query} loading={<TableSkeleton />}>
      {(data) => (
        <Paper
          withBorder
          component="section"
          aria-label={t('Recommended products')}
          style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}
          aria-busy={query.isPlaceholderData}
        >
          <Group justify="space-between" align="flex-start" gap="sm" p="md" pb="xs">
            <Stack gap={4} flex="1 1 16rem">
              <Title order={2} size="h4">
                {t('Recommended products')}
              </Title>
              <Text size="sm" c="dimmed">
                {t(
                  'Shown {recommended} times, followed {clicked} times: a click-through rate of {rate}. The hatched bar is how often, its solid part how often clicked.',
                  { recommended: data.recommended, clicked: data.clicked, rate: shareText(data.clicked, data.recommended) },
                )}
              </Text>
            </Stack>
            {actions}
          </Group>
          {data.rows.length > 0 ? (
            <DataTable
              caption={t('Recommended products')}
              columns={columnsFor(data.rows)}
              rows={data.rows}
              rowKey={({ product_id }) => product_id}
            />
          ) : (
            <EmptyState icon={IconShoppingBag} title={t('No product was recommended')}>
              {t('Give answers of your questionnaire product rules, so that the assistant has products to recommend.')}
            </EmptyState>
          )}
        </Paper>
      )}
    </QueryView>
  );
};

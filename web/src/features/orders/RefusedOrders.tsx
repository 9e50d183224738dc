import { Stack, Text } from '@mantine/core';
import type { RefusedOrders as Refused } from '@parley/contract';
import { formatMoment, formatNumber } from '../../lib/formats/format.ts';
import { type Column, DataTable } from '../../ui/figures/DataTable.tsx';
import { ofServer, t } from '../../words/t.ts';
import { refusalWords, wayWords } from './words.ts';

type Row = Refused[number];

const columns = (): Column<Row>[] => [
  {
    header: t('Why'),
    cell: ({ reason, detail, shop_order_id }) => (
      <Stack gap={2} maw={520}>
        <Text span size="sm" fw={600}>
          {t(refusalWords[reason].label)}
        </Text>
        <Text span size="sm">
          {t(refusalWords[reason].advice)}
        </Text>
        <Text span size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {shop_order_id ? `${t('Order {name}', { name: shop_order_id })}: ${ofServer(detail)}` : ofServer(detail)}
        </Text>
      </Stack>
    ),
  },
  { header: t('Way'), cell: ({ way }) => t(wayWords[way]) },
  { header: t('Times that day'), align: 'end', cell: ({ count }) => formatNumber(count) },
  { header: t('Last'), align: 'end', cell: ({ last_at }) => <span style={{ whiteSpace: 'nowrap' }}>{formatMoment(last_at)}</span> },
];

/** The refused messages, with the reasons and the remedies. */
export const RefusedOrders = ({ refused }: { refused: Refused }) => (
  <DataTable
    caption={t('Refused messages')}
    columns={columns()}
    rows={refused}
    rowKey={({ day, way, reason }) => `${day} ${way} ${reason}`}
  />
);

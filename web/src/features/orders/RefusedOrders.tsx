import { Stack, Text } from '@mantine/core';
import type { RefusedOrders as Refused } from '@parley/contract';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { t } from '../../words/t.ts';
import { refusalWords, wayWords } from './words.ts';

type Row = Refused[number];

const columns: Column<Row>[] = [
  {
    header: 'Why',
    cell: ({ reason, detail, shop_order_id }) => (
      <Stack gap={2} maw={520}>
        <Text span size="sm" fw={600}>
          {refusalWords[reason].label}
        </Text>
        <Text span size="sm">
          {refusalWords[reason].advice}
        </Text>
        <Text span size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {shop_order_id && t('Order {shop_order_id}: ', { shop_order_id })}
          {detail}
        </Text>
      </Stack>
    ),
  },
  { header: 'Way', cell: ({ way }) => wayWords[way] },
  { header: 'Times that day', align: 'end', cell: ({ count }) => formatNumber(count) },
  { header: 'Last', align: 'end', cell: ({ last_at }) => <span style={{ whiteSpace: 'nowrap' }}>{formatMoment(last_at)}</span> },
];

/** What was refused, why, and what to do. */
export const RefusedOrders = ({ refused }: { refused: Refused }) => (
  <DataTable caption="Refused messages" columns={columns} rows={refused} rowKey={({ day, way, reason }) => `${day} ${way} ${reason}`} />
);

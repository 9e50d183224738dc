import { Badge, Button, Group, Stack, Text, Tooltip } from '@mantine/core';
import type { Order } from '@parley/contract';
import { formatMoment, formatPrice } from '../../lib/formats/format.ts';
import { type Column, DataTable } from '../../ui/figures/DataTable.tsx';
import { t } from '../../words/t.ts';
import { useJudgeOrder } from './api/judgeOrder.ts';
import { fateOf, noteWords, wayWords } from './words.ts';

const bought = ({ items }: Order) => items.map(({ title, quantity }) => (quantity === 1 ? title : `${quantity} × ${title}`)).join(', ');

const Notes = ({ order }: { order: Order }) => (
  <Group gap={6}>
    {order.notes.map((note) => (
      <Tooltip key={note} label={t(noteWords[note].about)} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
        <Badge variant="default" radius="sm" tt="none" tabIndex={0} aria-label={`${t(noteWords[note].label)}: ${t(noteWords[note].about)}`}>
          {t(noteWords[note].label)}
        </Badge>
      </Tooltip>
    ))}
  </Group>
);

const Fate = ({ order }: { order: Order }) => {
  const { label, color } = fateOf(order);
  return (
    <Stack gap={6} align="flex-start">
      <Group gap={6}>
        <Badge variant="light" color={color} radius="sm" tt="none" miw="max-content">
          {label}
        </Badge>
        {order.attributed && (
          <Badge variant="light" radius="sm" tt="none" miw="max-content">
            {t('Attributed')}
          </Badge>
        )}
      </Group>
      {order.notes.length > 0 && <Notes order={order} />}
    </Stack>
  );
};

const Amount = ({ order }: { order: Order }) => (
  <span style={{ whiteSpace: 'nowrap' }}>
    {order.currency === null ? '–' : formatPrice(order.total_minor, order.currency)}
    {order.refunded_minor > 0 && (
      <Text span size="xs" c="dimmed" display="block">
        {t('− {amount} refunded', { amount: formatPrice(order.refunded_minor, order.currency) })}
      </Text>
    )}
    {order.reported.length > 0 && (
      <Text span size="xs" c="dimmed" display="block" maw={200} ml="auto" style={{ whiteSpace: 'normal' }}>
        {t('Pages said {amounts}', { amounts: order.reported.map(({ minor, currency }) => formatPrice(minor, currency)).join(', ') })}
      </Text>
    )}
  </span>
);

const Verdict = ({ order }: { order: Order }) => {
  const judge = useJudgeOrder();
  const name = order.shop_order_id ?? '';
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={judge.isPending}
      disabled={order.currency === null}
      onClick={() => judge.mutate({ order, verdict: order.counts ? 'leave' : 'count' })}
      aria-label={order.counts ? t('Leave out order {name}', { name }) : t('Count order {name}', { name })}
    >
      {order.counts ? t('Leave out') : t('Count it')}
    </Button>
  );
};

const columns = (): Column<Order>[] => [
  {
    header: t('Bought'),
    cell: (order) => (
      <Stack gap={2} maw={360}>
        <Text span size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {bought(order) || t('Order {name}', { name: order.shop_order_id ?? '' })}
        </Text>
        <Text span size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {order.shop_order_id === null ? t('Number erased') : t('No. {name}', { name: order.shop_order_id })} ·{' '}
          {order.ways.map((way) => t(wayWords[way])).join(', ')}
        </Text>
      </Stack>
    ),
  },
  { header: t('Date'), cell: ({ placed_at }) => <span style={{ whiteSpace: 'nowrap' }}>{formatMoment(placed_at)}</span> },
  { header: t('Total'), align: 'end', cell: (order) => <Amount order={order} /> },
  { header: t('Counts'), cell: (order) => <Fate order={order} /> },
  { header: t('Decide'), align: 'end', cell: (order) => <Verdict order={order} /> },
];

/** The orders, with what became of each, and a decision for each. */
export const OrdersTable = ({ orders }: { orders: readonly Order[] }) => (
  <DataTable caption={t('Orders')} columns={columns()} rows={orders} rowKey={({ id }) => id} wide />
);

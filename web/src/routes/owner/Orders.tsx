import { Button, Group, Paper, SegmentedControl, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { type OrderFilter, orderFilters } from '@parley/contract';
import { IconDownload, IconReceipt2 } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useOrderSettings } from '../../features/orders/api/getOrderSettings.ts';
import { useRevenue } from '../../features/orders/api/getRevenue.ts';
import { ordersPerPage, useOrders } from '../../features/orders/api/listOrders.ts';
import { useRefusedOrders } from '../../features/orders/api/listRefusedOrders.ts';
import { useExportOrders } from '../../features/orders/api/orderFiles.ts';
import { OrdersTable } from '../../features/orders/OrdersTable.tsx';
import { RefusedOrders } from '../../features/orders/RefusedOrders.tsx';
import { type ShopTab, usualTab, Ways } from '../../features/orders/Ways.tsx';
import { usePopups } from '../../features/recommenders/api/listPopups.ts';
import { useSession } from '../../lib/calls/api.ts';
import { ordersText, sumsText } from '../../lib/formats/sums.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { datedName, saveFile } from '../../lib/saveFile.ts';
import { Pages } from '../../ui/figures/Pages.tsx';
import { Stat } from '../../ui/figures/Stat.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { CardsSkeleton, TableSkeleton } from '../../ui/states/skeletons.tsx';
import { type Plain, plural, t } from '../../words/t.ts';

export const meta = pageMeta('Orders');

const filterWords: Readonly<Record<OrderFilter, Plain>> = {
  all: 'All|orders',
  counted: 'Counted',
  waiting: 'In doubt',
  doubted: 'With a note',
  attributed: 'Attributed',
  left_out: 'Left out',
};

/** Filter, page and tab, kept in the address so that they survive Back and a reload. */
const useAddress = () => {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Record<string, string | null>) =>
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries(changes))
          if (value) before.set(name, value);
          else before.delete(name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const page = search.get('page') ?? '';
  return {
    show: orderFilters.find((filter) => filter === search.get('show')) ?? ('all' as const),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    tab: search.get('shop') as ShopTab | null,
    change,
  };
};

const ExportButton = () => {
  const file = useExportOrders();
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={file.isPending}
      onClick={() => file.mutate(undefined, { onSuccess: (blob) => saveFile(blob, datedName('orders', 'csv')) })}
    >
      {t('Export CSV')}
    </Button>
  );
};

const Figures = () => {
  const revenue = useRevenue();
  return (
    <QueryView query={revenue} loading={<Skeleton height={92} maw={640} />}>
      {({ orders, attributed }) => (
        <SimpleGrid cols={{ base: 1, xs: 2 }} maw={640}>
          <Stat
            label={t('Attributed sales, 30 days')}
            value={sumsText(attributed)}
            note={
              <Text size="sm" c="dimmed">
                {t('{attributed}: clicked a recommended product, then bought', { attributed: ordersText(attributed) })}
              </Text>
            }
          />
          <Stat
            label={t('All orders, 30 days')}
            value={sumsText(orders)}
            note={
              <Text size="sm" c="dimmed">
                {ordersText(orders)}
              </Text>
            }
          />
        </SimpleGrid>
      )}
    </QueryView>
  );
};

const OrderList = ({ show, page, change }: Pick<ReturnType<typeof useAddress>, 'show' | 'page' | 'change'>) => {
  const orders = useOrders(show, page);
  return (
    <QueryView query={orders} loading={<TableSkeleton rows={6} />}>
      {({ orders: list, total, doubted }) =>
        total === 0 && show === 'all' && !orders.isPlaceholderData ? (
          <Paper withBorder>
            <EmptyState icon={IconReceipt2} title={t('No orders yet')}>
              {t('Connect your shop above. From then on you see here what visitors bought after they talked to your recommender.')}
            </EmptyState>
          </Paper>
        ) : (
          <Stack gap="md">
            <div style={{ overflowX: 'auto' }}>
              <SegmentedControl
                aria-label={t('Which orders')}
                data={orderFilters.map((value) => ({ value, label: t(filterWords[value]) }))}
                value={show}
                onChange={(value) => change({ show: value === 'all' ? null : value, page: null })}
              />
            </div>
            {doubted > 0 && (
              <Group gap="sm">
                <Text size="sm" role="status">
                  {plural(doubted, '1 order waits for your decision.', '{n} orders wait for your decision.')}
                </Text>
                {show !== 'waiting' && (
                  <Button size="compact-sm" variant="default" onClick={() => change({ show: 'waiting', page: null })}>
                    {doubted === 1 ? t('Show it') : t('Show them')}
                  </Button>
                )}
              </Group>
            )}
            <Paper withBorder style={{ opacity: orders.isPlaceholderData ? 0.6 : 1 }} aria-busy={orders.isPlaceholderData}>
              {list.length > 0 ? (
                <OrdersTable orders={list} />
              ) : (
                <EmptyState icon={IconReceipt2} title={t('Nothing here')}>
                  {t('No order of this kind.')}
                </EmptyState>
              )}
            </Paper>
            <Pages
              total={Math.ceil(total / ordersPerPage)}
              page={page}
              onPage={(next) => change({ page: next === 1 ? null : String(next) })}
            />
          </Stack>
        )
      }
    </QueryView>
  );
};

const Refused = () => {
  const refused = useRefusedOrders();
  if (refused.data?.length === 0) return null;
  return (
    <Stack gap="md">
      <div>
        <Title order={2}>{t('Refused')}</Title>
        <Text size="sm" c="dimmed">
          {t('Messages of the last 90 days that could not count as orders.')}
        </Text>
      </div>
      <QueryView query={refused} loading={<TableSkeleton rows={2} />}>
        {(rows) => (
          <Paper withBorder>
            <RefusedOrders refused={rows} />
          </Paper>
        )}
      </QueryView>
    </Stack>
  );
};

/** Orders of the owner's shops: how they arrive, what became of each, and what they come to. */
export default function Orders() {
  const { show, page, tab, change } = useAddress();
  const settings = useOrderSettings();
  const owner = useSession();
  const popups = usePopups();
  return (
    <>
      <PageHeader
        title={t('Orders')}
        description={t('What visitors bought. Each order counts once, however it reaches us, and each currency by itself.')}
        actions={
          <Group gap="sm">
            <ExportButton />
          </Group>
        }
      />
      <Stack gap="xl">
        <Figures />
        <Section
          title={t('How orders arrive')}
          about={t(
            'Connect your shop once. A webhook is signed, so it is trusted most; the thank-you page tells us who clicked before they bought.',
          )}
        >
          <QueryView query={settings} loading={<CardsSkeleton cards={1} height={320} />}>
            {(settings) => (
              <Ways
                settings={settings}
                userId={owner?.id ?? 0}
                popupIds={popups.data?.map(({ popup_id }) => popup_id) ?? []}
                tab={tab ?? usualTab(settings)}
                onTab={(next) => change({ shop: next })}
              />
            )}
          </QueryView>
        </Section>
        <OrderList show={show} page={page} change={change} />
        <Refused />
      </Stack>
    </>
  );
}

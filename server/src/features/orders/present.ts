/** Orders and ways as the contract names them. */
import { type Order, type OrderSettings, type OrderWayState, orderWays, paths, type RefusedOrders } from '@parley/contract';
import type { Platform } from '../../platform/index.ts';
import type { OrderRow } from './store.ts';
import { secretFor, webhookKey } from './ways/keys.ts';
import type { refusalsSince, SettingsRow, WayRow } from './ways/ways-store.ts';

const mostItems = 20;

/** An order in the list. */
export const presentOrder = (row: OrderRow): Order => ({
  id: row.id,
  shop_order_id: row.shopOrderId,
  placed_at: row.placedAt.toISOString(),
  arrived_at: row.arrivedAt.toISOString(),
  ways: row.state.ways,
  signed: row.state.money?.rank === 3,
  status: row.status,
  test: row.state.money?.test ?? false,
  currency: row.currency,
  total_minor: row.totalMinor,
  refunded_minor: row.refundedMinor,
  net_minor: row.netMinor,
  counts: row.counts,
  notes: row.notes,
  reported: reportedIn(row),
  verdict: row.verdict,
  attributed: row.attributed,
  items: row.items.slice(0, mostItems).map(({ title, quantity, productId }) => ({ title, quantity, product_id: productId })),
});

const reportedIn = ({ state: { claim } }: OrderRow): Order['reported'] =>
  (claim?.reported ?? []).length < 2
    ? []
    : (claim?.reported ?? []).map((amount) => ({ currency: amount.slice(0, 3), minor: Number(amount.slice(4)) }));

/** The settings with the addresses and secrets of an owner. */
export function presentSettings(
  platform: Pick<Platform, 'config' | 'signer'>,
  settings: SettingsRow,
  states: ReadonlyMap<string, WayRow>,
  pageOrdersNow: 'count' | 'confirm',
): OrderSettings {
  const { publicUrl } = platform.config;
  const { ownerId, wooCommerceOn, shopifyOn, shopifySecretSealed, pageOrders } = settings;
  const key = webhookKey(platform, ownerId);
  const on: Partial<Record<string, boolean>> = { woocommerce: wooCommerceOn, shopify: shopifyOn && shopifySecretSealed !== null };
  return {
    ways: orderWays.map((way) => presentWay(way, on[way] ?? true, states.get(way))),
    woocommerce: { address: publicUrl + paths.addressOf(paths.wooCommerceOrders, { key }), secret: secretFor(platform, settings) },
    shopify: { address: publicUrl + paths.addressOf(paths.shopifyOrders, { key }), secretSet: shopifySecretSealed !== null },
    pageOrders,
    pageOrdersNow,
  };
}

const presentWay = (way: OrderWayState['way'], on: boolean, state: WayRow | undefined): OrderWayState => ({
  way,
  on,
  last_at: state?.lastAt?.toISOString() ?? null,
  orders: state?.orders ?? 0,
  last_test_at: state?.lastTestAt?.toISOString() ?? null,
  pinged_at: state?.pingedAt?.toISOString() ?? null,
  refused_at: state?.refusedAt?.toISOString() ?? null,
});

/** The refused messages. */
export const presentRefusals = (rows: Awaited<ReturnType<typeof refusalsSince>>): RefusedOrders =>
  rows.map(({ way, reason, day, count, lastAt, shopOrderId, detail }) => ({
    ...{ way, reason, day, count, last_at: lastAt.toISOString(), shop_order_id: shopOrderId, detail },
  }));

/** The SQL of the ways in which orders arrive: settings, the last arrival each way, and refusals. */
import type { OrderRefusal, OrderWay } from '@parley/contract';
import { and, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { orderRefusals, orderSettings, orderWayStates } from '../tables.ts';

export type SettingsRow = typeof orderSettings.$inferSelect;
export type WayRow = typeof orderWayStates.$inferSelect;

const usual: Omit<SettingsRow, 'ownerId'> = {
  wooCommerceOn: true,
  shopifyOn: true,
  secretVersion: 1,
  shopifySecretSealed: null,
  pageOrders: null,
};

/** The settings of an owner; the usual ones when nothing was stored. */
export async function settingsOf(db: Executor, ownerId: number): Promise<SettingsRow> {
  const [row] = await db.select().from(orderSettings).where(eq(orderSettings.ownerId, ownerId));
  return row ?? { ownerId, ...usual };
}

/** Stores the changed settings of an owner. */
export async function saveSettings(db: Executor, ownerId: number, changes: Partial<Omit<SettingsRow, 'ownerId'>>): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db
    .insert(orderSettings)
    .values({ ...changes, ownerId })
    .onConflictDoUpdate({ target: orderSettings.ownerId, set: changes });
}

/** Makes the secret for WooCommerce a new one. */
export async function raiseSecretVersion(db: Executor, ownerId: number): Promise<void> {
  await db
    .insert(orderSettings)
    .values({ ownerId, secretVersion: 2 })
    .onConflictDoUpdate({ target: orderSettings.ownerId, set: { secretVersion: sql`${orderSettings.secretVersion} + 1` } });
}

/** When something last came each way; ways without anything are absent. */
export async function waysOf(db: Executor, ownerId: number): Promise<Map<OrderWay, WayRow>> {
  const rows = await db.select().from(orderWayStates).where(eq(orderWayStates.ownerId, ownerId));
  return new Map(rows.map((row) => [row.way, row]));
}

/** Whether an order of a signed webhook ever came. */
export async function isConfirmed(db: Executor, ownerId: number): Promise<boolean> {
  const rows = await db
    .select({ way: orderWayStates.way })
    .from(orderWayStates)
    .where(
      and(eq(orderWayStates.ownerId, ownerId), inArray(orderWayStates.way, ['woocommerce', 'shopify']), isNotNull(orderWayStates.lastAt)),
    );
  return rows.length > 0;
}

/** Notes that something came a way. */
export async function noteWay(
  tx: Executor,
  ownerId: number,
  way: OrderWay,
  at: { lastAt?: Date; lastTestAt?: Date; pingedAt?: Date; refusedAt?: Date },
  orders = 0,
): Promise<void> {
  await tx
    .insert(orderWayStates)
    .values({ ownerId, way, ...at, orders })
    .onConflictDoUpdate({
      target: [orderWayStates.ownerId, orderWayStates.way],
      set: { ...at, orders: sql`${orderWayStates.orders} + ${orders}` },
    });
}

/** Notes that something was refused. */
export async function noteRefusal(
  db: Executor,
  refusal: { ownerId: number; way: OrderWay; reason: OrderRefusal; day: string; lastAt: Date; shopOrderId: string; detail: string },
  count = 1,
): Promise<void> {
  const { lastAt, shopOrderId, detail } = refusal;
  await db
    .insert(orderRefusals)
    .values({ ...refusal, count })
    .onConflictDoUpdate({
      target: [orderRefusals.ownerId, orderRefusals.day, orderRefusals.way, orderRefusals.reason],
      set: { lastAt, shopOrderId, detail, count: sql`${orderRefusals.count} + ${count}` },
    });
}

/** The refusals since a day, newest first, at most 100 rows. */
export function refusalsSince(db: Executor, ownerId: number, day: string) {
  return db
    .select()
    .from(orderRefusals)
    .where(and(eq(orderRefusals.ownerId, ownerId), gte(orderRefusals.day, day)))
    .orderBy(desc(orderRefusals.lastAt))
    .limit(100);
}

/** Deletes the refusals before a day, of all owners. */
export async function dropRefusals(db: Executor, before: string): Promise<void> {
  await db.delete(orderRefusals).where(lt(orderRefusals.day, before));
}

/** The SQL of orders. Each function takes its executor first; rows of other owners are never touched. */
import { doubts, type OrderFilter } from '@parley/contract';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { unnest } from '../../platform/db/sql/unnest.ts';
import type { AttributedVisit } from './rules/counting.ts';
import { orders, orderUnits, orderVisits } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
type NewOrder = Omit<typeof orders.$inferInsert, 'id'>;

const maxTotal = 10_000;
const maxDoubted = 1000;

const firstRow = <Row>(rows: Row[]): Row | null => rows[0] ?? null;
const isOne = (ownerId: number, id: number) => and(eq(orders.ownerId, ownerId), eq(orders.id, id));

/** Inserts the orders that are not known yet, in the order of their hashes. Returns the hashes of these. */
export async function insertNew(tx: Executor, rows: readonly NewOrder[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const inOrder = rows.toSorted((a, b) => (a.idHash < b.idHash ? -1 : 1));
  const inserted = await tx.insert(orders).values(inOrder).onConflictDoNothing().returning({ idHash: orders.idHash });
  return new Set(inserted.map(({ idHash }) => idHash));
}

const withHashes = (ownerId: number, hashes: readonly string[]) =>
  and(eq(orders.ownerId, ownerId), sql`${orders.idHash} = any(${sql.param([...hashes])}::text[])`);
const byHash = (rows: OrderRow[]) => new Map(rows.map((row) => [row.idHash, row]));

/** The orders with these hashes, by hash. */
export async function findAll(db: Executor, ownerId: number, hashes: readonly string[]): Promise<Map<string, OrderRow>> {
  return byHash(await db.select().from(orders).where(withHashes(ownerId, hashes)));
}

/** Like `findAll`, and locks them until the transaction ends. */
export async function lockAll(tx: Executor, ownerId: number, hashes: readonly string[]): Promise<Map<string, OrderRow>> {
  return byHash(await tx.select().from(orders).where(withHashes(ownerId, hashes)).orderBy(asc(orders.id)).for('update'));
}

/** An order, locked until the transaction ends. */
export async function lockOrder(tx: Executor, ownerId: number, id: number): Promise<OrderRow | null> {
  return firstRow(await tx.select().from(orders).where(isOne(ownerId, id)).for('update'));
}

/** Changes an order. */
export async function saveOrder(tx: Executor, ownerId: number, id: number, changes: Partial<NewOrder>): Promise<void> {
  await tx.update(orders).set(changes).where(isOne(ownerId, id));
}

/** In doubt, and not decided by the owner. */
const waits = sql`${orders.notes} <> '{}' and ${orders.notes} && ${sql.param([...doubts])}::text[] and ${orders.verdict} is null`;

const filters: Record<OrderFilter, SQL | undefined> = {
  all: undefined,
  counted: eq(orders.counts, true),
  waiting: waits,
  doubted: sql`${orders.notes} <> '{}'`,
  attributed: eq(orders.attributed, true),
  left_out: eq(orders.counts, false),
};

/** A page of an owner's orders, newest first, and how many there are, up to 10,000. */
export async function listOrders(
  db: Executor,
  ownerId: number,
  show: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = and(eq(orders.ownerId, ownerId), filters[show]);
  const counted = db.select({ id: orders.id }).from(orders).where(where).limit(maxTotal).as('counted');
  const [total, rows] = await Promise.all([
    db.select({ total: count() }).from(counted),
    db.select().from(orders).where(where).orderBy(desc(orders.placedAt), desc(orders.id)).limit(limit).offset(offset),
  ]);
  return { rows, total: total[0]?.total ?? 0 };
}

/** How many orders wait for the owner's decision, up to 1,000. */
export async function countDoubted(db: Executor, ownerId: number): Promise<number> {
  const doubted = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), waits))
    .limit(maxDoubted)
    .as('doubted');
  return (await db.select({ count: count() }).from(doubted))[0]?.count ?? 0;
}

/** Whether an owner has any order. */
export async function hasOrders(db: Executor, ownerId: number): Promise<boolean> {
  return (await db.select({ id: orders.id }).from(orders).where(eq(orders.ownerId, ownerId)).limit(1)).length > 0;
}

/** All orders of an owner, newest first, in batches. */
export async function* everyOrder(db: Executor, ownerId: number): AsyncGenerator<OrderRow[]> {
  for (let after: OrderRow | null = null; ; ) {
    const rest: SQL | undefined = after
      ? sql`(${orders.placedAt}, ${orders.id}) < (${after.placedAt.toISOString()}::timestamptz, ${after.id})`
      : undefined;
    const rows: OrderRow[] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.ownerId, ownerId), rest))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(500);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1) ?? null;
  }
}

/** The median of the newest 100 orders that count in a currency, in minor units; null for fewer than ten. */
export async function usualTotal(db: Executor, ownerId: number, currency: string): Promise<number | null> {
  const { rows } = await db.execute<{ median: number; orders: number }>(sql`
    select percentile_cont(0.5) within group (order by total_minor) as median, count(*) as orders from (
      select total_minor from ${orders} where owner_id = ${ownerId} and currency = ${currency} and counts order by id desc limit 100) as newest`);
  const found = rows[0];
  return found && Number(found.orders) >= 10 ? Number(found.median) : null;
}

/**
 * By currency, how many orders of an owner that count arrived since `since`, and the total that a share of them (`quantile`, 0 to 1) does not
 * exceed, in minor units.
 */
export async function sizesSince(db: Executor, ownerId: number, since: Date, quantile: number) {
  const { rows } = await db.execute<{ currency: string; orders: number; minor: number }>(sql`
    select currency, count(*)::int as orders, percentile_disc(${quantile}::float8) within group (order by net_minor)::bigint as minor
    from ${orders} where owner_id = ${ownerId} and counts and arrived_at >= ${since.toISOString()}::timestamptz
    group by currency order by 2 desc, 1`);
  return rows.map(({ currency, orders, minor }) => ({ currency, orders: Number(orders), minor: Number(minor) }));
}

/** The visits that an order that counts is attributed to, as a query for their ids. */
export const visitsWithOrders = (db: Executor, ownerId: number) =>
  db
    .select({ id: orderVisits.engagementId })
    .from(orderVisits)
    .innerJoin(orders, and(eq(orders.ownerId, orderVisits.ownerId), eq(orders.id, orderVisits.orderId)))
    .where(and(eq(orderVisits.ownerId, ownerId), eq(orders.counts, true)));

/** The visit that an order is attributed to. */
export async function visitOfOrder(
  tx: Executor,
  ownerId: number,
  orderId: number,
): Promise<(AttributedVisit & { engagementId: string }) | null> {
  return firstRow(
    await tx
      .select({
        engagementId: orderVisits.engagementId,
        recommenderId: orderVisits.recommenderId,
        questionnaireId: orderVisits.questionnaireId,
        answerIds: orderVisits.answerIds,
        productIds: orderVisits.productIds,
      })
      .from(orderVisits)
      .where(and(eq(orderVisits.ownerId, ownerId), eq(orderVisits.orderId, orderId))),
  );
}

/** Attributes an order to a visit. */
export async function addVisit(tx: Executor, row: typeof orderVisits.$inferInsert): Promise<void> {
  await tx.insert(orderVisits).values(row).onConflictDoNothing();
}

/** Adds the units from which an order came. One that is known counts as of `at`: the buyer's own guess must not take away the buyer's unit. */
export async function addUnits(tx: Executor, ownerId: number, orderId: number, units: readonly string[], at: Date): Promise<void> {
  if (units.length === 0) return;
  const rows = units.map((unit) => ({ ownerId, orderId, unit, at }));
  const key = [orderUnits.ownerId, orderUnits.orderId, orderUnits.unit];
  await tx.insert(orderUnits).values(rows).onConflictDoUpdate({ target: key, set: { at } });
}

/** Takes from an order what pages claimed until `until`: the visit, and the units of their visitors. */
export async function dropClaim(tx: Executor, ownerId: number, orderId: number, until: Date): Promise<void> {
  await tx.delete(orderVisits).where(and(eq(orderVisits.ownerId, ownerId), eq(orderVisits.orderId, orderId)));
  await tx.delete(orderUnits).where(and(eq(orderUnits.ownerId, ownerId), eq(orderUnits.orderId, orderId), lte(orderUnits.at, until)));
}

/** Deletes the units that are older than `before`. */
export async function dropUnits(db: Executor, before: Date): Promise<void> {
  await db.delete(orderUnits).where(lt(orderUnits.at, before));
}

/** Orders that arrived at `after` or later, oldest first, with their units. */
export async function arrivedSince(db: Executor, ownerId: number, after: Date, limit: number) {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), gte(orders.arrivedAt, after)))
    .orderBy(asc(orders.arrivedAt), asc(orders.id))
    .limit(limit);
  return withUnits(db, ownerId, rows);
}

async function withUnits(db: Executor, ownerId: number, rows: OrderRow[]) {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const units = await db
    .select({ orderId: orderUnits.orderId, unit: orderUnits.unit })
    .from(orderUnits)
    .where(and(eq(orderUnits.ownerId, ownerId), inArray(orderUnits.orderId, ids)));
  const byOrder = Map.groupBy(units, ({ orderId }) => orderId);
  return rows.map((row) => ({ ...row, units: (byOrder.get(row.id) ?? []).map(({ unit }) => unit) }));
}

/**
 * Takes from orders that arrived before `before` what points to their customers: the shop's id, the lines and the visit. The amounts stay, and the hash,
 * so that the order never counts again. Returns how many were changed.
 */
export async function forgetCustomers(db: Executor, ownerId: number, before: Date): Promise<number> {
  const old = await db
    .update(orders)
    .set({ shopOrderId: null, items: [] })
    .where(and(eq(orders.ownerId, ownerId), lt(orders.arrivedAt, before), isNotNull(orders.shopOrderId)))
    .returning({ id: orders.id });
  if (old.length > 0)
    await db.execute(sql`
      delete from ${orderVisits} as v using ${unnest('old', old, { id: 'bigint' })} where v.owner_id = ${ownerId} and v.order_id = old.id`);
  return old.length;
}

/** SQL of matching orders with exposures, and of closing days. Every statement names the owner and the experiment. */
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { unnest } from '../../../platform/db/unnest.ts';
import type { DaySums } from '../figures/figures.ts';
import { experimentDays, experimentExposures, experiments } from '../tables.ts';

/** An order to be matched. `money` is in the experiment's currency, null where it does not count. */
export interface MatchableOrder {
  id: number;
  placedAt: Date;
  units: readonly string[];
  money: number | null;
  counts: boolean;
}

/** Takes the lock that keeps other processes from counting an experiment until the transaction ends; false when it is gone. */
export async function lockExperiment(tx: Executor, ownerId: number, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: experiments.id })
    .from(experiments)
    .where(and(eq(experiments.ownerId, ownerId), eq(experiments.id, id)))
    .for('no key update');
  return rows.length > 0;
}

/**
 * The one matcher, for all groups alike: an order belongs to the latest exposure of any of its units when it was placed. An order that is
 * matched stays where it is; its amount follows refunds and cancellations. What does not count yet is not matched: nobody knows who placed it.
 */
export async function matchOrders(tx: Executor, ownerId: number, experimentId: number, orders: readonly MatchableOrder[]): Promise<void> {
  const uncounted = orders.filter(({ counts }) => !counts);
  if (uncounted.length > 0)
    await tx.execute(sql`
      update experiment_orders m set money = o.money, counts = false from ${unnest('o', uncounted, { id: 'int', money: 'bigint' })}
      where m.owner_id = ${ownerId} and m.experiment_id = ${experimentId} and m.order_id = o.id`);
  const seen = orders
    .filter(({ counts }) => counts)
    .flatMap(({ id, placedAt, units, money, counts }) => [...new Set(units)].map((unit) => ({ id, placedAt, unit, money, counts })));
  if (seen.length === 0) return;
  const rows = unnest('o', seen, { id: 'int', placedAt: 'timestamptz', unit: 'text', money: 'bigint', counts: 'boolean' });
  await tx.execute(sql`
    insert into experiment_orders (owner_id, experiment_id, order_id, unit, money, counts)
    select distinct on (o.id) ${ownerId}::int, ${experimentId}::int, o.id, e.unit, o.money, o.counts
    from ${rows} join experiment_exposures e
      on e.owner_id = ${ownerId} and e.experiment_id = ${experimentId} and e.unit = o.unit and e.at <= o."placedAt"
    order by o.id, e.at desc
    on conflict (owner_id, experiment_id, order_id) do update set money = excluded.money, counts = excluded.counts`);
}

/** The sums of visitors by day, phase and group. `cap` is the most that a visitor's money counts. */
function sumsOfExposures(ownerId: number, experimentId: number, cap: number | null, before: Date | null) {
  return sql`
    select (e.at at time zone 'UTC')::date as day, e.phase, e.group_number,
      count(*)::int as visitors, count(*) filter (where bought.orders > 0)::int as ordered,
      count(*) filter (where e.clicked)::int as clicked, count(*) filter (where e.opened)::int as opened,
      count(*) filter (where e.added_to_cart)::int as added_to_cart,
      coalesce(sum(least(coalesce(bought.money, 0), ${cap}::float8)), 0)::float8 as money,
      coalesce(sum(least(coalesce(bought.money, 0), ${cap}::float8) ^ 2), 0)::float8 as money_squares
    from experiment_exposures e left join (
      select o.unit, count(*) filter (where o.counts) as orders, (coalesce(sum(o.money) filter (where o.counts), 0))::float8 as money
      from experiment_orders o where o.owner_id = ${ownerId} and o.experiment_id = ${experimentId} group by o.unit
    ) as bought on bought.unit = e.unit
    where e.owner_id = ${ownerId} and e.experiment_id = ${experimentId} ${before ? sql`and e.at < ${before.toISOString()}::timestamptz` : sql``}
    group by 1, 2, 3`;
}

/** Adds the visitors before a time to the sums of their days, and deletes what identifies them. */
export async function closeDays(tx: Executor, ownerId: number, experimentId: number, cap: number | null, before: Date): Promise<void> {
  await tx.execute(sql`
    insert into experiment_days as d
      (owner_id, experiment_id, day, phase, group_number, visitors, ordered, clicked, opened, added_to_cart, money, money_squares)
    select ${ownerId}::int, ${experimentId}::int, sums.* from (${sumsOfExposures(ownerId, experimentId, cap, before)}) as sums
    on conflict (owner_id, experiment_id, day, phase, group_number) do update set
      visitors = d.visitors + excluded.visitors, ordered = d.ordered + excluded.ordered, clicked = d.clicked + excluded.clicked,
      opened = d.opened + excluded.opened, added_to_cart = d.added_to_cart + excluded.added_to_cart, money = d.money + excluded.money, money_squares = d.money_squares + excluded.money_squares`);
  await tx
    .delete(experimentExposures)
    .where(
      and(
        eq(experimentExposures.ownerId, ownerId),
        eq(experimentExposures.experimentId, experimentId),
        sql`${experimentExposures.at} < ${before.toISOString()}::timestamptz`,
      ),
    );
  await tx.execute(sql`
    delete from experiment_orders o where o.owner_id = ${ownerId} and o.experiment_id = ${experimentId} and not exists (
      select from experiment_exposures e where e.owner_id = o.owner_id and e.experiment_id = o.experiment_id and e.unit = o.unit)`);
}

/** The sums of closed days, oldest first. */
export async function closedDays(db: Executor, ownerId: number, experimentId: number): Promise<DaySums[]> {
  const { day, phase, group, visitors, ordered, clicked, opened, addedToCart, money, moneySquares } = experimentDays;
  return db
    .select({ day, phase, group, visitors, ordered, clicked, opened, addedToCart, money, moneySquares })
    .from(experimentDays)
    .where(and(eq(experimentDays.ownerId, ownerId), eq(experimentDays.experimentId, experimentId)))
    .orderBy(asc(day), asc(phase), asc(group));
}

/** The visitors of days that are not closed, by phase and group. */
export function waitingVisitors(db: Executor, ownerId: number, experimentId: number) {
  const { phase, group } = experimentExposures;
  return db
    .select({ phase, group, visitors: count() })
    .from(experimentExposures)
    .where(and(eq(experimentExposures.ownerId, ownerId), eq(experimentExposures.experimentId, experimentId)))
    .groupBy(phase, group);
}

/** The experiments that have visitors to count, of all owners. */
export function experimentsToCount(db: Executor): Promise<{ ownerId: number; id: number }[]> {
  const { ownerId, experimentId } = experimentExposures;
  return db.selectDistinct({ ownerId, id: experimentId }).from(experimentExposures);
}

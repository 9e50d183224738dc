/** SQL of matching orders with exposures, and of closing days. Every statement names the owner and the experiment. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/db/index.ts';
import { unnest } from '../../../platform/db/sql/unnest.ts';
import type { DaySums } from '../figures/figures.ts';
import { experimentDays, experimentDeeds, experiments, experimentVisitors } from '../tables.ts';

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
  // PostgreSQL cannot know how many units the lists hold. It would assume few, and compare every unit with every other one.
  await tx.execute(sql`set local enable_nestloop = off`);
  const rows = await tx
    .select({ id: experiments.id })
    .from(experiments)
    .where(and(eq(experiments.ownerId, ownerId), eq(experiments.id, id)))
    .for('no key update');
  return rows.length > 0;
}

/**
 * The exposures of an experiment as rows `unit, phase, group_number, at`, each unit with its first one.
 * @param condition a condition on `one.unit`, where few of them matter
 */
const exposuresIn = (ownerId: number, experimentId: number, condition?: SQL) => sql`
  select distinct on (one.unit collate "C") one.unit, v.phase, v.group_number, v.at
  from experiment_visitors v cross join unnest(v.units) as one(unit)
  where v.owner_id = ${ownerId} and v.experiment_id = ${experimentId} ${condition ? sql`and ${condition}` : sql``}
  order by one.unit collate "C", v.at, v.id`;

/**
 * The one matcher, the same for all groups: an order belongs to the latest exposure of any of its units when it was placed. An order that is
 * matched stays where it is; its amount follows refunds and cancellations. Orders that do not count yet are not matched, because it is not certain who placed them.
 */
export async function matchOrders(tx: Executor, ownerId: number, experimentId: number, orders: readonly MatchableOrder[]): Promise<void> {
  const uncounted = orders.filter(({ counts }) => !counts);
  if (uncounted.length > 0)
    await tx.execute(sql`
      update experiment_orders m set money = o.money, counts = false from ${unnest('o', uncounted, { id: 'bigint', money: 'bigint' })}
      where m.owner_id = ${ownerId} and m.experiment_id = ${experimentId} and m.order_id = o.id`);
  const seen = orders
    .filter(({ counts }) => counts)
    .flatMap(({ id, placedAt, units, money, counts }) => [...new Set(units)].map((unit) => ({ id, placedAt, unit, money, counts })));
  if (seen.length === 0) return;
  const units = [...new Set(seen.map(({ unit }) => unit))];
  const rows = unnest('o', seen, { id: 'bigint', placedAt: 'timestamptz', unit: 'text', money: 'bigint', counts: 'boolean' });
  await tx.execute(sql`
    insert into experiment_orders (owner_id, experiment_id, order_id, unit, money, counts)
    select distinct on (o.id) ${ownerId}::bigint, ${experimentId}::bigint, o.id, e.unit, o.money, o.counts
    from ${rows} join (
      ${exposuresIn(ownerId, experimentId, sql`one.unit = any(${sql.param(units)}::text[])`)}
    ) as e on e.unit = o.unit and e.at <= o."placedAt"
    order by o.id, e.at desc
    on conflict (owner_id, experiment_id, order_id) do update set money = excluded.money, counts = excluded.counts`);
}

/**
 * The sums of visitors before a time, by day, phase and group. `cap` is the most that a visitor's money counts. An action after midnight counts at
 * yesterday's exposure, unless there was one today.
 */
function sumsOfExposures(ownerId: number, experimentId: number, cap: number | null, before: Date) {
  return sql`
    with exposure as materialized (${exposuresIn(ownerId, experimentId)}),
    done as (
      select coalesce(today.unit, yesterday.unit) as unit,
        bool_or(d.clicked) as clicked, bool_or(d.opened) as opened, bool_or(d.added_to_cart) as added_to_cart
      from experiment_deeds d
      left join exposure today on today.unit = d.unit and today.at <= d.at
      left join exposure yesterday on yesterday.unit = d.before and yesterday.at <= d.at
      where d.owner_id = ${ownerId} and d.experiment_id = ${experimentId} group by 1),
    bought as (
      select o.unit, count(*) filter (where o.counts) as orders, (coalesce(sum(o.money) filter (where o.counts), 0))::float8 as money
      from experiment_orders o where o.owner_id = ${ownerId} and o.experiment_id = ${experimentId} group by o.unit)
    select (e.at at time zone 'UTC')::date as day, e.phase, e.group_number,
      count(*)::int as visitors, count(*) filter (where bought.orders > 0)::int as ordered,
      count(*) filter (where done.clicked)::int as clicked, count(*) filter (where done.opened)::int as opened,
      count(*) filter (where done.added_to_cart)::int as added_to_cart,
      coalesce(sum(least(coalesce(bought.money, 0), ${cap}::float8)), 0)::float8 as money,
      coalesce(sum(least(coalesce(bought.money, 0), ${cap}::float8) ^ 2), 0)::float8 as money_squares
    from exposure e left join bought on bought.unit = e.unit left join done on done.unit = e.unit
    where e.at < ${before.toISOString()}::timestamptz
    group by 1, 2, 3`;
}

/** Adds the visitors before a time to the sums of their days, and deletes what identifies them. */
export async function closeDays(tx: Executor, ownerId: number, experimentId: number, cap: number | null, before: Date): Promise<void> {
  const of = sql`v.owner_id = ${ownerId} and v.experiment_id = ${experimentId}`;
  const isOver = sql`${of} and v.at < ${before.toISOString()}::timestamptz`;
  const { rows } = await tx.execute(sql`select from experiment_visitors v where ${isOver} limit 1`);
  if (rows.length > 0) {
    await addToDays(tx, ownerId, experimentId, sumsOfExposures(ownerId, experimentId, cap, before));
    await tx.execute(sql`delete from experiment_visitors v where ${isOver}`);
    await tx.execute(sql`
      delete from experiment_orders o where o.owner_id = ${ownerId} and o.experiment_id = ${experimentId} and not exists (
        select from experiment_visitors v cross join unnest(v.units) as one(unit) where ${of} and one.unit = o.unit)`);
  }
  await tx.execute(sql`delete from experiment_deeds v where ${isOver}`);
}

const addToDays = (tx: Executor, ownerId: number, experimentId: number, sums: SQL) =>
  tx.execute(sql`
    insert into experiment_days as d
      (owner_id, experiment_id, day, phase, group_number, visitors, ordered, clicked, opened, added_to_cart, money, money_squares)
    select ${ownerId}::bigint, ${experimentId}::bigint, sums.* from (${sums}) as sums
    on conflict (owner_id, experiment_id, day, phase, group_number) do update set
      visitors = d.visitors + excluded.visitors, ordered = d.ordered + excluded.ordered, clicked = d.clicked + excluded.clicked,
      opened = d.opened + excluded.opened, added_to_cart = d.added_to_cart + excluded.added_to_cart, money = d.money + excluded.money,
      money_squares = d.money_squares + excluded.money_squares`);

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
export async function waitingVisitors(
  db: Executor,
  ownerId: number,
  experimentId: number,
): Promise<{ phase: number; group: number; visitors: number }[]> {
  const { rows } = await db.execute<{ phase: number; group: number; visitors: number }>(sql`
    select e.phase, e.group_number as group, count(*)::int as visitors from (${exposuresIn(ownerId, experimentId)}) as e group by 1, 2`);
  return rows;
}

/** The experiments of all owners that store data of visitors. */
export function experimentsToCount(db: Executor): Promise<{ ownerId: number; id: number }[]> {
  const of = (table: typeof experimentVisitors | typeof experimentDeeds) =>
    db.select({ ownerId: table.ownerId, id: table.experimentId }).from(table);
  return union(of(experimentVisitors), of(experimentDeeds));
}

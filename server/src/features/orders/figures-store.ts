/** The SQL of revenue by day: raised with every change of an order, read by reports. */
import type { Money } from '@parley/contract';
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { unnest } from '../../platform/db/sql/unnest.ts';
import type { Days } from '../counters/index.ts';
import type { Figure, FigureKind } from './rules/counting.ts';
import { revenueDays } from './tables.ts';

const keyOf = ({ kind, day, value, currency }: Figure) => [kind, day, value, currency].join(' ');

/** Adds figures to the sums. Rows are locked in the order of their keys, so that parallel changes cannot deadlock. */
export async function raiseFigures(tx: Executor, ownerId: number, figures: readonly Figure[]): Promise<void> {
  const sums = new Map<string, Figure>();
  for (const figure of figures) {
    const key = keyOf(figure);
    const { orders = 0, minor = 0 } = sums.get(key) ?? {};
    sums.set(key, { ...figure, orders: orders + figure.orders, minor: minor + figure.minor });
  }
  const rows = [...sums.entries()]
    .filter(([, { orders, minor }]) => orders !== 0 || minor !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, figure]) => ({ ownerId, ...figure }));
  if (rows.length === 0) return;
  const raised = unnest('raised', rows, {
    ...{ ownerId: 'bigint', kind: 'text', value: 'text', day: 'date', currency: 'text', orders: 'int', minor: 'bigint' },
  } as never);
  await tx.execute(sql`
    insert into ${revenueDays} as r (owner_id, kind, value, day, currency, orders, minor)
    select * from ${raised}
    on conflict (owner_id, kind, day, value, currency) do update set orders = r.orders + excluded.orders, minor = r.minor + excluded.minor`);
}

const summed = {
  currency: revenueDays.currency,
  orders: sql<number>`sum(${revenueDays.orders})::int`.mapWith(Number),
  minor: sql<number>`sum(${revenueDays.minor})::bigint`.mapWith(Number),
};
const mostFirst = sql`sum(${revenueDays.orders}) desc, ${revenueDays.currency}`;
const anything = sql`sum(${revenueDays.orders}) <> 0 or sum(${revenueDays.minor}) <> 0`;
const of = (ownerId: number, kind: FigureKind, days: Days | null) =>
  and(eq(revenueDays.ownerId, ownerId), eq(revenueDays.kind, kind), days ? between(revenueDays.day, days.from, days.to) : undefined);

/** The sums of all orders, or of the attributed ones, on these days (all days for null), by currency. */
export function sumsOf(db: Executor, ownerId: number, kind: 'orders' | 'attributed', days: Days | null): Promise<Money[]> {
  return db
    .select(summed)
    .from(revenueDays)
    .where(of(ownerId, kind, days))
    .groupBy(revenueDays.currency)
    .having(anything)
    .orderBy(mostFirst);
}

/** The attributed revenue on these days by an id: a recommender's, questionnaire's, answer's or product's. */
export async function sumsById(
  db: Executor,
  ownerId: number,
  kind: Exclude<FigureKind, 'orders' | 'attributed'>,
  days: Days | null,
  ids?: readonly number[],
): Promise<Map<number, Money[]>> {
  if (ids?.length === 0) return new Map();
  const rows = await db
    .select({ value: revenueDays.value, ...summed })
    .from(revenueDays)
    .where(and(of(ownerId, kind, days), ids && inArray(revenueDays.value, ids.map(String))))
    .groupBy(revenueDays.value, revenueDays.currency)
    .having(anything)
    .orderBy(mostFirst);
  const byId = Map.groupBy(rows, ({ value }) => Number(value));
  return new Map([...byId].map(([id, list]) => [id, list.map(({ value: _, ...money }) => money)]));
}

/** The attributed revenue of each of these days that has any. */
export async function attributedByDay(db: Executor, ownerId: number, days: Days): Promise<Map<string, Money[]>> {
  const rows = await db
    .select({ day: revenueDays.day, ...summed })
    .from(revenueDays)
    .where(of(ownerId, 'attributed', days))
    .groupBy(revenueDays.day, revenueDays.currency)
    .having(anything)
    .orderBy(mostFirst);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return new Map([...byDay].map(([day, list]) => [day, list.map(({ day: _, ...money }) => money)]));
}

/** Every stored figure that is not 0, for comparing with a recount. */
export function storedFigures(db: Executor, ownerId: number): Promise<Figure[]> {
  const { kind, value, day, currency, orders, minor } = revenueDays;
  return db
    .select({ kind, value, day, currency, orders, minor })
    .from(revenueDays)
    .where(and(eq(revenueDays.ownerId, ownerId), sql`(${orders} <> 0 or ${minor} <> 0)`));
}

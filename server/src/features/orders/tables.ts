/** Tables of orders: what is known of each, the visit that it is attributed to, the revenue by day, and the ways in which orders arrive. */
import type { OrderNote, OrderRefusal, OrderWay } from '@parley/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, ownerId, ownId } from '../../platform/db/sql/columns.ts';
import type { FigureKind, Verdict } from './rules/counting.ts';
import type { OrderState } from './rules/merging.ts';
import type { OrderItem } from './rules/report.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });

/** One row per order of a shop, whichever ways it came in. Rows are never deleted before the account is, so that no order counts twice. */
export const orders = pgTable(
  'orders',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    /** A keyed hash of the shop's id, by which an order is found also when the id itself was erased. */
    idHash: text('id_hash').notNull(),
    /** The shop's id; null once the owner's retention period is over. */
    shopOrderId: text('shop_order_id'),
    /** What the messages say, without the lines. */
    state: jsonb('state')
      .$type<Omit<OrderState, 'money'> & { money: Omit<NonNullable<OrderState['money']>, 'items' | 'placedAt'> | null }>()
      .notNull(),
    items: jsonb('items').$type<OrderItem[]>().notNull().default([]),
    placedAt: instant('placed_at').notNull(),
    arrivedAt: instant('arrived_at').notNull(),
    /** The doubts with which a page's order was taken. */
    doubted: text('doubted').array().$type<OrderNote[]>().notNull().default([]),
    verdict: text('verdict').$type<Verdict>(),
    /** How it counts (rules/counting.ts). */
    status: text('status', { enum: ['placed', 'waiting', 'cancelled', 'deleted'] }).notNull(),
    currency: text('currency'),
    totalMinor: minor('total_minor').notNull().default(0),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    netMinor: minor('net_minor').notNull().default(0),
    counts: boolean('counts').notNull(),
    notes: text('notes').array().$type<OrderNote[]>().notNull().default([]),
    attributed: boolean('attributed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('orders_once').on(table.ownerId, table.idHash),
    index('orders_by_arrival').on(table.ownerId, table.arrivedAt),
    index('orders_by_time').on(table.ownerId, table.placedAt, table.id),
    index('orders_in_currency').on(table.ownerId, table.currency, table.id).where(sql`${table.counts}`),
    index('orders_with_notes').on(table.ownerId, table.placedAt, table.id).where(sql`${table.notes} <> '{}'`),
  ],
);

/**
 * The visit that an order is attributed to. A foreign key of the migration removes the row when its engagement is erased; the figures stay,
 * because they identify nobody (decision 012).
 */
export const orderVisits = pgTable(
  'order_visits',
  {
    ownerId: ownerId(),
    orderId: id('order_id').notNull(),
    engagementId: uuid('engagement_id').notNull(),
    recommenderId: id('recommender_id').notNull(),
    questionnaireId: id('questionnaire_id'),
    answerIds: id('answer_ids').array().notNull(),
    productIds: id('product_ids').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.orderId] }),
    index('order_visits_of_engagement').on(table.ownerId, table.engagementId),
    foreignKey({ columns: [table.ownerId, table.orderId], foreignColumns: [orders.ownerId, orders.id] }).onDelete('cascade'),
  ],
);

/** The units of the day from which an order came, by which experiments match it; deleted after two days. */
export const orderUnits = pgTable(
  'order_units',
  {
    ownerId: ownerId(),
    orderId: id('order_id').notNull(),
    unit: text('unit').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.orderId, table.unit] }),
    index('order_units_by_time').on(table.at),
    foreignKey({ columns: [table.ownerId, table.orderId], foreignColumns: [orders.ownerId, orders.id] }).onDelete('cascade'),
  ],
);

/** Revenue by the UTC day on which orders were placed, raised in the transaction that changes an order. */
export const revenueDays = pgTable(
  'revenue_days',
  {
    ownerId: ownerId(),
    kind: text('kind').$type<FigureKind>().notNull(),
    /** The id of a recommender, questionnaire, answer or product; empty for all orders. */
    value: text('value').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    orders: integer('orders').notNull().default(0),
    minor: minor('minor').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind, table.day, table.value, table.currency] })],
);

/** When orders last came each way. */
export const orderWayStates = pgTable(
  'order_way_states',
  {
    ownerId: ownerId(),
    way: text('way').$type<OrderWay>().notNull(),
    lastAt: instant('last_at'),
    lastTestAt: instant('last_test_at'),
    pingedAt: instant('pinged_at'),
    refusedAt: instant('refused_at'),
    /** How many different orders came this way. */
    orders: integer('orders').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.way] })],
);

/** Refused messages; those of one day, way and reason are one row, so that a flood cannot fill the table. */
export const orderRefusals = pgTable(
  'order_refusals',
  {
    ownerId: ownerId(),
    day: date('day', { mode: 'string' }).notNull(),
    way: text('way').$type<OrderWay>().notNull(),
    reason: text('reason').$type<OrderRefusal>().notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
    shopOrderId: text('shop_order_id').notNull(),
    detail: text('detail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day, table.way, table.reason] })],
);

/** How an owner takes orders. */
export const orderSettings = pgTable('order_settings', {
  ownerId: id('owner_id').primaryKey(),
  wooCommerceOn: boolean('woocommerce_on').notNull().default(true),
  shopifyOn: boolean('shopify_on').notNull().default(true),
  /** Counts the renewals of the secret for WooCommerce, which is derived from it. */
  secretVersion: integer('secret_version').notNull().default(1),
  shopifySecretSealed: text('shopify_secret_sealed'),
  pageOrders: text('page_orders', { enum: ['count', 'confirm'] }),
});

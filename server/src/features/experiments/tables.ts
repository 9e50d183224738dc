/** Tables of experiments. What identifies a visitor (exposures, deeds and orders) is deleted when its day closes; only the sums of days stay. */
import { experimentMetrics, experimentQuestions, experimentStates } from '@parley/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ownerId, ownId } from '../../platform/db/sql/columns.ts';

export const experiments = pgTable(
  'experiments',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    /** The recommender whose snippet is in the shop. */
    recommenderId: id('recommender_id').notNull(),
    name: text('name').notNull(),
    question: text('question', { enum: experimentQuestions }).notNull(),
    metric: text('metric', { enum: experimentMetrics }).notNull(),
    state: text('state', { enum: experimentStates }).notNull(),
    archived: boolean('archived').notNull().default(false),
    /** What was fixed before the start (decision 044): in percent; as a share; in visitors, at which the interval is narrowest. */
    smallestLift: smallint('smallest_lift').notNull(),
    expectedRate: doublePrecision('expected_rate').notNull(),
    expectedVisitors: integer('expected_visitors').notNull(),
    /** The currency that counts, and the most that one visitor counts, in minor units; null when it counts no money. */
    currency: text('currency'),
    cap: bigint('cap', { mode: 'number' }),
    /** After the stop: the group whose recommender everybody sees. */
    showGroup: smallint('show_group').notNull().default(0),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    stoppedAt: instant('stopped_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('experiments_of_recommender').on(table.ownerId, table.recommenderId),
    index('experiments_to_count').on(table.ownerId, table.id).where(sql`${table.state} <> 'draft'`),
  ],
);

const ofExperiment = (table: { ownerId: never; experimentId: never }) =>
  foreignKey({ columns: [table.ownerId, table.experimentId], foreignColumns: [experiments.ownerId, experiments.id] }).onDelete('cascade');

/** The groups of visitors; 0 is what the others are compared with. */
export const experimentGroups = pgTable(
  'experiment_groups',
  {
    ownerId: ownerId(),
    experimentId: id('experiment_id').notNull(),
    number: smallint('number').notNull(),
    /** Null for visitors who see none. */
    recommenderId: id('recommender_id'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.experimentId, table.number] }), ofExperiment(table as never)],
);

/** Stretches of time with the same shares. They begin at midnight or with the experiment, so that no unit is in two. */
export const experimentPhases = pgTable(
  'experiment_phases',
  {
    ownerId: ownerId(),
    experimentId: id('experiment_id').notNull(),
    number: smallint('number').notNull(),
    /** The share of each group, in ten-thousandths. */
    shares: integer('shares').array().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.experimentId, table.number] }), ofExperiment(table as never)],
);

/**
 * Visitors of days that are not closed yet, in lists of those who were put into a group in the same second: a row for each would cost PostgreSQL far
 * more. A unit may be in several lists, of several processes; the first is the one that counts.
 */
export const experimentVisitors = pgTable(
  'experiment_visitors',
  {
    ownerId: ownerId(),
    experimentId: id('experiment_id').notNull(),
    id: ownId().notNull(),
    phase: smallint('phase').notNull(),
    group: smallint('group_number').notNull(),
    at: instant('at').notNull(),
    units: text('units').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.experimentId, table.id] }), ofExperiment(table as never)],
);

/**
 * What visitors did on days that are not closed yet. It counts at the visitor's latest exposure before it, which may be stored later, because
 * exposures rest in the memory of the process that served them.
 */
export const experimentDeeds = pgTable(
  'experiment_deeds',
  {
    ownerId: ownerId(),
    experimentId: id('experiment_id').notNull(),
    id: ownId().notNull(),
    unit: text('unit').notNull(),
    /** The visitor's unit of the day before. */
    before: text('before').notNull(),
    at: instant('at').notNull(),
    opened: boolean('opened').notNull(),
    addedToCart: boolean('added_to_cart').notNull(),
    clicked: boolean('clicked').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.experimentId, table.id] }), ofExperiment(table as never)],
);

/** Orders that were matched with an exposure, each once. */
export const experimentOrders = pgTable(
  'experiment_orders',
  {
    ownerId: ownerId(),
    experimentId: id('experiment_id').notNull(),
    orderId: id('order_id').notNull(),
    unit: text('unit').notNull(),
    /** In minor units of the experiment's currency; null for an order in another one, or where no money counts. */
    money: bigint('money', { mode: 'number' }),
    /** Whether the order counts at present; false while it is cancelled. */
    counts: boolean('counts').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.experimentId, table.orderId] }),
    index('experiment_orders_of_unit').on(table.ownerId, table.experimentId, table.unit),
    ofExperiment(table as never),
  ],
);

/** The sums of closed days by phase and group. Money is in minor units. */
export const experimentDays = pgTable(
  'experiment_days',
  {
    ownerId: ownerId(),
    experimentId: id('experiment_id').notNull(),
    /** The UTC day of the exposure. */
    day: date('day').notNull(),
    phase: smallint('phase').notNull(),
    group: smallint('group_number').notNull(),
    visitors: integer('visitors').notNull(),
    ordered: integer('ordered').notNull(),
    clicked: integer('clicked').notNull(),
    opened: integer('opened').notNull(),
    addedToCart: integer('added_to_cart').notNull().default(0),
    money: doublePrecision('money').notNull(),
    moneySquares: doublePrecision('money_squares').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.experimentId, table.day, table.phase, table.group] }),
    ofExperiment(table as never),
  ],
);

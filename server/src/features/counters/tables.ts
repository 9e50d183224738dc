/**
 * Counters by day, raised in the same transaction as the event they count. Dashboards and analytics read these and never scan events.
 * They hold ids without foreign keys, so that counts outlive the rows that they are about.
 */
import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, ownerId } from '../../platform/db/sql/columns.ts';

const count = (name: string) => integer(name).notNull().default(0);

/** Per recommender and UTC day. */
export const recommenderDays = pgTable(
  'recommender_days',
  {
    ownerId: ownerId(),
    recommenderId: id('recommender_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Engagements that became visible. */
    displayed: count('displayed'),
    /** Displayed engagements in which the visitor did something. */
    engaged: count('engaged'),
    opened: count('opened'),
    closed: count('closed'),
    clicked: count('clicked'),
    addedToCart: count('added_to_cart'),
    responses: count('responses'),
    /** Engagements that had a first chat entry. */
    conversations: count('conversations'),
    chats: count('chats'),
    tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.recommenderId, table.day] })],
);

/** Per answer of a questionnaire and UTC day. */
export const answerDays = pgTable(
  'answer_days',
  {
    ownerId: ownerId(),
    questionnaireId: id('questionnaire_id').notNull(),
    questionId: id('question_id').notNull(),
    answerId: id('answer_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    responses: count('responses'),
    /** The sum of the answer times, in milliseconds. */
    timeMs: bigint('time_ms', { mode: 'number' }).notNull().default(0),
    /** Visitors who chose it, counted on the day their engagement began. */
    chosen: count('chosen'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.questionnaireId, table.questionId, table.answerId, table.day] })],
);

/** Per question and UTC day. A response counts once here, however many answers it chose. */
export const questionDays = pgTable(
  'question_days',
  {
    ownerId: ownerId(),
    questionnaireId: id('questionnaire_id').notNull(),
    questionId: id('question_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    responses: count('responses'),
    timeMs: bigint('time_ms', { mode: 'number' }).notNull().default(0),
    /**
     * Visitors who reached the question (`shown`) and who answered it, both counted on the day their engagement began, so that `answered`
     * never exceeds `shown`.
     */
    shown: count('shown'),
    answered: count('answered'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.questionnaireId, table.questionId, table.day] })],
);

/** Per questionnaire and UTC day: how many engagements it was shown in, and the responses to its questions. */
export const questionnaireDays = pgTable(
  'questionnaire_days',
  {
    ownerId: ownerId(),
    questionnaireId: id('questionnaire_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    displayed: count('displayed'),
    responses: count('responses'),
    timeMs: bigint('time_ms', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.questionnaireId, table.day] })],
);

/** UTC days with erased engagements: their counters are the only record left and are never recounted. */
export const settledDays = pgTable('settled_days', { ownerId: ownerId(), day: date('day', { mode: 'string' }).notNull() }, (table) => [
  primaryKey({ columns: [table.ownerId, table.day] }),
]);

/**
 * Engagements by the UTC day on which they began and by one attribute (`kind`), with what their visitors did at any later time.
 * An engagement counts at most once in each column, and is absent from a kind when the attribute is unknown.
 */
export const segmentDays = pgTable(
  'segment_days',
  {
    ownerId: ownerId(),
    kind: text('kind', { enum: ['recommender', 'page', 'device', 'trigger'] }).notNull(),
    /** A recommender's id, a page's path, a device or a trigger. */
    value: text('value').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    displayed: count('displayed'),
    engaged: count('engaged'),
    answered: count('answered'),
    chatted: count('chatted'),
    clicked: count('clicked'),
    addedToCart: count('added_to_cart'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind, table.day, table.value] })],
);

/** Per product and UTC day: how often an answer of the assistant showed it, how often a visitor clicked it, and put it into the shop's cart. */
export const productDays = pgTable(
  'product_days',
  {
    ownerId: ownerId(),
    productId: id('product_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    recommended: count('recommended'),
    clicked: count('clicked'),
    addedToCart: count('added_to_cart'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day, table.productId] })],
);

/** Tests of the assistant, their results, the runs, and what is known about the state that they were run on. */
import type { AnswerLine, runCauses, TestExpectations, TestTurn } from '@parley/contract';
import { testOrigins, testStatuses, testWriters } from '@parley/contract';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ownerId, ownId } from '../../platform/db/sql/columns.ts';

/** An answer as its lines, for each message of a test. */
export type RecordedAnswers = AnswerLine[][];
export type RunCause = (typeof runCauses)[number];

/** What the answers depended on when tests were run. */
export interface Marks {
  profile: string;
  pages: string;
  texts: string;
  model: string;
  prompt: string;
}

export const assistantTests = pgTable(
  'assistant_tests',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    /** The recommender that answers; null for none in particular. */
    recommenderId: id('recommender_id'),
    turns: jsonb('turns').$type<TestTurn[]>().notNull(),
    expectations: jsonb('expectations').$type<TestExpectations>().notNull(),
    origin: text('origin', { enum: testOrigins }).notNull(),
    /** What a generated test is made of, so that it is made once; null for others. */
    madeOf: text('made_of'),
    /** The conversation it was made from; erasing that by hand deletes the test. */
    engagementId: uuid('engagement_id'),
    createdAt: createdAt(),
    /** Set when the owner deleted it; it can be restored for a day. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('assistant_tests_made_once').on(table.ownerId, table.madeOf).where(sql`${table.madeOf} is not null`),
    index('assistant_tests_of_conversation').on(table.ownerId, table.engagementId).where(sql`${table.engagementId} is not null`),
  ],
);

/** The latest result of a test by the built-in assistant and by the model, and the answers that the owner accepted. */
export const assistantTestResults = pgTable(
  'assistant_test_results',
  {
    ownerId: ownerId(),
    testId: id('test_id').notNull(),
    writtenBy: text('written_by', { enum: testWriters }).notNull(),
    status: text('status', { enum: testStatuses }).notNull(),
    accepted: jsonb('accepted').$type<RecordedAnswers>().notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    latest: jsonb('latest').$type<RecordedAnswers>().notNull(),
    failures: jsonb('failures').$type<string[]>().notNull().default([]),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.testId, table.writtenBy] }),
    foreignKey({ columns: [table.ownerId, table.testId], foreignColumns: [assistantTests.ownerId, assistantTests.id] }).onDelete('cascade'),
  ],
);

export const assistantTestRuns = pgTable(
  'assistant_test_runs',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    writtenBy: text('written_by', { enum: testWriters }).notNull(),
    causes: text('causes').array().$type<RunCause[]>().notNull(),
    status: text('status', { enum: ['queued', 'running', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    requestedAt: instant('requested_at').notNull(),
    startedAt: instant('started_at'),
    /** Renewed while it runs, so that a run whose process died is found. */
    heartbeatAt: instant('heartbeat_at'),
    finishedAt: instant('finished_at'),
    /** What the answers depended on; null until it starts. */
    marks: jsonb('marks').$type<Marks>(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    /** One run waits and one runs, for each kind: what changes in between is part of the waiting one. */
    uniqueIndex('assistant_test_runs_once')
      .on(table.ownerId, table.writtenBy, table.status)
      .where(sql`${table.status} in ('queued', 'running')`),
    index('assistant_test_runs_under_way').on(table.status, table.requestedAt).where(sql`${table.status} in ('queued', 'running')`),
  ],
);

export const assistantTestSettings = pgTable('assistant_test_settings', {
  ownerId: id('owner_id').primaryKey(),
  /** Recommenders cannot be switched on, and knowledge cannot be saved, while tests fail. */
  holdBack: boolean('hold_back').notNull().default(false),
  /** When changes were last looked for without being announced. */
  lookedAt: instant('looked_at'),
});

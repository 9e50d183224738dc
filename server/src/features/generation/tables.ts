/** What the demo generated and nobody saved yet. Gone after a day with all that was made of it, or when it becomes an account. */
import type { GenerationPhase, GenerationSource } from '@parley/contract';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../../platform/db/columns.ts';
import type { DraftContent } from './drafts/draft.ts';

/** How far a generation has come, as others see it. */
export interface Progress {
  place: number | null;
  pages: number;
  found: number;
  questions: number;
}

export const drafts = pgTable(
  'drafts',
  {
    id: serial('id').primaryKey(),
    /** Named, signed, by `df`. */
    key: uuid('key').notNull(),
    website: text('website').notNull(),
    email: text('email').notNull(),
    source: text('source').$type<GenerationSource>().notNull(),
    phase: text('phase').$type<GenerationPhase>().notNull(),
    progress: jsonb('progress').$type<Progress>().notNull(),
    failure: jsonb('failure').$type<{ code: string; message: string }>(),
    /** null until it is ready. */
    content: jsonb('content').$type<DraftContent>(),
    /** When whoever makes it last said so: a process that died says nothing more. */
    heartbeatAt: instant('heartbeat_at').notNull(),
    /** The provisional owner, and the recommender, that the draft was made into to be tried; null before. */
    ownerId: integer('owner_id'),
    recommenderId: integer('recommender_id'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('drafts_key').on(table.key), index('drafts_expiry').on(table.expiresAt)],
);

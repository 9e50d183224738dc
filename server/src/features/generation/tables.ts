/** The drafts of the demo, and the colours of shops. Drafts are deleted after a day with everything made from them, or when they become an account. */
import type { GenerationPhase, GenerationSource, ShopColors } from '@parley/contract';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ownId } from '../../platform/db/sql/columns.ts';
import type { DraftContent } from './drafts/draft.ts';

/** The progress of a generation: the place in the queue, and the numbers of pages, products and questions so far. */
export interface Progress {
  place: number | null;
  pages: number;
  found: number;
  questions: number;
}

/** The colours read from an owner's websites. */
export const shopLooks = pgTable(
  'shop_looks',
  {
    ownerId: id('owner_id').notNull(),
    /** The shop's origin without `www.`, `https://shop.example`. */
    shop: text('shop').notNull(),
    /** Null where it has no colour of its own. */
    colors: jsonb('colors').$type<ShopColors>(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.shop] })],
);

export const drafts = pgTable(
  'drafts',
  {
    id: ownId().primaryKey(),
    /** `df` is this key with a signature. */
    key: uuid('key').notNull(),
    website: text('website').notNull(),
    email: text('email').notNull(),
    source: text('source').$type<GenerationSource>().notNull(),
    phase: text('phase').$type<GenerationPhase>().notNull(),
    progress: jsonb('progress').$type<Progress>().notNull(),
    failure: jsonb('failure').$type<{ code: string; message: string }>(),
    /** Null until the generation has finished. */
    content: jsonb('content').$type<DraftContent>(),
    /** Renewed while the generation runs, so that one whose process died is recognised. */
    heartbeatAt: instant('heartbeat_at').notNull(),
    /** The provisional owner and the recommender made from the draft; null before it was tried. */
    ownerId: id('owner_id'),
    recommenderId: id('recommender_id'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('drafts_key').on(table.key), index('drafts_expiry').on(table.expiresAt)],
);

/** The model that answers an owner's visitors, and its limit per day. */
import { assistantProviders } from '@parley/contract';
import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

export const assistantSettings = pgTable('assistant_settings', {
  ownerId: integer('owner_id').primaryKey(),
  provider: text('provider', { enum: assistantProviders }).notNull().default('default'),
  baseUrl: text('base_url').notNull().default(''),
  model: text('model').notNull().default(''),
  /** The provider's key, encrypted for the owner, the provider and its address; null for none. */
  sealedKey: text('sealed_key'),
  /** Its last characters, the only part of it that is ever shown. */
  keyEnd: text('key_end').notNull().default(''),
  keySetAt: instant('key_set_at'),
  /** Tokens per UTC day; null for the installation's limit. */
  dailyTokens: integer('daily_tokens'),
  /**
   * The owner's tokens without a chat entry (trials of questionnaires, aborted answers), on the last day that had any.
   */
  unstoredOn: date('unstored_on', { mode: 'string' }),
  unstoredTokens: bigint('unstored_tokens', { mode: 'number' }).notNull().default(0),
  /** The day on which the owner was last notified that the limit was reached. */
  toldOn: date('told_on', { mode: 'string' }),
});

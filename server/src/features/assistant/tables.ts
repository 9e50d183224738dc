/** Which model answers an owner's visitors, and how much it may use a day. */
import { assistantProviders } from '@parley/contract';
import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

export const assistantSettings = pgTable('assistant_settings', {
  ownerId: integer('owner_id').primaryKey(),
  provider: text('provider', { enum: assistantProviders }).notNull().default('default'),
  baseUrl: text('base_url').notNull().default(''),
  model: text('model').notNull().default(''),
  /** The provider's key, sealed to the owner, the provider and its address; null for none. */
  sealedKey: text('sealed_key'),
  /** Its last characters: all that is ever shown of it. */
  keyEnd: text('key_end').notNull().default(''),
  keySetAt: instant('key_set_at'),
  /** Tokens a UTC day; null: the installation's limit. */
  dailyTokens: integer('daily_tokens'),
  /**
   * What no chat entry holds of the owner's tokens (questionnaires tried out, answers that broke off), on the last day that there was any.
   */
  unstoredOn: date('unstored_on', { mode: 'string' }),
  unstoredTokens: bigint('unstored_tokens', { mode: 'number' }).notNull().default(0),
  /** The day on which the owner was last told that the limit is reached. */
  toldOn: date('told_on', { mode: 'string' }),
});

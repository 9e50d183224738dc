/** The models that answer an owner's visitors, their limits per day, and what was used of them; the passages of the owner's texts, indexed for searching. */
import { assistantProviders } from '@parley/contract';
import { bigint, customType, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, ownerId } from '../../platform/db/sql/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A chosen model. The second one is in a table of its own, so that an owner may have none. */
const choiceColumns = () => ({
  provider: text('provider', { enum: assistantProviders }).notNull().default('default'),
  baseUrl: text('base_url').notNull().default(''),
  model: text('model').notNull().default(''),
  /** The provider's key, encrypted for the owner, the provider and its address; null for none. */
  sealedKey: text('sealed_key'),
  /** Its last characters, the only part of it that is ever shown. */
  keyEnd: text('key_end').notNull().default(''),
  keySetAt: instant('key_set_at'),
});

export const assistantSettings = pgTable('assistant_settings', {
  ownerId: id('owner_id').primaryKey(),
  ...choiceColumns(),
  /** The model for embeddings at the same place, with the same key; '' for none. */
  embeddingModel: text('embedding_model').notNull().default(''),
  /** When the vectors of passages last changed. */
  embeddedAt: instant('embedded_at'),
  /** Why the embedding model does not answer, as owners read it, and since when. */
  embeddingFault: text('embedding_fault'),
  embeddingFailingSince: instant('embedding_failing_since'),
  /** Tokens per UTC day; null for the installation's limit. */
  dailyTokens: integer('daily_tokens'),
  /** The percentage of the daily limit that one visitor may use; null for the usual one. */
  visitorShare: integer('visitor_share'),
  /** The day on which the owner was last notified that the limit was reached. */
  toldOn: date('told_on', { mode: 'string' }),
});

/** The model that is asked when the first one does not answer. */
export const assistantFallbacks = pgTable('assistant_fallbacks', { ownerId: id('owner_id').primaryKey(), ...choiceColumns() });

/**
 * The tokens of a UTC day: of the owner (`who` is empty), and of each visitor and network, as keyed hashes. Days before yesterday are deleted.
 */
export const assistantSpending = pgTable(
  'assistant_spending',
  {
    ownerId: ownerId(),
    day: date('day', { mode: 'string' }).notNull(),
    who: text('who').notNull(),
    /** The tokens that answers took. */
    spent: bigint('spent', { mode: 'number' }).notNull().default(0),
    /** The most that the answers in progress may take. */
    reserved: bigint('reserved', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day, table.who] })],
);

/** Answers in progress. A row that expired belongs to a process that is gone; its answer is charged as `expected`. */
export const assistantReservations = pgTable(
  'assistant_reservations',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The rows of `assistant_spending` that hold the reservation. */
    who: text('who').array().notNull(),
    tokens: integer('tokens').notNull(),
    expected: integer('expected').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), index('assistant_reservations_expiry').on(table.expiresAt)],
);

/** Who answered an owner's visitors in a UTC day, for owners with a model, and why their models last failed. */
export const assistantDays = pgTable(
  'assistant_days',
  {
    ownerId: ownerId(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Answers of the first and of the second model. */
    byFirst: integer('by_first').notNull().default(0),
    bySecond: integer('by_second').notNull().default(0),
    /** Answers of the built-in assistant because no model answered, because the limit was reached, and because the visitor's share was. */
    byBuiltin: integer('by_builtin').notNull().default(0),
    overLimit: integer('over_limit').notNull().default(0),
    overShare: integer('over_share').notNull().default(0),
    /** The last failure of each model, as owners read it. */
    firstFault: text('first_fault'),
    firstFaultAt: instant('first_fault_at'),
    secondFault: text('second_fault'),
    secondFaultAt: instant('second_fault_at'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day] })],
);

/** The passages of an owner's texts, made from the company profile and the shop's pages whenever these have changed. */
export const passages = pgTable(
  'passages',
  {
    ownerId: id('owner_id').notNull(),
    /** A digest of the passage, the same while its text is. */
    id: text('id').notNull(),
    /** Counts from 0 in the order of the texts. */
    position: integer('position').notNull(),
    source: text('source', { enum: ['faqs', 'services', 'products', 'contact', 'discount', 'text', 'page'] }).notNull(),
    heading: text('heading').notNull(),
    /** The title of the page or section above the heading. */
    title: text('title').notNull(),
    text: text('text').notNull(),
    url: text('url'),
    language: text('language'),
    /** Words, stems and topics, led by the owner's mark: heading A, a page's title right above B, title C, text D. */
    search: tsvector('search').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), index('passages_search').using('gin', table.search)],
);

/** What an owner's passages were made of, and the words that occur in them. */
export const passageIndexes = pgTable('passage_indexes', {
  ownerId: id('owner_id').primaryKey(),
  /** A digest of the texts and of the code that split them; when it differs, the passages are made again. */
  fingerprint: text('fingerprint').notNull(),
  languages: text('languages').array().notNull(),
  /** Folded words of the passages, of the titles and categories of the catalogue, and of what the owner writes about the range. */
  words: text('words').array().notNull(),
  productWords: text('product_words').array().notNull(),
  rangeWords: text('range_words').array().notNull(),
  builtAt: instant('built_at').notNull(),
});

/** What the texts of passages mean, as a model's vectors of length 1. Made when passages are; a text that stays is not sent again. */
export const passageVectors = pgTable(
  'passage_vectors',
  {
    ownerId: id('owner_id').notNull(),
    /** A digest of the text that was embedded. */
    digest: text('digest').notNull(),
    /** The endpoint and the model: vectors of another one cannot be compared. */
    space: text('space').notNull(),
    dimension: integer('dimension').notNull(),
    /** 32-bit numbers, the lowest byte first. */
    vector: bytes('vector').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.digest] })],
);

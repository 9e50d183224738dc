/** Catalogue sources, their imports and products. The first migration defines the search columns and functions. */
import { pageProblems } from '@parley/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ownerId, ownId } from '../../platform/db/sql/columns.ts';
import type { CartEntry, Failed, ProductVariant, ReadPosition } from './readers/index.ts';

/** What the next turn of an import needs to know: the reader's position, what was counted, and the keys of the products seen so far. */
export interface ImportResume {
  position: ReadPosition;
  found: number;
  failed: number;
  failures: Failed[];
  seen: string[];
}

const listed = (table: { goneAt: AnyPgColumn; deletedAt: AnyPgColumn }) => sql`${table.goneAt} is null and ${table.deletedAt} is null`;

/** Minor units in 64 bits: the price of a laptop in rupiah exceeds 32 bits. */
const minorUnits = (name: string) => bigint(name, { mode: 'number' });

export const catalogueSources = pgTable(
  'catalogue_sources',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    /** The shop's host without www, or `file:` and the name of an uploaded file: the same again is the same source. */
    address: text('address').notNull(),
    /** The shop's name and description on its first page, and that page's address; '' when unknown. */
    url: text('url').notNull().default(''),
    name: text('name').notNull().default(''),
    about: text('about').notNull().default(''),
    /** When its pages were to be read again; null when they are not being read. */
    rereadAskedAt: instant('reread_asked_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), uniqueIndex('catalogue_sources_once').on(table.ownerId, table.address)],
);

export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    sourceId: id('source_id').notNull(),
    status: text('status', { enum: ['queued', 'running', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    /** The kind of the reader that was used (readers/readers.ts), or of a file. */
    kind: text('kind'),
    found: integer('found').notNull().default(0),
    imported: integer('imported').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    message: text('message').notNull().default(''),
    /** The first failures, for the owner. */
    failures: jsonb('failures').$type<Failed[]>().notNull().default([]),
    /** The address as it was given; with a file, that of the shop, which resolves the links. */
    url: text('url').notNull().default(''),
    /** Where the storage keeps an uploaded file until it is read. */
    file: text('file'),
    /** Pages read and to be read, for readings that know how many there are. */
    pagesRead: integer('pages_read').notNull().default(0),
    pagesTotal: integer('pages_total'),
    /** Where a reading that takes several turns goes on; null when it begins anew. */
    resume: jsonb('resume').$type<ImportResume>(),
    /** When it last joined the queue: with each turn it goes to the end. */
    queuedAt: instant('queued_at').notNull().defaultNow(),
    /** Renewed while it runs, so that an import whose process died is found and queued again. */
    heartbeatAt: instant('heartbeat_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    /** One import per source at a time, under parallel requests too. */
    uniqueIndex('catalogue_imports_one_under_way').on(table.ownerId, table.sourceId).where(sql`${table.status} in ('queued', 'running')`),
    index('catalogue_imports_of_source').on(table.ownerId, table.sourceId, table.id),
    foreignKey({ columns: [table.ownerId, table.sourceId], foreignColumns: [catalogueSources.ownerId, catalogueSources.id] }).onDelete(
      'cascade',
    ),
  ],
);

/**
 * Readings of shops for visitors of the demo, waiting or running; they share a queue with owners' imports. No owner: the rows are deleted
 * when the reading ends.
 */
export const shopVisits = pgTable('shop_visits', {
  id: ownId().primaryKey(),
  /** The shop's host without www. */
  shop: text('shop').notNull(),
  /** Who requested it, for sharing turns fairly. */
  who: text('who').notNull(),
  createdAt: createdAt(),
  startedAt: instant('started_at'),
  heartbeatAt: instant('heartbeat_at').notNull().defaultNow(),
});

/** Pages of a shop that answer visitors' questions, as plain text with the address they came from. */
export const shopPages = pgTable(
  'shop_pages',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    sourceId: id('source_id').notNull(),
    url: text('url').notNull(),
    topic: text('topic', { enum: ['delivery', 'returns', 'payment', 'sizes', 'contact', 'questions'] }).notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    fetchedAt: instant('fetched_at').notNull(),
    /** When it was last read again, whether it changed or not; null: not since `fetchedAt`. */
    checkedAt: instant('checked_at'),
    /** The text that the owner last looked at, and when it was replaced; null when it never changed. */
    textBefore: text('text_before'),
    changedAt: instant('changed_at'),
    /** When the owner looked at the change. */
    seenAt: instant('seen_at'),
    problem: text('problem', { enum: pageProblems }),
    /** Set when the owner removed it; imports do not restore it. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('shop_pages_once').on(table.ownerId, table.url),
    foreignKey({ columns: [table.ownerId, table.sourceId], foreignColumns: [catalogueSources.ownerId, catalogueSources.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Facts that the owner added to products or removed from them. Imports keep the ids of products, and so these rows. */
export const productFacts = pgTable(
  'product_facts',
  {
    ownerId: ownerId(),
    productId: id('product_id').notNull(),
    family: text('family').notNull(),
    value: text('value').notNull(),
    label: text('label').notNull(),
    /** Whether the fact is true of the product; a removed one is not. */
    holds: boolean('holds').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.productId, table.family, table.value] }),
    foreignKey({ columns: [table.ownerId, table.productId], foreignColumns: [products.ownerId, products.id] }).onDelete('cascade'),
  ],
);

/** Pictures that the owner uploaded for products, so that those which no product shows can be taken away. */
export const productPictures = pgTable(
  'product_pictures',
  {
    ownerId: ownerId(),
    /** The file's name in the storage. */
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.name] }), index('product_pictures_by_time').on(table.createdAt)],
);

export const products = pgTable(
  'products',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    /** null for a product made by hand. */
    sourceId: id('source_id'),
    /** The key within its source, by which the next import finds it. */
    externalKey: text('external_key').notNull(),
    title: text('title').notNull(),
    link: text('link').notNull(),
    image: text('image').notNull().default(''),
    description: text('description').notNull().default(''),
    /** Minor units of the currency; null when the shop names no price, never 0. */
    priceMinor: minorUnits('price_minor'),
    /** The upper end where variations differ in price. */
    priceMaxMinor: minorUnits('price_max_minor'),
    regularPriceMinor: minorUnits('regular_price_minor'),
    currency: text('currency'),
    inStock: boolean('in_stock').notNull().default(true),
    categories: text('categories').array().notNull().default([]),
    tags: text('tags').array().notNull().default([]),
    /** Each from the top down; `categories` has the flat names. */
    categoryPaths: jsonb('category_paths').$type<string[][]>().notNull().default([]),
    attributes: jsonb('attributes').$type<Record<string, string[]>>().notNull().default({}),
    variants: jsonb('variants').$type<ProductVariant[]>().notNull().default([]),
    vendor: text('vendor'),
    sku: text('sku'),
    /** Two or three letters, `en`; decides how its words are stemmed for search. */
    language: text('language'),
    /** How the shop's cart takes it; null when it is not known. */
    cart: jsonb('cart').$type<CartEntry>(),
    /** The part of the shop's page that each field was read from; empty when one source gave all of them. */
    fieldSources: jsonb('field_sources').$type<Record<string, string>>().notNull().default({}),
    /** Names of the fields that the owner changed by hand: an import leaves these alone. */
    edited: text('edited').array().notNull().default([]),
    /** Never recommended nor named by the assistant, but still listed. */
    excluded: boolean('excluded').notNull().default(false),
    /** Set when the last complete import did not find it. */
    goneAt: instant('gone_at'),
    /** Set when the owner removed it; imports do not restore it. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('products_external_key').on(table.ownerId, table.sourceId, table.externalKey),
    index('products_live').on(table.ownerId, table.id).where(listed(table)),
    // One index per sort order of the list, so that a page of 50,000 products needs no sorting.
    index('products_by_title').on(table.ownerId, sql`lower(${table.title})`, table.id).where(listed(table)),
    index('products_by_price').on(table.ownerId, table.priceMinor, table.id).where(listed(table)),
    index('products_by_time').on(table.ownerId, table.updatedAt, table.id).where(listed(table)),
  ],
);

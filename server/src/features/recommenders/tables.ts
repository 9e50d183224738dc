/** Recommenders, their websites and suggestions, and the company profile that their assistant is trained on. */
import { handoverModes, type PopupBehaviour, type PopupDesign, type PopupSettings, type ProductChoice } from '@parley/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ownerId, ownId } from '../../platform/db/sql/columns.ts';
import { fieldMap } from '../../platform/db/sql/field-map.ts';

export const recommenders = pgTable(
  'recommenders',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    name: text('name').notNull(),
    active: boolean('active').notNull().default(false),
    /** A foreign key of a migration. Deleting the questionnaire clears it (`shownBy`). */
    questionnaireId: id('questionnaire_id'),
    /** Whether it asks follow-up questions; off for recommenders that are older than these (decision 027). */
    askFollowUps: boolean('ask_follow_ups').notNull().default(true),
    /** When visitors are offered to talk to a person; off for older recommenders whose owner names no e-mail address (decision 036). */
    handover: text('handover', { enum: handoverModes }).notNull().default('asked'),
    /** Only what differs from the contract's defaults. */
    settings: jsonb('settings').$type<Partial<PopupDesign & PopupBehaviour>>().notNull().default({}),
    /** The product choice; absent fields have the contract's default. */
    productChoice: jsonb('product_choice').$type<Partial<ProductChoice>>().notNull().default({}),
    version: integer('version').notNull().default(1),
    /** The system that the shop runs on, where it was recognised when the shop was read; else empty. */
    platform: text('platform').notNull().default(''),
    snippetSeenAt: instant('snippet_seen_at'),
    /** When its owner deleted it: it is in the bin until it is erased. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

type RecommenderRow = typeof recommenders.$inferSelect;

/** Columns that are internal to the server. */
export type RecommenderUpkeep = 'ownerId' | 'id' | 'version' | 'platform' | 'snippetSeenAt' | 'deletedAt' | 'createdAt' | 'updatedAt';

/** Settings that are stored elsewhere: design, behaviour and product choice as JSON (settings.ts), suggestions in a separate table. */
type KeptElsewhere = keyof PopupDesign | keyof PopupBehaviour | keyof ProductChoice | 'popupAdditionals';

/** The column of each other setting, used for saving and presenting a recommender. */
export const recommenderFields = fieldMap<
  Omit<PopupSettings, KeptElsewhere | 'id' | 'clientId' | 'version' | 'updatedAt'>,
  Omit<RecommenderRow, RecommenderUpkeep | 'settings' | 'productChoice'>
>()({
  popup_name: 'name',
  status: 'active',
  questionnaireId: 'questionnaireId',
  askFollowUps: 'askFollowUps',
  handover: 'handover',
});

export const allowedWebsites = pgTable(
  'allowed_websites',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    recommenderId: id('recommender_id').notNull(),
    /** An origin, `https://shop.example`, or `https://*.shop.example` for every subdomain. */
    website: text('website').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('allowed_websites_once').on(table.ownerId, table.recommenderId, table.website),
    foreignKey({ columns: [table.ownerId, table.recommenderId], foreignColumns: [recommenders.ownerId, recommenders.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const suggestions = pgTable(
  'suggestions',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    recommenderId: id('recommender_id').notNull(),
    /** 0 to 2: with this the database limits suggestions to three. */
    slot: smallint('slot').notNull(),
    text: text('text').notNull(),
    chatText: text('chat_text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('suggestions_slot').on(table.ownerId, table.recommenderId, table.slot),
    check('suggestions_at_most_three', sql`${table.slot} between 0 and 2`),
    foreignKey({ columns: [table.ownerId, table.recommenderId], foreignColumns: [recommenders.ownerId, recommenders.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Pictures that were uploaded for a design, so that unused ones can be deleted. */
export const recommenderPictures = pgTable(
  'recommender_pictures',
  {
    ownerId: ownerId(),
    /** `/uploads/...` */
    path: text('path').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.path] })],
);

export const companyProfiles = pgTable('company_profiles', {
  ownerId: id('owner_id').primaryKey(),
  companyName: text('company_name').notNull(),
  services: text('services').notNull(),
  products: text('products').notNull(),
  contact: text('contact').notNull(),
  faqs: text('faqs').notNull(),
  maximumDiscount: text('maximum_discount').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

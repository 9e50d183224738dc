/**
 * Questionnaires, questions and answers. A question is deleted by `deleteQuestions` alone, which takes the pointers to it away first: a foreign key that
 * sets them to null, or one in a circle, cannot be spread over machines (decision 081).
 */
import type { Answer, AnswerStyle, Outline, ProductRule } from '@parley/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ownerId, ownId } from '../../platform/db/sql/columns.ts';
import { fieldMap } from '../../platform/db/sql/field-map.ts';

export const questionnaires = pgTable(
  'questionnaires',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    name: text('name').notNull(),
    firstQuestionId: id('first_question_id'),
    /** Counts the changes inside it, so that a save on top of an older state is refused. */
    revision: integer('revision').notNull().default(1),
    /** When its owner deleted it: it is in the bin until it is erased. */
    deletedAt: instant('deleted_at'),
    /** For a deleted questionnaire: the recommenders that showed it. */
    shownBy: id('shown_by').array().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

export const questions = pgTable(
  'questions',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    questionnaireId: id('questionnaire_id').notNull(),
    text: text('text').notNull(),
    position: integer('position').notNull(),
    /** For a follow-up question, which Parley asks: what it asks about; null for the owner's questions. */
    followUpFamily: text('follow_up_family'),
    /** For a follow-up question: a digest of its texts. The same question gets the same row, no matter when and whom it is asked. */
    followUpKey: text('follow_up_key'),
    /** For a follow-up question: the UTC day on which it was last asked. */
    followUpOn: date('follow_up_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('questions_follow_up_once').on(table.ownerId, table.questionnaireId, table.followUpKey),
    index('questions_in_order').on(table.ownerId, table.questionnaireId, table.position),
    foreignKey({ columns: [table.ownerId, table.questionnaireId], foreignColumns: [questionnaires.ownerId, questionnaires.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const answers = pgTable(
  'answers',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    questionId: id('question_id').notNull(),
    /** 0 to 3, unique per question: this limits a question to 4 answers, also under parallel requests. */
    slot: smallint('slot').notNull(),
    /** The order on the screen. */
    position: smallint('position').notNull(),
    text: text('text').notNull(),
    textForChat: text('text_for_chat').notNull(),
    nextQuestionId: id('next_question_id'),
    /** `nextQuestionId` follows the order of the questions. */
    nextInOrder: boolean('next_in_order').notNull().default(false),
    /** The path of the picture, `/uploads/...`, or empty. */
    image: text('image').notNull().default(''),
    hasInputField: boolean('has_input_field').notNull().default(false),
    inputTextField: text('input_text_field').notNull().default(''),
    hasCallToAction: boolean('has_call_to_action').notNull().default(false),
    callToActionUrl: text('call_to_action_url').notNull().default(''),
    style: jsonb('style').$type<AnswerStyle>().notNull().default({}),
    productRules: jsonb('product_rules').$type<ProductRule[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('answers_slot').on(table.ownerId, table.questionId, table.slot),
    index('answers_leading_to').on(table.ownerId, table.nextQuestionId),
    check('answers_at_most_four', sql`${table.slot} between 0 and 3`),
    foreignKey({ columns: [table.ownerId, table.questionId], foreignColumns: [questions.ownerId, questions.id] }).onDelete('cascade'),
    foreignKey({
      name: 'answers_next_question',
      columns: [table.ownerId, table.nextQuestionId],
      foreignColumns: [questions.ownerId, questions.id],
    }),
  ],
);

type AnswerRow = typeof answers.$inferSelect;

/** The content of an answer, without its keys and its position. */
export type AnswerContent = Omit<AnswerRow, 'ownerId' | 'id' | 'questionId' | 'slot' | 'position'>;

/** The column of each field of an answer, used for creating, editing, copying and presenting answers. */
export const answerFields = fieldMap<Omit<Answer, 'id' | 'question'>, AnswerContent>()({
  text: 'text',
  text_for_chatgpt: 'textForChat',
  next_question: 'nextQuestionId',
  next_in_order: 'nextInOrder',
  image: 'image',
  answerHasInputField: 'hasInputField',
  answerInputTextField: 'inputTextField',
  answerHasCallToAction: 'hasCallToAction',
  answerCallToActionURL: 'callToActionUrl',
  style: 'style',
  product_rules: 'productRules',
});

/** A questionnaire as it was before a change, kept for 30 days. */
export const questionnaireVersions = pgTable(
  'questionnaire_versions',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    questionnaireId: id('questionnaire_id').notNull(),
    /** Until when visitors saw it. */
    until: instant('until').notNull(),
    content: jsonb('content').$type<Outline>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('questionnaire_versions_newest').on(table.ownerId, table.questionnaireId, table.id),
    foreignKey({ columns: [table.ownerId, table.questionnaireId], foreignColumns: [questionnaires.ownerId, questionnaires.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Pictures that no answer may show: uploaded and not saved yet, or taken from an answer. They are deleted once nothing refers to them. */
export const answerPictures = pgTable(
  'answer_pictures',
  {
    ownerId: ownerId(),
    /** `/uploads/...` */
    path: text('path').notNull(),
    looseSince: instant('loose_since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.path] })],
);

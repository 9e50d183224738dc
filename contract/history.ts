/** Chat histories and the timelines of visitors (specification sections 2, 3 and 7). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, done, file, instant, line, page, textId, timeZone } from './fields.ts';
import { answerWays } from './handover.ts';
import * as paths from './paths.ts';
import { receipt } from './receipts.ts';
import { recommendedProduct } from './recommendation.ts';

export const conversation = z.object({
  engagement_info: z.object({
    popupEngagementStart: instant,
    /** null while it continues. */
    popupEngagementEnd: instant.nullable(),
    conversationStartedAtWebsiteLink: z.string(),
    popup_id: z.int(),
    chats_count: z.int(),
    /** The owner marked it as read. */
    reviewed: z.boolean(),
    /** The visitor followed a product or a call to action. */
    clicked: z.boolean(),
    /** A product was put into the shop's cart from its card. */
    addedToCart: z.boolean(),
    /** An order that counts is attributed to the visit. */
    ordered: z.boolean(),
    /** The shop's texts did not answer something that the visitor asked. */
    unanswered: z.boolean(),
    /** The products that were recommended first, at most three. */
    products: z.array(z.object({ id: z.int(), title: z.string(), image: z.string() })),
  }),
  chatgpt_data: z.array(z.object({ id: z.int(), inputChatGPT: z.string(), outputChatGPT: z.string() })),
});
export type Conversation = z.output<typeof conversation>;

/** Filters for conversations; a conversation must match all that are given. Days are those of the start in `zone`, both included. */
const filters = {
  /** Words, or beginnings of words, of the visitor or the bot. If nothing matches, the text is searched literally. */
  search: line(200).default(''),
  popup: textId.optional(),
  from: day.optional(),
  to: day.optional(),
  zone: timeZone.default('UTC'),
  review: z.enum(['reviewed', 'unreviewed']).optional(),
  clicked: z.literal('yes').optional(),
  /** An order that counts is attributed to the conversation. */
  ordered: z.literal('yes').optional(),
  ongoing: z.literal('yes').optional(),
};
export const historyFilters = z.object(filters);
export type HistoryFilters = z.output<typeof historyFilters>;

export const listChatHistory = defineCall({
  method: 'GET',
  path: paths.chatHistory,
  summary:
    'Conversations with at least one chat entry, newest first, keyed by engagement id in that order (section 3). A search covers the newest 5,000 entries that contain its words. `total` counts up to 10,000; `more` is true when there are more.',
  auth: 'owner',
  query: z.object({ ...filters, ...page(100, 25) }),
  answer: z.object({ chat_history: z.record(z.string(), conversation), total: z.int(), more: z.boolean() }),
});

export const exportChatHistory = defineCall({
  method: 'GET',
  path: paths.chatHistoryExport,
  summary: 'All conversations that match the filters, as JSON or as CSV with one row per chat entry.',
  auth: 'owner',
  query: z.object({ ...filters, format: z.enum(['csv', 'json']).default('csv') }),
  answer: file,
  download: ['text/csv', 'application/json'],
});

const entryFields = { at: instant };

/** One event of an engagement. Titles and texts are null when they were deleted since. */
export const timelineEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('began'), ...entryFields, page: z.string(), trigger: z.string(), device: z.string() }),
  z.object({ kind: z.enum(['opened', 'closed']), ...entryFields }),
  z.object({
    kind: z.literal('answered'),
    ...entryFields,
    question: z.string().nullable(),
    /** The question was a follow-up question, asked by Parley. */
    followUp: z.boolean(),
    answers: z.array(z.object({ text: z.string().nullable(), typed: z.string() })),
    seconds: z.number(),
  }),
  z.object({
    kind: z.literal('said'),
    ...entryFields,
    id: z.int(),
    input: z.string(),
    output: z.string(),
    products: z.array(recommendedProduct),
    /** Why the assistant said it; null for answers from before receipts were kept. */
    receipt: receipt.nullable(),
  }),
  /** The visitor asked for a person (contract/handover.ts); `handoverId` leads to the request. */
  z.object({ kind: z.literal('askedPerson'), ...entryFields, handoverId: z.int(), message: z.string(), open: z.boolean() }),
  /** The owner's answer to such a request. */
  z.object({ kind: z.literal('personAnswered'), ...entryFields, text: z.string(), by: z.enum(answerWays) }),
  z.object({ kind: z.literal('clicked'), ...entryFields, productId: z.int().nullable(), title: z.string().nullable() }),
  /** The shop's cart took the product. */
  z.object({ kind: z.literal('addedToCart'), ...entryFields, productId: z.int().nullable(), title: z.string().nullable() }),
]);
export type TimelineEntry = z.output<typeof timelineEntry>;

const params = z.object({ engagementId: z.uuid('Must be a UUID') });

export const getConversation = defineCall({
  method: 'GET',
  path: paths.conversation,
  summary: 'One conversation with everything its visitor did, oldest first. 404 for an unknown one.',
  auth: 'owner',
  params,
  answer: z.object({ conversation, timeline: z.array(timelineEntry) }),
});

export const reviewConversation = defineCall({
  method: 'PUT',
  path: paths.conversation,
  summary: 'Marks a conversation as reviewed or not reviewed. 404 for an unknown one.',
  auth: 'owner',
  params,
  body: z.object({ reviewed: z.boolean() }),
  answer: done,
});

export const eraseConversation = defineCall({
  method: 'DELETE',
  path: paths.conversation,
  summary: 'Permanently erases everything a visitor said and did in an engagement; the day counts stay. 404 for an unknown one.',
  auth: 'owner',
  params,
  answer: done,
});

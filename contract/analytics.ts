/** What happened: analytics and chat history (specification sections 2, 3 and 7). Times are seconds. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, page, textId } from './fields.ts';

/** A UTC day, `2026-01-31`, no earlier than any count there can be. */
const day = z.iso
  .date('Must be a day like 2026-01-31')
  .refine((text) => text >= '2000-01-01' && text <= '2199-12-31', 'Must be between 2000-01-01 and 2199-12-31');

/** The UTC days that a report covers, both included. Both are optional; the call says what it covers without them. */
export const period = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: 'Must not be before the first day' });
export type Period = z.output<typeof period>;

/** Averages are null where nobody answered yet. */
const average = z.number().nullable();

export const questionnaireAnalytics = z.object({
  questionnaire_id: z.int(),
  questionnaire_name: z.string(),
  total_responses: z.int(),
  average_answer_time: average,
  answers_statistics: z.array(
    z.object({
      question_id: z.int(),
      question_text: z.string(),
      total_responses: z.int(),
      average_response_time: average,
      answers_with_response_statistics: z.array(
        z.object({ answer_id: z.int(), answer_text: z.string(), response_count: z.int(), avg_response_time: average }),
      ),
    }),
  ),
});
export type QuestionnaireAnalytics = z.output<typeof questionnaireAnalytics>;

export const getPopupAnalytics = defineCall({
  method: 'GET',
  path: '/popup_analytics/',
  summary: 'Responses per questionnaire, question and answer over all time (section 7).',
  auth: 'owner',
  answer: z.object({ questionnaire_data: z.array(questionnaireAnalytics) }),
});

export const getChatAnalytics = defineCall({
  method: 'GET',
  path: '/chatgpt_analytics/',
  summary: 'Displays, engagements, chats and tokens: in all, and per day for the last 30 days (section 7).',
  auth: 'owner',
  answer: z.object({
    chatgpt_info: z.object({
      total_displayed: z.int(),
      total_engagements: z.int(),
      total_chats: z.int(),
      total_tokens: z.int(),
      days: z.array(z.object({ day: z.iso.date(), displayed: z.int(), engagements: z.int(), chats: z.int(), tokens: z.int() })),
    }),
  }),
});

/** What stands for the pages of a day that are too many to be counted each. No path begins so. */
export const OTHER_PAGES = '(other pages)';

export const funnel = z.object({
  questionnaireId: z.int(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Whose time with the recommender began on these days; everything below is about them, each counted once, whenever they did it. */
  visitors: z.int(),
  /** In the questionnaire's order. */
  questions: z.array(
    z.object({
      questionId: z.int(),
      questionText: z.string(),
      /** Visitors who reached the question: the first is shown with the widget, another when an answer led to it as the flow was then. */
      shown: z.int(),
      answered: z.int(),
      answers: z.array(
        z.object({
          answerId: z.int(),
          answerText: z.string(),
          /** Where the answer leads today; null for the end. */
          nextQuestion: z.int().nullable(),
          chosen: z.int(),
        }),
      ),
    }),
  ),
});
export type Funnel = z.output<typeof funnel>;

export const getFunnel = defineCall({
  method: 'GET',
  path: '/api/analytics/funnel/:questionnaireId/',
  summary:
    'How many of the visitors of these days reached and answered each question of a questionnaire. Without `from` the 30 days up to `to`, which is today unless told.',
  auth: 'owner',
  params: z.object({ questionnaireId: textId }),
  query: period,
  answer: z.object({ funnel }),
});

export const conversation = z.object({
  engagement_info: z.object({
    popupEngagementStart: instant,
    /** null while it goes on. */
    popupEngagementEnd: instant.nullable(),
    conversationStartedAtWebsiteLink: z.string(),
    popup_id: z.int(),
    chats_count: z.int(),
  }),
  chatgpt_data: z.array(z.object({ id: z.int(), inputChatGPT: z.string(), outputChatGPT: z.string() })),
});
export type Conversation = z.output<typeof conversation>;

export const listChatHistory = defineCall({
  method: 'GET',
  path: '/api/chat_history/',
  summary: 'Conversations with at least one chat entry, newest first, keyed by engagement id in that order (section 3).',
  auth: 'owner',
  query: z.object(page(100, 25)),
  answer: z.object({ chat_history: z.record(z.string(), conversation), total: z.int() }),
});

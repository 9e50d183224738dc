/** What happened: analytics and chat history (specification sections 2, 3 and 7). Times are seconds. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, page } from './fields.ts';

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

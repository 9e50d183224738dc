/** Analytics (specification sections 2, 3 and 7). Times are in seconds; figures.ts says what each number counts. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, file, instant, sums, textId } from './fields.ts';
import * as paths from './paths.ts';

/** First and last UTC day of a report, both included and optional. Each call documents its default. */
const periodDays = { from: day.optional(), to: day.optional() };
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => !from || !to || from <= to;
const orderError = { path: ['to'], message: 'Must not be before the first day' };

/** The period of a report: its first and last UTC day, both included and optional. Each call documents its default. */
export const period = z.strictObject(periodDays).refine(inOrder, orderError);
export type Period = z.output<typeof period>;

/**
 * The sums of orders whose visitors clicked a recommended product and then bought (contract/orders.ts), by the day of the order. Attributed, not
 * causal: some of them would have bought anyway.
 */
const attributed = sums;

/** An average; null when there is no response yet. */
const average = z.number().nullable();

export const questionnaireAnalytics = z.object({
  questionnaire_id: z.int(),
  questionnaire_name: z.string(),
  /** An active recommender shows it. */
  live: z.boolean(),
  total_responses: z.int(),
  average_answer_time: average,
  /** The number of visitors who answered it. */
  attributed,
  answers_statistics: z.array(
    z.object({
      question_id: z.int(),
      question_text: z.string(),
      /** It is a follow-up question, asked by Parley; these come after the owner's questions, most answered first. */
      follow_up: z.boolean(),
      total_responses: z.int(),
      average_response_time: average,
      answers_with_response_statistics: z.array(
        z.object({ answer_id: z.int(), answer_text: z.string(), response_count: z.int(), avg_response_time: average, attributed }),
      ),
    }),
  ),
});
export type QuestionnaireAnalytics = z.output<typeof questionnaireAnalytics>;

export const getPopupAnalytics = defineCall({
  method: 'GET',
  path: paths.popupAnalytics,
  summary: 'Responses per questionnaire, question and answer (section 7), over all time unless a period is given.',
  auth: 'owner',
  query: period,
  answer: z.object({ questionnaire_data: z.array(questionnaireAnalytics) }),
});

const counts = {
  displayed: z.int(),
  /** Displayed engagements in which the visitor did something. */
  engagements: z.int(),
  opened: z.int(),
  responses: z.int(),
  /** Engagements in which the visitor chatted. */
  conversations: z.int(),
  chats: z.int(),
  clicks: z.int(),
  /** Products put into the shop's cart from a card. */
  cartAdds: z.int(),
  tokens: z.int(),
};

export const getChatAnalytics = defineCall({
  method: 'GET',
  path: paths.chatAnalytics,
  summary:
    'Totals and counts per UTC day (section 7). Without a period, the totals are over all time and the days are the last 30; a period of more than a year begins with the first day that has counts.',
  auth: 'owner',
  query: period,
  answer: z.object({
    chatgpt_info: z.object({
      total_displayed: z.int(),
      total_engagements: z.int(),
      total_opened: z.int(),
      total_responses: z.int(),
      total_conversations: z.int(),
      total_chats: z.int(),
      total_clicks: z.int(),
      total_cart_adds: z.int(),
      total_tokens: z.int(),
      total_attributed: attributed,
      days: z.array(z.object({ day: z.iso.date(), ...counts, attributed })),
    }),
  }),
});

/** The value that stands for the pages of a day beyond the number that is counted separately. No path begins like it. */
export const otherPages = '(other pages)';

export const funnel = z.object({
  questionnaireId: z.int(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Visitors whose engagement began on these days. The counts below are of these visitors, each counted once, also for later actions. */
  visitors: z.int(),
  /** In the questionnaire's order, followed by the follow-up questions, most reached first. */
  questions: z.array(
    z.object({
      questionId: z.int(),
      questionText: z.string(),
      /** It is a follow-up question, asked by Parley; no answer leads to it. */
      followUp: z.boolean(),
      /** Visitors who reached the question. The first is shown with the widget; any other when an answer led to it in the flow at that time, a follow-up question when it was asked. */
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
  path: paths.funnel,
  summary:
    'How many visitors of the period reached and answered each question of a questionnaire. Without `from`, the period is the 30 days up to `to`, which is today by default. 404 for an unknown questionnaire.',
  auth: 'owner',
  params: z.object({ questionnaireId: textId }),
  query: period,
  answer: z.object({ funnel }),
});

export const breakdowns = ['recommender', 'page', 'device', 'trigger'] as const;
export type BreakdownBy = (typeof breakdowns)[number];

/** Numbers of visitors. Each visitor is counted at most once in each number. */
const visitorCounts = {
  displayed: z.int(),
  engaged: z.int(),
  answered: z.int(),
  chatted: z.int(),
  clicked: z.int(),
  /** They put a product into the shop's cart from a card. */
  addedToCart: z.int(),
};

export const breakdown = z.object({
  by: z.enum(breakdowns),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Visitors whose engagement began on these days. */
  total: z.object(visitorCounts),
  /** At most 100, most displayed first, and last a row with an empty value for visitors whose value is unknown. */
  rows: z.array(
    z.object({
      /** A recommender's id, a page's path or `otherPages`, a device, a trigger. */
      value: z.string(),
      /** A recommender's name, null when it was deleted; otherwise the value. */
      label: z.string().nullable(),
      ...visitorCounts,
      /** Only by recommender; empty otherwise. */
      attributed,
    }),
  ),
});
export type Breakdown = z.output<typeof breakdown>;

export const getBreakdown = defineCall({
  method: 'GET',
  path: paths.breakdown,
  summary: 'Visitor counts by recommender, page, device or trigger; for the last 30 days unless a period is given.',
  auth: 'owner',
  query: z.strictObject({ ...periodDays, by: z.enum(breakdowns).default('recommender') }).refine(inOrder, orderError),
  answer: z.object({ breakdown }),
});

export const productAnalytics = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Over all products. */
  recommended: z.int(),
  clicked: z.int(),
  addedToCart: z.int(),
  /** At most 100, the most recommended first. */
  rows: z.array(
    z.object({
      product_id: z.int(),
      /** null when it is no longer in the catalogue. */
      title: z.string().nullable(),
      link: z.string(),
      image: z.string(),
      /** How often the assistant showed it, how often a visitor followed its link, and how often one put it into the shop's cart from its card. */
      recommended: z.int(),
      clicked: z.int(),
      addedToCart: z.int(),
      /** The amount that visitors who clicked it then paid for it. */
      attributed,
    }),
  ),
});
export type ProductAnalytics = z.output<typeof productAnalytics>;

export const getProductAnalytics = defineCall({
  method: 'GET',
  path: paths.productAnalytics,
  summary: 'How often products were recommended, clicked and put into the cart of the shop; in the last 30 days unless a period is given.',
  auth: 'owner',
  query: period,
  answer: z.object({ products: productAnalytics }),
});

export const unansweredQuestions = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** At most 100, most asked first. Questions that differ only in case and punctuation are counted together. */
  rows: z.array(
    z.object({
      /** The wording of the last time it was asked. */
      question: z.string(),
      count: z.int(),
      last_asked: instant,
      /** The conversation in which it was asked last. */
      engagement_id: z.string(),
    }),
  ),
});
export type UnansweredQuestions = z.output<typeof unansweredQuestions>;

export const listUnansweredQuestions = defineCall({
  method: 'GET',
  path: paths.unansweredQuestions,
  summary:
    'Questions of visitors that the shop’s texts do not answer, from the newest 5,000 such messages of the period (the last 30 days by default). Erased conversations are not included.',
  auth: 'owner',
  query: period,
  answer: z.object({ unanswered: unansweredQuestions }),
});

export const typedAnswers = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Questions with typed answers, most typed first. At most 100 rows a question, equal texts (but for case, accents and punctuation) together. */
  questions: z.array(
    z.object({
      questionnaire_id: z.int(),
      questionnaire_name: z.string(),
      question_id: z.int(),
      question_text: z.string(),
      /** How many texts were typed. */
      total: z.int(),
      rows: z.array(
        z.object({
          /** The answer whose field it was typed into. */
          answer_text: z.string(),
          /** The wording of the last time. */
          text: z.string(),
          count: z.int(),
          last_typed: instant,
          /** The visit in which it was typed last. */
          engagement_id: z.string(),
        }),
      ),
    }),
  ),
});
export type TypedAnswers = z.output<typeof typedAnswers>;

export const listTypedAnswers = defineCall({
  method: 'GET',
  path: paths.typedAnswers,
  summary:
    'What visitors typed into answers with an input field, from the newest 5,000 texts of the period (the last 30 days by default). Erased visits and changed answers are not included.',
  auth: 'owner',
  query: period,
  answer: z.object({ typed: typedAnswers }),
});

export const reports = ['days', 'questionnaires', 'funnel', 'breakdown', 'products', 'unanswered', 'typed'] as const;
export type Report = (typeof reports)[number];

export const exportAnalytics = defineCall({
  method: 'GET',
  path: paths.analyticsExport,
  summary:
    'A report as CSV, for the last 30 days unless a period is given; `by` applies to a breakdown, `questionnaireId` to a funnel. Cells that a spreadsheet would run as formulas begin with an apostrophe.',
  auth: 'owner',
  query: z
    .strictObject({
      ...periodDays,
      report: z.enum(reports),
      by: z.enum(breakdowns).default('recommender'),
      questionnaireId: textId.optional(),
    })
    .refine(inOrder, orderError)
    .refine(({ report, questionnaireId }) => report !== 'funnel' || questionnaireId !== undefined, {
      path: ['questionnaireId'],
      message: 'This is required',
    }),
  answer: file,
  download: ['text/csv'],
});

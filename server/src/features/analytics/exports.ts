/** Reports as CSV files, with the same figures as the screens. */
import type {
  Breakdown,
  exportAnalytics,
  Funnel,
  ProductAnalytics,
  QueryOf,
  QuestionnaireAnalytics,
  UnansweredQuestions,
} from '@parley/contract';
import { type CsvCell, csv } from '../../platform/csv.ts';
import type { Executor } from '../../platform/db/index.ts';
import { daysOfPeriod } from './periods.ts';
import { breakdownBy, productStatistics, unanswered } from './reports.ts';
import { chatStatistics, funnelOf, questionnaireStatistics } from './service.ts';

interface Sheet {
  header: string[];
  rows: CsvCell[][];
}

/**
 * The CSV file of a report: its name, which contains the days it covers, and its text.
 * @throws HttpError 404 for a questionnaire that does not belong to the owner
 */
export async function exportOf(
  db: Executor,
  ownerId: number,
  { report, by, questionnaireId = 0, ...period }: QueryOf<typeof exportAnalytics>,
  now: Date,
): Promise<{ name: string; text: AsyncGenerator<string> }> {
  const days = daysOfPeriod(period, now);
  const sheets: Record<typeof report, () => Promise<Sheet>> = {
    days: async () => sheetOfDays((await chatStatistics(db, ownerId, days, now)).days),
    questionnaires: async () => sheetOfQuestionnaires(await questionnaireStatistics(db, ownerId, days, now)),
    funnel: async () => sheetOfFunnel(await funnelOf(db, ownerId, questionnaireId, days, now)),
    breakdown: async () => sheetOfBreakdown(await breakdownBy(db, ownerId, by, days, now)),
    products: async () => sheetOfProducts(await productStatistics(db, ownerId, days, now)),
    unanswered: async () => sheetOfQuestions(await unanswered(db, ownerId, days, now)),
  };
  const { header, rows } = await sheets[report]();
  const subject = report === 'breakdown' ? `by-${by}` : report;
  return { name: `${subject}-${days.from}-${days.to}.csv`, text: csv(header, singleBatch(rows)) };
}

async function* singleBatch<T>(value: T): AsyncGenerator<T> {
  yield value;
}

type Day = Awaited<ReturnType<typeof chatStatistics>>['days'][number];

const sheetOfDays = (days: readonly Day[]): Sheet => ({
  header: ['Day (UTC)', 'Displayed', 'Engagements', 'Opened', 'Responses', 'Conversations', 'Chats', 'Clicks', 'Added to cart', 'Tokens'],
  rows: days.map((day) => [
    day.day,
    ...[day.displayed, day.engagements, day.opened, day.responses, day.conversations, day.chats, day.clicks, day.cartAdds, day.tokens],
  ]),
});

/** Seconds rounded to two decimals, as on the screens. */
const seconds = (value: number | null) => (value === null ? null : Number(value.toFixed(2)));

const questionCell = (text: string, isFollowUp: boolean) => (isFollowUp ? `${text} (asked by Parley)` : text);

const sheetOfQuestionnaires = (list: readonly QuestionnaireAnalytics[]): Sheet => ({
  header: ['Questionnaire', 'Question', 'Answer Choice', 'Response Count', 'Average Response Time (seconds)'],
  rows: list.flatMap(({ questionnaire_name: name, ...questionnaire }) => [
    [name, '', '', questionnaire.total_responses, seconds(questionnaire.average_answer_time)],
    ...questionnaire.answers_statistics.flatMap((question) => [
      [
        name,
        questionCell(question.question_text, question.follow_up),
        '',
        question.total_responses,
        seconds(question.average_response_time),
      ],
      ...question.answers_with_response_statistics.map((answer) => [
        ...[
          name,
          questionCell(question.question_text, question.follow_up),
          answer.answer_text,
          answer.response_count,
          seconds(answer.avg_response_time),
        ],
      ]),
    ]),
  ]),
});

const sheetOfFunnel = ({ questions }: Funnel): Sheet => ({
  header: ['Question', 'Answer', 'Reached', 'Answered', 'Left here'],
  rows: questions.flatMap(({ questionText, followUp, shown, answered, answers }) => [
    [questionCell(questionText, followUp), '', shown, answered, shown - answered],
    ...answers.map(({ answerText, chosen }) => [questionCell(questionText, followUp), answerText, '', chosen, '']),
  ]),
});

const sheetOfBreakdown = ({ by, rows }: Breakdown): Sheet => ({
  header: [by, 'Displayed', 'Engaged', 'Answered', 'Chatted', 'Clicked', 'Added to cart'],
  rows: rows.map((row) => [
    row.label || row.value || 'unknown',
    ...[row.displayed, row.engaged, row.answered, row.chatted, row.clicked, row.addedToCart],
  ]),
});

const sheetOfProducts = ({ rows }: ProductAnalytics): Sheet => ({
  header: ['Product id', 'Product', 'Link', 'Recommended', 'Clicked', 'Click-through rate (%)', 'Added to cart'],
  rows: rows.map(({ product_id, title, link, recommended, clicked, addedToCart }) => [
    ...[product_id, title, link, recommended, clicked, recommended > 0 ? Number(((100 * clicked) / recommended).toFixed(1)) : null],
    addedToCart,
  ]),
});

const sheetOfQuestions = ({ rows }: UnansweredQuestions): Sheet => ({
  header: ['Question', 'Asked', 'Last asked', 'Conversation'],
  rows: rows.map(({ question, count, last_asked, engagement_id }) => [question, count, last_asked, engagement_id]),
});

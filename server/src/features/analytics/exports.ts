/** Reports as CSV files, with the same figures as the screens. */
import type {
  Breakdown,
  exportAnalytics,
  Funnel,
  Money,
  ProductAnalytics,
  QueryOf,
  QuestionnaireAnalytics,
  TypedAnswers,
  UnansweredQuestions,
} from '@parley/contract';
import { fromMinor, minorDigits } from '../../kit/money/minor-units.ts';
import type { Executor } from '../../platform/db/index.ts';
import { type CsvCell, csv } from '../../platform/files/csv.ts';
import { daysOfPeriod } from '../counters/index.ts';
import { breakdownBy, productStatistics, unanswered } from './reports.ts';
import { chatStatistics, funnelOf, questionnaireStatistics } from './service.ts';
import { typedAnswers } from './typed.ts';

interface Sheet {
  header: string[];
  rows: CsvCell[][];
}

/**
 * The CSV file of a report: its name, which contains the days it covers, and its text.
 * @throws HttpError 404 for a questionnaire that does not belong to the owner
 */
export async function reportCsv(
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
    typed: async () => sheetOfTyped(await typedAnswers(db, ownerId, days, now)),
    unanswered: async () => sheetOfQuestions(await unanswered(db, ownerId, days, now)),
  };
  const { header, rows } = await sheets[report]();
  const subject = report === 'breakdown' ? `by-${by}` : report;
  return { name: `${subject}-${days.from}-${days.to}.csv`, text: csv(header, singleBatch(rows)) };
}

/** A table with additional columns of attributed sales, one for each currency that occurs. */
function withSales(header: string[], rows: { cells: CsvCell[]; attributed: readonly Money[] }[]): Sheet {
  const currencies = [...new Set(rows.flatMap(({ attributed }) => attributed.map(({ currency }) => currency)))].sort();
  const cell = (attributed: readonly Money[], currency: string) => {
    const minor = attributed.find((money) => money.currency === currency)?.minor ?? 0;
    return Number(fromMinor(String(minor), minorDigits(currency)));
  };
  return {
    header: [...header, ...currencies.map((currency) => `Attributed sales (${currency})`)],
    rows: rows.map(({ cells, attributed }) => [...cells, ...currencies.map((currency) => cell(attributed, currency))]),
  };
}

async function* singleBatch<T>(value: T): AsyncGenerator<T> {
  yield value;
}

type Day = Awaited<ReturnType<typeof chatStatistics>>['days'][number];

const sheetOfDays = (days: readonly Day[]): Sheet =>
  withSales(
    ['Day (UTC)', 'Displayed', 'Engagements', 'Opened', 'Responses', 'Conversations', 'Chats', 'Clicks', 'Added to cart', 'Tokens'],
    days.map((day) => ({
      cells: [
        day.day,
        day.displayed,
        day.engagements,
        day.opened,
        day.responses,
        day.conversations,
        day.chats,
        day.clicks,
        day.cartAdds,
        day.tokens,
      ],
      attributed: day.attributed,
    })),
  );

/** Seconds rounded to two decimals, as on the screens. */
const seconds = (value: number | null) => (value === null ? null : Number(value.toFixed(2)));

const questionCell = (text: string, isFollowUp: boolean) => (isFollowUp ? `${text} (asked by Parley)` : text);

const sheetOfQuestionnaires = (list: readonly QuestionnaireAnalytics[]): Sheet =>
  withSales(
    ['Questionnaire', 'Question', 'Answer Choice', 'Response Count', 'Average Response Time (seconds)'],
    list.flatMap(({ questionnaire_name: name, ...questionnaire }) => [
      {
        cells: [name, '', '', questionnaire.total_responses, seconds(questionnaire.average_answer_time)],
        attributed: questionnaire.attributed,
      },
      ...questionnaire.answers_statistics.flatMap((question) => {
        const questionText = questionCell(question.question_text, question.follow_up);
        return [
          // Sales are of a questionnaire or of an answer; those of a question would be those of all its answers.
          { cells: [name, questionText, '', question.total_responses, seconds(question.average_response_time)], attributed: [] },
          ...question.answers_with_response_statistics.map((answer) => ({
            cells: [name, questionText, answer.answer_text, answer.response_count, seconds(answer.avg_response_time)],
            attributed: answer.attributed,
          })),
        ];
      }),
    ]),
  );

const sheetOfFunnel = ({ questions }: Funnel): Sheet => ({
  header: ['Question', 'Answer', 'Reached', 'Answered', 'Left here'],
  rows: questions.flatMap(({ questionText, followUp, shown, answered, answers }) => [
    [questionCell(questionText, followUp), '', shown, answered, shown - answered],
    ...answers.map(({ answerText, chosen }) => [questionCell(questionText, followUp), answerText, '', chosen, '']),
  ]),
});

const sheetOfBreakdown = ({ by, rows }: Breakdown): Sheet =>
  withSales(
    [by, 'Displayed', 'Engagements', 'Answered', 'Conversations', 'Clicked', 'Visits with a product in the cart'],
    rows.map((row) => ({
      cells: [row.label || row.value || 'unknown', row.displayed, row.engaged, row.answered, row.chatted, row.clicked, row.addedToCart],
      attributed: row.attributed,
    })),
  );

const sheetOfProducts = ({ rows }: ProductAnalytics): Sheet =>
  withSales(
    ['Product id', 'Product', 'Link', 'Recommended', 'Clicked', 'Click-through rate (%)', 'Added to cart'],
    rows.map(({ product_id, title, link, recommended, clicked, addedToCart, attributed }) => ({
      cells: [
        ...[product_id, title, link, recommended, clicked, recommended > 0 ? Number(((100 * clicked) / recommended).toFixed(1)) : null],
        addedToCart,
      ],
      attributed,
    })),
  );

const sheetOfQuestions = ({ rows }: UnansweredQuestions): Sheet => ({
  header: ['Question', 'Asked', 'Last asked', 'Conversation'],
  rows: rows.map(({ question, count, last_asked, engagement_id }) => [question, count, last_asked, engagement_id]),
});

const sheetOfTyped = ({ questions }: TypedAnswers): Sheet => ({
  header: ['Questionnaire', 'Question', 'Answer Choice', 'Typed', 'Times', 'Last typed', 'Visit'],
  rows: questions.flatMap((question) =>
    question.rows.map((row) => [
      ...[question.questionnaire_name, question.question_text, row.answer_text, row.text],
      ...[row.count, row.last_typed, row.engagement_id],
    ]),
  ),
});

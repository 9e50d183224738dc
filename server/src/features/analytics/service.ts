/** Statistics of an owner's recommenders, read from counters; events are never scanned (design: writing and counting). */
import type { AnswerOf, Funnel, getChatAnalytics, Period, QuestionnaireAnalytics } from '@parley/contract';
import type { Executor } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/errors.ts';
import {
  answerTotals,
  type Days,
  dayAfter,
  daysOf,
  daysOfPeriod,
  eachDay,
  firstDay,
  funnelTotals,
  questionnaireTotals,
  questionTotals,
  recommenderTotals,
} from '../counters/index.ts';
import { attributedByDay, sumsById, sumsOf } from '../orders/index.ts';
import { questionnairesWithQuestions } from '../questionnaires/index.ts';
import { recommendersOf } from '../recommenders/index.ts';
import { presentChatInfo, presentFunnel, presentQuestionnaire } from './present.ts';

/** Periods of more days than this are shortened to begin with the first day that has data. */
const maxWholeDays = 366;

/** Statistics of each questionnaire of an owner, over all time unless a period is given. */
export async function questionnaireStatistics(db: Executor, ownerId: number, period: Period, now: Date): Promise<QuestionnaireAnalytics[]> {
  const days = period.from || period.to ? daysOfPeriod(period, now) : null;
  const outlines = await questionnairesWithQuestions(db, ownerId, { followUps: true });
  const ids = outlines.map(({ id }) => id);
  const totals = await questionnaireTotals(db, ownerId, days);
  const questions = new Map((await questionTotals(db, ownerId, ids, days)).map((row) => [row.questionId, row]));
  const answers = new Map((await answerTotals(db, ownerId, ids, days)).map((row) => [row.answerId, row]));
  const [sales, salesByAnswer] = [await sumsById(db, ownerId, 'questionnaire', days), await sumsById(db, ownerId, 'answer', days)];
  const live = new Set((await recommendersOf(db, ownerId)).filter(({ active }) => active).map(({ questionnaireId }) => questionnaireId));
  return outlines.map((outline) =>
    presentQuestionnaire(outline, {
      live: live.has(outline.id),
      questionnaire: totals.get(outline.id),
      questions,
      answers,
      sales: sales.get(outline.id) ?? [],
      salesByAnswer,
    }),
  );
}

/** Totals and counts per UTC day, for a period. Without a period: all-time totals and the last 30 days. */
export async function chatStatistics(
  db: Executor,
  ownerId: number,
  period: Period,
  now: Date,
): Promise<AnswerOf<typeof getChatAnalytics>['chatgpt_info']> {
  const days = await daysWithData(db, ownerId, daysOfPeriod(period, now));
  const counted = await daysOf(db, ownerId, days.from, days.to);
  const isWhole = !period.from && !period.to;
  const totals = isWhole ? [...(await recommenderTotals(db, ownerId)).values()] : counted;
  const sales = { total: await sumsOf(db, ownerId, 'attributed', isWhole ? null : days), byDay: await attributedByDay(db, ownerId, days) };
  return presentChatInfo(totals, counted, eachDay(days), sales);
}

async function daysWithData(db: Executor, ownerId: number, days: Days): Promise<Days> {
  if (dayAfter(days.from, maxWholeDays) > days.to) return days;
  const first = (await firstDay(db, ownerId)) ?? days.to;
  // The middle of the three is the first day with data, clamped to the period.
  const [, from = days.from] = [days.from, first, days.to].toSorted();
  return { ...days, from };
}

/** How far the visitors of a period got in a questionnaire. @throws HttpError 404 when the owner has no such questionnaire */
export async function funnelOf(db: Executor, ownerId: number, questionnaireId: number, period: Period, now: Date): Promise<Funnel> {
  const days = daysOfPeriod(period, now);
  const outline = (await questionnairesWithQuestions(db, ownerId, { followUps: true })).find(({ id }) => id === questionnaireId);
  if (!outline) throw notFound('The questionnaire');
  return presentFunnel(outline, days, await funnelTotals(db, ownerId, questionnaireId, days));
}

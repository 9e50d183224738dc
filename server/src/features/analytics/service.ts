/** What happened to an owner's recommenders, from counters; events are never scanned (design: writing and counting). */
import type { AnswerOf, Funnel, getChatAnalytics, listChatHistory, Period, QuestionnaireAnalytics } from '@parley/contract';
import { dayOf } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/errors.ts';
import { answerTotals, daysOf, funnelTotals, questionnaireTotals, questionTotals, recommenderTotals } from '../counters/index.ts';
import { conversations } from '../engagements/index.ts';
import { questionnairesWithQuestions } from '../questionnaires/index.ts';
import { daysOfPeriod } from './periods.ts';
import { presentChatInfo, presentConversation, presentFunnel, presentQuestionnaire } from './present.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** Statistics of each of an owner's questionnaires over all time. */
export async function questionnaireStatistics(db: Executor, ownerId: number): Promise<QuestionnaireAnalytics[]> {
  const outlines = await questionnairesWithQuestions(db, ownerId);
  const ids = outlines.map(({ id }) => id);
  const totals = await questionnaireTotals(db, ownerId);
  const questions = new Map((await questionTotals(db, ownerId, ids)).map((row) => [row.questionId, row]));
  const answers = new Map((await answerTotals(db, ownerId, ids)).map((row) => [row.answerId, row]));
  return outlines.map((outline) => presentQuestionnaire(outline, { questionnaire: totals.get(outline.id), questions, answers }));
}

/** Displays, engagements, chats and tokens: over all time, and for each of the 30 UTC days that end with `now`. */
export async function chatStatistics(db: Executor, ownerId: number, now: Date): Promise<AnswerOf<typeof getChatAnalytics>['chatgpt_info']> {
  const days = Array.from({ length: DAYS }, (_, i) => dayOf(new Date(now.getTime() - (DAYS - 1 - i) * DAY_MS)));
  const totals = await recommenderTotals(db, ownerId);
  const counted = await daysOf(db, ownerId, days[0] as string, dayOf(now));
  return presentChatInfo(totals.values(), counted, days);
}

/** How far the visitors of a period came in a questionnaire. @throws HttpError 404 */
export async function funnelOf(db: Executor, ownerId: number, questionnaireId: number, period: Period, now: Date): Promise<Funnel> {
  const days = daysOfPeriod(period, now);
  const outline = (await questionnairesWithQuestions(db, ownerId)).find(({ id }) => id === questionnaireId);
  if (!outline) throw notFound('The questionnaire');
  return presentFunnel(outline, days, await funnelTotals(db, ownerId, questionnaireId, days.from, days.to));
}

/** A page of the conversations, that with the newest chat entry first, and how many there are. */
export async function chatHistory(
  db: Executor,
  ownerId: number,
  page: { limit: number; offset: number },
): Promise<AnswerOf<typeof listChatHistory>> {
  const found = await conversations(db, ownerId, page);
  const totals = await recommenderTotals(db, ownerId);
  return {
    // Engagement ids are UUIDs, so the object keeps them in the order in which they are put in.
    chat_history: Object.fromEntries(found.map((one) => [one.id, presentConversation(one)])),
    total: [...totals.values()].reduce((total, row) => total + row.conversations, 0),
  };
}

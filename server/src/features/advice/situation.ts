/** Reads what the rules need from the other features. */
import { dayOf } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/index.ts';
import { catalogueGaps } from '../catalogue/index.ts';
import { type Days, dayAfter, daysOf, displayedByDay, funnelTotals, recommendedProducts } from '../counters/index.ts';
import { typedTexts, unansweredQuestions } from '../engagements/index.ts';
import { answeredKeys } from '../knowledge/index.ts';
import { formerQuestions, type QuestionnaireOutline, questionnairesWithQuestions } from '../questionnaires/index.ts';
import { recommendersOf } from '../recommenders/index.ts';
import { youngAnswers } from './followed.ts';
import type { Situation } from './rules.ts';

/** The number of questionnaires looked at: those of the newest active recommenders. */
const maxQuestionnaires = 20;
const dayMs = 86_400_000;

/** The active recommenders, and the questionnaires that they show. */
export async function liveOf(db: Executor, ownerId: number) {
  const active = (await recommendersOf(db, ownerId)).filter((row) => row.active);
  return { active, questionnaires: new Set(active.flatMap(({ questionnaireId }) => questionnaireId ?? []).slice(0, maxQuestionnaires)) };
}

/** What visitors did on these days, `days.to` being today, with what is live now. */
export async function situationOf(db: Executor, ownerId: number, days: Days): Promise<Situation> {
  const { active, questionnaires } = await liveOf(db, ownerId);
  return {
    questions: await questionsOf(db, ownerId, days, (id) => questionnaires.has(id)),
    young: youngAnswers(
      await liveQuestions(db, ownerId, questionnaires),
      await formerQuestions(db, ownerId, [...questionnaires], new Date(days.from)),
    ),
    recommenders: await quiet(db, ownerId, days, active),
    unanswered: await unansweredIn(db, ownerId, days),
    products: await productsIn(db, ownerId, days),
  };
}

/** The questions of these questionnaires as they are. */
export async function liveQuestions(
  db: Executor,
  ownerId: number,
  questionnaires: ReadonlySet<number>,
): Promise<QuestionnaireOutline['questions']> {
  return (await questionnairesWithQuestions(db, ownerId)).filter(({ id }) => questionnaires.has(id)).flatMap(({ questions }) => questions);
}

/** The owner's questions of these questionnaires with their figures. */
export async function questionsOf(
  db: Executor,
  ownerId: number,
  days: Days,
  isLive: (questionnaireId: number) => boolean,
): Promise<Situation['questions'][number][]> {
  const outlines = (await questionnairesWithQuestions(db, ownerId)).filter(({ id }) => isLive(id));
  if (outlines.length === 0) return [];
  const typed = Map.groupBy(await typedTexts(db, ownerId, momentsOf(days)), ({ answerId }) => answerId);
  const questions: Situation['questions'][number][] = [];
  for (const outline of outlines) {
    const totals = await funnelTotals(db, ownerId, outline.id, days);
    for (const { id, text, answers } of outline.questions)
      questions.push({
        ...{ questionnaireId: outline.id, id, text, first: id === outline.firstQuestionId },
        ...(totals.questions.get(id) ?? { shown: 0, answered: 0 }),
        answers: answers.map((answer) => ({
          ...{ id: answer.id, text: answer.text, hasInputField: answer.hasInputField },
          chosen: totals.chosen.get(answer.id) ?? 0,
          typed: (typed.get(answer.id) ?? []).slice(0, 3).map((typedAnswer) => typedAnswer.text),
        })),
      });
  }
  return questions;
}

/** The moments from the beginning of the first day to the end of the last. */
const momentsOf = ({ from, to }: Days) => ({ from: new Date(from), before: new Date(dayAfter(to, 1)) });

async function quiet(db: Executor, ownerId: number, { from, to }: Days, active: readonly { id: number; name: string; updatedAt: Date }[]) {
  const days = await displayedByDay(db, ownerId, from, to);
  return active.map(({ id, name, updatedAt }) => {
    const shown = days.filter(({ recommenderId, displayed }) => recommenderId === id && displayed > 0);
    // A change restarts the wait, because the owner may only just have switched it on.
    const since = [...shown.map(({ day }) => day), dayOf(updatedAt)].toSorted().at(-1) ?? from;
    const quietDays = Math.round((Date.parse(to) - Date.parse(since)) / dayMs);
    return { id, name, quietDays, displayed: shown.reduce((sum, { displayed }) => sum + displayed, 0) };
  });
}

/** How many questions went unanswered, of how many messages; without those that the owner has dealt with (`done`). */
export async function unansweredIn(
  db: Executor,
  ownerId: number,
  days: Days,
  done?: readonly { key: string; at: Date }[],
): Promise<Situation['unanswered']> {
  const dealtWith = done ?? (await answeredKeys(db, ownerId));
  const rows = await unansweredQuestions(db, ownerId, { ...momentsOf(days), limit: 5000, done: dealtWith });
  const chats = (await daysOf(db, ownerId, days.from, days.to)).reduce((sum, day) => sum + day.chats, 0);
  return { count: rows.reduce((sum, { count }) => sum + count, 0), chats, examples: rows.slice(0, 3).map(({ question }) => question) };
}

/** What the catalogue lacks, and which products were not recommended. */
export async function productsIn(db: Executor, ownerId: number, days: Days): Promise<Situation['products']> {
  const { ids, recommended } = await recommendedProducts(db, ownerId, days);
  return { ...(await catalogueGaps(db, ownerId, ids)), recommended };
}

/** What visitors typed into answers, by question. */
import type { Period, TypedAnswers } from '@parley/contract';
import type { Executor } from '../../platform/db/index.ts';
import { dayAfter, daysOfPeriod } from '../counters/index.ts';
import { typedTexts } from '../engagements/index.ts';
import { questionnairesWithQuestions } from '../questionnaires/index.ts';

const maxRows = 100;

/** The typed answers of a period. Questions and answers that were deleted since are left out. */
export async function typedAnswers(db: Executor, ownerId: number, period: Period, now: Date): Promise<TypedAnswers> {
  const days = daysOfPeriod(period, now);
  const texts = await typedTexts(db, ownerId, { from: new Date(days.from), before: new Date(dayAfter(days.to, 1)) });
  const byQuestion = Map.groupBy(texts, ({ questionId }) => questionId);
  const outlines = await questionnairesWithQuestions(db, ownerId, { followUps: true });
  const questions = outlines.flatMap((outline) =>
    outline.questions.flatMap((question) => {
      const typed = (byQuestion.get(question.id) ?? []).flatMap((row) => {
        const answer = question.answers.find(({ id }) => id === row.answerId);
        return answer ? { ...row, answerText: answer.text } : [];
      });
      if (typed.length === 0) return [];
      return {
        ...{ questionnaire_id: outline.id, questionnaire_name: outline.name, question_id: question.id, question_text: question.text },
        total: typed.reduce((sum, { count }) => sum + count, 0),
        rows: typed.slice(0, maxRows).map(({ answerText, text, count, lastAt, engagementId }) => ({
          ...{ answer_text: answerText, text, count, last_typed: lastAt.toISOString(), engagement_id: engagementId },
        })),
      };
    }),
  );
  return { ...days, questions: questions.toSorted((a, b) => b.total - a.total) };
}

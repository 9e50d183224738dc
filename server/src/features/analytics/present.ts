/** Counts as the contract shows them (specification section 3). Times go out in seconds. */
import type { AnswerOf, Funnel, getChatAnalytics, QuestionnaireAnalytics } from '@parley/contract';
import type { AnswerTotals, DayTotals, FunnelTotals, QuestionnaireTotals, QuestionTotals } from '../counters/index.ts';
import type { QuestionnaireOutline } from '../questionnaires/index.ts';
import type { Days } from './periods.ts';

type ChatInfo = AnswerOf<typeof getChatAnalytics>['chatgpt_info'];

/** null where there is nothing to share out. */
const seconds = (timeMs: number, among: number) => (among > 0 ? timeMs / among / 1000 : null);

/** What was counted for a questionnaire and its parts; those of questions and answers by their id. */
export interface Counted {
  questionnaire: QuestionnaireTotals | undefined;
  questions: ReadonlyMap<number, QuestionTotals>;
  answers: ReadonlyMap<number, AnswerTotals>;
}

/** A questionnaire's statistics. Its average answer time is per display (section 2, Analytics), the others are per response. */
export function presentQuestionnaire({ id, name, questions }: QuestionnaireOutline, counted: Counted): QuestionnaireAnalytics {
  const { displayed = 0, responses = 0, timeMs = 0 } = counted.questionnaire ?? {};
  return {
    questionnaire_id: id,
    questionnaire_name: name,
    total_responses: responses,
    average_answer_time: responses > 0 ? seconds(timeMs, displayed) : null,
    answers_statistics: questions.map((question) => {
      const { responses = 0, timeMs = 0 } = counted.questions.get(question.id) ?? {};
      return {
        question_id: question.id,
        question_text: question.text,
        total_responses: responses,
        average_response_time: seconds(timeMs, responses),
        answers_with_response_statistics: question.answers.map((answer) => {
          const { responses = 0, timeMs = 0 } = counted.answers.get(answer.id) ?? {};
          return {
            answer_id: answer.id,
            answer_text: answer.text,
            response_count: responses,
            avg_response_time: seconds(timeMs, responses),
          };
        }),
      };
    }),
  };
}

/** The way of visitors through a questionnaire as it is today; what it no longer asks is left out. */
export const presentFunnel = ({ id, questions }: QuestionnaireOutline, { from, to }: Days, counted: FunnelTotals): Funnel => ({
  questionnaireId: id,
  from,
  to,
  visitors: counted.visitors,
  questions: questions.map((question) => ({
    questionId: question.id,
    questionText: question.text,
    ...(counted.questions.get(question.id) ?? { shown: 0, answered: 0 }),
    answers: question.answers.map((answer) => ({
      answerId: answer.id,
      answerText: answer.text,
      nextQuestion: answer.nextQuestionId,
      chosen: counted.chosen.get(answer.id) ?? 0,
    })),
  })),
});

/** Totals, and one entry for each of `days` in their order, also where nothing happened. */
export function presentChatInfo(totals: readonly Omit<DayTotals, 'day'>[], counted: DayTotals[], days: readonly string[]): ChatInfo {
  const byDay = new Map(counted.map((row) => [row.day, row]));
  const sum = (of: Exclude<keyof DayTotals, 'day'>) => totals.reduce((total, row) => total + row[of], 0);
  return {
    total_displayed: sum('displayed'),
    total_engagements: sum('engaged'),
    total_opened: sum('opened'),
    total_responses: sum('responses'),
    total_conversations: sum('conversations'),
    total_chats: sum('chats'),
    total_clicks: sum('clicked'),
    total_tokens: sum('tokens'),
    days: days.map((day) => {
      const of = byDay.get(day);
      return {
        day,
        displayed: of?.displayed ?? 0,
        engagements: of?.engaged ?? 0,
        opened: of?.opened ?? 0,
        responses: of?.responses ?? 0,
        conversations: of?.conversations ?? 0,
        chats: of?.chats ?? 0,
        clicks: of?.clicked ?? 0,
        tokens: of?.tokens ?? 0,
      };
    }),
  };
}

/** Converts counts to the shapes of the contract (specification section 3). Times are sent in seconds. */
import type { AnswerOf, Funnel, getChatAnalytics, Money, QuestionnaireAnalytics } from '@parley/contract';
import type { AnswerTotals, Days, DayTotals, FunnelTotals, QuestionnaireTotals, QuestionTotals } from '../counters/index.ts';
import type { QuestionnaireOutline } from '../questionnaires/index.ts';

type ChatInfo = AnswerOf<typeof getChatAnalytics>['chatgpt_info'];

/** The average of a sum of milliseconds, in seconds; null when `count` is 0. */
const averageSeconds = (timeMs: number, count: number) => (count > 0 ? timeMs / count / 1000 : null);

/** The counts of a questionnaire, and of its questions and answers by their ids. */
export interface Counted {
  questionnaire: QuestionnaireTotals | undefined;
  /** An active recommender shows it. */
  live: boolean;
  questions: ReadonlyMap<number, QuestionTotals>;
  answers: ReadonlyMap<number, AnswerTotals>;
  /** Attributed sales of the questionnaire, and of its answers. */
  sales: Money[];
  salesByAnswer: ReadonlyMap<number, Money[]>;
}

/** The owner's questions, then the follow-up questions that visitors were asked, the most frequent first: the others say nothing. */
const listed = <Listed extends { followUp: boolean; id: number }>(
  questions: readonly Listed[],
  timesOf: (id: number) => number,
): Listed[] => [
  ...questions.filter(({ followUp }) => !followUp),
  ...questions.filter(({ followUp, id }) => followUp && timesOf(id) > 0).toSorted((a, b) => timesOf(b.id) - timesOf(a.id) || a.id - b.id),
];

/** The statistics of a questionnaire. Its average answer time is per display (section 2, Analytics); the others are per response. */
export function presentQuestionnaire({ id, name, questions }: QuestionnaireOutline, counted: Counted): QuestionnaireAnalytics {
  const { displayed = 0, responses = 0, timeMs = 0 } = counted.questionnaire ?? {};
  return {
    questionnaire_id: id,
    questionnaire_name: name,
    live: counted.live,
    total_responses: responses,
    average_answer_time: responses > 0 ? averageSeconds(timeMs, displayed) : null,
    attributed: counted.sales,
    answers_statistics: listed(questions, (id) => counted.questions.get(id)?.responses ?? 0).map((question) => {
      const { responses = 0, timeMs = 0 } = counted.questions.get(question.id) ?? {};
      return {
        question_id: question.id,
        question_text: question.text,
        follow_up: question.followUp,
        total_responses: responses,
        average_response_time: averageSeconds(timeMs, responses),
        answers_with_response_statistics: question.answers.map((answer) => {
          const { responses = 0, timeMs = 0 } = counted.answers.get(answer.id) ?? {};
          return {
            answer_id: answer.id,
            answer_text: answer.text,
            response_count: responses,
            avg_response_time: averageSeconds(timeMs, responses),
            attributed: counted.salesByAnswer.get(answer.id) ?? [],
          };
        }),
      };
    }),
  };
}

/** The funnel of a questionnaire in its present form; deleted questions and answers are left out. */
export const presentFunnel = ({ id, questions }: QuestionnaireOutline, { from, to }: Days, counted: FunnelTotals): Funnel => ({
  questionnaireId: id,
  from,
  to,
  visitors: counted.visitors,
  questions: listed(questions, (id) => counted.questions.get(id)?.shown ?? 0).map((question) => ({
    questionId: question.id,
    questionText: question.text,
    followUp: question.followUp,
    ...(counted.questions.get(question.id) ?? { shown: 0, answered: 0 }),
    answers: question.answers.map((answer) => ({
      answerId: answer.id,
      answerText: answer.text,
      nextQuestion: answer.nextQuestionId,
      chosen: counted.chosen.get(answer.id) ?? 0,
    })),
  })),
});

/** Totals, and one entry for each of `days` in order, with zeros for days without counts. */
export function presentChatInfo(
  totals: readonly Omit<DayTotals, 'day'>[],
  counted: DayTotals[],
  days: readonly string[],
  sales: { total: Money[]; byDay: ReadonlyMap<string, Money[]> },
): ChatInfo {
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
    total_cart_adds: sum('addedToCart'),
    total_tokens: sum('tokens'),
    total_attributed: sales.total,
    days: days.map((day) => {
      const counts = byDay.get(day);
      return {
        day,
        displayed: counts?.displayed ?? 0,
        engagements: counts?.engaged ?? 0,
        opened: counts?.opened ?? 0,
        responses: counts?.responses ?? 0,
        conversations: counts?.conversations ?? 0,
        chats: counts?.chats ?? 0,
        clicks: counts?.clicked ?? 0,
        cartAdds: counts?.addedToCart ?? 0,
        tokens: counts?.tokens ?? 0,
        attributed: sales.byDay.get(day) ?? [],
      };
    }),
  };
}

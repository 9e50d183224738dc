/** What is counted, and on which day: the one place that says so, for raising counters as for rebuilding them. */
import { dayOf } from '../../platform/clock.ts';
import type { AnswerIncrement, Increments, QuestionIncrement, QuestionnaireIncrement, RecommenderIncrement } from '../counters/index.ts';
import type { ChosenAnswer } from './tables.ts';

type Of = { ownerId: number; recommenderId: number };

/** Increments gathered for one `raise`. */
export class Tally implements Increments {
  readonly recommenders: RecommenderIncrement[] = [];
  readonly questionnaires: QuestionnaireIncrement[] = [];
  readonly questions: QuestionIncrement[] = [];
  readonly answers: AnswerIncrement[] = [];

  #add({ ownerId, recommenderId }: Of, at: Date, counts: Omit<RecommenderIncrement, 'ownerId' | 'recommenderId' | 'day'>): void {
    this.recommenders.push({ ownerId, recommenderId, day: dayOf(at), ...counts });
  }

  /** An engagement began. */
  displayed(of: Of & { questionnaireId: number | null; startedAt: Date }): void {
    const { ownerId, questionnaireId, startedAt } = of;
    this.#add(of, startedAt, { displayed: 1 });
    if (questionnaireId !== null) this.questionnaires.push({ ownerId, questionnaireId, day: dayOf(startedAt), displayed: 1 });
  }

  /** Its visitor first did something. */
  engaged(of: Of, at: Date): void {
    this.#add(of, at, { engaged: 1 });
  }

  /** Its visitor first chatted. */
  conversation(of: Of, at: Date): void {
    this.#add(of, at, { conversations: 1 });
  }

  /** `shown` alone counts nothing: the engagement that it begins does. */
  event(of: Of & { type: 'shown' | 'opened' | 'closed' | 'clicked'; at: Date }): void {
    if (of.type !== 'shown') this.#add(of, of.at, { [of.type]: 1 });
  }

  /** A response counts once for its recommender, questionnaire and question, and once for each answer chosen. */
  response(of: Of & { questionnaireId: number; questionId: number; answers: ChosenAnswer[]; timeMs: number; at: Date }): void {
    const { ownerId, questionnaireId, questionId, answers, timeMs, at } = of;
    const day = dayOf(at);
    const counts = { day, responses: 1, timeMs };
    this.#add(of, at, { responses: 1 });
    this.questionnaires.push({ ownerId, questionnaireId, ...counts });
    this.questions.push({ ownerId, questionnaireId, questionId, ...counts });
    for (const { answerId } of answers) this.answers.push({ ownerId, questionnaireId, questionId, answerId, ...counts });
  }

  chat(of: Of & { inputTokens: number; outputTokens: number; at: Date }): void {
    this.#add(of, of.at, { chats: 1, tokens: of.inputTokens + of.outputTokens });
  }
}

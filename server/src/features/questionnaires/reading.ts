/** Functions by which other features read questionnaires. */
import type { Answer, ProductRule, VisitorQuestion } from '@parley/contract';
import { detectChatLanguage } from '../../kit/languages/detect.ts';
import type { ChatLanguage } from '../../kit/languages/replies/index.ts';
import type { Executor } from '../../platform/db/index.ts';
import { allAnswersOf, answersBeside, answersOf, answersWithQuestions } from './answers/answer-store.ts';
import { followUpRows } from './answers/follow-ups.ts';
import { presentAnswer, presentQuestion, presentVisitorAnswer } from './present.ts';
import { allQuestionsOf, findQuestionnaire, holdQuestionnaire, questionnairesOf, questionsOf } from './store.ts';

/** The meaning of an answer: for recommending, for the assistant and for counting. */
export interface AnswerFacts {
  answerId: number;
  questionId: number;
  questionnaireId: number;
  questionText: string;
  /** It is a follow-up question, asked by Parley. */
  followUp: boolean;
  text: string;
  textForChat: string;
  productRules: ProductRule[];
}

/** A questionnaire as analytics shows it. */
export interface QuestionnaireOutline {
  id: number;
  name: string;
  firstQuestionId: number | null;
  questions: {
    id: number;
    text: string;
    /** It is a follow-up question, asked by Parley. */
    followUp: boolean;
    answers: { id: number; text: string; nextQuestionId: number | null; hasInputField: boolean }[];
  }[];
}

/** Where each answer of a questionnaire leads: by question id and then answer id; null for the end. */
export type Pointers = ReadonlyMap<number, ReadonlyMap<number, number | null>>;

export interface VisitorQuestionnaire {
  firstQuestionId: number | null;
  /** Every question that can be reached from the first one, which comes first. Pictures are paths of our uploads. */
  questions: VisitorQuestion[];
  /** Of all questions, reachable or not. */
  pointers: Pointers;
}

/** The questions that a visitor can be asked. Empty for an unknown questionnaire, or one without a first question. */
export async function visitorQuestionnaire(db: Executor, ownerId: number, questionnaireId: number): Promise<VisitorQuestionnaire> {
  const firstQuestionId = (await findQuestionnaire(db, ownerId, questionnaireId))?.firstQuestionId ?? null;
  const rows = await questionsOf(db, ownerId, questionnaireId);
  const ids = rows.map((row) => row.id);
  const answers = Map.groupBy((await answersOf(db, ownerId, ids)).map(presentVisitorAnswer), (answer) => answer.question);
  const all = new Map(rows.map((row) => [row.id, { ...presentQuestion(row), answers: answers.get(row.id) ?? [] }]));
  const pointers = new Map(
    all.entries().map(([id, question]) => [id, new Map(question.answers.map((answer) => [answer.id, answer.next_question]))]),
  );
  const reached = new Set(firstQuestionId === null ? [] : [firstQuestionId]);
  // A set can be iterated while it grows.
  for (const id of reached) for (const next of pointers.get(id)?.values() ?? []) if (next !== null) reached.add(next);
  return { firstQuestionId, questions: [...reached].flatMap((id) => all.get(id) ?? []), pointers };
}

/** The texts that tell a questionnaire's language: those of so many questions and of their answers. */
const tellingQuestions = 40;

/** The language of a questionnaire's questions and answers, if Parley answers in it; null for one without texts, or in another language. */
export async function questionnaireLanguage(db: Executor, ownerId: number, questionnaireId: number): Promise<ChatLanguage | null> {
  const rows = (await questionsOf(db, ownerId, questionnaireId)).slice(0, tellingQuestions);
  const answers = await answersOf(
    db,
    ownerId,
    rows.map(({ id }) => id),
  );
  return languageOfQuestions(rows.map((row) => ({ text: row.text, answers: answers.filter(({ questionId }) => questionId === row.id) })));
}

/** The language of questions. Their own texts tell more than the answers, which are often names of colours, brands and sizes. */
export function languageOfQuestions(questions: readonly { text: string; answers: readonly { text: string }[] }[]): ChatLanguage | null {
  const some = questions.slice(0, tellingQuestions);
  const questionTexts = some.map(({ text }) => text).join(' ');
  return (
    detectChatLanguage(questionTexts) ??
    detectChatLanguage([questionTexts, ...some.flatMap(({ answers }) => answers.map(({ text }) => text))].join(' '))
  );
}

/** The meaning of answers, by answer id; ids that are unknown or another owner's are absent. */
export async function answerFacts(db: Executor, ownerId: number, answerIds: readonly number[]): Promise<Map<number, AnswerFacts>> {
  const rows = await answersWithQuestions(db, ownerId, [...new Set(answerIds)]);
  return new Map(
    rows.map(({ answer, question }) => [
      answer.id,
      {
        answerId: answer.id,
        questionId: question.id,
        questionnaireId: question.questionnaireId,
        questionText: question.text,
        followUp: question.followUpKey !== null,
        text: answer.text,
        // If it is empty, the assistant gets the text that visitors read.
        textForChat: answer.textForChat || `${question.text} ${answer.text}`,
        productRules: answer.productRules,
      },
    ]),
  );
}

/** A question that was answered, with all of its answers in order. */
export interface AnsweredQuestion {
  id: number;
  text: string;
  /** What a follow-up question asks about; null for the owner's questions. */
  followUpFamily: string | null;
  answers: { id: number; text: string; productRules: ProductRule[] }[];
}

/** The questions that some answers belong to, in the order of the answers; ids that are unknown or another owner's are left out. */
export async function questionsOfAnswers(db: Executor, ownerId: number, answerIds: readonly number[]): Promise<AnsweredQuestion[]> {
  const rows = await answersBeside(db, ownerId, [...new Set(answerIds)]);
  const byQuestion = Map.groupBy(rows, ({ question }) => question.id);
  const placeOf = new Map(answerIds.map((id, place) => [id, place]));
  const orderOf = (questionRows: typeof rows) => Math.min(...questionRows.map(({ answer }) => placeOf.get(answer.id) ?? answerIds.length));
  return [...byQuestion.values()]
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((questionRows) => {
      const { question } = questionRows[0] as (typeof rows)[number];
      return {
        id: question.id,
        text: question.text,
        followUpFamily: question.followUpFamily,
        answers: questionRows.map(({ answer: { id, text, productRules } }) => ({ id, text, productRules })),
      };
    });
}

/** The follow-up questions of a questionnaire and what each asks about. */
export async function followUpFamilies(db: Executor, ownerId: number, questionnaireId: number): Promise<Map<number, string>> {
  return new Map((await followUpRows(db, ownerId, questionnaireId)).map(({ id, followUpFamily }) => [id, followUpFamily ?? '']));
}

/**
 * An owner's questionnaires, newest first, with the texts of their questions and answers in order.
 * @param options.followUps also the follow-up questions, after the owner's
 */
export async function questionnairesWithQuestions(
  db: Executor,
  ownerId: number,
  { followUps = false }: { followUps?: boolean } = {},
): Promise<QuestionnaireOutline[]> {
  const answers = Map.groupBy(await allAnswersOf(db, ownerId), (row) => row.questionId);
  const rows = await allQuestionsOf(db, ownerId);
  const questions = Map.groupBy(followUps ? [...rows, ...(await followUpRows(db, ownerId))] : rows, (row) => row.questionnaireId);
  return (await questionnairesOf(db, ownerId)).map(({ id, name, firstQuestionId }) => ({
    id,
    name,
    firstQuestionId,
    questions: (questions.get(id) ?? []).map((question) => ({
      id: question.id,
      text: question.text,
      followUp: question.followUpKey !== null,
      answers: (answers.get(question.id) ?? []).map(({ id, text, nextQuestionId, hasInputField }) => ({
        id,
        text,
        nextQuestionId,
        hasInputField,
      })),
    })),
  }));
}

/** A questionnaire with its pointers and rules, as its check reads it. */
export interface QuestionnairePaths {
  firstQuestionId: number | null;
  questions: { id: number; text: string; answers: Answer[] }[];
}

/** All of a questionnaire's questions in their order, reachable or not; null when the owner has no such questionnaire. */
export async function questionnairePaths(db: Executor, ownerId: number, id: number): Promise<QuestionnairePaths | null> {
  const found = await findQuestionnaire(db, ownerId, id);
  if (!found) return null;
  const rows = await questionsOf(db, ownerId, id);
  const ids = rows.map((row) => row.id);
  const answers = Map.groupBy((await answersOf(db, ownerId, ids)).map(presentAnswer), (answer) => answer.question);
  return {
    firstQuestionId: found.firstQuestionId,
    questions: rows.map(({ id: questionId, text }) => ({ id: questionId, text, answers: answers.get(questionId) ?? [] })),
  };
}

/** Whether the owner has such a questionnaire. It is not deleted before the transaction ends. */
export function questionnaireExists(tx: Executor, ownerId: number, id: number): Promise<boolean> {
  return holdQuestionnaire(tx, ownerId, id);
}

/** The rules of questionnaires and their questions (specification sections 3, 5 and 7). */
import {
  type BodyOf,
  maxQuestions,
  type Question,
  type Questionnaire,
  type updateQuestionnaire,
  type updateQuestions,
} from '@parley/contract';
import type { Executor } from '../../platform/db/index.ts';
import { conflict, HttpError, invalid, notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { questionnaireTotals } from '../counters/index.ts';
import { inQuestionnaire } from './changes.ts';
import { noteLoose } from './outline/pictures.ts';
import { keepVersion } from './outline/versions.ts';
import { presentQuestion, presentQuestionnaire } from './present.ts';
import * as store from './store.ts';

/** An owner's questionnaires with their counts, newest first. */
export async function list(db: Executor, ownerId: number): Promise<Questionnaire[]> {
  const rows = await store.questionnairesOf(db, ownerId);
  const sizes = await store.sizesOf(db, ownerId);
  const totals = await questionnaireTotals(db, ownerId);
  return rows.map((row) => presentQuestionnaire(row, sizes.get(row.id), totals.get(row.id)));
}

/** One questionnaire with its counts. @throws HttpError 404 */
export async function get(db: Executor, ownerId: number, id: number): Promise<Questionnaire> {
  const row = await store.findQuestionnaire(db, ownerId, id);
  if (!row) throw notFound('The questionnaire');
  const sizes = await store.sizesOf(db, ownerId);
  const totals = await questionnaireTotals(db, ownerId);
  return presentQuestionnaire(row, sizes.get(id), totals.get(id));
}

/**
 * Finds an owner's recommenders that show a questionnaire, in the order of their ids. Recommenders depend on questionnaires, so this
 * function is passed in when the features are composed.
 */
export type RecommendersShowing = (
  db: Executor,
  ownerId: number,
  questionnaireId: number,
) => Promise<{ id: number; name: string; active: boolean }[]>;

/** The recommenders that show a questionnaire. @throws HttpError 404 */
export async function usage(db: Executor, recommendersShowing: RecommendersShowing, ownerId: number, id: number) {
  if (!(await store.findQuestionnaire(db, ownerId, id))) throw notFound('The questionnaire');
  const rows = await recommendersShowing(db, ownerId, id);
  return rows.map((row) => ({ popup_id: row.id, popup_name: row.name, status: row.active }));
}

/** Creates an empty questionnaire. */
export async function create(db: Executor, ownerId: number, name: string): Promise<Questionnaire> {
  return presentQuestionnaire(await store.insertQuestionnaire(db, ownerId, name));
}

/** A question that must belong to the questionnaire. @throws HttpError 404 naming `field`. */
export async function requireQuestionOf(tx: Executor, ownerId: number, questionnaireId: number, questionId: number, field: string) {
  const question = await store.findQuestion(tx, ownerId, questionId);
  if (question?.questionnaireId !== questionnaireId)
    throw new HttpError(404, 'not_found', 'The question was not found in this questionnaire', {
      fields: { [field]: 'Must be a question of this questionnaire' },
    });
}

/** Sets the name, the first question, or both. @throws HttpError 404 also for a first question of another questionnaire. */
export async function update(platform: Platform, ownerId: number, id: number, change: BodyOf<typeof updateQuestionnaire>) {
  const { name, first_question: first } = change;
  if (name === undefined && first === undefined) throw invalid({ first_question: 'Give the first question, the name, or both' });
  await inQuestionnaire(platform, ownerId, id, async (tx) => {
    if (first) await requireQuestionOf(tx, ownerId, id, first, 'first_question');
    await store.changeQuestionnaire(tx, ownerId, id, {
      ...(name !== undefined && { name }),
      ...(first !== undefined && { firstQuestionId: first }),
    });
  });
  return get(platform.db, ownerId, id);
}

/** The questions of a questionnaire in their order. @throws HttpError 404 */
export async function listQuestions(db: Executor, ownerId: number, questionnaireId: number): Promise<Question[]> {
  if (!(await store.findQuestionnaire(db, ownerId, questionnaireId))) throw notFound('The questionnaire');
  return (await store.questionsOf(db, ownerId, questionnaireId)).map(presentQuestion);
}

/** Adds a question at the end; the very first one becomes the first question. @throws HttpError 404; 409 beyond 500 questions. */
export function addQuestion(platform: Platform, ownerId: number, questionnaireId: number, text: string): Promise<Question> {
  return inQuestionnaire(platform, ownerId, questionnaireId, async (tx) => {
    const end = await store.endOf(tx, ownerId, questionnaireId);
    if (end.count >= maxQuestions) throw conflict('too_many_questions', `A questionnaire holds at most ${maxQuestions} questions`);
    const [row] = await store.insertQuestions(tx, ownerId, questionnaireId, [text], end.next);
    const question = presentQuestion(row as store.QuestionRow);
    if (end.count === 0) await store.changeQuestionnaire(tx, ownerId, questionnaireId, { firstQuestionId: question.id });
    return question;
  });
}

/**
 * Changes the texts of the given questions, and their order when all are given; returns them as saved.
 * @throws HttpError 404 for an id that is not in the questionnaire, 400 for a repeated id; nothing changes then.
 */
export function changeQuestions(
  platform: Platform,
  ownerId: number,
  questionnaireId: number,
  { questions }: BodyOf<typeof updateQuestions>,
): Promise<Question[]> {
  const twice = questions.findIndex(({ id }, i) => questions.findIndex((other) => other.id === id) < i);
  if (twice >= 0) throw invalid({ [`questions.${twice}.id`]: 'Comes twice' });
  return inQuestionnaire(platform, ownerId, questionnaireId, async (tx) => {
    const all = await store.questionsOf(tx, ownerId, questionnaireId);
    const ids = new Set(all.map(({ id }) => id));
    const unknown = questions.findIndex(({ id }) => !ids.has(id));
    if (unknown >= 0)
      throw new HttpError(404, 'not_found', 'One of the questions was not found in this questionnaire', {
        fields: { [`questions.${unknown}.id`]: 'Must be a question of this questionnaire' },
      });
    await store.changeQuestions(tx, ownerId, questions, questions.length === all.length);
    return questions.map(({ id, text }) => ({ id, text }));
  });
}

/** Deletes a question with its answers; returns the pointers to it, which are now empty. The state before is kept as a version. @throws HttpError 404 */
export async function removeQuestion(platform: Platform, ownerId: number, id: number) {
  const found = await store.findQuestion(platform.db, ownerId, id);
  if (!found) throw notFound('The question');
  return inQuestionnaire(platform, ownerId, found.questionnaireId, async (tx, questionnaire) => {
    if (!(await store.findQuestion(tx, ownerId, id))) throw notFound('The question');
    const now = platform.clock.now();
    await keepVersion(tx, questionnaire, now);
    await noteLoose(tx, ownerId, await store.picturesOf(tx, ownerId, [id]), now);
    const changed = {
      answers: await store.answersLeadingTo(tx, ownerId, id),
      first_question_of: questionnaire.firstQuestionId === id ? questionnaire.id : null,
    };
    await store.deleteQuestions(tx, ownerId, [id]);
    return changed;
  });
}

/** The rules of answers (specification sections 3, 5 and 7). */
import { type Answer, type BodyOf, type createAnswer, type editAnswer, maxAnswersPerQuestion } from '@parley/contract';
import { withPicture } from '../../../kit/uploads.ts';
import type { Executor } from '../../../platform/db/index.ts';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import type { UploadedFile } from '../../../platform/http/multipart.ts';
import type { Platform } from '../../../platform/index.ts';
import { requireProductsOfRules } from '../../catalogue/index.ts';
import { inQuestionnaire } from '../changes.ts';
import { noteLoose } from '../outline/pictures.ts';
import { keepVersion } from '../outline/versions.ts';
import { presentAnswer } from '../present.ts';
import { questionnairePaths } from '../reading.ts';
import { requireQuestionOf } from '../service.ts';
import { findQuestion } from '../store.ts';
import { answerFields } from '../tables.ts';
import * as store from './answer-store.ts';

const tooMany = () => conflict('too_many_answers', `A question holds at most ${maxAnswersPerQuestion} answers`);

/** The answers of a question in their order. @throws HttpError 404 */
export async function list(db: Executor, ownerId: number, questionId: number): Promise<Answer[]> {
  if (!(await findQuestion(db, ownerId, questionId))) throw notFound('The question');
  return (await store.answersOf(db, ownerId, [questionId])).map(presentAnswer);
}

/** The answers of all questions of a questionnaire, by question and in their order. @throws HttpError 404 */
export async function listAll(db: Executor, ownerId: number, questionnaireId: number): Promise<Answer[]> {
  const paths = await questionnairePaths(db, ownerId, questionnaireId);
  if (!paths) throw notFound('The questionnaire');
  return paths.questions.flatMap(({ answers }) => answers);
}

/**
 * Adds an answer at the end.
 * @throws HttpError 404 for an unknown question, next question or product, 409 `too_many_answers`, 413 and 415 for the picture.
 */
export async function add(
  platform: Platform,
  ownerId: number,
  questionId: number,
  body: BodyOf<typeof createAnswer>,
  file: UploadedFile | undefined,
): Promise<Answer> {
  const question = await findQuestion(platform.db, ownerId, questionId);
  if (!question) throw notFound('The question');
  // Checked before the picture is processed, and again inside the transaction.
  if ((await store.answersOf(platform.db, ownerId, [questionId])).length >= maxAnswersPerQuestion) throw tooMany();
  const row = await withPicture(platform, file, (image = '') =>
    inQuestionnaire(platform, ownerId, question.questionnaireId, async (tx) => {
      if (!(await findQuestion(tx, ownerId, questionId))) throw notFound('The question');
      if (body.next_question) await requireQuestionOf(tx, ownerId, question.questionnaireId, body.next_question, 'next_question');
      await requireProductsOfRules(tx, ownerId, body.product_rules, 'product_rules');
      const others = await store.answersOf(tx, ownerId, [questionId]);
      const slot = [0, 1, 2, 3].find((free) => others.every((other) => other.slot !== free));
      if (slot === undefined) throw tooMany();
      const position = others.length === 0 ? 0 : Math.max(...others.map((other) => other.position)) + 1;
      const [row] = await store.insertAnswers(tx, [{ ...answerFields.toRow({ ...body, image }), ownerId, questionId, slot, position }]);
      return row as store.AnswerRow;
    }),
  );
  return presentAnswer(row);
}

/**
 * Changes the given fields of an answer; returns all answers of its question.
 * @throws HttpError 404 for an unknown answer, next question or product, 413 and 415 for the picture.
 */
export async function edit(
  platform: Platform,
  ownerId: number,
  id: number,
  body: BodyOf<typeof editAnswer>,
  file: UploadedFile | undefined,
): Promise<Answer[]> {
  const found = await store.findAnswer(platform.db, ownerId, id);
  if (!found) throw notFound('The answer');
  const { questionnaireId } = found;
  const rows = await withPicture(platform, file, (path) =>
    inQuestionnaire(platform, ownerId, questionnaireId, async (tx) => {
      const before = (await store.findAnswer(tx, ownerId, id))?.answer;
      if (!before) throw notFound('The answer');
      if (body.next_question) await requireQuestionOf(tx, ownerId, questionnaireId, body.next_question, 'next_question');
      await requireProductsOfRules(tx, ownerId, body.product_rules ?? [], 'product_rules');
      const image = path ?? body.image;
      await store.changeAnswer(
        tx,
        ownerId,
        id,
        answerFields.toChange({ ...(body.next_question !== undefined && { next_in_order: false }), ...body, image }),
      );
      if (body.position !== undefined) await move(tx, ownerId, before, body.position);
      if (image !== undefined) await noteLoose(tx, ownerId, [before.image], platform.clock.now());
      return store.answersOf(tx, ownerId, [before.questionId]);
    }),
  );
  return rows.map(presentAnswer);
}

/** Deletes an answer; what the questionnaire was before is kept as a version. @throws HttpError 404 */
export async function remove(platform: Platform, ownerId: number, id: number): Promise<void> {
  const found = await store.findAnswer(platform.db, ownerId, id);
  if (!found) throw notFound('The answer');
  await inQuestionnaire(platform, ownerId, found.questionnaireId, async (tx, questionnaire) => {
    const row = (await store.findAnswer(tx, ownerId, id))?.answer;
    if (!row) throw notFound('The answer');
    await keepVersion(tx, questionnaire, platform.clock.now());
    await noteLoose(tx, ownerId, [row.image], platform.clock.now());
    await store.deleteAnswer(tx, ownerId, id);
  });
}

/** Moves an answer to a position among those of its question; a position beyond the end means last. */
async function move(tx: Executor, ownerId: number, answer: store.AnswerRow, place: number): Promise<void> {
  const ids = (await store.answersOf(tx, ownerId, [answer.questionId])).map((row) => row.id).filter((other) => other !== answer.id);
  await store.orderAnswers(tx, ownerId, ids.toSpliced(place, 0, answer.id));
}

/** A copy of a questionnaire that shares nothing with it. */
import type { Questionnaire } from '@parley/contract';
import { copyPicture, dropPictures } from '../../kit/uploads.ts';
import type { Executor } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { type AnswerRow, answersOf } from './answers/answer-store.ts';
import { type AnswerDefinition, createQuestionnaireWith } from './definition.ts';
import { get } from './service.ts';
import { changeQuestionnaire, findQuestionnaire, lockQuestionnaire, questionsOf } from './store.ts';

const maxName = 200;
const suffix = ' (copy)';

const nameOfCopy = (name: string): string => [...name].slice(0, maxName - suffix.length).join('') + suffix;

/**
 * Copies a questionnaire with its questions, answers, pictures and rules, in one snapshot. Visitors' data is not copied.
 * @throws HttpError 404
 */
export async function duplicate(platform: Platform, ownerId: number, id: number, name?: string): Promise<Questionnaire> {
  const copies = new Map<string, string>();
  const copyOf = async (image: string) => {
    const copy = image && (copies.get(image) ?? (await copyPicture(platform, image)));
    if (copy) copies.set(image, copy);
    return copy;
  };
  try {
    // Copying pictures is slow, so it happens before the lock; inside the transaction only pictures added since are copied.
    for (const { image } of (await contentsOf(platform.db, ownerId, id)).answers) await copyOf(image);
    const { copyId, used } = await platform.db.transaction(async (tx) => {
      const original = await lockQuestionnaire(tx, ownerId, id);
      if (!original) throw notFound('The questionnaire');
      const { questions, answers } = await contentsOf(tx, ownerId, id);
      const placeOf = new Map(questions.map((question, place) => [question.id, place]));
      const own = Map.groupBy(answers, ({ questionId }) => questionId);
      const used = new Set(answers.map(({ image }) => image));
      for (const image of used) await copyOf(image);
      const defined = (row: AnswerRow): AnswerDefinition => definitionOf(row, placeOf, copies);
      const made = await createQuestionnaireWith(tx, ownerId, {
        name: name ?? nameOfCopy(original.name),
        questions: questions.map((question) => ({ text: question.text, answers: (own.get(question.id) ?? []).map(defined) })),
      });
      const first = original.firstQuestionId === null ? undefined : placeOf.get(original.firstQuestionId);
      const firstQuestionId = first === undefined ? null : (made.questionIds[first] ?? null);
      await changeQuestionnaire(tx, ownerId, made.questionnaireId, { firstQuestionId });
      return { copyId: made.questionnaireId, used };
    });
    await dropPictures(
      platform,
      [...copies].flatMap(([image, copy]) => (used.has(image) ? [] : [copy])),
    );
    return get(platform.db, ownerId, copyId);
  } catch (error) {
    await dropPictures(platform, [...copies.values()]);
    throw error;
  }
}

async function contentsOf(db: Executor, ownerId: number, id: number) {
  if (!(await findQuestionnaire(db, ownerId, id))) throw notFound('The questionnaire');
  const questions = await questionsOf(db, ownerId, id);
  const ids = questions.map((question) => question.id);
  return { questions, answers: await answersOf(db, ownerId, ids) };
}

/** All columns of an answer except its keys and its position, so that a copy includes columns that are added later. */
function definitionOf(row: AnswerRow, placeOf: ReadonlyMap<number, number>, copies: ReadonlyMap<string, string>): AnswerDefinition {
  const { ownerId, id, questionId, slot, position, nextQuestionId, ...content } = row;
  const next = nextQuestionId === null ? null : (placeOf.get(nextQuestionId) ?? null);
  return { ...content, next, image: copies.get(row.image) ?? '' };
}

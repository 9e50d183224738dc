/** Deleted questionnaires: they can be brought back until they are erased. */
import { and, arrayContains, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { announceChange } from './changes.ts';
import { dropUnused, noteLoose } from './outline/pictures.ts';
import { forgetVersions } from './outline/versions.ts';
import { deleteQuestions, lockQuestionnaire } from './store.ts';
import { answers, questionnaires, questions } from './tables.ts';

/** Functions that update recommenders when a questionnaire is deleted or restored; recommenders depend on questionnaires. */
export interface ShownBy {
  /** Lets recommenders that show a questionnaire show none; returns their ids in order. */
  hide(tx: Executor, ownerId: number, questionnaireId: number): Promise<number[]>;
  /** Lets those of the recommenders that show none show it again. */
  showAgain(tx: Executor, ownerId: number, questionnaireId: number, recommenderIds: readonly number[]): Promise<void>;
}

/** Puts a questionnaire into the bin; returns the recommenders that showed it and now show none. @throws HttpError 404 */
export async function remove(platform: Platform, shownBy: ShownBy, ownerId: number, id: number): Promise<{ recommenders: number[] }> {
  const recommenders = await platform.db.transaction(async (tx) => {
    if (!(await lockQuestionnaire(tx, ownerId, id, 'update'))) throw notFound('The questionnaire');
    const hidden = await shownBy.hide(tx, ownerId, id);
    await tx
      .update(questionnaires)
      .set({ deletedAt: platform.clock.now(), shownBy: hidden })
      .where(and(eq(questionnaires.ownerId, ownerId), eq(questionnaires.id, id)));
    return hidden;
  });
  await announceChange(platform, ownerId);
  return { recommenders };
}

/** Brings a questionnaire back, with the recommenders that showed it and for which the owner chose nothing since. @throws HttpError 404 */
export async function restore(platform: Platform, shownBy: ShownBy, ownerId: number, id: number): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const binned = and(eq(questionnaires.ownerId, ownerId), eq(questionnaires.id, id));
    const [row] = await tx
      .select({ shownBy: questionnaires.shownBy, deletedAt: questionnaires.deletedAt })
      .from(questionnaires)
      .where(binned)
      .for('update');
    if (!row) throw notFound('The questionnaire');
    // Restoring something twice is no error.
    if (!row.deletedAt) return;
    await tx.update(questionnaires).set({ deletedAt: null, shownBy: [] }).where(binned);
    await shownBy.showAgain(tx, ownerId, id, row.shownBy);
  });
  await announceChange(platform, ownerId);
}

/** Notes that an owner chose what a recommender shows, so that no deleted questionnaire that comes back takes its place. */
export async function keepChoice(tx: Executor, ownerId: number, recommenderId: number): Promise<void> {
  await tx
    .update(questionnaires)
    .set({ shownBy: sql`array_remove(${questionnaires.shownBy}, ${recommenderId}::bigint)` })
    .where(
      and(eq(questionnaires.ownerId, ownerId), isNotNull(questionnaires.deletedAt), arrayContains(questionnaires.shownBy, [recommenderId])),
    );
}

/** An owner's deleted questionnaires, the last one first. */
export async function binnedQuestionnaires(db: Executor, ownerId: number) {
  const rows = await db
    .select({ id: questionnaires.id, name: questionnaires.name, deletedAt: questionnaires.deletedAt, shownBy: questionnaires.shownBy })
    .from(questionnaires)
    .where(and(eq(questionnaires.ownerId, ownerId), isNotNull(questionnaires.deletedAt)))
    .orderBy(desc(questionnaires.deletedAt));
  return rows.flatMap(({ deletedAt, ...row }) => (deletedAt ? [{ ...row, deletedAt }] : []));
}

/** Erases the questionnaires and versions that were deleted or replaced before `before`, of all owners, with their pictures. */
export async function purgeQuestionnaires(platform: Platform, { hide }: Pick<ShownBy, 'hide'>, before: Date): Promise<void> {
  const { longRunning } = platform.database;
  const isDue = lt(questionnaires.deletedAt, before);
  for (const { ownerId } of await longRunning.selectDistinct({ ownerId: questionnaires.ownerId }).from(questionnaires).where(isDue))
    await longRunning.transaction(async (tx) => {
      const due = await tx
        .select({ id: questionnaires.id })
        .from(questionnaires)
        .where(and(eq(questionnaires.ownerId, ownerId), isDue))
        .for('update');
      const ids = due.map(({ id }) => id);
      const asked = await tx
        .select({ id: questions.id, image: answers.image })
        .from(questions)
        .leftJoin(answers, and(eq(answers.ownerId, questions.ownerId), eq(answers.questionId, questions.id)))
        .where(and(eq(questions.ownerId, ownerId), inArray(questions.questionnaireId, ids)));
      const pictures = asked.map(({ image }) => image ?? '');
      await noteLoose(tx, ownerId, pictures, before);
      for (const id of ids) await hide(tx, ownerId, id);
      await deleteQuestions(tx, ownerId, [...new Set(asked.map(({ id }) => id))]);
      await tx.delete(questionnaires).where(and(eq(questionnaires.ownerId, ownerId), inArray(questionnaires.id, ids)));
    });
  await forgetVersions(longRunning, before);
  await dropUnused(platform);
}

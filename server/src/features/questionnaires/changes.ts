/** Changes a questionnaire in a locked transaction, and announces the change. */
import type { Executor } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { lockQuestionnaire, type QuestionnaireRow, settle } from './store.ts';

/** The channel for changes to what visitors see; the payload is the owner's id. */
export const recommenderChanged = 'recommender-changed';

/**
 * Announces, after the commit, that visitors of an owner's recommenders see a change. Caches also expire by themselves, so a failed
 * announcement only delays the change and must not fail a save that is committed.
 */
export async function announceChange(platform: Platform, ownerId: number): Promise<void> {
  await platform.database.publish(recommenderChanged, String(ownerId)).catch((error: unknown) => {
    platform.log.error({ err: error }, 'a change could not be announced');
  });
}

/**
 * Changes something inside a questionnaire, in one transaction that locks it, and announces the change after the commit.
 * @throws HttpError 404 when the owner has no such questionnaire.
 */
export async function inQuestionnaire<T>(
  platform: Platform,
  ownerId: number,
  id: number,
  work: (tx: Executor, questionnaire: QuestionnaireRow) => Promise<T>,
): Promise<T> {
  const result = await platform.db.transaction(async (tx) => {
    const questionnaire = await lockQuestionnaire(tx, ownerId, id);
    if (!questionnaire) throw notFound('The questionnaire');
    const result = await work(tx, questionnaire);
    await settle(tx, ownerId, id);
    return result;
  });
  await announceChange(platform, ownerId);
  return result;
}

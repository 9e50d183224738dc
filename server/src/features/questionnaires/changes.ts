/** What a change of a questionnaire goes through. */

import type { Executor } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { lockQuestionnaire, type QuestionnaireRow } from './store.ts';

/** The channel on which it is said that something a visitor sees has changed; the payload is the owner's id. */
export const recommenderChanged = 'recommender-changed';

/**
 * Says, after the commit, that what visitors of an owner's recommenders see has changed. What is kept in memory also ends by itself,
 * so a message that cannot be sent delays the change and must not fail a save that is done.
 */
export async function announceChange(platform: Platform, ownerId: number): Promise<void> {
  await platform.database.publish(recommenderChanged, String(ownerId)).catch((error: unknown) => {
    platform.log.error({ err: error }, 'a change could not be announced');
  });
}

/**
 * Changes something inside a questionnaire: in one transaction that holds it, announced when it is committed.
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
    return work(tx, questionnaire);
  });
  await announceChange(platform, ownerId);
  return result;
}

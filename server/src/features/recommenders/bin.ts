/** Deleted recommenders: they can be brought back until they are erased. Also changes recommenders when a questionnaire is deleted or restored. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { announceChange, type ShownBy } from '../questionnaires/index.ts';
import type { Publishing } from './publishing.ts';
import { recommenders } from './tables.ts';

const is = (ownerId: number, id: number) => and(eq(recommenders.ownerId, ownerId), eq(recommenders.id, id));

/** Puts a recommender into the bin, or takes it out; one that is out of it stays so. @throws HttpError 404 for one that is not there */
async function put(platform: Platform, ownerId: number, id: number, deletedAt: Date | null): Promise<void> {
  const there = deletedAt ? isNull(recommenders.deletedAt) : undefined;
  const moved = await platform.db
    .update(recommenders)
    .set({ deletedAt })
    .where(and(is(ownerId, id), there))
    .returning({ id: recommenders.id });
  if (moved.length === 0) throw notFound('The recommender');
  await announceChange(platform, ownerId);
}

/** Deletes a recommender with its websites and suggestions; its counts stay. @throws HttpError 404 */
export const remove = (platform: Platform, ownerId: number, id: number) => put(platform, ownerId, id, platform.clock.now());

/** Brings a recommender back as it was. @throws HttpError 404; 409 when it would be published and may not be */
export async function restoreRecommender(
  platform: Platform,
  { assertMayActivate }: Pick<Publishing, 'assertMayActivate'>,
  ownerId: number,
  id: number,
): Promise<void> {
  const publishes = and(is(ownerId, id), eq(recommenders.active, true), isNotNull(recommenders.deletedAt));
  if ((await platform.db.$count(recommenders, publishes)) > 0) await assertMayActivate(ownerId);
  await put(platform, ownerId, id, null);
}

/** An owner's deleted recommenders, the last one first. */
export async function binnedRecommenders(db: Executor, ownerId: number) {
  const rows = await db
    .select({ id: recommenders.id, name: recommenders.name, deletedAt: recommenders.deletedAt })
    .from(recommenders)
    .where(and(eq(recommenders.ownerId, ownerId), isNotNull(recommenders.deletedAt)))
    .orderBy(desc(recommenders.deletedAt));
  return rows.flatMap(({ deletedAt, ...row }) => (deletedAt ? [{ ...row, deletedAt }] : []));
}

/** Erases the recommenders that were deleted before `before`, of all owners. */
export async function purgeRecommenders(db: Executor, before: Date): Promise<void> {
  await db.delete(recommenders).where(lt(recommenders.deletedAt, before));
}

/** Changes the recommenders that show a questionnaire when it is deleted or restored. */
export const shownBy: ShownBy = {
  async hide(tx, ownerId, questionnaireId) {
    const showing = and(eq(recommenders.ownerId, ownerId), eq(recommenders.questionnaireId, questionnaireId));
    const rows = await tx
      .select({ id: recommenders.id })
      .from(recommenders)
      .where(showing)
      .orderBy(asc(recommenders.id))
      .for('no key update');
    await tx.update(recommenders).set({ questionnaireId: null }).where(showing);
    return rows.map(({ id }) => id);
  },
  async showAgain(tx, ownerId, questionnaireId, ids) {
    if (ids.length === 0) return;
    await tx
      .update(recommenders)
      .set({ questionnaireId })
      .where(and(eq(recommenders.ownerId, ownerId), inArray(recommenders.id, [...ids]), isNull(recommenders.questionnaireId)));
  },
};

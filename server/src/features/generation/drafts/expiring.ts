/** The end of drafts that nobody took. */
import type { Platform } from '../../../platform/index.ts';
import { catalogueChanged } from '../../catalogue/index.ts';
import { announceChange } from '../../questionnaires/index.ts';
import { deleteExpiredDrafts } from '../store.ts';

/** Deletes the drafts that ended with all that was made of them, and says so. */
export async function endDrafts(platform: Platform): Promise<void> {
  const ownerIds = await platform.database.longRunning.transaction((tx) => deleteExpiredDrafts(tx, platform.clock.now()));
  for (const ownerId of ownerIds) await announce(platform, ownerId);
}

/** Says, after the commit, that what is kept in memory of an owner's recommenders and catalogue is not so any more. */
export async function announce(platform: Platform, ownerId: number): Promise<void> {
  await announceChange(platform, ownerId);
  await platform.database.publish(catalogueChanged, String(ownerId));
}

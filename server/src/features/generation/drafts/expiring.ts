/** Deletes drafts that nobody turned into an account in time. */
import type { Platform } from '../../../platform/index.ts';
import { catalogueChanged } from '../../catalogue/index.ts';
import { announceChange } from '../../questionnaires/index.ts';
import { deleteExpiredDrafts } from '../store.ts';

/** Deletes expired drafts with everything that was made from them, and announces the change to all processes. */
export async function deleteExpired(platform: Platform): Promise<void> {
  const ownerIds = await platform.database.longRunning.transaction((tx) => deleteExpiredDrafts(tx, platform.clock.now()));
  for (const ownerId of ownerIds) await announceChanges(platform, ownerId);
}

/** Tells all processes to drop what they cache of an owner's recommenders and catalogue. Call it after the commit. */
export async function announceChanges(platform: Platform, ownerId: number): Promise<void> {
  await announceChange(platform, ownerId);
  await platform.database.publish(catalogueChanged, String(ownerId));
}

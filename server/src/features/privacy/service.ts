/** Deletes accounts with all their data, and visits that are older than their owner keeps them. */
import type { BodyOf, deleteAccount as deleteAccountCall } from '@parley/contract';
import { dropPictures, dropUploads } from '../../kit/uploads.ts';
import { forbidden, impossible } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { eraseOwner, withPassword } from '../accounts/index.ts';
import { purgeBin } from '../bin/index.ts';
import { catalogueChanged, filesOf } from '../catalogue/index.ts';
import { endedBefore, eraseEngagements } from '../engagements/index.ts';
import { forgetLeads } from '../leads/index.ts';
import { forgetCustomers } from '../orders/index.ts';
import { announceChange, picturesOf } from '../questionnaires/index.ts';
import { picturesOfDesigns } from '../recommenders/index.ts';
import * as store from './store.ts';

const dayMs = 86_400_000;
/** The demo's owner, which every installation has. */
const demoOwner = 1;
/** Longer than any request or import that was running when the account was deleted. */
const goneMs = 2 * 3_600_000;
const atOnce = 300;

const wrongPassword = 'This is not your password';
const wrongName = 'This is not the address of your account';

/**
 * Erases an account with all its rows, pictures and uploaded files. From the next request on its tokens are refused and its recommenders
 * are unknown.
 * @throws HttpError 422 for a wrong password or address, 403 for the demo.
 */
export async function deleteAccount(platform: Platform, ownerId: number, body: BodyOf<typeof deleteAccountCall>): Promise<void> {
  if (ownerId === demoOwner) throw forbidden('demo_stays', 'The demo cannot be deleted');
  const files = await withPassword(platform, ownerId, body.password, async (tx, owner) => {
    if (owner.username !== body.username.toLowerCase()) throw impossible('wrong_name', wrongName, { username: wrongName });
    const pictures = [...(await picturesOf(tx, ownerId)), ...(await picturesOfDesigns(tx, ownerId))];
    const files = { pictures, catalogue: await filesOf(tx, ownerId) };
    await forgetLeads(tx, owner.username);
    await eraseOwner(tx, ownerId);
    await store.noteGone(tx, ownerId, platform.clock.now());
    return { ...files, username: owner.username };
  });
  if (!files) throw impossible('wrong_password', wrongPassword, { password: wrongPassword });
  await announceChange(platform, ownerId);
  await platform.database.publish(catalogueChanged, String(ownerId));
  await dropPictures(platform, files.pictures);
  await dropUploads(platform, files.catalogue);
  await forgetTraces(platform, ownerId, files.username);
}

/** Removes an address from jobs and from the outbox. A failure is logged: the account itself is gone, and jobs go after a day. */
async function forgetTraces({ queue, mailer, log }: Platform, ownerId: number, username: string): Promise<void> {
  for (const work of [queue.forget({ ownerId, username }), mailer.forget([username])])
    await work.catch((error: unknown) => log.error({ err: error, ownerId }, 'traces of a deleted account could not be removed'));
}

/** Erases rows that running requests and imports wrote for owners after their accounts were deleted. */
export async function sweepAfterGone(platform: Platform): Promise<void> {
  const { db, clock, database } = platform;
  for (const ownerId of await store.recentlyGone(db)) await database.longRunning.transaction((tx) => eraseOwner(tx, ownerId));
  await store.forgetGone(db, new Date(clock.now().getTime() - goneMs));
}

/** Erases what is in bins for 30 days, visits that are older than their owner's retention period, and takes from orders of that age what points to their customers. */
export async function eraseOld(platform: Platform, signal: AbortSignal): Promise<void> {
  const { db, clock, log, database, mailer } = platform;
  for (const { ownerId, keepDays } of await store.ownersWithRetention(db)) {
    const before = new Date(clock.now().getTime() - keepDays * dayMs);
    await forgetCustomers(database.longRunning, ownerId, before);
    const ids = await endedBefore(db, ownerId, before);
    for (let at = 0; at < ids.length; at += atOnce) {
      signal.throwIfAborted();
      await database.longRunning.transaction((tx) => eraseEngagements(tx, ownerId, ids.slice(at, at + atOnce)));
    }
    await mailer.forget(ids);
    if (ids.length > 0) log.info({ ownerId, engagements: ids.length }, 'old visits were erased');
  }
  // Last, so that what cannot be erased here keeps no visit from being erased.
  await purgeBin(platform);
}

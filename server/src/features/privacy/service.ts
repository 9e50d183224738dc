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

/** How many visits are erased of one owner before it is another's turn, and in one transaction. */
export interface Turns {
  ofOwner: number;
  atOnce: number;
}
const usualTurns: Turns = { ofOwner: 3_000, atOnce: 300 };

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

/**
 * Erases what is in bins for 30 days, all visits that are older than their owner's retention period, and takes from orders of that age what points
 * to their customers. Owners take turns, so that none waits for the visits of a large one. What was erased before `signal` aborts stays so.
 * @throws the signal's reason
 */
export async function eraseOld(platform: Platform, signal: AbortSignal, turns = usualTurns): Promise<void> {
  const { db, clock, log, database } = platform;
  let left: Erasing[] = [];
  for (const { ownerId, keepDays } of await store.ownersWithRetention(db)) {
    const before = new Date(clock.now().getTime() - keepDays * dayMs);
    await forgetCustomers(database.longRunning, ownerId, before);
    left.push({ ownerId, before, last: null, erased: 0 });
  }
  while (left.length > 0) {
    const unfinished: Erasing[] = [];
    for (const erasing of left) {
      if (await eraseSome(platform, signal, erasing, turns)) unfinished.push(erasing);
      else if (erasing.erased > 0) log.info({ ownerId: erasing.ownerId, engagements: erasing.erased }, 'old visits were erased');
    }
    left = unfinished;
  }
  // This comes last, so that a failure here keeps no visit from being erased.
  await purgeBin(platform);
}

/** How far the visits of an owner are erased. */
interface Erasing {
  ownerId: number;
  before: Date;
  /** The last visit that was erased, in the order of their ids. */
  last: string | null;
  erased: number;
}

/** Erases the next visits of an owner, and notes it in `erasing`. Resolves with whether there may be more. */
async function eraseSome(
  { database, mailer }: Platform,
  signal: AbortSignal,
  erasing: Erasing,
  { ofOwner, atOnce }: Turns,
): Promise<boolean> {
  const { ownerId, before, last } = erasing;
  signal.throwIfAborted();
  const ids = await endedBefore(database.longRunning, ownerId, before, { after: last, limit: ofOwner });
  // This comes first: the mails of a visit could not be found any more once it is erased.
  if (ids.length > 0) await mailer.forget(ids);
  for (let at = 0; at < ids.length; at += atOnce) {
    signal.throwIfAborted();
    const some = ids.slice(at, at + atOnce);
    await database.longRunning.transaction((tx) => eraseEngagements(tx, ownerId, some));
    erasing.erased += some.length;
  }
  erasing.last = ids.at(-1) ?? last;
  return ids.length === ofOwner;
}

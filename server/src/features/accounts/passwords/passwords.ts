/**
 * Changing a password, and choosing a new one by a mailed link when the old one is forgotten.
 *
 * Neither the answer nor its timing reveals whether an address has an account: the request only queues a job, the same for every address,
 * and the job looks it up. The link's token is stored nowhere but in the mail. A new password ends the sessions made with the old one.
 */
import type { BodyOf, changePassword as changePasswordCall } from '@parley/contract';
import type { Executor } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { mailWork } from '../../../platform/mail.ts';
import { newPasswordMail } from '../mails.ts';
import { fitsInTurn, hashInTurn, newToken, tokenHashOf } from '../secrets.ts';
import { sessionIdOf } from '../sessions/sessions.ts';
import { tokenKey } from '../sessions/token-keys.ts';
import * as store from '../store.ts';
import { requireGoodPassword } from './password-rules.ts';

export const resetMs = 3_600_000;
const mailJob = 'accounts-password-mail';

interface MailJob {
  username: string;
}

/**
 * Changes the password of a signed-in owner and ends every session except that of the refresh token. False when `current` is not the
 * password, which includes a change at the same moment.
 * @throws HttpError 400 for a new password that is easy to guess
 */
export async function changePassword(
  platform: Platform,
  ownerId: number,
  { current, password, refresh }: BodyOf<typeof changePasswordCall>,
): Promise<boolean> {
  const owner = await store.ownerById(platform.db, ownerId);
  const before = owner?.passwordHash ?? null;
  if (!owner || !(await fitsInTurn(platform, before, current))) return false;
  await requireGoodPassword(password, owner);
  const passwordHash = await hashInTurn(platform, password);
  return platform.db.transaction(async (tx) => {
    if ((await store.lockOwner(tx, ownerId))?.passwordHash !== before) return false;
    await replacePassword(tx, ownerId, passwordHash, await sessionIdOf(tx, ownerId, refresh), platform.clock.now());
    return true;
  });
}

async function replacePassword(tx: Executor, ownerId: number, passwordHash: string, keep: string | null, now: Date): Promise<void> {
  await store.setPassword(tx, ownerId, passwordHash);
  await store.endSessions(tx, ownerId, keep, now);
  await store.closeResets(tx, ownerId, now);
}

/** Queues a job that mails a link if the address has an account that can sign in. */
export const forgotPassword = (platform: Platform, username: string): Promise<void> =>
  platform.queue.send(mailJob, { username } satisfies MailJob);

/** Registers the worker that mails the link for a forgotten password. A mail that fails is logged and tried again by the queue. */
export const workOnPasswordMails = (platform: Platform): Promise<void> =>
  platform.queue.work<MailJob>(mailJob, mailWork, async ({ username }) => {
    try {
      await sendLink(platform, username);
    } catch (error) {
      platform.log.error({ err: error }, 'the mail of a forgotten password was not sent');
      throw error;
    }
  });

async function sendLink(platform: Platform, username: string): Promise<void> {
  const owner = await store.ownerByUsername(platform.db, username);
  if (owner?.status !== 'active') return;
  const now = platform.clock.now();
  const token = newToken(owner.id);
  await platform.db.transaction(async (tx) => {
    await store.dropEndedResets(tx, owner.id, now);
    await store.insertReset(tx, { ownerId: owner.id, tokenHash: tokenHashOf(token), expiresAt: new Date(now.getTime() + resetMs) });
  });
  await platform.mailer.send(newPasswordMail(owner.username, owner.name, `${platform.config.publicUrl}/new-password/${token}`));
}

export type NewPassword = { ownerId: number; username: string } | { refused: 'link_unknown' | 'link_ended' | 'link_used' };

async function ownerOfToken({ db }: Platform, key: store.TokenKey | null): Promise<store.Owner | null> {
  const reset = key && (await store.resetByToken(db, key));
  return reset && store.ownerById(db, reset.ownerId);
}

/**
 * Sets the password by a mailed token and ends every session. Gives the owner, or the reason why it is refused.
 * @throws HttpError 400 for a password that is easy to guess
 */
export async function setNewPassword(platform: Platform, token: string, password: string): Promise<NewPassword> {
  const key = await tokenKey(platform.db, 'reset', token);
  const person = await ownerOfToken(platform, key);
  await requireGoodPassword(password, person ?? {});
  const passwordHash = await hashInTurn(platform, password);
  if (!person || !key) return { refused: 'link_unknown' };
  const now = platform.clock.now();
  return platform.db.transaction(async (tx): Promise<NewPassword> => {
    const owner = await store.lockOwner(tx, person.id);
    // Read again after the lock: a parallel use of the same token has ended by now.
    const current = await store.resetByToken(tx, key);
    if (!owner || !current) return { refused: 'link_unknown' };
    if (current.usedAt !== null) return { refused: 'link_used' };
    if (current.expiresAt <= now) return { refused: 'link_ended' };
    await replacePassword(tx, owner.id, passwordHash, null, now);
    return { ownerId: owner.id, username: owner.username };
  });
}

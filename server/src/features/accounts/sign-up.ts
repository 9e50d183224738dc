/**
 * Early-adopter sign-up and its invite (specification sections 2 and 7).
 *
 * Neither the answer nor its timing reveals whether an address has an account: the password is hashed in every case, and the mail, which
 * does reveal it, goes to that address by a background job. The job makes the invite's token, so the token is stored nowhere but in the
 * mail. A failed mail is retried; if it never arrives, signing up again sends another.
 */
import type { BodyOf, signUp as signUpCall } from '@parley/contract';
import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import { mailWork } from '../../platform/mail.ts';
import { saveLead } from '../leads/index.ts';
import { inviteMail, knownMail } from './mails.ts';
import { requireGoodPassword } from './passwords/password-rules.ts';
import { hashInTurn, newToken, tokenHashOf } from './secrets.ts';
import { tokenKey } from './sessions/token-keys.ts';
import * as store from './store.ts';

const inviteMs = 7 * 86_400_000;
const mailJob = 'accounts-mail';

/** `inviteId` null: the address already has an account. */
interface MailJob {
  ownerId: number;
  inviteId: number | null;
}

/** Stores the lead and the account, which cannot be used yet, and queues the mail. An existing account is not changed. @throws HttpError 400 */
export async function signUp(platform: Platform, form: BodyOf<typeof signUpCall>): Promise<void> {
  const { username, name, surname } = form;
  await requireGoodPassword(form.password, { username, name, surname, website: form.websiteAdress });
  const passwordHash = await hashInTurn(platform, form.password);
  const { plattform, traffic, websiteAdress, consent } = form;
  const details = { plattform, traffic, websiteAdress, name, surname, consent: consent ?? false };
  const job = await platform.db.transaction(async (tx) => {
    await saveLead(tx, { kind: 'early_adopter', email: username, details });
    return invite(tx, { username, passwordHash, name, surname, website: websiteAdress, df: form.df ?? '' }, platform.clock.now());
  });
  await platform.queue.send(mailJob, job);
}

/** The password of a sign-up belongs to its invite: only the reader of the mail decides which password the account gets. */
async function invite(
  tx: Executor,
  { username, ...signedUp }: { username: string; passwordHash: string; name: string; surname: string; website: string; df: string },
  now: Date,
): Promise<MailJob> {
  const { passwordHash, name, surname } = signedUp;
  await store.insertOwner(tx, { username, passwordHash, name, surname, status: 'invited' });
  const owner = await store.ownerByUsername(tx, username);
  if (!owner) throw new Error('the account that was just stored is not there');
  if (owner.status === 'active') return { ownerId: owner.id, inviteId: null };
  await store.dropEndedInvites(tx, owner.id, now);
  const expiresAt = new Date(now.getTime() + inviteMs);
  return { ownerId: owner.id, inviteId: await store.insertInvite(tx, { ownerId: owner.id, ...signedUp, expiresAt }) };
}

/** Registers the worker that mails invites. A mail that fails is logged and tried again by the queue. */
export const workOnMails = (platform: Platform): Promise<void> =>
  platform.queue.work<MailJob>(mailJob, mailWork, async (job) => {
    try {
      await sendMail(platform, job);
    } catch (error) {
      platform.log.error({ err: error, ownerId: job.ownerId }, 'the mail of a sign-up was not sent');
      throw error;
    }
  });

async function sendMail(platform: Platform, { ownerId, inviteId }: MailJob): Promise<void> {
  const { publicUrl } = platform.config;
  const owner = await store.ownerById(platform.db, ownerId);
  if (!owner) return;
  if (inviteId === null) return platform.mailer.send(knownMail(owner.username, owner.name, publicUrl));
  const token = newToken(ownerId);
  const open = await store.setInviteToken(platform.db, ownerId, inviteId, tokenHashOf(token));
  if (open) await platform.mailer.send(inviteMail(owner.username, owner.name, `${publicUrl}/invite/${token}`));
}

export interface Accepted {
  owner: { id: number; username: string };
  /** Whether this call activated the account. */
  isFirst: boolean;
  website: string;
  df: string;
}
export type Acceptance = Accepted | { refused: 'invite_unknown' | 'invite_ended' | 'invite_used' };

/**
 * Activates the account of an invite with the password of that sign-up. Until it expires, the same invite succeeds again, so that a
 * double click works, but only the first time signs in. `invite_used`: the account was activated by another invite.
 */
export async function acceptInvite(platform: Platform, token: string): Promise<Acceptance> {
  const now = platform.clock.now();
  const key = await tokenKey(platform.db, 'invite', token);
  if (!key) return { refused: 'invite_unknown' };
  return platform.db.transaction(async (tx): Promise<Acceptance> => {
    const found = await store.inviteByToken(tx, key);
    const owner = found && (await store.lockOwner(tx, found.ownerId));
    // Read again after the lock: a parallel acceptance has ended by now.
    const current = owner && (await store.inviteByToken(tx, key));
    if (!owner || !current) return { refused: 'invite_unknown' };
    if (current.expiresAt <= now) return { refused: 'invite_ended' };
    const { website, df } = current;
    if (current.acceptedAt !== null) return { owner, isFirst: false, website, df };
    if (owner.status === 'active') return { refused: 'invite_used' };
    await store.activateOwner(tx, current, now);
    return { owner, isFirst: true, website, df };
  });
}

/** The SQL of mails: what is due, who wants none, and how many went out on a day. */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { handoverMails, mailDays, mailStops } from './tables.ts';

export type MailRow = typeof handoverMails.$inferSelect;

/** Adds a mail that is due at `dueAt`. */
export async function addMail(tx: Executor, mail: Pick<MailRow, 'ownerId' | 'handoverId' | 'answerId' | 'dueAt'>): Promise<void> {
  await tx.insert(handoverMails).values({ ...mail, state: 'due' });
}

/**
 * Takes a mail that is due, or null. It is due again after a pause that doubles with each try, so that a process that dies while it sends
 * loses nothing, and no other process takes the same mail meanwhile.
 */
export async function claimDue(db: Executor, now: Date): Promise<MailRow | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ owner_id: number; handover_id: number; answer_id: number }>(sql`
    update handover_mails set tries = tries + 1, due_at = ${at} + least(interval '1 minute' * power(2, tries), interval '6 hours')
    where (owner_id, handover_id, answer_id) = (
      select owner_id, handover_id, answer_id from handover_mails where state in ('due', 'tomorrow') and due_at <= ${at}
      order by due_at limit 1 for update skip locked)
    returning owner_id, handover_id, answer_id`);
  const [key] = rows;
  if (!key) return null;
  const [mail] = await db
    .select()
    .from(handoverMails)
    .where(isOne({ ownerId: key.owner_id, handoverId: key.handover_id, answerId: key.answer_id }));
  return mail ?? null;
}

type Key = Pick<MailRow, 'ownerId' | 'handoverId' | 'answerId'>;
const isOne = ({ ownerId, handoverId, answerId }: Key) =>
  and(eq(handoverMails.ownerId, ownerId), eq(handoverMails.handoverId, handoverId), eq(handoverMails.answerId, answerId));

/** Sets the state of a mail, and when and how often it is tried again. */
export async function changeMail(
  db: Executor,
  mail: Key,
  change: Pick<MailRow, 'state'> & Partial<Pick<MailRow, 'dueAt' | 'tries'>>,
): Promise<void> {
  await db.update(handoverMails).set(change).where(isOne(mail));
}

/** Counts a mail under `key` on a day. Returns false, and counts nothing, when there are `max` already. */
export async function takeMail(db: Executor, key: string, day: string, max: number): Promise<boolean> {
  const counted = await db
    .insert(mailDays)
    .values({ key, day, mails: 1 })
    .onConflictDoUpdate({
      target: [mailDays.key, mailDays.day],
      set: { mails: sql`${mailDays.mails} + 1` },
      setWhere: lt(mailDays.mails, max),
    })
    .returning({ mails: mailDays.mails });
  return counted.length > 0;
}

/** Takes back a mail that was counted and not sent. */
export async function returnMail(db: Executor, key: string, day: string): Promise<void> {
  await db
    .update(mailDays)
    .set({ mails: sql`greatest(${mailDays.mails} - 1, 0)` })
    .where(and(eq(mailDays.key, key), eq(mailDays.day, day)));
}

/** Forgets the counts of days before `day`. */
export async function forgetDays(db: Executor, day: string): Promise<void> {
  await db.delete(mailDays).where(lt(mailDays.day, day));
}

/** Ends an owner's mails to an address. */
export async function stopMails(db: Executor, ownerId: number, addressHash: string, at: Date): Promise<void> {
  await db.insert(mailStops).values({ ownerId, addressHash, at }).onConflictDoNothing();
}

/** Whether the address wants no mails of the owner. */
export async function isStopped(db: Executor, ownerId: number, addressHash: string): Promise<boolean> {
  const rows = await db
    .select({ at: mailStops.at })
    .from(mailStops)
    .where(and(eq(mailStops.ownerId, ownerId), eq(mailStops.addressHash, addressHash)));
  return rows.length > 0;
}

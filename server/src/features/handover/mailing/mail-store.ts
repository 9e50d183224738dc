/** The SQL of mails: those that are due, addresses that want none, and how many went out on a day. */
import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { longestSendSeconds } from '../../../platform/mail.ts';
import { handoverMails, mailDays, mailStops } from '../tables.ts';

const minuteMs = 60_000;
const longestPauseMs = 6 * 3_600_000;

export type MailRow = typeof handoverMails.$inferSelect;

/** Adds a mail that is due at `dueAt`. */
export async function addMail(tx: Executor, mail: Pick<MailRow, 'ownerId' | 'handoverId' | 'answerId' | 'dueAt'>): Promise<void> {
  await tx.insert(handoverMails).values({ ...mail, state: 'due' });
}

/** Until when a mail is not tried again that failed so many times. */
export const pauseAfter = (tries: number, now: Date): Date => new Date(now.getTime() + Math.min(minuteMs * 2 ** tries, longestPauseMs));

/**
 * Takes a mail that is due, or null. It is due again when it cannot be on its way any more, so that a process that dies while it sends
 * loses nothing, and no other process takes the same mail meanwhile.
 */
export async function claimDue(db: Executor, now: Date): Promise<MailRow | null> {
  const isDue = and(inArray(handoverMails.state, ['due', 'tomorrow']), lte(handoverMails.dueAt, now));
  // Looked for among all owners, and then taken where its owner is: of those who find the same, one gets it, and the others look again.
  for (;;) {
    const [oldest] = await db.select().from(handoverMails).where(isDue).orderBy(asc(handoverMails.dueAt)).limit(1);
    if (!oldest) return null;
    const dueAt = new Date(now.getTime() + longestSendSeconds * 1000);
    const [claimed] = await db
      .update(handoverMails)
      .set({ tries: oldest.tries + 1, dueAt })
      .where(and(isOne(oldest), isDue, eq(handoverMails.tries, oldest.tries)))
      .returning();
    if (claimed) return claimed;
  }
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

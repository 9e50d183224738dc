/** Erases what visitors wrote and did (decision 012). */
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { dayOf } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/index.ts';
import { markSettled } from '../counters/index.ts';
import { forgetSetAside } from './inbox/store.ts';
import { chatEntries, contactsLeft, engagements, responses, visitorEvents } from './tables.ts';

/** Takes the lock that keeps others from erasing an owner's engagements or recounting them until the transaction ends. */
export async function holdErasure(tx: Executor, ownerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('engagements-erasure', ${ownerId}))`);
}

/**
 * Permanently erases engagements of an owner with their chats, responses, events and contacts. The day counters stay, because they identify
 * nobody. Unknown ids and ids of other owners are ignored. Pass at most a few hundred ids at once.
 * Returns how many engagements were erased.
 */
export async function eraseEngagements(tx: Executor, ownerId: number, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await holdErasure(tx, ownerId);
  const wanted = sql`any(${sql.param([...new Set(ids)])}::uuid[])`;
  // Engagements go first: a concurrent write of the visitor waits on the row lock and then starts a new engagement.
  const erased = await tx
    .delete(engagements)
    .where(and(eq(engagements.ownerId, ownerId), sql`${engagements.id} = ${wanted}`))
    .returning({ startedAt: engagements.startedAt, engagedAt: engagements.engagedAt, firstChatAt: engagements.firstChatAt });
  const of = (table: PgTable) => sql`delete from ${table} where owner_id = ${ownerId} and engagement_id = ${wanted} returning at`;
  const rows = [
    await tx.execute<{ at: Date | string }>(of(responses)),
    await tx.execute<{ at: Date | string }>(of(visitorEvents)),
    await tx.execute<{ at: Date | string }>(of(chatEntries)),
  ].flatMap((result) => result.rows.map(({ at }) => new Date(at)));
  await tx.delete(contactsLeft).where(and(eq(contactsLeft.ownerId, ownerId), sql`${contactsLeft.engagementId} = ${wanted}`));
  await forgetSetAside(tx, ownerId, ids);
  const counted = erased.flatMap(({ startedAt, engagedAt, firstChatAt }) => [startedAt, engagedAt, firstChatAt]);
  await markSettled(tx, ownerId, new Set([...rows, ...counted].filter((at) => at !== null).map(dayOf)));
  return erased.length;
}

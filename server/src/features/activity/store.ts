/** The SQL of the account's activity. */
import type { Deed } from '@parley/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { activity } from './tables.ts';

/** An action in the account, by a session or by somebody who tried to sign in. */
export interface NewDeed {
  ownerId: number;
  deed: Deed;
  sessionId: string | null;
  device: string;
  at: Date;
}

const mergedMs = 10 * 60_000;

/** Records a deed, as a part of the entry of the last ten minutes if there is one. */
export async function recordDeed(db: Executor, { ownerId, deed, sessionId, device, at }: NewDeed): Promise<void> {
  const since = new Date(at.getTime() - mergedMs);
  const when = sql`${at.toISOString()}::timestamptz`;
  await db.execute(sql`
    with merged as (
      update account_activity set times = times + 1, last_at = ${when}
      where owner_id = ${ownerId} and id = (
        select id from account_activity
        where owner_id = ${ownerId} and deed = ${deed} and session_id is not distinct from ${sessionId}::uuid and device = ${device}
          and last_at > ${since.toISOString()}::timestamptz
        order by last_at desc limit 1)
      returning id)
    insert into account_activity (owner_id, deed, session_id, device, at, last_at)
    select ${ownerId}, ${deed}, ${sessionId}::uuid, ${device}, ${when}, ${when} where not exists (select from merged)`);
}

/** Entries with ids below `before`, newest first. */
export function entriesBefore(db: Executor, ownerId: number, before: number | undefined, limit: number) {
  return db
    .select()
    .from(activity)
    .where(and(eq(activity.ownerId, ownerId), before === undefined ? undefined : lt(activity.id, before)))
    .orderBy(desc(activity.id))
    .limit(limit);
}

/** Deletes entries that ended before a moment, of all owners. */
export async function deleteBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(activity).where(lt(activity.lastAt, moment));
}

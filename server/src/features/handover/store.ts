/** The SQL of requests and answers. Each function takes its executor first; rows of other owners are never touched. */
import type { AnswerWay } from '@parley/contract';
import { and, asc, count, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { handoverAnswers, handoverMails, handovers } from './tables.ts';

export type HandoverRow = typeof handovers.$inferSelect;
export type AnswerRow = typeof handoverAnswers.$inferSelect;
type NewHandover = Omit<typeof handovers.$inferInsert, 'id' | 'seenAt' | 'settledAt'>;

/** Open requests are counted up to this. */
const maxOpen = 1000;
const maxTotal = 10_000;

const firstRow = <Row>(rows: Row[]): Row | null => rows[0] ?? null;

/** Stores a request; null when its request id is taken. */
export async function insertHandover(tx: Executor, row: NewHandover): Promise<HandoverRow | null> {
  return firstRow(await tx.insert(handovers).values(row).onConflictDoNothing().returning());
}

/** The request stored under a request id. */
export async function handoverByRequest(db: Executor, ownerId: number, requestId: string): Promise<HandoverRow | null> {
  return firstRow(
    await db
      .select()
      .from(handovers)
      .where(and(eq(handovers.ownerId, ownerId), eq(handovers.requestId, requestId))),
  );
}

const isOne = (ownerId: number, id: number) => and(eq(handovers.ownerId, ownerId), eq(handovers.id, id));

/** A request. */
export async function findHandover(db: Executor, ownerId: number, id: number): Promise<HandoverRow | null> {
  return firstRow(await db.select().from(handovers).where(isOne(ownerId, id)));
}

/** A request, locked until the transaction ends. */
export async function lockHandover(tx: Executor, ownerId: number, id: number): Promise<HandoverRow | null> {
  return firstRow(await tx.select().from(handovers).where(isOne(ownerId, id)).for('update'));
}

/** The requests of an engagement, oldest first. */
export function handoversOf(db: Executor, ownerId: number, engagementId: string): Promise<HandoverRow[]> {
  return db
    .select()
    .from(handovers)
    .where(and(eq(handovers.ownerId, ownerId), eq(handovers.engagementId, engagementId)))
    .orderBy(asc(handovers.id));
}

/** A page of an owner's requests, newest first, and how many there are, up to 10,000. */
export async function listHandovers(
  db: Executor,
  ownerId: number,
  state: 'open' | 'answered' | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: HandoverRow[]; total: number }> {
  const settled = state && (state === 'open' ? isNull(handovers.settledAt) : sql`${handovers.settledAt} is not null`);
  const where = and(eq(handovers.ownerId, ownerId), settled);
  const counted = db.select({ id: handovers.id }).from(handovers).where(where).limit(maxTotal).as('counted');
  const [total, rows] = await Promise.all([
    db.select({ total: count() }).from(counted),
    db.select().from(handovers).where(where).orderBy(desc(handovers.id)).limit(limit).offset(offset),
  ]);
  return { rows, total: total[0]?.total ?? 0 };
}

/** The number of open requests, up to 1,000. */
export async function countOpen(db: Executor, ownerId: number): Promise<number> {
  const open = db
    .select({ id: handovers.id })
    .from(handovers)
    .where(and(eq(handovers.ownerId, ownerId), isNull(handovers.settledAt)))
    .limit(maxOpen)
    .as('open');
  return (await db.select({ open: count() }).from(open))[0]?.open ?? 0;
}

/** Marks a request as answered at `at`, or as open (null). */
export async function settle(tx: Executor, ownerId: number, id: number, at: Date | null): Promise<void> {
  await tx.update(handovers).set({ settledAt: at }).where(isOne(ownerId, id));
}

/** Notes that the widget of an engagement asked for answers; at most one write in the time since `before`. */
export async function noteSeen(db: Executor, ownerId: number, engagementId: string, now: Date, before: Date): Promise<void> {
  await db
    .update(handovers)
    .set({ seenAt: now })
    .where(
      and(
        eq(handovers.ownerId, ownerId),
        eq(handovers.engagementId, engagementId),
        isNull(handovers.settledAt),
        or(isNull(handovers.seenAt), lt(handovers.seenAt, before)),
      ),
    );
}

/** The answers to these requests, oldest first. */
export async function answersOf(db: Executor, ownerId: number, handoverIds: readonly number[]): Promise<AnswerRow[]> {
  if (handoverIds.length === 0) return [];
  return db
    .select()
    .from(handoverAnswers)
    .where(and(eq(handoverAnswers.ownerId, ownerId), inArray(handoverAnswers.handoverId, [...handoverIds])))
    .orderBy(asc(handoverAnswers.id));
}

/** Marks answers up to the id `until` as shown by the widget. */
export async function markShown(db: Executor, ownerId: number, handoverIds: readonly number[], until: number, at: Date): Promise<void> {
  await db
    .update(handoverAnswers)
    .set({ shownAt: at })
    .where(
      and(
        eq(handoverAnswers.ownerId, ownerId),
        inArray(handoverAnswers.handoverId, [...handoverIds]),
        lte(handoverAnswers.id, until),
        isNull(handoverAnswers.shownAt),
      ),
    );
}

/** How an answer came. */
export const wayOf = ({ mailKey }: Pick<AnswerRow, 'mailKey'>): AnswerWay => (mailKey === null ? 'screen' : 'mail');

/** Stores an answer and returns its id. */
export async function insertAnswer(tx: Executor, row: Omit<typeof handoverAnswers.$inferInsert, 'id'>): Promise<number> {
  const [inserted] = await tx.insert(handoverAnswers).values(row).returning({ id: handoverAnswers.id });
  return (inserted as { id: number }).id;
}

/** One answer. */
export async function findAnswer(db: Executor, ownerId: number, id: number): Promise<AnswerRow | null> {
  return firstRow(
    await db
      .select()
      .from(handoverAnswers)
      .where(and(eq(handoverAnswers.ownerId, ownerId), eq(handoverAnswers.id, id))),
  );
}

/** The states of a request's mails by answer. */
export async function mailStates(db: Executor, ownerId: number, handoverId: number) {
  const rows = await db
    .select({ answerId: handoverMails.answerId, state: handoverMails.state })
    .from(handoverMails)
    .where(and(eq(handoverMails.ownerId, ownerId), eq(handoverMails.handoverId, handoverId)));
  return new Map(rows.map(({ answerId, state }) => [answerId, state]));
}

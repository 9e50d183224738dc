/** The SQL of what models use in a day, and of who answered. */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/db/index.ts';
import { inOneTrip } from '../../../../platform/db/sql/trips.ts';
import { assistantDays, assistantSpending } from '../../tables.ts';

/** A place where tokens are counted: the owner (`who` is empty), a visitor or a network, and the most that it may have. */
export interface Account {
  who: string;
  most: number;
}

export interface NewReservation {
  ownerId: number;
  id: string;
  day: string;
  accounts: readonly Account[];
  /** The most that the answer may take. */
  tokens: number;
  /** What is charged when it is never settled. */
  expected: number;
  expiresAt: Date;
  /** Only as the owner's first answer of the day. */
  alone: boolean;
}

/**
 * Reserves tokens in all of the accounts, or in none. An account other than the owner's always has room for one answer, so that a small limit
 * does not keep the model from everybody.
 * Returns the accounts that have no room: those of the visitor, or the owner's.
 */
export async function reserve(db: Executor, reservation: NewReservation): Promise<string[]> {
  const { ownerId, day, accounts, tokens } = reservation;
  const raised = await raise(db, reservation);
  if (raised.has('')) return [];
  if (raised.size > 0) await lower(db, ownerId, day, [...raised], tokens);
  const full = accounts.filter(({ who }) => who !== '' && !raised.has(who)).map(({ who }) => who);
  return full.length > 0 ? full : [''];
}

/**
 * Reserves where there is room, the owner's account last and only when the others have room, and returns where. One statement is one transaction,
 * which holds its locks for no round trip; every reservation takes them in the same order. It does not wait for the disk, because a visitor waits
 * for it: a machine that fails within the same second forgets what its last answers were to cost.
 */
async function raise(
  db: Executor,
  { ownerId, id, day, accounts, tokens, expected, expiresAt, alone }: NewReservation,
): Promise<Set<string>> {
  const names = accounts.map(({ who }) => who);
  const most = accounts.map(({ most }) => most);
  const { rows } = await inOneTrip(db, (trip) =>
    trip.execute<{ who: string }>(sql`
    select who from reserve_tokens(${ownerId}, ${day}, ${id}, ${sql.param(names)}::text[], ${sql.param(most)}::bigint[], ${tokens}, ${expected},
      ${expiresAt.toISOString()}, ${alone}) as who`),
  );
  return new Set(rows.map(({ who }) => who));
}

/** Takes back what was reserved in some accounts. */
const lower = (db: Executor, ownerId: number, day: string, accounts: readonly string[], tokens: number) =>
  db.execute(sql`
    with locked as (
      select who from assistant_spending
      where owner_id = ${ownerId} and day = ${day} and who = any(${sql.param(accounts)}::text[]) order by who desc for update
    )
    update assistant_spending s set reserved = greatest(0, s.reserved - ${tokens}) from locked
    where s.owner_id = ${ownerId} and s.day = ${day} and s.who = locked.who`);

/** Ends a reservation and charges what the answer took. Does nothing when it has ended before. */
export async function settle(db: Executor, ownerId: number, id: string, spent: number): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from assistant_reservations where owner_id = ${ownerId} and id = ${id}::uuid returning day, who, tokens
    ), locked as (
      select s.day, s.who, gone.tokens from assistant_spending s join gone on s.day = gone.day and s.who = any(gone.who)
      where s.owner_id = ${ownerId} order by s.who desc for update of s
    )
    update assistant_spending s set reserved = greatest(0, s.reserved - locked.tokens), spent = s.spent + ${spent} from locked
    where s.owner_id = ${ownerId} and s.day = locked.day and s.who = locked.who`);
}

/** Charges the reservations of processes that are gone; of one owner, or of all. Returns whether there were any. */
export async function settleExpired(db: Executor, now: Date, ownerId: number | null = null): Promise<boolean> {
  // The owner is named for both tables. Otherwise a cluster asks all machines, and every refused visitor waits for all of them.
  const of = (owner: SQL) => (ownerId === null ? sql`true` : sql`${owner} = ${ownerId}`);
  const { rowCount } = await db.execute(sql`
    with gone as (
      delete from assistant_reservations
      where expires_at < ${now.toISOString()}::timestamptz and ${of(sql`owner_id`)}
      returning owner_id, day, who, tokens, expected
    ), sums as (
      select owner_id, day, account, sum(tokens) as tokens, sum(expected) as expected
      from gone cross join unnest(gone.who) as account group by 1, 2, 3
    )
    update assistant_spending s set reserved = greatest(0, s.reserved - sums.tokens), spent = s.spent + sums.expected from sums
    where ${of(sql`s.owner_id`)} and s.owner_id = sums.owner_id and s.day = sums.day and s.who = sums.account`);
  return (rowCount ?? 0) > 0;
}

/** The tokens that an owner's answers took on a day. */
export async function spentOn(db: Executor, ownerId: number, day: string): Promise<number> {
  const { rows } = await db.execute<{ spent: number }>(
    sql`select spent from assistant_spending where owner_id = ${ownerId} and day = ${day} and who = ''`,
  );
  return rows[0]?.spent ?? 0;
}

/** Deletes what nobody needs any more: visitors' hashes after `spendingBefore`, who answered after `daysBefore`. */
export async function forget(db: Executor, { spendingBefore, daysBefore }: { spendingBefore: string; daysBefore: string }): Promise<void> {
  await db.delete(assistantSpending).where(sql`${assistantSpending.day} < ${spendingBefore}`);
  await db.delete(assistantDays).where(sql`${assistantDays.day} < ${daysBefore}`);
}

export type DayRow = typeof assistantDays.$inferSelect;

/** Who answered, or why none of the models did. */
export type AnsweredBy = 'byFirst' | 'bySecond' | 'byBuiltin' | 'overLimit' | 'overShare';

export interface Answered {
  by: AnsweredBy;
  /** Why the models failed in this turn, as owners read it. */
  firstFault?: string;
  secondFault?: string;
}

/** Counts an answer. */
export async function countAnswer(db: Executor, ownerId: number, now: Date, { by, firstFault, secondFault }: Answered): Promise<void> {
  const faults = {
    ...(firstFault !== undefined && { firstFault, firstFaultAt: now }),
    ...(secondFault !== undefined && { secondFault, secondFaultAt: now }),
  };
  await db
    .insert(assistantDays)
    .values({ ownerId, day: now.toISOString().slice(0, 10), [by]: 1, ...faults })
    .onConflictDoUpdate({
      target: [assistantDays.ownerId, assistantDays.day],
      set: { [by]: sql`${assistantDays[by]} + 1`, ...faults },
    });
}

/** Who answered on a day; null when there was no answer. */
export async function dayOfAnswers(db: Executor, ownerId: number, day: string): Promise<DayRow | null> {
  const [row] = await db.select().from(assistantDays).where(sql`${assistantDays.ownerId} = ${ownerId} and ${assistantDays.day} = ${day}`);
  return row ?? null;
}

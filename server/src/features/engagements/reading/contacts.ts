/**
 * Records which visitors left contact details, so that the owner can be notified. Only the fact and the time are stored. The text itself is
 * read from the conversation when the owner is notified, so that anything erased in the meantime is not sent.
 */
import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { overRows } from '../../../platform/db/sql/unnest.ts';
import { chatsOfEngagements } from '../store.ts';
import { contactsLeft, engagements, responses } from '../tables.ts';
import type { VisitorWrite } from '../writing/writes.ts';
import { holdsContact } from './contact.ts';

const visitorTexts = (write: VisitorWrite): string[] =>
  write.kind === 'chat' ? [write.input] : write.kind === 'response' ? write.answers.map(({ text }) => text) : [];

/** The statement that records the writes with contact details, or none when there are none. Only the first of an engagement is kept. */
export function notingContacts(writes: readonly VisitorWrite[]): SQL[] {
  const left = writes.filter((write) => visitorTexts(write).some(holdsContact));
  if (left.length === 0) return [];
  const rows = left.toSorted((a, b) => a.ownerId - b.ownerId || (a.engagementId < b.engagementId ? -1 : 1));
  return [noting(rows)];
}

const noting = overRows<Pick<VisitorWrite, 'ownerId' | 'engagementId' | 'at'>>(
  'left_now',
  { ownerId: 'bigint', engagementId: 'uuid', at: 'timestamptz' },
  (rows, table) => sql`insert into ${table} (owner_id, engagement_id, at) select * from ${rows} on conflict do nothing`,
  contactsLeft,
);

/** Ids of the owners with contacts that they were not yet notified about. */
export async function ownersToTell(db: Executor): Promise<number[]> {
  const rows = await db.selectDistinct({ ownerId: contactsLeft.ownerId }).from(contactsLeft).where(isNull(contactsLeft.toldAt));
  return rows.map(({ ownerId }) => ownerId);
}

/** A visitor who left contact details. */
export interface LeftContact {
  engagementId: string;
  recommenderId: number;
  page: string;
  at: Date;
  /** The texts with contact details, oldest first. */
  words: string[];
}

/** Up to `limit` contacts that an owner was not yet notified about, oldest first. Erased visitors are left out. */
export async function contactsToTell(db: Executor, ownerId: number, limit: number): Promise<LeftContact[]> {
  const { engagementId, at, toldAt } = contactsLeft;
  const rows = await db
    .select({ engagementId, at, recommenderId: engagements.recommenderId, page: engagements.page })
    .from(contactsLeft)
    .innerJoin(engagements, and(eq(engagements.ownerId, contactsLeft.ownerId), eq(engagements.id, engagementId)))
    .where(and(eq(contactsLeft.ownerId, ownerId), isNull(toldAt)))
    .orderBy(asc(at), engagementId)
    .limit(limit);
  const words = await wordsWithContacts(
    db,
    ownerId,
    rows.map((row) => row.engagementId),
  );
  return rows.map((row) => ({ ...row, words: words.get(row.engagementId) ?? [] })).filter((row) => row.words.length > 0);
}

async function wordsWithContacts(db: Executor, ownerId: number, ids: string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const answered = await db
    .select({ engagementId: responses.engagementId, answers: responses.answers })
    .from(responses)
    .where(and(eq(responses.ownerId, ownerId), inArray(responses.engagementId, ids)))
    .orderBy(asc(responses.at));
  const texts = [
    ...answered.flatMap(({ engagementId, answers }) => answers.map(({ text }) => ({ engagementId, text }))),
    ...(await chatsOfEngagements(db, ownerId, ids)).map(({ engagementId, input }) => ({ engagementId, text: input })),
  ].filter(({ text }) => holdsContact(text));
  const byEngagement = Map.groupBy(texts, ({ engagementId }) => engagementId);
  return new Map([...byEngagement].map(([id, parts]) => [id, withoutRepeats(parts.map(({ text }) => text))]));
}

/** Drops texts contained in another one: the text of an answer is repeated in the chat that follows it. */
const withoutRepeats = (texts: string[]) =>
  texts.filter((text, at) => !texts.some((other, index) => index !== at && other.includes(text) && (other !== text || index < at)));

/** Marks all contacts up to `until` as handled: the owner was notified, or does not want to be. */
export async function markContactsTold(db: Executor, ownerId: number, until: Date, at: Date): Promise<void> {
  await db
    .update(contactsLeft)
    .set({ toldAt: at })
    .where(and(eq(contactsLeft.ownerId, ownerId), isNull(contactsLeft.toldAt), lte(contactsLeft.at, until)));
}

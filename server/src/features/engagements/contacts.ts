/**
 * Which visitors left a way to reach them, for telling the owner: only that they did and when. What they wrote stays where it is, and is
 * read again when the owner is told, so that what was erased meanwhile is told to nobody.
 */
import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { unnest } from '../../platform/db/unnest.ts';
import { holdsContact } from './contact.ts';
import { chatsOfEngagements } from './store.ts';
import { contactsLeft, engagements, responses } from './tables.ts';
import type { VisitorWrite } from './writes.ts';

const visitorTexts = (write: VisitorWrite): string[] =>
  write.kind === 'chat' ? [write.input] : write.kind === 'response' ? write.answers.map(({ text }) => text) : [];

/** The statement that notes those of the writes that hold one, if any does; the first of an engagement counts. */
export function notingContacts(writes: readonly VisitorWrite[]): SQL[] {
  const left = writes.filter((write) => visitorTexts(write).some(holdsContact));
  if (left.length === 0) return [];
  const rows = left.toSorted((a, b) => a.ownerId - b.ownerId || (a.engagementId < b.engagementId ? -1 : 1));
  return [
    sql`insert into contacts_left (owner_id, engagement_id, at)
      select * from ${unnest('left_now', rows, { ownerId: 'int', engagementId: 'uuid', at: 'timestamptz' })} on conflict do nothing`,
  ];
}

/** The owners who are still to be told of somebody. */
export async function ownersToTell(db: Executor): Promise<number[]> {
  const rows = await db.selectDistinct({ ownerId: contactsLeft.ownerId }).from(contactsLeft).where(isNull(contactsLeft.toldAt));
  return rows.map(({ ownerId }) => ownerId);
}

/** Somebody who left a way to reach them. */
export interface LeftContact {
  engagementId: string;
  recommenderId: number;
  page: string;
  at: Date;
  /** What they wrote, where it holds the way; oldest first. */
  words: string[];
}

/** Those whom an owner is to be told of, the first first; whoever was erased is not among them. */
export async function contactsToTell(db: Executor, ownerId: number, most: number): Promise<LeftContact[]> {
  const { engagementId, at, toldAt } = contactsLeft;
  const rows = await db
    .select({ engagementId, at, recommenderId: engagements.recommenderId, page: engagements.page })
    .from(contactsLeft)
    .innerJoin(engagements, and(eq(engagements.ownerId, contactsLeft.ownerId), eq(engagements.id, engagementId)))
    .where(and(eq(contactsLeft.ownerId, ownerId), isNull(toldAt)))
    .orderBy(asc(at), engagementId)
    .limit(most);
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
  const said = [
    ...answered.flatMap(({ engagementId, answers }) => answers.map(({ text }) => ({ engagementId, text }))),
    ...(await chatsOfEngagements(db, ownerId, ids)).map(({ engagementId, input }) => ({ engagementId, text: input })),
  ].filter(({ text }) => holdsContact(text));
  const byEngagement = Map.groupBy(said, ({ engagementId }) => engagementId);
  return new Map([...byEngagement].map(([id, parts]) => [id, withoutRepeats(parts.map(({ text }) => text))]));
}

/** An answer's words come again in the chat that follows from it. */
const withoutRepeats = (texts: string[]) =>
  texts.filter((text, at) => !texts.some((other, index) => index !== at && other.includes(text) && (other !== text || index < at)));

/** Marks that the owner was told, or does not want to be, of everybody who came until then. */
export async function markContactsTold(db: Executor, ownerId: number, until: Date, at: Date): Promise<void> {
  await db
    .update(contactsLeft)
    .set({ toldAt: at })
    .where(and(eq(contactsLeft.ownerId, ownerId), isNull(contactsLeft.toldAt), lte(contactsLeft.at, until)));
}

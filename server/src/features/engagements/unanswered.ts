/** What visitors asked and the assistant did not know: told by a mark on the chat entry, so that what is erased is gone from here too. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';

/** Entries that are read for one list. */
const mostEntries = 5000;
const longestKey = 300;

/** Questions with one key are one question: case, punctuation and spaces do not tell them apart. Empty for what holds no word. */
export const questionKey = (question: string): string =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .slice(0, longestKey);

export interface UnansweredQuestion {
  /** As it was asked last. */
  question: string;
  count: number;
  lastAsked: Date;
  engagementId: string;
}

/** The questions from `from` up to, but not including, `before`, the most asked first; reads the newest marked entries by their index. */
export async function unansweredQuestions(
  db: Executor,
  ownerId: number,
  { from, before, limit }: { from: Date; before: Date; limit: number },
): Promise<UnansweredQuestion[]> {
  const { rows } = await db.execute(sql`
    select (array_agg(input order by at desc, id desc))[1] as question, count(*)::int as count, max(at) as last_asked,
      (array_agg(engagement_id order by at desc, id desc))[1] as engagement_id
    from (
      select id, unanswered_as, input, at, engagement_id from chat_entries
      where owner_id = ${ownerId} and unanswered_as is not null and at >= ${from.toISOString()}::timestamptz and at < ${before.toISOString()}::timestamptz
      order by at desc limit ${mostEntries}
    ) newest
    group by unanswered_as order by count(*) desc, max(at) desc, unanswered_as limit ${limit}`);
  return rows.map((row) => ({
    question: String(row.question),
    count: Number(row.count),
    lastAsked: new Date(row.last_asked as string | Date),
    engagementId: String(row.engagement_id),
  }));
}

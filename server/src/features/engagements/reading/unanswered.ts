/** Questions that the assistant could not answer. The mark is part of the chat entry, so erasing the entry removes it here too. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { unnest } from '../../../platform/db/sql/unnest.ts';

/** How many entries are read for one list. */
const maxEntries = 5000;
const maxKeyLength = 300;

/** The key by which equal questions are grouped: it ignores case, punctuation and spacing. Empty for text without a word. */
export const questionKey = (question: string): string =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .slice(0, maxKeyLength);

export interface UnansweredQuestion {
  /** The wording of the latest occurrence. */
  question: string;
  count: number;
  lastAsked: Date;
  engagementId: string;
}

/**
 * The questions asked from `from` (inclusive) to `before` (exclusive), most frequent first, without those that were not asked after the owner
 * dealt with them (`done`). Reads the newest 5,000 marked entries through
 * their index.
 */
export async function unansweredQuestions(
  db: Executor,
  ownerId: number,
  { from, before, limit, done }: { from: Date; before: Date; limit: number; done: readonly { key: string; at: Date }[] },
): Promise<UnansweredQuestion[]> {
  const { rows } = await db.execute(sql`
    select (array_agg(input order by at desc, id desc))[1] as question, count(*)::int as count, max(at) as last_asked,
      (array_agg(engagement_id order by at desc, id desc))[1] as engagement_id
    from (
      select id, unanswered_as, input, at, engagement_id from chat_entries
      where owner_id = ${ownerId} and unanswered_as is not null and at >= ${from.toISOString()}::timestamptz and at < ${before.toISOString()}::timestamptz
      order by at desc limit ${maxEntries}
    ) newest
    where not exists (select from ${unnest('done', done, { key: 'text', at: 'timestamptz' })} where done.key = unanswered_as and done.at >= newest.at)
    group by unanswered_as order by count(*) desc, max(at) desc, unanswered_as limit ${limit}`);
  return rows.map((row) => ({
    question: String(row.question),
    count: Number(row.count),
    lastAsked: new Date(row.last_asked as string | Date),
    engagementId: String(row.engagement_id),
  }));
}

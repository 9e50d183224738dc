/** What visitors typed into answers with an input field. It is part of the response, so erasing the visit removes it here too. */
import { sql } from 'drizzle-orm';
import { foldText } from '../../../kit/text/words.ts';
import type { Executor } from '../../../platform/db/index.ts';
import { questionKey } from './unanswered.ts';

/** How many responses are read for one list. */
const maxResponses = 5000;

export interface TypedText {
  questionId: number;
  answerId: number;
  /** The wording of the last time. */
  text: string;
  count: number;
  lastAt: Date;
  engagementId: string;
}

/** 'Größe' and 'grosse' are typed for each other, and so are words with and without accents; punctuation alone stays as it is. */
const foldedKey = (text: string) => questionKey(foldText(text)) || text;

/**
 * The texts typed from `from` (inclusive) to `before` (exclusive), most frequent first. Equal texts of an answer are counted together; the newest
 * 5,000 responses with a text are read, through their index.
 */
export async function typedTexts(db: Executor, ownerId: number, { from, before }: { from: Date; before: Date }): Promise<TypedText[]> {
  const { rows } = await db.execute<{
    question_id: number;
    answers: { answerId: number; text: string }[];
    at: string | Date;
    engagement_id: string;
  }>(sql`
    select question_id, answers, at, engagement_id from responses
    where owner_id = ${ownerId} and not replaced and jsonb_path_exists(answers, '$[*] ? (@.text != "")')
      and at >= ${from.toISOString()}::timestamptz and at < ${before.toISOString()}::timestamptz
    order by at desc, request_id limit ${maxResponses}`);
  const groups = new Map<string, TypedText>();
  for (const row of rows)
    for (const { answerId, text } of row.answers) {
      if (text === '') continue;
      const key = `${answerId} ${foldedKey(text)}`;
      const group = groups.get(key);
      if (group) group.count += 1;
      else
        groups.set(key, {
          ...{ questionId: row.question_id, answerId, text, count: 1 },
          ...{ lastAt: new Date(row.at), engagementId: row.engagement_id },
        });
    }
  return [...groups.values()].sort((a, b) => b.count - a.count || b.lastAt.getTime() - a.lastAt.getTime());
}

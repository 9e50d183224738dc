/** A shop with a year of counted days, and the reports that its owner reads: what the time of analytics is measured on. */
import { createActiveOwner } from '../../server/src/features/accounts/index.ts';
import { breakdownBy, productStatistics } from '../../server/src/features/analytics/reports.ts';
import { chatStatistics, funnelOf, questionnaireStatistics } from '../../server/src/features/analytics/service.ts';
import { createQuestionnaireWith } from '../../server/src/features/questionnaires/index.ts';
import type { Database } from '../../server/src/platform/db/index.ts';

/** The number of pages and of products that are counted each day. */
export const pageCount = 200;
const eachDay = "generate_series(current_date - 364, current_date, interval '1 day') as day";

/** Creates an owner with `daily` of everything counted on each day of a year. */
export async function aCountedShop({ db, pool }: Database, daily: number) {
  const ownerId = await createActiveOwner(db, { username: `${daily}@bench.test`, passwordHash: 'none' });
  if (ownerId === 'taken') throw new Error('the name is taken');
  const answers = Array.from({ length: 4 }, (_, i) => ({ text: `Answer ${i}`, textForChat: '', next: null }));
  const questions = Array.from({ length: 5 }, (_, i) => ({ text: `Question ${i}`, answers }));
  const made = await createQuestionnaireWith(db, ownerId, { name: 'Questionnaire', questions });
  const { questionnaireId: q } = made;
  const count = (times: number) => Array(times).fill(daily).join(', ');
  const fill = (table: string, key: string, counts: number, from = '') =>
    pool.query(`insert into ${table} select ${ownerId}, ${key}, ${count(counts)} from ${eachDay}${from}`);
  const many = `, generate_series(1, ${pageCount}) as n`;
  await fill('recommender_days', 'n, day', 9, ', generate_series(1, 5) as n');
  await fill('questionnaire_days', `${q}, day`, 3);
  await fill('segment_days', `'page', '/page/' || n, day`, 5, many);
  await fill('product_days', 'n, day', 2, many);
  for (const [i, question] of made.questionIds.entries()) {
    await fill('question_days', `${q}, ${question}, day`, 4);
    for (const answer of made.answerIds[i] ?? []) await fill('answer_days', `${q}, ${question}, ${answer}, day`, 3);
  }
  return { ownerId, questionnaireId: q };
}

/** Reads all reports of a year. @returns the milliseconds of each, by its name */
export async function readReports(
  db: Database['db'],
  { ownerId, questionnaireId }: Awaited<ReturnType<typeof aCountedShop>>,
): Promise<Record<string, number>> {
  const now = new Date();
  const year = { from: new Date(now.getTime() - 360 * 86_400_000).toISOString().slice(0, 10), to: now.toISOString().slice(0, 10) };
  const reports = {
    chats: () => chatStatistics(db, ownerId, year, now),
    questionnaires: () => questionnaireStatistics(db, ownerId, year, now),
    funnel: () => funnelOf(db, ownerId, questionnaireId, year, now),
    pages: () => breakdownBy(db, ownerId, 'page', year, now),
    products: () => productStatistics(db, ownerId, year, now),
  };
  const times: Record<string, number> = {};
  for (const [name, read] of Object.entries(reports)) {
    const begun = performance.now();
    await read();
    times[name] = performance.now() - begun;
  }
  return times;
}

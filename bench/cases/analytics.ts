/**
 * Measures a year's analytics for a shop with few visitors and for one with a thousand times as many. The counters of both have the same
 * number of rows.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createActiveOwner } from '../../server/src/features/accounts/index.ts';
import { breakdownBy, productStatistics } from '../../server/src/features/analytics/reports.ts';
import { chatStatistics, funnelOf, questionnaireStatistics } from '../../server/src/features/analytics/service.ts';
import { createQuestionnaireWith } from '../../server/src/features/questionnaires/index.ts';
import { type Database, openDatabase } from '../../server/src/platform/db/index.ts';
import type { Figure } from '../lib/report.ts';
import { median, round } from '../lib/stats.ts';

const roundCount = 15;
const pageCount = 200;
const eachDay = "generate_series(current_date - 364, current_date, interval '1 day') as day";

/** Creates an owner with `daily` of everything counted on each day of a year. */
async function aShop({ db, pool }: Database, daily: number) {
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

/** Measures the reports of both shops. */
export async function analytics(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const { db } = database;
    const [few, many] = [await aShop(database, 5), await aShop(database, 5000)];
    await database.pool.query('vacuum analyze');
    const now = new Date();
    const year = { from: new Date(now.getTime() - 360 * 86_400_000).toISOString().slice(0, 10), to: now.toISOString().slice(0, 10) };
    const read = async ({ ownerId, questionnaireId }: typeof few) => {
      const begun = performance.now();
      await chatStatistics(db, ownerId, year, now);
      await questionnaireStatistics(db, ownerId, year, now);
      await funnelOf(db, ownerId, questionnaireId, year, now);
      await breakdownBy(db, ownerId, 'page', year, now);
      await productStatistics(db, ownerId, year, now);
      return performance.now() - begun;
    };
    const times: { few: number; many: number }[] = [];
    for (let i = 0; i < roundCount; i++) times.push({ few: await read(few), many: await read(many) });
    const ratio = median(times.map((one) => one.many / one.few));
    const ms = (of: 'few' | 'many') => round(median(times.map((one) => one[of])), 0);
    return [
      {
        name: 'all analytics of a year at 10 million answers, against 10 thousand',
        value: round(ratio),
        unit: '×',
        target: '≤ 2',
        met: ratio <= 2,
        detail: `${ms('many')} ms against ${ms('few')} ms, with ${pageCount} pages and products a day each`,
      },
    ];
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Measures a year's analytics for a shop with few visitors and for one with a thousand times as many. The counters of both have the same
 * number of rows.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/src/platform/db/index.ts';
import { aCountedShop, pageCount, readReports } from '../lib/counted-shop.ts';
import type { Figure } from '../lib/report.ts';
import { median, round } from '../lib/stats.ts';

const roundCount = 15;

/** Measures the reports of both shops. */
export async function analytics(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const { db } = database;
    const [few, many] = [await aCountedShop(database, 5), await aCountedShop(database, 5000)];
    await database.pool.query('vacuum analyze');
    const read = async (shop: typeof few) => Object.values(await readReports(db, shop)).reduce((sum, ms) => sum + ms, 0);
    const times: { few: number; many: number }[] = [];
    for (let i = 0; i < roundCount; i++) times.push({ few: await read(few), many: await read(many) });
    const ratio = median(times.map((time) => time.many / time.few));
    const ms = (of: 'few' | 'many') => round(median(times.map((time) => time[of])), 0);
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

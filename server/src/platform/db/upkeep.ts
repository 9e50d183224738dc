/**
 * What is done every night: forgetting what nobody asks for again, and what a PostgreSQL server does by itself and the embedded one does
 * not.
 */
import { forgetKeptAnswers } from '../http/once.ts';
import type { Platform } from '../index.ts';

const job = 'database-upkeep';
const everyNight = '17 3 * * *';

export async function keepUp({ database, queue, log }: Platform): Promise<void> {
  await queue.work(job, { retries: 0, expireSeconds: 3600 }, async () => {
    await forgetKeptAnswers(database.db);
    if (database.engine === 'pglite') await database.pool.query('VACUUM (ANALYZE)');
    log.info('the database was cleaned up');
  });
  await queue.schedule(job, everyNight);
}

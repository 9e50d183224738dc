/** What a PostgreSQL server does by itself and the embedded one does not: cleaning up after changed rows. */
import type { Platform } from '../index.ts';

const JOB = 'database-upkeep';
const EVERY_NIGHT = '17 3 * * *';

export async function keepUp({ database, queue, log }: Platform): Promise<void> {
  if (database.engine !== 'pglite') return;
  await queue.work(JOB, { retries: 0, expireSeconds: 3600 }, async () => {
    await database.pool.query('VACUUM (ANALYZE)');
    log.info('the database was vacuumed');
  });
  await queue.schedule(JOB, EVERY_NIGHT);
}

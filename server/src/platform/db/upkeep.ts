/** What is done every night: forgetting the kept answers that nobody asks for again. */
import { forgetKeptAnswers } from '../http/once.ts';
import type { Platform } from '../index.ts';

const job = 'database-upkeep';
const everyNight = '17 3 * * *';

export async function keepUp({ database, queue, log }: Platform): Promise<void> {
  await queue.work(job, { retries: 0, expireSeconds: 3600 }, async () => {
    await forgetKeptAnswers(database.db);
    log.info('the database was cleaned up');
  });
  await queue.schedule(job, everyNight);
}

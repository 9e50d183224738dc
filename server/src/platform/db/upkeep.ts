/** Nightly maintenance: deletes stored answers of requests that are older than a day. */
import { forgetKeptAnswers } from '../http/once.ts';
import type { Platform } from '../index.ts';

const job = 'database-upkeep';
const everyNight = '17 3 * * *';

/** Registers and schedules the maintenance job. */
export async function keepUp({ database, queue, log }: Platform): Promise<void> {
  await queue.work(job, { retries: 0, expireSeconds: 3600 }, async () => {
    await forgetKeptAnswers(database.longRunning);
    log.info('the nightly database maintenance has finished');
  });
  await queue.schedule(job, everyNight);
}

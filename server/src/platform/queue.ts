/** Work that outlives its request: pg-boss on the same database, so that a job is as safe as a row. */
import { PgBoss } from 'pg-boss';
import type { Database } from './db/index.ts';

export interface Queue {
  /** Says how to do the jobs of a name; one at a time in this process. A job that throws is tried again `retries` times. */
  work<Data extends object>(
    name: string,
    options: { retries: number; expireSeconds: number },
    handler: (data: Data, signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  /** Leaves a job. */
  send(name: string, data: object): Promise<void>;
  /** Leaves a job by a cron line, in UTC. */
  schedule(name: string, cron: string): Promise<void>;
  /** Finishes what is under way, at most 20 s. */
  stop(): Promise<void>;
}

/** For jobs that another process left; those of this process wake their worker at once. */
const pollingSeconds = 2;

export async function openQueue(database: Database, onError: (error: Error) => void): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => runSql(database, text, values) },
    schema: 'queue',
  });
  boss.on('error', onError);
  await boss.start();
  const workers = new Map<string, string>();
  return {
    async work(name, options, handler) {
      await boss.createQueue(name, { retryLimit: options.retries, expireInSeconds: options.expireSeconds });
      const worker = await boss.work(name, { batchSize: 1, pollingIntervalSeconds: pollingSeconds }, async ([job]) => {
        if (job) await handler(job.data as never, job.signal);
      });
      workers.set(name, worker);
    },
    async send(name, data) {
      await boss.send(name, data);
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}

async function runSql(database: Database, text: string, values?: unknown[]) {
  const result = await database.pool.query(text, values as unknown[]);
  // Several statements in one text give several results; pg-boss wants rows.
  return Array.isArray(result) ? { rows: result.flatMap((part) => part.rows) } : { rows: result.rows };
}

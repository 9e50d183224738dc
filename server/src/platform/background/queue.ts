/** Background jobs: pg-boss on the same database, so that a job is as durable as any row. */
import { PgBoss } from 'pg-boss';
import type { Database } from '../db/index.ts';

export interface WorkOptions {
  /** How often a job that throws is tried again. */
  retries: number;
  /** A job that takes longer counts as failed, and may be begun again although it is still running. */
  expireSeconds: number;
  /** Waits longer after each failure, from some twenty seconds to an hour; otherwise it is tried again at once. */
  backsOff?: boolean;
}

export interface Queue {
  /** Registers the handler for jobs of a name. This process runs one at a time. */
  work<Data extends object>(name: string, options: WorkOptions, handler: (data: Data, signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Adds a job. */
  send(name: string, data: object): Promise<void>;
  /** Adds a job regularly, by a cron expression in UTC. */
  schedule(name: string, cron: string): Promise<void>;
  /** Removes the jobs that name an owner or an address, finished ones too; running jobs stay until they end. */
  forget(person: { ownerId: number; username: string }): Promise<void>;
  /** Stops after running jobs have finished, or after 15 s. */
  stop(): Promise<void>;
}

/** How long finished jobs are kept for finding faults; not longer, because they may contain addresses. */
const keptSeconds = 86_400;

/** How often to look for jobs while the database's notifications, which wake workers at once, cannot be heard; and when a job that failed is tried again. */
const pollingSeconds = 2;
/** How often to look although notifications arrive. When some 20 workers looked every two seconds, that was half of an idle Parley's processor time (decision 086). */
const backstopSeconds = 30;

/** Starts the queue on a database. `onError` gets errors that happen outside of any call. @throws when the database cannot be asked */
export async function openQueue(database: Database, onError: (error: Error) => void): Promise<Queue> {
  const boss = new PgBoss({
    db: {
      executeSql: (text: string, values?: unknown[]) => runSql(database, text, values),
      listen: (channel: string, hear: (name: string) => void, catchUp: () => void) => listen(database, channel, hear, catchUp),
    },
    schema: 'queue',
    useListenNotify: true,
  });
  boss.on('error', onError);
  await boss.start();
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  return {
    async work(name, options, handler) {
      const { retries, expireSeconds, backsOff = false } = options;
      const pauses = backsOff ? { retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 } : { retryDelay: 0, retryBackoff: false };
      const settings = { retryLimit: retries, expireInSeconds: expireSeconds, deleteAfterSeconds: keptSeconds, notify: true, ...pauses };
      const found = queues.find((queue) => queue.name === name);
      // To make one that an earlier start made changes nothing, and would be two statements for each of some thirty queues.
      if (!found) await boss.createQueue(name, settings);
      else if (!has(found, settings)) await boss.updateQueue(name, settings);
      const intervals = { pollingIntervalSeconds: pollingSeconds, notifyPollingIntervalSeconds: backstopSeconds };
      let worker = '';
      const lookAgain = () => boss.notifyWorker(worker);
      worker = await boss.work(name, { batchSize: 1, ...intervals }, async ([job]) => {
        if (!job) return;
        try {
          await handler(job.data as never, job.signal);
          // Several notifications while a worker is busy wake it once, and more jobs may wait.
          lookAgain();
        } catch (error) {
          // There is no notification for a job that is to be tried again.
          setTimeout(lookAgain, pollingSeconds * 1000).unref();
          throw error;
        }
      });
    },
    async send(name, data) {
      await boss.send(name, data);
    },
    async schedule(name, cron) {
      if (!schedules.some((schedule) => has(schedule, { name, cron, timezone: 'UTC' }))) await boss.schedule(name, cron);
    },
    async forget({ ownerId, username }) {
      await runSql(database, `delete from queue.job where state <> 'active' and (data->>'ownerId' = $1 or data->>'username' = $2)`, [
        String(ownerId),
        username,
      ]);
    },
    stop: () => boss.stop({ graceful: true, timeout: 15_000 }),
  };
}

/** Whether a row has all these values. */
const has = <Row extends object>(row: Row, values: Partial<Row>): boolean =>
  Object.entries(values).every(([name, value]) => row[name as keyof Row] === value);

/** Tells pg-boss which queues have new jobs, over the connection that already listens. */
async function listen(database: Database, channel: string, hear: (queue: string) => void, catchUp: () => void) {
  let isOpen = true;
  await database.subscribePlain(channel, (queue) => {
    if (isOpen) queue === undefined ? catchUp() : hear(queue);
  });
  return {
    async close() {
      isOpen = false;
    },
  };
}

async function runSql(database: Database, text: string, values?: unknown[]) {
  const result = await database.pool.query(text, values as unknown[]);
  // A text of several statements gives several results; pg-boss expects one list of rows.
  return Array.isArray(result) ? { rows: result.flatMap((part) => part.rows) } : { rows: result.rows };
}

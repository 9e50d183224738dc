/** Metrics of what is not a request: the database's connections and the jobs. Features add their own to `platform.metrics`. */
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/index.ts';
import type { Condition } from './condition.ts';

/** A counter of a registry: the existing one of that name, or a new one. */
export function counterIn<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
): Counter<Label> {
  return (registry.getSingleMetric(name) as Counter<Label> | undefined) ?? new Counter({ name, help, labelNames, registers: [registry] });
}

/** Shows the memory, the processor and the event loop of this process. It measures until the process ends, so an app does not begin it. */
export const measureProcess = (registry: Registry): void => collectDefaultMetrics({ register: registry });

/** Shows the connections of requests: all, those at rest, and how many requests wait for one. */
export function measureDatabase(registry: Registry, { pool }: Database): void {
  new Gauge({
    name: 'parley_database_connections',
    help: 'Connections for requests, and how many requests wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
}

const everyMs = 30_000;
/** A job that is this late waits for something that does not end by itself. */
const lateMinutes = 15;

/** Looks regularly for jobs that are late, until the returned function is called. All processes on one database see the same jobs. */
export function watchJobs(registry: Registry, { longRunning }: Database, condition: Condition): () => void {
  const late = new Gauge({
    name: 'parley_jobs_late',
    help: `Jobs that should have begun ${lateMinutes} minutes ago`,
    registers: [registry],
  });
  const look = async () => {
    const { rows } = await longRunning.$client.query<{ late: number }>(
      `select count(*)::int as late from queue.job
        where state in ('created', 'retry') and start_after < now() - make_interval(mins => $1)`,
      [lateMinutes],
    );
    late.set(rows[0]?.late ?? 0);
    condition.note('jobs', (rows[0]?.late ?? 0) > 0);
  };
  // While the database is away /readyz says so.
  const timer = setInterval(() => void look().catch(() => {}), everyMs).unref();
  return () => clearInterval(timer);
}

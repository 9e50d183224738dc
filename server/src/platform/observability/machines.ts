/** The machines of the database, where it is a cluster whose coordinator Parley is connected to. */
import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database, Db } from '../db/index.ts';
import type { Condition } from './condition.ts';

const everyMs = 10_000;
/** The longest answer of a worker. Connecting to one that hangs would take 30 seconds, and waiting for its answer may take forever. */
const patienceMs = 5_000;
/** The coordinator ends the statement by itself; then this is the longest wait for it. */
const graceMs = 1_000;
const statementEnded = '57014';

interface Worker {
  name: string;
  port: number;
}

/**
 * Looks regularly for workers that do not answer in time, until the returned function is called. A server that is not a cluster has none, and is not asked again.
 * @returns null for a server that is not a cluster
 */
export async function watchMachines(
  registry: Registry,
  { longRunning: db }: Pick<Database, 'longRunning'>,
  condition: Pick<Condition, 'note'>,
): Promise<(() => void) | null> {
  const { rows } = await db.execute<{ cluster: boolean }>(sql`select exists (select from pg_extension where extname = 'citus') as cluster`);
  if (!rows[0]?.cluster) return null;
  const machines = new Gauge({
    name: 'parley_database_machines',
    help: 'Workers of the database, by whether they answer',
    labelNames: ['state'],
    registers: [registry],
  });

  /** The questions that were not answered yet, so that none is asked twice and takes one more connection. */
  const asking = new Map<string, Promise<boolean>>();
  const answers = (worker: Worker): Promise<boolean> => {
    const key = `${worker.name}:${worker.port}`;
    if (asking.has(key)) return Promise.resolve(false);
    const late = Promise.withResolvers<boolean>();
    let timer: NodeJS.Timeout | undefined;
    // From here on: long jobs may use all connections, and no worker is lost because of them.
    const begun = () => {
      timer = setTimeout(() => late.resolve(false), patienceMs + graceMs).unref();
    };
    const answer = ask(db, worker, begun).finally(() => {
      clearTimeout(timer);
      asking.delete(key);
    });
    asking.set(key, answer);
    return Promise.race([answer, late.promise]);
  };
  const look = async () => {
    const workers = (
      await db.execute<{ name: string; port: number }>(
        sql`select node_name as name, node_port as port from citus_get_active_worker_nodes()`,
      )
    ).rows;
    const lost = (await Promise.all(workers.map(answers))).filter((isThere) => !isThere).length;
    machines.set({ state: 'lost' }, lost);
    machines.set({ state: 'answering' }, workers.length - lost);
    condition.note('machines', lost > 0);
  };
  // One look at a time. While the coordinator is away /readyz says so.
  let looking: Promise<void> | null = null;
  const begin = () => {
    looking ??= look()
      .catch(() => {})
      .finally(() => {
        looking = null;
      });
    return looking;
  };
  await begin();
  const timer = setInterval(() => void begin(), everyMs).unref();
  return () => clearInterval(timer);
}

/** Resolves with whether a worker answers. `begun` is called when there is a connection. @throws when the coordinator does not answer */
async function ask(db: Db, { name, port }: Worker, begun: () => void): Promise<boolean> {
  try {
    const { rows } = await db.transaction(async (tx) => {
      begun();
      await tx.execute(sql`select set_config('statement_timeout', ${String(patienceMs)}, true)`);
      return tx.execute<{ success: boolean }>(
        sql`select success from master_run_on_worker(array[${name}::text], array[${port}::int], array['select 1'], true)`,
      );
    });
    return rows[0]?.success === true;
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code === statementEnded) return false;
    throw error;
  }
}

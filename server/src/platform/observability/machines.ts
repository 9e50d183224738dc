/** The machines of the database, where it is a cluster whose coordinator Parley is connected to. */
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/index.ts';
import type { Condition } from './condition.ts';

const everyMs = 10_000;

/** How the machines are asked. */
interface Asked {
  query<Row>(text: string): Promise<{ rows: Row[] }>;
}

/**
 * Looks regularly for workers that do not answer, until the returned function is called. A server that is not a cluster has none, and is not asked again.
 * @returns null for a server that is not a cluster
 */
export async function watchMachines(
  registry: Registry,
  { longRunning }: Pick<Database, 'longRunning'>,
  condition: Pick<Condition, 'note'>,
): Promise<(() => void) | null> {
  const pool = longRunning.$client as Asked;
  const { rows } = await pool.query<{ cluster: boolean }>("select exists (select from pg_extension where extname = 'citus') as cluster");
  if (!rows[0]?.cluster) return null;
  const machines = new Gauge({
    name: 'parley_database_machines',
    help: 'Workers of the database, by whether they answer',
    labelNames: ['state'],
    registers: [registry],
  });
  let looking: Promise<void> | null = null;
  const look = async () => {
    const { rows } = await pool.query<{ success: boolean }>("select success from run_command_on_workers('select 1')");
    const lost = rows.filter(({ success }) => !success).length;
    machines.set({ state: 'lost' }, lost);
    machines.set({ state: 'answering' }, rows.length - lost);
    condition.note('machines', lost > 0);
  };
  // One look at a time: a worker that hangs is noticed when connecting to it takes too long. While the coordinator is away /readyz says so.
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

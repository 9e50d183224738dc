/** The inbox of visitors' writes: one INSERT acknowledges a batch, and what follows from it is done soon after, in larger batches (decision 077). */
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { type Homes, type Machine, onAnswering } from '../../../platform/db/homes/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { Condition } from '../../../platform/observability/condition.ts';
import { counterIn } from '../../../platform/observability/metrics.ts';
import type { Tracing } from '../../../platform/tracing/index.ts';
import type { VisitorWrite } from '../writing/writes.ts';
import { type Apply, createFold } from './fold.ts';
import { createPart, type Part } from './part.ts';
import { type Backlog, backlog, retrySetAside } from './store.ts';

export interface Inbox {
  /** Resolves when a write is stored for good; it is read and counted after `catchUp`. Rejects as a group commit does. */
  add(write: VisitorWrite): Promise<void>;
  /** Resolves when all that an owner's visitors did before can be read. */
  catchUp(ownerId: number): Promise<void>;
  /** The same for all owners. */
  catchUpAll(): Promise<void>;
  /** Begins to move what is there, also what an earlier process left behind or put aside. */
  start(): Promise<void>;
  /** Resolves when nothing is under way. What is still in the inbox stays there for the next process. */
  stop(): Promise<void>;
}

/** How often to look for what other processes left behind. */
const lookMs = 30_000;
/** How many writes of this process may wait to be moved. Beyond it, new writes wait too, and the group commit refuses those that are too many. */
const mostBehind = 20_000;
/** Writes that wait for longer have a reason that does not end by itself. */
const lateSeconds = 60;

export interface InboxPlatform {
  database: Pick<Database, 'db' | 'homes'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  metrics: Registry;
  condition: Condition;
  tracing: Tracing;
}

/** Creates the inbox of a process. @param limit how many of its writes may wait to be moved */
export function createInbox({ database, log, metrics, condition, tracing }: InboxPlatform, apply: Apply, limit = mostBehind): Inbox {
  const faults = counterIn(
    metrics,
    'parley_visitor_writes_set_aside_total',
    'Acknowledged writes of visitors that could not be stored',
    [],
  );
  const fold = createFold(database, apply, ({ ownerId, kind, requestId }, error) => {
    faults.inc();
    log.error({ err: error, ownerId, kind, requestId }, 'a write of a visitor cannot be stored and was put aside');
  });
  const { homes } = database;
  const parts = new Map<Machine, Part>();
  /** Machines that are no more what they were end what they do; the others go on with it. */
  const retire = async (machine: Machine, part: Part) => {
    await part.stop();
    parts.delete(machine);
  };
  const partOn = (machine: Machine): Part => {
    const there = parts.get(machine);
    if (there) return there;
    for (const [other, part] of parts) if (!homes.machines().includes(other)) void retire(other, part);
    const part = createPart(machine, { homes, fold, tracing, log, limit, addElsewhere: add });
    parts.set(machine, part);
    return part;
  };
  const add = (write: VisitorWrite) => partOn(homes.of(write.ownerId).machine).add(write);
  const soon = () => {
    for (const machine of homes.machines()) partOn(machine).soon();
  };

  const look = async () => {
    await homes.lookAgain();
    const { writes, seconds } = await backlogOf(homes);
    condition.note('counting', seconds > lateSeconds);
    if (writes > 0) soon();
  };
  measure(metrics, homes);
  let looking: NodeJS.Timeout | null = null;
  return {
    add,
    catchUp: fold.catchUp,
    catchUpAll: fold.catchUpAll,
    async start() {
      // A newer version may be able to store what an older one could not.
      for (const machine of homes.machines())
        await retrySetAside(machine).catch((error: unknown) => {
          // One of several may be away.
          if (!machine.isPart) throw error;
        });
      soon();
      looking = setInterval(() => void look().catch(() => {}), lookMs).unref();
    },
    async stop() {
      if (looking) clearInterval(looking);
      await Promise.all([...parts.values()].map((part) => part.stop()));
    },
  };
}

/** What waits on all machines that answer. @throws when none does */
async function backlogOf(homes: Homes): Promise<Backlog> {
  const counted = await onAnswering(homes, backlog);
  return {
    writes: counted.reduce((sum, { writes }) => sum + writes, 0),
    seconds: Math.max(...counted.map(({ seconds }) => seconds)),
    setAside: counted.reduce((sum, { setAside }) => sum + setAside, 0),
  };
}

/** Shows how much waits, and for how long. While the database is away there is nothing to show. */
function measure(registry: Registry, homes: Homes): void {
  let counting: Promise<Backlog> | null = null;
  // All three are read at the same time, and counted once for it: the inbox may be large.
  const counted = () => {
    counting ??= backlogOf(homes).finally(() => {
      counting = null;
    });
    return counting;
  };
  const gauge = (name: string, help: string, value: (of: Backlog) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const of = await counted().catch(() => null);
        if (of) this.set(value(of));
        else this.reset();
      },
    });
  gauge('parley_visitor_writes_waiting', 'Acknowledged writes of visitors that are not counted yet', ({ writes }) => writes);
  gauge('parley_visitor_writes_waiting_seconds', 'For how long the oldest of them has been waiting', ({ seconds }) => seconds);
  gauge(
    'parley_visitor_writes_set_aside',
    'Writes of visitors that could not be stored and wait for an operator',
    ({ setAside }) => setAside,
  );
}

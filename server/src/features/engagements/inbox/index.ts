/** The inbox of visitors' writes: one INSERT acknowledges a batch, and what follows from it is done soon after, in larger batches (decision 077). */
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { createGroupCommit } from '../../../platform/background/group-commit.ts';
import { whyUnavailable } from '../../../platform/db/connections/unavailable.ts';
import type { Database } from '../../../platform/db/index.ts';
import { runPrepared } from '../../../platform/db/sql/trips.ts';
import type { Condition } from '../../../platform/observability/condition.ts';
import { counterIn } from '../../../platform/observability/metrics.ts';
import type { Tracing } from '../../../platform/tracing/index.ts';
import type { VisitorWrite } from '../writing/writes.ts';
import { type Apply, createFold } from './fold.ts';
import { appending, backlog, retrySetAside } from './store.ts';

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

/** How long writes wait at most before they are moved: the longer, the larger and cheaper the batches. Whoever reads does not wait for this. */
const restMs = 1000;
/** How often to look for what other processes left behind. */
const lookMs = 30_000;
/** The wait for writes that arrive at the same time; they are usually here sooner. */
const gatherMs = 2;
/** The most writes in a row of the inbox. */
const mostInRow = 250;
/** How many writes of this process may wait to be moved. Beyond it, new writes wait too, and the group commit refuses those that are too many. */
const mostBehind = 20_000;
/** Writes that wait for longer have a reason that does not end by itself. */
const lateSeconds = 60;

export interface InboxPlatform {
  database: Pick<Database, 'db' | 'pool'>;
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
  let behind = 0;
  let onRoom = () => {};
  let passing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const pass = () => {
    if (passing) return passing;
    let left = behind;
    const moved = (writes: number) => {
      const ours = Math.min(writes, behind);
      behind -= ours;
      left -= ours;
      onRoom();
    };
    passing = tracing
      .inOwnTrace('visitor writes counted', {}, () => fold.pass(moved))
      .then(() => {
        // Moved by another process at this moment.
        behind -= Math.max(0, left);
      })
      // The writes stay where they are, and their age shows that they wait. While the database is away everything says so.
      .catch((error: unknown) => {
        if (!whyUnavailable(error)) log.error({ err: error }, 'what visitors did could not be counted, and is tried again');
      })
      .finally(() => {
        passing = null;
      });
    return passing;
  };
  const soon = () => {
    if (timer || isStopped) return;
    timer = setTimeout(async () => {
      await pass();
      timer = null;
      if (behind > 0) soon();
    }, restMs).unref();
  };

  /** Resolves when the next batch was moved, so that a pass that does not end holds up nobody, or when none can be. */
  const room = () =>
    Promise.race([
      pass(),
      new Promise<void>((resolve) => {
        onRoom = resolve;
      }),
    ]);

  const arriving = createGroupCommit<VisitorWrite, undefined>(
    async (batch) => {
      if (behind > limit) await room();
      await tracing.inOwnTrace('visitor writes stored', { 'parley.writes': batch.length }, () =>
        runPrepared(database.pool, appending(batch)),
      );
      behind += batch.length;
      soon();
      return batch.map(() => undefined);
    },
    { maxItems: mostInRow, gatherMs },
  );

  const look = async () => {
    const { writes, seconds } = await backlog(database.db);
    condition.note('counting', seconds > lateSeconds);
    if (writes > 0) soon();
  };
  measure(metrics, database);
  let looking: NodeJS.Timeout | null = null;
  return {
    add: (write) => arriving.add(write),
    catchUp: fold.catchUp,
    catchUpAll: fold.catchUpAll,
    async start() {
      // A newer version may be able to store what an older one could not.
      await retrySetAside(database.db);
      soon();
      looking = setInterval(() => void look().catch(() => {}), lookMs).unref();
    },
    async stop() {
      isStopped = true;
      if (looking) clearInterval(looking);
      if (timer) clearTimeout(timer);
      await arriving.drain();
      await passing;
    },
  };
}

/** Shows how much waits, and for how long. While the database is away there is nothing to show. */
function measure(registry: Registry, { db }: Pick<Database, 'db'>): void {
  let counting: ReturnType<typeof backlog> | null = null;
  // All three are read at the same time, and counted once for it: the inbox may be large.
  const counted = () => {
    counting ??= backlog(db).finally(() => {
      counting = null;
    });
    return counting;
  };
  const gauge = (name: string, help: string, value: (of: Awaited<ReturnType<typeof backlog>>) => number) =>
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

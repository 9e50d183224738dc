/** The inbox on one machine: it acknowledges what visitors of the owners there do, and has it moved. */
import type { FastifyBaseLogger } from 'fastify';
import { createGroupCommit } from '../../../platform/background/group-commit.ts';
import { isBlocked, whyUnavailable } from '../../../platform/db/connections/unavailable.ts';
import { areElsewhere, type Homes, type Machine } from '../../../platform/db/homes/index.ts';
import { runPrepared } from '../../../platform/db/sql/trips.ts';
import type { Tracing } from '../../../platform/tracing/index.ts';
import type { VisitorWrite } from '../writing/writes.ts';
import type { Fold } from './fold.ts';
import { appendingOn } from './store.ts';

export interface Part {
  /** Resolves when a write is stored for good. Rejects as a group commit does. */
  add(write: VisitorWrite): Promise<void>;
  /** Has what is there moved after a rest. */
  soon(): void;
  /** Resolves when nothing is under way. What is still there stays for the next process. */
  stop(): Promise<void>;
}

/** How long writes wait at most before they are moved: the longer, the larger and cheaper the batches. Whoever reads does not wait for this. */
const restMs = 1000;
/** The wait for writes that arrive at the same time; they are usually here sooner. */
const gatherMs = 2;
/** The most writes in a row of the inbox. */
const mostInRow = 250;

interface Surroundings {
  homes: Homes;
  fold: Pick<Fold, 'pass'>;
  tracing: Tracing;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** How many writes of this process may wait to be moved. Beyond it, new writes wait too, and the group commit refuses those that are too many. */
  limit: number;
  /** Adds a write to the inbox on the machine that has its owner's rows by now. */
  addElsewhere(write: VisitorWrite): Promise<void>;
}

/** Creates the inbox on a machine. */
export function createPart(machine: Machine, { homes, fold, tracing, log, limit, addElsewhere }: Surroundings): Part {
  const appending = appendingOn(machine);
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
      .inOwnTrace('visitor writes counted', {}, () => fold.pass(machine, moved))
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

  /** Stores writes in one statement. Where that cannot be, resolves to what becomes of each of them. */
  const store = async (writes: readonly VisitorWrite[]): Promise<(void | Promise<void>)[]> => {
    // Shards that stay are numbered anew with those that come and go.
    if (!homes.machines().includes(machine)) return writes.map(addElsewhere);
    try {
      await runPrepared(machine.pool, appending(homes, writes));
      behind += writes.length;
      return [];
    } catch (error) {
      if (await areElsewhere(homes, machine, error)) return writes.map(addElsewhere);
      const shards = Map.groupBy(writes, ({ ownerId }) => homes.of(ownerId).shard);
      if (!isBlocked(error) || shards.size === 1) throw error;
      // A shard that is just being moved keeps its owners waiting, and nobody else.
      const stored = [...shards.values()].flatMap((ofShard) => {
        const all = store(ofShard);
        return ofShard.map((write, at) => [write, all.then((each) => each[at])] as const);
      });
      await Promise.allSettled(stored.map(([, done]) => done));
      const byWrite = new Map(stored);
      return writes.map((write) => byWrite.get(write));
    }
  };
  const arriving = createGroupCommit<VisitorWrite, void>(
    async (batch) => {
      if (behind > limit) await room();
      const stored = await tracing.inOwnTrace('visitor writes stored', { 'parley.writes': batch.length }, () => store(batch));
      soon();
      return stored;
    },
    { maxItems: mostInRow, gatherMs },
  );
  return {
    add: arriving.add,
    soon,
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await arriving.drain();
      await passing;
    },
  };
}

/** Creates the platform from a configuration. */
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { createBounded } from './background/bounded.ts';
import { afterPending, createPending } from './background/pending.ts';
import { openQueue } from './background/queue.ts';
import { onDemand } from './caches/on-demand.ts';
import { systemClock } from './clock.ts';
import { openDatabase } from './db/index.ts';
import { keepUp } from './db/upkeep.ts';
import { createGuardedFetch } from './fetch/index.ts';
import { createShownPicture } from './fetch/picture.ts';
import { openStorage } from './files/storage.ts';
import type { Platform } from './index.ts';
import { openMailer, watchedMailer } from './mail.ts';
import { createCondition } from './observability/condition.ts';
import { watchMachines } from './observability/machines.ts';
import { measureDatabase, watchJobs } from './observability/metrics.ts';
import { fullHashCost } from './secrets/hash-cost.ts';
import { createSealer } from './secrets/sealing.ts';
import { createSigner } from './secrets/signing.ts';
import { openTracing, traceStatements } from './tracing/index.ts';

/** A hash takes 30 to 100 ms. With these bounds nobody waits for more than a few seconds, and half of the processors stay free for other work. */
const hashingLimits = { waiting: 40, retrySeconds: 3 };

/** Services that tests replace. The caller closes what it passes in. */
export type Overrides = Partial<Pick<Platform, 'database' | 'queue' | 'mailer' | 'clock' | 'fetch' | 'hashing' | 'hashCost'>>;

/**
 * Opens the database, the queue and the clients; `stop` closes what was opened here, the database last.
 * @throws CannotOpenDatabase
 */
export async function startPlatform(
  config: Config,
  log: Logger,
  overrides: Overrides = {},
): Promise<{ platform: Platform; stop(): Promise<void> }> {
  const tracing = await openTracing(config.tracing);
  const database = overrides.database ?? (await openDatabase({ ...config, log }));
  if (config.tracing) database.eachPool((pool) => traceStatements(pool, tracing));
  await database.homes.lookAgain();
  const queue = overrides.queue ?? (await openQueue(database, (error) => log.error({ err: error }, 'queue')));
  const pending = createPending();
  const metrics = new Registry();
  const condition = createCondition(log, metrics);
  measureDatabase(metrics, database);
  const stopWatching = watchJobs(metrics, database, condition);
  const stopWatchingMachines = await watchMachines(metrics, database, condition);
  const userAgent = `ParleyBot/1.0 (+${config.publicUrl})`;
  const fetch = overrides.fetch ?? createGuardedFetch({ allowHosts: config.crawlAllowHosts, userAgent });
  const platform: Platform = {
    config,
    database,
    db: database.db,
    clock: overrides.clock ?? systemClock,
    log,
    metrics,
    tracing,
    condition,
    mailer: watchedMailer(overrides.mailer ?? openMailer(config, log), { metrics, condition }),
    pending,
    queue: afterPending(queue, pending, tracing),
    storage: openStorage(config, log),
    hashing: overrides.hashing ?? createBounded({ ...hashingLimits, atOnce: Math.max(1, Math.floor(availableParallelism() / 2)) }),
    hashCost: overrides.hashCost ?? fullHashCost,
    fetch,
    decoding: createBounded({ atOnce: 2, waiting: 20, retrySeconds: 5 }),
    shownPicture: createShownPicture(config.publicUrl, config.crawlAllowHosts),
    signer: onDemand((purpose: string) => createSigner(config.secret, purpose)),
    sealer: (purpose) => createSealer(config.secret, purpose),
  };
  await keepUp(platform);
  return {
    platform,
    async stop() {
      stopWatching();
      stopWatchingMachines?.();
      if (!overrides.queue) await queue.stop();
      if (!overrides.fetch) await fetch.close();
      await tracing.stop();
      if (!overrides.database) await database.close();
    },
  };
}

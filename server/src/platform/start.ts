/** Puts the platform together from a configuration. */
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Clock, systemClock } from './clock.ts';
import { openDatabase } from './db/index.ts';
import { keepUp } from './db/upkeep.ts';
import { createGuardedFetch } from './fetch/index.ts';
import type { Platform } from './index.ts';
import { openMailer } from './mail.ts';
import { openQueue } from './queue.ts';
import { createSealer } from './sealing.ts';
import { createSigner } from './signing.ts';
import { openStorage } from './storage.ts';

/**
 * Opens everything that holds something open; `stop` closes it in the opposite order.
 * @throws CannotOpenDatabase
 */
export async function startPlatform(
  config: Config,
  log: Logger,
  options: { clock?: Clock } = {},
): Promise<{ platform: Platform; stop(): Promise<void> }> {
  const database = await openDatabase({ ...config, log });
  const queue = await openQueue(database, (error) => log.error({ err: error }, 'queue'));
  const fetch = createGuardedFetch({ allowHosts: config.crawlAllowHosts, userAgent: `ParleyBot/1.0 (+${config.publicUrl})` });
  const platform: Platform = {
    config,
    database,
    db: database.db,
    clock: options.clock ?? systemClock,
    log,
    mailer: openMailer(config, log),
    queue,
    storage: openStorage(config),
    fetch,
    signer: (purpose) => createSigner(config.secret, purpose),
    sealer: (purpose) => createSealer(config.secret, purpose),
  };
  await keepUp(platform);
  return {
    platform,
    async stop() {
      await queue.stop();
      await fetch.close();
      await database.close();
    },
  };
}

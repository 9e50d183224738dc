/** What every feature may lean on. Knows no word of the product. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Database, Db } from './db/index.ts';
import type { GuardedFetch } from './fetch/index.ts';
import type { Mailer } from './mail.ts';
import type { Queue } from './queue.ts';
import type { Sealer } from './sealing.ts';
import type { Signer } from './signing.ts';
import type { Storage } from './storage.ts';

export interface Platform {
  config: Config;
  database: Database;
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  mailer: Mailer;
  queue: Queue;
  storage: Storage;
  /** The one way out to other people's servers. */
  fetch: GuardedFetch;
  /** A signer per purpose. */
  signer(purpose: string): Signer;
  /** A sealer per purpose, for secrets that rest in the database. */
  sealer(purpose: string): Sealer;
}

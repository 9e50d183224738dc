/** The infrastructure that every feature uses. It contains no product logic. */
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Bounded } from './background/bounded.ts';
import type { Pending } from './background/pending.ts';
import type { Queue } from './background/queue.ts';
import type { Clock } from './clock.ts';
import type { Database, Db } from './db/index.ts';
import type { GuardedFetch } from './fetch/index.ts';
import type { ShownPicture } from './fetch/picture.ts';
import type { Storage } from './files/storage.ts';
import type { Mailer } from './mail.ts';
import type { Condition } from './observability/condition.ts';
import type { HashCost } from './secrets/hash-cost.ts';
import type { Sealer } from './secrets/sealing.ts';
import type { Signer } from './secrets/signing.ts';
import type { Tracing } from './tracing/index.ts';

/** The services of one process, created by `startPlatform`. */
export interface Platform {
  config: Config;
  database: Database;
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  /** What `/metrics` shows. */
  metrics: Registry;
  /** Traces of requests, jobs and batches, where they are configured. */
  tracing: Tracing;
  /** Which parts this process has to do without at the moment. */
  condition: Condition;
  mailer: Mailer;
  /** Work that was acknowledged and is finished a moment later. Owners' requests, jobs and verified visits wait for it (decision 077). */
  pending: Pending;
  queue: Queue;
  storage: Storage;
  /** Bounds password hashes, each of which occupies a processor for tens of milliseconds. */
  hashing: Bounded;
  /** What each of them costs. Only tests pay less. */
  hashCost: HashCost;
  /** Where a product's picture may be shown; '' for pictures in private networks. */
  shownPicture: ShownPicture;
  /** Bounds the decoding of pictures, each of which may take a hundred megabytes. */
  decoding: Bounded;
  /** The only client for other people's servers. */
  fetch: GuardedFetch;
  /** Returns the signer for a purpose. */
  signer(purpose: string): Signer;
  /** Returns the sealer for a purpose; it encrypts secrets stored in the database. */
  sealer(purpose: string): Sealer;
}

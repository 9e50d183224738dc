/**
 * A real app on a real database for the tests of features: one per test worker, made by the same migrations as production.
 * Tests share the database and each creates its own owner, so they run in any order.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerOf, CallParts, SendInput } from '@parley/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import type { Features } from '../compose.ts';
import { type Config, readConfig } from '../config.ts';
import { owners, sessions } from '../features/accounts/tables.ts';
import type { Queue } from '../platform/background/queue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Listener } from '../platform/db/connections/channels.ts';
import { type Database, openDatabase } from '../platform/db/index.ts';
import { signAccessToken } from '../platform/http/auth.ts';
import type { Platform } from '../platform/index.ts';
import type { Mail, Mailer } from '../platform/mail.ts';
import { createLog } from '../platform/observability/log.ts';
import { startPlatform } from '../platform/start.ts';
import { createSpread, type Machine } from './databases/citus.ts';
import { administer, databaseOn } from './databases/postgres.ts';

/** A clock that runs with real time and can be moved forward. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

export interface TestApp {
  app: FastifyInstance;
  /** The features of the app, as sibling features use them. */
  features: Features;
  /** Every registered route, except HEAD and OPTIONS. */
  routes: { method: string; url: string }[];
  platform: Platform;
  clock: TestClock;
  /** Every mail that was sent, oldest first. */
  mails: Mail[];
  /** Resolves when all background jobs are done. */
  jobsDone(): Promise<void>;
  /** Creates an active owner, with headers that authenticate requests. */
  newOwner(): Promise<{ ownerId: number; headers: { authorization: string } }>;
  /** Signs an owner in, past the password. */
  signIn(ownerId: number): Promise<{ authorization: string }>;
  /** Makes a call of the contract and returns the raw response. */
  send<C extends CallParts>(call: C, input: SendInput<C> & { headers?: Record<string, string> }): Promise<LightMyRequestResponse>;
  /** Like `send`, but returns the parsed answer. @throws when the call is refused */
  ask<C extends CallParts>(call: C, input: SendInput<C> & { headers?: Record<string, string> }): Promise<AnswerOf<C>>;
  close(): Promise<void>;
}

/** The cost of passwords that the app hashes: the least that argon2 takes. A test of sessions checks the cost of a real process. */
const testHashCost = { memoryCost: 8, timeCost: 1 };

let shared: Promise<Database> | undefined;

/** The database of this test worker: a copy of the run's template. */
function workerDatabase(): Promise<Database> {
  shared ??= newDatabase();
  return shared;
}

/** A migrated database without owners, for tests that need the first one; its caller closes it. */
export async function newDatabase(): Promise<Database> {
  const template = inject('templateDatabase');
  const name = `${template}_${randomUUID().replaceAll('-', '')}`;
  const machines = inject('machines');
  if (machines.length > 0) await createSpread(inject('postgresUrl'), machines, name);
  else await administer(inject('postgresUrl'), `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return openDatabase({ databaseUrl: databaseOn(inject('postgresUrl'), name), dataDir: '' });
}

/** Builds an app on the worker's database. `environment` overrides configuration, as the process would read it. */
export async function testApp(environment: Record<string, string> = {}): Promise<TestApp> {
  return testAppOn(await workerDatabase(), environment);
}

/** Builds an app on a migrated database of the caller, who closes it after the app. */
export async function testAppOn(database: Database, environment: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-test-'));
  const config: Config = readConfig({
    DATA_DIR: dataDir,
    SECRET: 'a secret for tests, long enough to be taken',
    PUBLIC_URL: 'http://parley.test',
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    ...environment,
  });
  const clock = testClock();
  const mails: Mail[] = [];
  const { queue, jobsDone } = immediateQueue();
  const mailer: Mailer = {
    send: async (mail) => void mails.push(mail),
    async forget(texts) {
      const kept = mails.filter((mail) => !texts.some((text) => JSON.stringify(mail).includes(text)));
      mails.splice(0, mails.length, ...kept);
    },
  };
  const heard = heardUntilClosed(database);
  const { platform, stop } = await startPlatform(config, createLog(config.logLevel), {
    ...{ database: heard.database, queue, mailer, clock },
    hashCost: testHashCost,
  });
  const routes: TestApp['routes'] = [];
  const { app, features } = await buildApp(platform, {
    checkAnswers: true,
    onRoute: ({ method, url }) => {
      for (const name of [method].flat()) if (!['HEAD', 'OPTIONS'].includes(name)) routes.push({ method: name, url });
    },
  });
  await app.ready();

  const signIn = async (ownerId: number) => {
    const sessionId = randomUUID();
    await database.db.insert(sessions).values({ ownerId, id: sessionId, renewedAt: clock.now() });
    return { authorization: `Bearer ${signAccessToken(app, { ownerId, sessionId }, clock.now()).token}` };
  };
  const send: TestApp['send'] = (call, input) => app.inject(toRequest(call, input as AnyInput));
  const test: TestApp = {
    app,
    features,
    signIn,
    routes,
    platform,
    clock,
    mails,
    jobsDone,
    send,
    async ask(call, input) {
      const response = await send(call, input);
      if (response.statusCode >= 400) throw new Error(`${call.method} ${call.path}: ${response.statusCode} ${response.body}`);
      return call.answer.parse(response.json()) as never;
    },
    async newOwner() {
      const [owner] = await database.db
        .insert(owners)
        .values({ username: `${randomUUID()}@owner.test`, passwordHash: 'none', status: 'active' })
        .returning({ id: owners.id });
      if (!owner) throw new Error('no owner');
      return { ownerId: owner.id, headers: await signIn(owner.id) };
    },
    async close() {
      await app.close();
      await stop();
      heard.close();
      rmSync(dataDir, { recursive: true, force: true });
      // A test file's variables live as long as its worker, and so would every app of the run, for V8 to look through again and again.
      for (const key of Object.keys(test)) delete test[key as keyof TestApp];
    },
  };
  return test;
}

/** A database that outlives its apps: an app that is closed hears none of its messages, and is not kept in memory by them. */
function heardUntilClosed(database: Database): { database: Database; close(): void } {
  const listeners: Listener[] = [];
  const heard = (listener: Listener): Listener => {
    const place = listeners.push(listener) - 1;
    return (...message) => listeners[place]?.(...message);
  };
  return {
    database: {
      ...database,
      subscribe: (channel, listener) => database.subscribe(channel, heard(listener)),
      subscribePlain: (channel, listener) => database.subscribePlain(channel, heard(listener)),
    },
    close: () => void listeners.splice(0),
  };
}

function testClock(): TestClock {
  // Starts at the real time, because access tokens are checked against it.
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance(ms) {
      offset += ms;
    },
  };
}

/** Runs jobs in the background without polling: of each name one at a time, in order, as the real queue does. That one has its own tests. */
function immediateQueue(): { queue: Queue; jobsDone(): Promise<void> } {
  const handlers = new Map<string, (data: never, signal: AbortSignal) => Promise<void>>();
  /** The last job of each name that is not done. */
  const last = new Map<string, Promise<void>>();
  return {
    queue: {
      async work(name, _options, handler) {
        handlers.set(name, handler as never);
      },
      async send(name, data) {
        const run = async () => handlers.get(name)?.(data as never, new AbortController().signal);
        const job = (last.get(name)?.then(run) ?? run()).catch(() => {});
        last.set(name, job);
        void job.finally(() => last.get(name) === job && last.delete(name));
      },
      async schedule() {},
      async forget() {},
      async stop() {},
    },
    async jobsDone() {
      while (last.size > 0) await Promise.all(last.values());
    },
  };
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, Blob | undefined>;
  headers?: Record<string, string>;
}

function toRequest(call: CallParts, { params = {}, query, body, files, headers = {} }: AnyInput) {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  const request = { method: call.method, url: path + search, headers };
  if (!files) return body === undefined ? request : { ...request, payload: body as object };
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file, file instanceof File ? file.name : 'file');
  return { ...request, payload: form };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the PostgreSQL server of the run. */
    postgresUrl: string;
    /** The name of the migrated database that each worker copies. */
    templateDatabase: string;
    /** The machines of the Citus cluster that the server is the coordinator of; none for a plain server. */
    machines: readonly Machine[];
    /** The folder for the statements of the run. */
    statements: string;
  }
}

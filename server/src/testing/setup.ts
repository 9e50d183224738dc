/**
 * Global setup of the tests: starts one PostgreSQL server per run with a fully migrated template database that each worker copies.
 * TEST_DATABASE chooses the server: the embedded engine, `debian` for PostgreSQL 15, or `url` for the one at DATABASE_URL. Where that is a
 * Citus cluster, the workers' databases are spread over its machines.
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/index.ts';
import { dropSpread, type Machine, machinesOf } from './databases/citus.ts';
import { startDebianPostgres } from './databases/debian-postgres.ts';
import { folderForStatements, readStatements } from './databases/noted.ts';
import { prepareOnOldest, preparesOnOldest } from './databases/oldest.ts';
import { checkOwnersNamed } from './databases/owner-named.ts';
import { administer, beginIdsBeyond32Bits, databaseOn, startPostgres } from './databases/postgres.ts';
import { buildServer } from './process.ts';

interface Server {
  url: string;
  stop(): Promise<void>;
}

async function existingServer(): Promise<Server> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE=url needs DATABASE_URL');
  return { url, async stop() {} };
}

const servers: Record<string, () => Promise<Server>> = { embedded: startPostgres, debian: startDebianPostgres, url: existingServer };

/**
 * Vitest's global setup: builds the server for tests of whole processes, starts the database server, and creates the database that the tests'
 * databases are copied from.
 */
export default async function setup(project: TestProject) {
  buildServer();
  const server = await (servers[process.env.TEST_DATABASE ?? 'embedded'] ?? startPostgres)();
  const run = `parley_test_${randomUUID().slice(0, 8)}`;
  await administer(server.url, `CREATE DATABASE ${run}`);
  const template = await openDatabase({ databaseUrl: databaseOn(server.url, run), dataDir: '' });
  await template.close();
  await beginIdsBeyond32Bits(databaseOn(server.url, run));
  project.provide('postgresUrl', server.url);
  project.provide('templateDatabase', run);
  const machines = await machinesOf(server.url);
  project.provide('machines', machines);
  const statements = folderForStatements();
  project.provide('statements', statements);
  return async () => {
    try {
      const sent = readStatements(statements);
      await checkOwnersNamed(sent.ofParley, databaseOn(server.url, run));
      if (preparesOnOldest()) await prepareOnOldest(sent.all, databaseOn(server.url, run));
    } finally {
      rmSync(statements, { recursive: true, force: true });
      await dropDatabases(server.url, run, machines);
      await server.stop();
    }
  };
}

/** Drops the template of the run and all copies of it, because the server may outlive the run. */
async function dropDatabases(url: string, run: string, machines: readonly Machine[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)', [run]);
  for (const { name } of rows) {
    await client.query(`DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`);
    await dropSpread(url, machines, name);
  }
  await client.end();
}

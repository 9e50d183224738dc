/** Databases on the machines of a Citus cluster, for test runs on one at DATABASE_URL. */
import { distribute } from '../../distribute/distribute.ts';
import { onConnection } from '../../platform/db/connections/connection.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { administer, beginIdsBeyond32Bits, databaseOn } from './postgres.ts';

/** A machine of the cluster that a database is on; its URL is that of the coordinator with another host and port. */
export interface Machine {
  host: string;
  port: number;
  isCoordinator: boolean;
}

/** The machines of the cluster, the coordinator first; none where the database has no Citus. */
export async function machinesOf(url: string): Promise<Machine[]> {
  return onConnection(url, async (client) => {
    const { rows: found } = await client.query("SELECT FROM pg_extension WHERE extname = 'citus'");
    if (found.length === 0) return [];
    const { rows } = await client.query<Machine>(
      'SELECT nodename AS host, nodeport AS port, groupid = 0 AS "isCoordinator" FROM pg_dist_node WHERE noderole = \'primary\' ORDER BY groupid',
    );
    return rows;
  });
}

const urlOf = (url: string, { host, port, isCoordinator }: Machine, name: string) => {
  const there = new URL(databaseOn(url, name));
  return isCoordinator ? there.href : Object.assign(there, { hostname: host, port: String(port) }).href;
};
const anyDatabase = (url: string) => new URL(url).pathname.slice(1);

/** Creates a database on every machine, with Parley's tables spread over them. */
export async function createSpread(url: string, machines: readonly Machine[], name: string): Promise<void> {
  for (const machine of machines) {
    // The workers have the cluster's own database for certain.
    await administer(urlOf(url, machine, anyDatabase(url)), `CREATE DATABASE ${name}`);
    await administer(urlOf(url, machine, name), 'CREATE EXTENSION citus');
  }
  const databaseUrl = databaseOn(url, name);
  await onConnection(databaseUrl, async (client) => {
    for (const { host, port, isCoordinator } of machines)
      await client.query(`SELECT ${isCoordinator ? 'citus_set_coordinator_host' : 'citus_add_node'}($1, $2)`, [host, port]);
  });
  await (await openDatabase({ databaseUrl, dataDir: '' })).close();
  await onConnection(databaseUrl, (client) => distribute(client));
  await beginIdsBeyond32Bits(databaseUrl);
}

/** Drops a database on every machine. */
export async function dropSpread(url: string, machines: readonly Machine[], name: string): Promise<void> {
  for (const machine of machines) await administer(urlOf(url, machine, anyDatabase(url)), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

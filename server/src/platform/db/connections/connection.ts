/** A single connection outside of the pool, for work before the pool exists. */
import type pg from 'pg';
import { serversAt } from './servers.ts';

/** Runs `work` on a new connection to the database at a URL, and closes it afterwards. */
export async function onConnection<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { Client, connectionString } = serversAt(databaseUrl);
  const client = new Client({ connectionString });
  // A broken connection fails its statements; without this listener it would also crash the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

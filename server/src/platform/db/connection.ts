/** A single connection outside of the pool, for work before the pool exists. */
import pg from 'pg';

/** Runs `work` on a new connection and closes it afterwards. */
export async function onConnection<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  // A broken connection fails its statements; without this listener it would also crash the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** One connection beside the pool, for what is done before there is one. */
import pg from 'pg';

/** Runs `work` on a connection of its own, which is closed afterwards. */
export async function onConnection<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  // A connection that breaks fails what runs on it; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Messages between the processes on one PostgreSQL: one connection listens for all channels, and is taken up again when it breaks. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';

type Listener = (payload: string) => void;

export interface Channels {
  subscribe(channel: string, listener: Listener): Promise<void>;
  /** Reaches the listeners of this process before it resolves, those of others soon after. */
  publish(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
}

const reconnectMs = 1000;

/** What is published while the connection is broken is lost to this process: who keeps things in memory gives them a longest life. */
export function openChannels(databaseUrl: string, pool: pg.Pool): Channels {
  const listeners = new Map<string, Listener[]>();
  /** Tells our own messages, which were delivered already, from those of other processes. */
  const self = randomUUID();
  let connection: Promise<pg.Client> | null = null;
  let closed = false;

  const deliver = (channel: string, payload: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  };
  const listen = (client: pg.Client, channel: string) => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('notification', ({ channel, payload = '' }) => {
      if (!payload.startsWith(self)) deliver(channel, payload.slice(self.length));
    });
    client.on('error', () => {});
    await client.connect();
    client.once('end', () => {
      connection = null;
      reconnectSoon();
    });
    for (const channel of listeners.keys()) await listen(client, channel);
    return client;
  };
  const connected = () => {
    connection ??= connect().catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };
  const reconnectSoon = () => {
    if (!closed) setTimeout(() => closed || connected().catch(reconnectSoon), reconnectMs).unref();
  };

  return {
    async subscribe(channel, listener) {
      const known = listeners.get(channel);
      listeners.set(channel, [...(known ?? []), listener]);
      if (!known) await listen(await connected(), channel);
    },
    async publish(channel, payload) {
      deliver(channel, payload);
      await pool.query('SELECT pg_notify($1, $2)', [channel, self + payload]);
    },
    async close() {
      closed = true;
      await (await connection?.catch(() => null))?.end();
    },
  };
}

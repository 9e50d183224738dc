/** Messages between the processes on one PostgreSQL. One connection listens for all channels and reconnects when it breaks. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';

type Listener = (payload: string) => void;

export interface Channels {
  subscribe(channel: string, listener: Listener): Promise<void>;
  /** Delivers to the listeners of this process before it resolves, and to other processes soon after. */
  publish(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
}

const reconnectMs = 1000;

/** Opens the channels. Messages published while the connection is broken are lost to this process, so caches also need a maximum age. */
export function openChannels(databaseUrl: string, pool: pg.Pool): Channels {
  const listeners = new Map<string, Listener[]>();
  /** Marks the messages of this process, which were already delivered. */
  const self = randomUUID();
  let connection: Promise<pg.Client> | null = null;
  let closed = false;

  const deliver = (channel: string, payload: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  };
  const listen = (client: pg.Client, channel: string) => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);

  const connect = async (): Promise<pg.Client> => {
    // Several channels may be asked for at once.
    const client = new pg.Client({ connectionString: databaseUrl, pipeline: true });
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
      const existing = listeners.get(channel);
      listeners.set(channel, [...(existing ?? []), listener]);
      if (!existing) await listen(await connected(), channel);
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

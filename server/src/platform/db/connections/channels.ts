/** Messages between the processes on one PostgreSQL. One connection listens for all channels and reconnects when it breaks. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Servers } from './servers.ts';

/**
 * Hears messages. `payload` is undefined when messages may have been missed, because the connection was broken: whatever was kept may be out of
 * date. `isOwn` is true for those of this process.
 */
export type Listener = (payload: string | undefined, isOwn: boolean) => void;

export interface Channels {
  subscribe(channel: string, listener: Listener): Promise<void>;
  /** The same for a channel on which statements send the notifications themselves; all processes get these in the same way. */
  subscribePlain(channel: string, listener: Listener): Promise<void>;
  /** Delivers to the listeners of this process before it resolves, and to other processes soon after. */
  publish(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
}

const reconnectMs = 1000;
/** This connection sends nothing by itself, so without probes it would never notice that a machine is gone. */
const keepAliveMs = 10_000;

/**
 * Opens the channels. Messages published while the connection is broken are lost to this process; when the connection is back, its listeners are called without a payload.
 * A connection may take a while to be seen as broken, so caches also need a maximum age.
 */
export function openChannels({ connectionString, Client }: Servers, pool: pg.Pool): Channels {
  const listeners = new Map<string, Listener[]>();
  /** Channels whose messages do not begin with a mark. */
  const plain = new Set<string>();
  /** Marks the messages of this process, which were already delivered. */
  const self = randomUUID();
  let connection: Promise<pg.Client> | null = null;
  let closed = false;

  const deliver = (channel: string, payload: string | undefined, isOwn: boolean) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload, isOwn);
  };
  const listen = (client: pg.Client, channel: string) => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);

  const connect = async (): Promise<pg.Client> => {
    // Several channels may be asked for at once.
    const client = new Client({ connectionString, pipeline: true, keepAlive: true, keepAliveInitialDelayMillis: keepAliveMs });
    client.on('notification', ({ channel, payload = '' }) => {
      if (plain.has(channel)) deliver(channel, payload, false);
      else if (!payload.startsWith(self)) deliver(channel, payload.slice(self.length), false);
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
  const reconnect = () => {
    if (closed) return;
    connected().then(() => {
      for (const channel of listeners.keys()) deliver(channel, undefined, false);
    }, reconnectSoon);
  };
  const reconnectSoon = () => void setTimeout(reconnect, reconnectMs).unref();

  const subscribe: Channels['subscribe'] = async (channel, listener) => {
    const existing = listeners.get(channel);
    listeners.set(channel, [...(existing ?? []), listener]);
    if (!existing) await listen(await connected(), channel);
  };

  return {
    subscribe,
    subscribePlain(channel, listener) {
      plain.add(channel);
      return subscribe(channel, listener);
    },
    async publish(channel, payload) {
      deliver(channel, payload, true);
      await pool.query('SELECT pg_notify($1, $2)', [channel, self + payload]);
    },
    async close() {
      closed = true;
      await (await connection?.catch(() => null))?.end();
    },
  };
}

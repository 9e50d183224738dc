/**
 * The servers of one database. DATABASE_URL may name several, as PostgreSQL's own clients take it (postgres://user@one:5432,two:5432/name): a primary
 * and its standbys. Connections go to the one that is no standby. Promoting a standby is left to the operator's tools.
 */
import pg from 'pg';
import { DatabaseAway } from './unavailable.ts';

/** How to reach a database; for pools and single connections. */
export interface Servers {
  readonly connectionString: string;
  /** The class of its connections. */
  readonly Client: typeof pg.Client;
  /** Lets the next connection look for the primary again, because a connection was given up. */
  lookAgain(): void;
}

/** Shorter than a pool waits for a connection, and long enough for a busy machine. */
const searchMs = 5_000;
/** How long the primary of before has to answer. */
const sameMs = 1_000;

/** The URLs of the servers that a URL names, each with one host. Null for anything but a postgres:// address. */
export function hostsIn(databaseUrl: string): string[] | null {
  const [, start = '', hosts = '', rest = ''] = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(.*)$/s.exec(databaseUrl) ?? [];
  const urls = hosts.split(',').map((host) => start + host + rest);
  const isGood = start !== '' && (urls.length === 1 || !hosts.split(',').includes('')) && urls.every((each) => URL.canParse(each));
  return isGood ? urls : null;
}

/** Prepares connections to the database at a URL of one or several hosts. Nothing is connected yet. */
export function serversAt(databaseUrl: string): Servers {
  const urls = hostsIn(databaseUrl) ?? [databaseUrl];
  const [connectionString = databaseUrl] = urls;
  return urls.length > 1 ? primaryAmong(urls, connectionString) : { connectionString, Client: pg.Client, lookAgain() {} };
}

/** Connections that go to the primary among the servers. It is looked for at first, and again after a connection failed, broke or was given up. */
function primaryAmong(urls: readonly string[], connectionString: string): Servers {
  let primary: Promise<pg.Client> | null = null;
  const forget = () => {
    primary = null;
  };
  const open = new Set<pg.Client>();
  /** A server that vanished without a word closes no connection: whoever waits for its answers would wait for half a minute, and take all places of a pool. */
  const leaveOthers = ({ host, port }: pg.Client) => {
    for (const client of open)
      if (client.host !== host || client.port !== port) (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
  };
  /** The URL of the primary that was found last. */
  let last: string | null = null;
  const look = async (): Promise<pg.Client> => {
    const [url, found] = await findPrimary(urls, last);
    last = url;
    leaveOthers(found);
    return found;
  };
  const find = (): Promise<pg.Client> => {
    primary ??= look().catch((error: unknown) => {
      forget();
      throw error;
    });
    return primary;
  };
  type Callback = (error: Error) => void;
  const Client = class extends pg.Client {
    override connect(): Promise<this>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback): unknown {
      const connecting = this.reach();
      if (!callback) return connecting;
      return void connecting.then(() => (callback as () => void)(), callback);
    }

    private async reach(): Promise<this> {
      const { host, port } = await find();
      // The driver reads them when it connects.
      Object.assign(this, { host, port });
      // Also when a connection in use or at rest breaks: its server may not be the primary any more.
      this.once('error', forget);
      try {
        await super.connect();
      } catch (error) {
        forget();
        throw error;
      }
      open.add(this);
      this.once('end', () => open.delete(this));
      return this;
    }
  };
  return { connectionString, Client, lookAgain: forget };
}

/**
 * The server that is no standby: its URL, and a connection to it that is closed again. The one that it was `last` stays it as long as it answers, because the
 * addresses may also be of several ways to one server.
 * @throws DatabaseAway with what the last server answered
 */
async function findPrimary(urls: readonly string[], last: string | null): Promise<[string, pg.Client]> {
  const ask = async (connectionString: string, patienceMs: number): Promise<[string, pg.Client]> => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
      if (rows[0]?.standby) throw new Error(`${client.host}:${client.port} is a standby`);
      return [connectionString, client];
    } finally {
      void client.end().catch(() => {});
    }
  };
  const same = last === null ? null : await ask(last, sameMs).catch(() => null);
  if (same) return same;
  try {
    return await Promise.any(urls.map((url) => ask(url, searchMs)));
  } catch (error) {
    throw new DatabaseAway((error as AggregateError).errors.at(-1));
  }
}

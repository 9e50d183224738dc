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
}

/** Shorter than a pool waits for a connection, and long enough for a busy machine. */
const searchMs = 5_000;

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
  return { connectionString, Client: urls.length > 1 ? clientOfPrimary(urls) : pg.Client };
}

/** A class whose connections go to the primary among the servers. It is looked for at first, and again after a connection failed or broke. */
function clientOfPrimary(urls: readonly string[]): typeof pg.Client {
  let primary: Promise<pg.Client> | null = null;
  const forget = () => {
    primary = null;
  };
  const find = (): Promise<pg.Client> => {
    primary ??= findPrimary(urls).catch((error: unknown) => {
      forget();
      throw error;
    });
    return primary;
  };
  type Callback = (error: Error) => void;
  return class extends pg.Client {
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
      return this;
    }
  };
}

/** A connection to the server that is no standby, closed again. @throws DatabaseAway with what the last server answered */
async function findPrimary(urls: readonly string[]): Promise<pg.Client> {
  const ask = async (connectionString: string) => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: searchMs, query_timeout: searchMs });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
      if (rows[0]?.standby) throw new Error(`${client.host}:${client.port} is a standby`);
      return client;
    } finally {
      void client.end().catch(() => {});
    }
  };
  try {
    return await Promise.any(urls.map(ask));
  } catch (error) {
    throw new DatabaseAway((error as AggregateError).errors.at(-1));
  }
}

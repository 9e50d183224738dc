/** A connection to a database that can hang or break, for tests of what happens then. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The URL of the database through the proxy. */
  url: string;
  /** From now on no byte passes, until `resume`. */
  hang(): void;
  resume(): void;
  /** Breaks every connection, as a restart of the database does. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a proxy before the database at `url`. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  const open = () => (folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, target.hostname));
  const sockets = new Set<Socket>();
  let hanging = false;
  const server = createServer((client) => {
    const database = open();
    for (const socket of [client, database]) {
      sockets.add(socket);
      if (hanging) socket.pause();
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', (bytes) => void database.write(bytes));
    database.on('data', (bytes) => void client.write(bytes));
    if (hanging) for (const socket of [client, database]) socket.pause();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.searchParams.delete('host');
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: through.href,
    hang() {
      hanging = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      hanging = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

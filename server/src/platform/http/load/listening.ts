/**
 * Listens with several sockets on one port. Node accepts one connection of a socket in each turn of its loop, so whoever connected to a busy
 * process waited for as many turns as others had connected before.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How many connections are accepted in a turn. */
const sockets = 16;

/**
 * Starts to listen.
 * @returns the servers of the other sockets, which hand their connections to the app's and are closed with it; none where the system cannot share a port
 * @throws EADDRINUSE when something else listens there
 */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<Server[]> {
  // A port that is shared may be taken by several processes, and nobody would notice.
  if (port !== 0) await closed(await opened(createServer(), { port, host }));
  try {
    await app.listen({ port, host, ...shared });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTSUP') throw error;
    await app.listen({ port, host });
    return [];
  }
  const address = app.server.address();
  if (address === null || typeof address === 'string') return [];
  // As the server of HTTP does.
  const options = { allowHalfOpen: true, noDelay: true };
  const others = Array.from({ length: sockets - 1 }, () =>
    createServer(options, (connection) => void app.server.emit('connection', connection)),
  );
  for (const server of others) await opened(server, { port: address.port, host: address.address, ...shared });
  return others;
}

const shared = { reusePort: true };

async function opened(server: Server, options: { port: number; host: string }): Promise<Server> {
  await once(server.listen(options), 'listening');
  return server;
}

const closed = (server: Server) => new Promise((resolve) => server.close(resolve));

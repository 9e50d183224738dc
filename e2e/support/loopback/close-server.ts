import type { Server } from 'node:http';

/** Closes a server of a test with its connections: a browser may have opened one ahead and never used it, which the server would wait for. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

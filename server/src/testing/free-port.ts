/** Finds an unused port on loopback. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems hand out to connections: one of those may be taken again before the process that it is for has started. */
const [lowest, highest] = [20_000, 30_000];

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port on loopback that nobody listens on, and that no connection is given by itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
}

/**
 * Handles pipelined requests one per connection and one per turn of Node's event loop, so clients that never read their answers delay nobody (decision 087). Node alone
 * begins all requests of a connection at once, and accepts one connection a turn. Browsers and proxies wait for answers, so nothing changes for them.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Wraps the listeners that the server has. */
export function handleInTurn(server: Server): void {
  const handlers = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    for (const handler of handlers) handler.call(server, request, response);
  };
  const due: (() => void)[] = [];
  let isWaiting = false;
  const beginOne = () => {
    isWaiting = false;
    due.shift()?.();
    waitForTurn();
  };
  const waitForTurn = () => {
    if (isWaiting || due.length === 0) return;
    isWaiting = true;
    setImmediate(beginOne);
  };
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    // A response owns the connection from its turn on.
    if (response.socket) return handle(request, response);
    response.once('socket', () => {
      due.push(() => {
        if (!response.destroyed) handle(request, response);
      });
      waitForTurn();
    });
  });
}

/**
 * Ends the stream of a request of which nothing is read any more. Node does that in several turns, for listeners that there are not; this uses what it has for its option
 * `optimizeEmptyRequests`. The option itself is for all requests, and would leave the framework waiting for the end of a body that a POST does not send.
 */
import type { IncomingMessage } from 'node:http';

interface OwnRequest extends IncomingMessage {
  _dumpAndCloseReadable?(): void;
}

/** For a request that is answered while Node still reads it: ends it if it has no body. */
export function endEmptyRequest(request: OwnRequest): void {
  const { headers } = request;
  if (request.complete || headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return;
  if (!request._dumpAndCloseReadable) return;
  request._dumpAndCloseReadable();
  // Lets Node go on to the next request.
  request._read(0);
}

/** For a request whose whole body was read. */
export function endReadRequest(request: OwnRequest): void {
  if (request.complete && request.readableLength === 0) request._dumpAndCloseReadable?.();
}

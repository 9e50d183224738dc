/** Refuses requests that HTTP/1.1 forbids or that proxies may read differently; Node's parser takes them. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { HttpError, sendRawError } from '../errors.ts';

const oddVersion = new HttpError(505, 'http_version', 'Only HTTP/1.1 and HTTP/1.0 are spoken here');
const twoHosts = new HttpError(400, 'invalid', 'The request names two hosts');

/** Raw headers are names and values in turn. A loop over lengths, because every request passes here. */
function namesTwoHosts(raw: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) if (raw[at]?.length === 4 && raw[at]?.toLowerCase() === 'host') hosts++;
  return hosts > 1;
}

function refusalOf({ httpVersionMajor, httpVersionMinor, rawHeaders }: IncomingMessage): HttpError | null {
  if (httpVersionMajor !== 1 || httpVersionMinor > 1) return oddVersion;
  return namesTwoHosts(rawHeaders) ? twoHosts : null;
}

/** Puts the check before the listeners that the server has. */
export function refuseOddRequests(server: Server): void {
  const handlers = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    const refusal = refusalOf(request);
    if (refusal) {
      response.shouldKeepAlive = false;
      return sendRawError(response, refusal);
    }
    for (const handle of handlers) handle.call(server, request, response);
  });
}

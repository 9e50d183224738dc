/** The little of PostgreSQL's wire protocol that carrying it between threads needs. A message is a type byte, an int32 length, a body. */

const readyMessage = 'Z'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);
const query = 'Q'.charCodeAt(0);
export const terminateMessage = 'X'.charCodeAt(0);

/**
 * PGlite says 'ready for query' at an error and once more at the Sync that ends the same request; the driver then counts one answer
 * too many and every later answer goes to the wrong query. Keeps the last one only.
 */
export function oneReadyPerRequest(answer: Uint8Array): Uint8Array {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  const ready: number[] = [];
  for (let at = 0; at + 5 <= answer.length; at += 1 + view.getInt32(at + 1)) if (answer[at] === readyMessage) ready.push(at);
  if (ready.length < 2) return answer;
  const readyLength = 6;
  const ends = [...ready.slice(0, -1), answer.length];
  return Buffer.concat(ends.map((end, i) => answer.subarray(i === 0 ? 0 : (ready[i - 1] ?? 0) + readyLength, end)));
}

/**
 * Cuts what the driver wrote into whole requests: a request ends with Sync or a simple Query. The start-up packet, which has no type
 * byte, is a request of its own. Returns the requests and what is left over.
 */
export function wholeRequests(bytes: Buffer, startedUp: boolean): { requests: Buffer[]; rest: Buffer } {
  const requests: Buffer[] = [];
  let start = 0;
  let at = 0;
  let untyped = !startedUp;
  while (at + (untyped ? 4 : 5) <= bytes.length) {
    const type = untyped ? undefined : bytes[at];
    const end = at + (untyped ? bytes.readInt32BE(at) : 1 + bytes.readInt32BE(at + 1));
    if (end > bytes.length) break;
    at = end;
    if (untyped || type === sync || type === query || type === terminateMessage) {
      requests.push(bytes.subarray(start, end));
      start = end;
    }
    untyped = false;
  }
  return { requests, rest: bytes.subarray(start) };
}

/** A request that runs one SQL text. */
export function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head[0] = query;
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

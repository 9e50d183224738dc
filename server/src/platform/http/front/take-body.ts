/**
 * Takes a small body where Node hands it over, which is `push`. Through the stream it would pass a buffer, a listener and two turns of the loop: a fifteenth of what a
 * visitor's write takes (decision 165).
 */
import type { IncomingMessage } from 'node:http';
import { endReadRequest } from './end-request.ts';

/**
 * Calls `take` once: with the body when it came in one piece of this length, with null otherwise. When `take` returns false, somebody else reads the request, with all
 * of its body still in it.
 * @param request one whose body nobody has begun to read
 */
export function takeBody(request: IncomingMessage, length: number, take: (bytes: Buffer | null) => boolean): void {
  let whole: Buffer | null = null;
  request.push = (piece: Buffer | null) => {
    if (whole === null && piece?.length === length) {
      whole = piece;
      return true;
    }
    // From here on it is a stream like any other.
    delete (request as Partial<IncomingMessage>).push;
    const isTaken = piece === null && take(whole);
    if (isTaken) {
      endReadRequest(request);
      return true;
    }
    if (piece !== null) take(null);
    if (whole) request.push(whole);
    return request.push(piece);
  };
}

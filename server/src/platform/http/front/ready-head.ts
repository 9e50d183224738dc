/**
 * Answers whose heads differ only in the length and the date. Node checks and joins every header for each answer, which takes a tenth of the hottest request
 * (decision 086); here it does so for the first answer of each second, and the others of that second get the same head.
 */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { EndedBody } from './ended-body.ts';

/** Sends an answer with status 200. `body` has a character for each byte. */
export type SendReady = (response: ServerResponse, body: string) => void;

/** A response of our server (drain.ts) with what Node keeps of its head. */
interface OwnResponse extends ServerResponse {
  closesConnection?: boolean;
  /** The head that `writeHead` made. Node sends it before the body, unless `_headerSent` says that it did. */
  _header: string | null;
  _headerSent: boolean;
  /** False for an answer to HEAD. */
  _hasBody: boolean;
}

const secondNow = (): number => Math.floor(Date.now() / 1000);

/** The head that Node made for some headers in this second. */
interface ReadyHead {
  /** The head for a body of a length, where it may be sent past Node: null for the first of a second, for responses that close their connection, and for those of other servers. */
  of(response: OwnResponse, length: number): string | null;
  /** Has Node make the head of this response, and keeps it for the others. */
  write(response: OwnResponse, length: number): void;
}

function headOf(headers: Record<string, string>): ReadyHead {
  const entries = Object.entries(headers).flat();
  let second = Number.NaN;
  let beforeLength = '';
  let afterLength = '';
  return {
    of: (response, length) =>
      response.closesConnection === false && response._hasBody && response.socket?.writable && second === secondNow()
        ? `${beforeLength}content-length: ${length}\r\n${afterLength}`
        : null,
    write(response, length) {
      response.writeHead(200, [...entries, 'content-length', String(length)]);
      if (response.closesConnection !== false || !response._header) return;
      const parts = response._header.split(`content-length: ${length}\r\n`);
      if (parts.length !== 2) return;
      [beforeLength = '', afterLength = ''] = parts;
      second = secondNow();
    },
  };
}

/**
 * Sends a whole answer past `response.end`, which would hold back what the connection writes, queue the answer, and look for more.
 * @param bytes a string has a character for each byte
 * @returns whether the kernel took everything
 */
function sendPast(response: OwnResponse, head: string, bytes: string | Buffer): boolean {
  const socket = response.socket as Socket;
  response._header = head;
  response._headerSent = true;
  socket.write(bytes, 'latin1');
  const isTaken = socket.writableLength === 0;
  response.end();
  return isTaken;
}

/** Prepares the head. Responses that close their connection, and those of other servers, get theirs from Node. */
export function readyHead(headers: Record<string, string>): SendReady {
  const head = headOf(headers);
  return (response, body) => {
    const own = response as OwnResponse;
    const ready = head.of(own, body.length);
    if (ready !== null) return void sendPast(own, ready, ready + body);
    head.write(own, body.length);
    response.end(body, 'latin1');
  };
}

/** Sends a body with its end of this time. */
export type SendEnded = (response: ServerResponse, body: EndedBody, end: string) => void;

/**
 * Prepares the head of answers whose bodies differ only in their ends. Head and body lie in one buffer for each body, which the kernel copies from; a new one is made only if it could not
 * take everything at once, because Node still reads from it then. Strings would be joined, made one, and copied once more, and leave their bytes to be collected.
 */
export function readyEnded(headers: Record<string, string>): SendEnded {
  const head = headOf(headers);
  return (response, body, end) => {
    const own = response as OwnResponse;
    const ready = head.of(own, body.length);
    if (ready === null) {
      head.write(own, body.length);
      response.end(body.copyWith(end));
      return;
    }
    if (!sendPast(own, ready, body.after(ready, end))) body.leave();
  };
}

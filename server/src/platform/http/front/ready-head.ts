/**
 * Answers whose heads differ only in the length and the date. Node checks and joins every header for each answer, which takes a tenth of the hottest request
 * (decision 086); here it does so for the first answer of each second, and the others of that second get the same head.
 */
import type { ServerResponse } from 'node:http';

/** Sends an answer with status 200. `body` has a character for each byte. */
export type SendReady = (response: ServerResponse, body: string) => void;

/** A response of our server (drain.ts) with what Node keeps of its head. */
interface OwnResponse extends ServerResponse {
  closesConnection?: boolean;
  /** What `writeHead` made. Node sends it as it is, together with a body that is a string. */
  _header: string | null;
}

/** Prepares the head. Responses that close their connection, and those of other servers, get theirs from Node. */
export function readyHead(headers: Record<string, string>): SendReady {
  const entries = Object.entries(headers).flat();
  let second = Number.NaN;
  let beforeLength = '';
  let afterLength = '';
  const learn = (header: string, length: number) => {
    const parts = header.split(`content-length: ${length}\r\n`);
    if (parts.length !== 2) return;
    [beforeLength = '', afterLength = ''] = parts;
    second = Math.floor(Date.now() / 1000);
  };
  return (response, body) => {
    const own = response as OwnResponse;
    const staysOpen = own.closesConnection === false;
    if (staysOpen && second === Math.floor(Date.now() / 1000)) {
      own._header = `${beforeLength}content-length: ${body.length}\r\n${afterLength}`;
    } else {
      response.writeHead(200, [...entries, 'content-length', String(body.length)]);
      if (staysOpen && own._header) learn(own._header, body.length);
    }
    response.end(body, 'latin1');
  };
}

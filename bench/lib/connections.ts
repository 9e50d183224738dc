/**
 * Sends HTTP requests over connections that stay open, each with the next request as soon as the last is answered. autocannon takes about 80 µs
 * for a request with an id of its own, on the processors that the measured servers need; this takes about 20.
 */
import { connect } from 'node:net';

/** Makes the bytes of the next request. */
export type NextRequest = () => Buffer;

/** A request as it goes over the wire. @param headers besides those that every request has */
export function requestBytes(method: string, path: string, headers: Record<string, string> = {}, body = ''): Buffer {
  const lines = Object.entries({ host: 'localhost', ...(body && { 'content-length': String(Buffer.byteLength(body)) }), ...headers });
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);
}

/** How long the answer is whose first bytes are given. @throws unless it succeeded and says its length */
function lengthOf(answer: Buffer): number {
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.toString('latin1', 0, end === -1 ? answer.length : end);
  if (end === -1 || !/^HTTP\/1\.1 20\d /.test(head)) throw new Error(`answered ${head.slice(0, 300)}`);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length === undefined && !head.startsWith('HTTP/1.1 204')) throw new Error('the answer has no length');
  return end + 4 + Number(length ?? 0);
}

/** Sends requests for some seconds. @returns how many were answered with success. @throws on any other answer, because fast refusals must not count as speed */
export function sendFor(
  url: string,
  next: NextRequest,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<number> {
  const port = Number(new URL(url).port);
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const converse = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      /** Bytes of the running answer that are still to come; null before its first. */
      let left: number | null = null;
      socket.on('connect', () => socket.write(next()));
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('the connection was closed')));
      socket.on('data', (bytes: Buffer) => {
        try {
          left = (left ?? lengthOf(bytes)) - bytes.length;
        } catch (error) {
          return void socket.destroy(error as Error);
        }
        if (left > 0) return;
        left = null;
        answered++;
        if (performance.now() < until) return void socket.write(next());
        resolve();
        socket.end();
      });
    });
  return Promise.all(Array.from({ length: connections }, converse)).then(() => answered);
}

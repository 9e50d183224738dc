/** Writes in front of the framework: small JSON bodies that arrive in one piece. All others are passed on as they came. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { answerRawError, sendRawError } from '../errors.ts';
import type { NoteDuration } from '../load/durations.ts';
import { busy, type Load } from '../load/shedding.ts';
import { endReadRequest } from './end-request.ts';
import { readyHead } from './ready-head.ts';
import { visitorsHead } from './visitors-head.ts';

/** A POST of one route whose answer contains nothing but its success. */
export interface FrontWrite {
  route: string;
  /** Matches the paths of the route. */
  path: RegExp;
  /**
   * Begins the write; the promise resolves when it is stored. Returns null without having done anything to leave the request to the route.
   * @param parts the groups of `path`
   */
  write(parts: readonly string[], body: unknown, request: IncomingMessage, address: () => string): Promise<unknown> | null;
}

/** The writes, and what they share with the framework behind them. */
export interface WritesInFront {
  writes: readonly FrontWrite[];
  note: NoteDuration;
  log: FastifyBaseLogger;
  load: Load;
  /** Whether nothing can be written at present. */
  isFull(): boolean;
}

/** Passes a request on to the framework. */
export type PassOn = (request: IncomingMessage, response: ServerResponse) => void;

const done = '{"success":true}';
const sendDone = readyHead(visitorsHead);

const jsonType = /^application\/json(?:; ?charset=utf-8)?$/i;
/** Far more than the widget sends. */
const largestBody = 16 * 1024;

/** The length of a body that is plain JSON; null for everything else. */
function lengthOf({ headers }: IncomingMessage): number | null {
  if (headers['transfer-encoding'] !== undefined || headers['content-encoding'] !== undefined || headers.expect !== undefined) return null;
  if (!jsonType.test(headers['content-type'] ?? '')) return null;
  const length = Number(headers['content-length']);
  return Number.isInteger(length) && length > 0 && length <= largestBody ? length : null;
}

/** Parsed as Fastify does, which refuses keys that reach an object's prototype; undefined for what is not plain JSON. */
function parse(bytes: Buffer): unknown {
  const text = bytes.toString();
  if (text.includes('__proto__') || text.includes('constructor') || text.includes('\\u')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Takes a POST if one of the writes does; passes it on to the framework otherwise. */
export function takeWrite(
  front: WritesInFront,
  passOn: PassOn,
  request: IncomingMessage,
  response: ServerResponse,
  address: () => string,
): void {
  const url = request.url ?? '';
  for (const write of front.writes) {
    const parts = write.path.exec(url);
    if (!parts) continue;
    const length = lengthOf(request);
    if (length === null) break;
    // Refused here, because the framework would take longer for it than for an answer.
    if (front.load.isFull) {
      sendRawError(response, busy(), visitorsHead);
      front.note('POST', write.route, response.statusCode, 0);
      return;
    }
    const begun = performance.now();
    request.once('readable', () => {
      const bytes = request.read() as Buffer | null;
      const begin = () => (bytes?.length === length ? beginWrite(front, write, parts, parse(bytes), request, address) : null);
      const stored = begin();
      if (stored) {
        endReadRequest(request);
        return void finish(front, write.route, begun, stored, response);
      }
      // The framework reads the body itself, so it gets it back.
      if (bytes) request.unshift(bytes);
      passOn(request, response);
    });
    return;
  }
  passOn(request, response);
}

function beginWrite(
  { load, isFull }: WritesInFront,
  { write }: FrontWrite,
  parts: RegExpExecArray,
  body: unknown,
  request: IncomingMessage,
  address: () => string,
): Promise<unknown> | null {
  if (body === undefined || isFull() || !load.enter()) return null;
  try {
    const stored = write(parts.slice(1), body, request, address);
    if (!stored) load.leave();
    return stored;
  } catch (error) {
    // An error thrown in a listener of the request would end the process.
    return Promise.reject(error);
  }
}

async function finish(
  { note, load, log }: WritesInFront,
  route: string,
  begun: number,
  stored: Promise<unknown>,
  response: ServerResponse,
) {
  try {
    await stored;
    sendDone(response, done);
  } catch (error) {
    answerRawError(response, error as Error, log, visitorsHead);
  } finally {
    load.leave();
    note('POST', route, response.statusCode, (performance.now() - begun) / 1000);
  }
}

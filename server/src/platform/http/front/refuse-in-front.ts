/** Refuses requests of routes with a bound of their own in front of the framework, which would take ten times as long for it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendRawError } from '../errors.ts';
import type { NoteDuration } from '../load/durations.ts';
import { busy } from '../load/shedding.ts';
import { visitorsHead } from './visitors-head.ts';

/** The bound of a POST of visitors. */
export interface FrontBound {
  route: string;
  /** Matches the paths of the route. */
  path: RegExp;
  /** Whether its route would refuse a request. @param parts the groups of `path` */
  isFull(parts: readonly string[]): boolean;
}

/** Refuses a request with 503 if its route has reached its bound; returns whether it did. */
export function refuseInFront(
  { bounds, note }: { bounds: readonly FrontBound[]; note: NoteDuration },
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  for (const { route, path, isFull } of bounds) {
    const parts = path.exec(request.url ?? '');
    if (!parts || !isFull(parts.slice(1))) continue;
    sendRawError(response, busy(), visitorsHead);
    note('POST', route, response.statusCode, 0);
    return true;
  }
  return false;
}

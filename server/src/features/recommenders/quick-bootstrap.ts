/**
 * The bootstrap in front of the framework (decision 038): it is requested at every opening of every shop's recommender, and Fastify's own part
 * of such a request is larger than the answer's. Its route in visitor-routes.ts answers the same, and everything that this leaves to it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bootstrap } from '@parley/contract';
import type { FrontAnswer } from '../../platform/http/in-front.ts';
import { networkOf } from '../../platform/http/limits.ts';
import { createQuickLimits, type QuickLimits } from '../../platform/http/quick-limits.ts';
import { accepts, closeGzip, closePlain } from './bodies.ts';
import { engagementEnd } from './engagement.ts';
import { type Chosen, type ReadyRecommender, type VisitorHeaders, type Visitors, visitorOf } from './visitor.ts';

/** The headers of every answer to a page view. */
export const visitorHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  vary: 'accept-encoding',
};

/** Many visitors share an address of a mobile carrier, and a shop may show one recommender on every page. */
const rules = [
  { max: 1200, seconds: 60 },
  { max: 120_000, seconds: 60 },
];

/** The counts of both calls, by the visitor's network and by recommender. */
export interface VisitorLimits {
  placement: QuickLimits;
  bootstrap: QuickLimits;
}

/** Creates the counts, once per process. */
export const createVisitorLimits = (scale: number): VisitorLimits => ({
  placement: createQuickLimits(rules, scale),
  bootstrap: createQuickLimits(rules, scale),
});

/** What a request is counted under. `recommender` is `owner/recommender`. */
export const limitKeys = (address: string, recommender: string): readonly string[] => [networkOf(address), recommender];

/** With the query that the loader adds while an experiment runs, except where a conversation goes on. */
const path = /^\/offlinePopup\/([1-9]\d{0,9})\/([1-9]\d{0,9})\/?(?:\?(consent=1)?)?$/i;

/** Headers as Node writes them fastest: names and values in turn. The value of the last follows. */
const freshHead = Object.entries({ ...visitorHeaders, 'cache-control': 'no-store' }).flat();
const plainHead = [...freshHead, 'content-length'];
const packedHead = [...freshHead, 'content-encoding', 'gzip', 'content-length'];

/** Answers a visitor who sees no recommender: the loader stays silent. */
export const sendNothing = (response: ServerResponse): void => void response.writeHead(204, freshHead).end();

/** Sends the bootstrap of a recommender with a new engagement. */
export function sendBootstrap(accepted: string | undefined, response: ServerResponse, ready: ReadyRecommender): void {
  const end = engagementEnd(ready.mint());
  const isPacked = accepts(accepted, 'gzip');
  const body = isPacked ? closeGzip(ready.bootstrap, end) : closePlain(ready.bootstrap, end);
  response.writeHead(200, [...(isPacked ? packedHead : plainHead), String(body.length)]).end(body, 'latin1');
}

interface UsedHeaders extends VisitorHeaders {
  'accept-encoding': string | undefined;
  authorization: string | undefined;
}
/** By their length, which tells most others apart without a comparison. */
const usedNames = new Map<number, keyof UsedHeaders>([
  [4, 'host'],
  [6, 'origin'],
  [7, 'referer'],
  [10, 'user-agent'],
  [13, 'authorization'],
  [15, 'accept-encoding'],
]);

/** The headers that matter here; null when one comes twice. Making an object of all that a browser sends would cost as much as the answer. */
function usedHeaders(raw: readonly string[]): UsedHeaders | null {
  const headers: UsedHeaders = {
    host: undefined,
    origin: undefined,
    referer: undefined,
    'user-agent': undefined,
    authorization: undefined,
    'accept-encoding': undefined,
  };
  for (let at = 0; at < raw.length; at += 2) {
    const written = raw[at] ?? '';
    const name = usedNames.get(written.length);
    if (name === undefined || (written !== name && written.toLowerCase() !== name)) continue;
    if (headers[name] !== undefined) return null;
    headers[name] = raw[at + 1] ?? '';
  }
  return headers;
}

/**
 * Answers for recommenders that are active and in memory, to visitors of allowed websites within the limits; leaves all others to the route, and with
 * an experiment also owners, and visitors whose unit cannot be told from memory.
 */
export function quickBootstrap(visitors: Visitors, limits: QuickLimits): FrontAnswer {
  return {
    method: bootstrap.method,
    route: bootstrap.path,
    answer(request: IncomingMessage, response: ServerResponse, address: () => string): boolean {
      const [, recommenderId, ownerId, consent] = path.exec(request.url ?? '') ?? [];
      if (!recommenderId) return false;
      const key = `${ownerId}/${recommenderId}`;
      const ready = visitors.readyNow(key);
      const headers = usedHeaders(request.rawHeaders);
      if (!headers || !ready?.recommender.active || !visitors.mayShowOn(headers, ready.recommender)) return false;
      const from = address();
      let chosen: Chosen | null = { ready, note: null };
      if (ready.experiment) {
        if (headers.authorization !== undefined) return false;
        chosen = visitors.chosenNow(ready, ready.experiment, visitorOf(headers, from, consent !== undefined));
        if (!chosen) return false;
      }
      if (limits.count(limitKeys(from, key)) !== null) return false;
      chosen.note?.();
      if (chosen.ready) sendBootstrap(headers['accept-encoding'], response, chosen.ready);
      else sendNothing(response);
      return true;
    },
  };
}

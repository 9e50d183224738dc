/**
 * The bootstrap in front of the framework (decision 038): it is requested at every opening of every shop's recommender, and Fastify's own part
 * of such a request is larger than the answer's. Its route in visitor-routes.ts answers the same, and everything that this leaves to it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bootstrap } from '@parley/contract';
import type { FrontAnswer } from '../../platform/http/in-front.ts';
import { networkOf } from '../../platform/http/limits.ts';
import { createQuickLimits, type QuickLimits } from '../../platform/http/quick-limits.ts';
import type { Platform } from '../../platform/index.ts';
import { accepts, closeGzip, closePlain } from './bodies.ts';
import { engagementEnd } from './engagement.ts';
import type { ReadyRecommender, Visitors } from './visitor.ts';

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

const path = /^\/offlinePopup\/([1-9]\d{0,9})\/([1-9]\d{0,9})\/?$/i;

/** Headers as Node writes them fastest: names and values in turn. The value of the last follows. */
const freshHead = Object.entries({ ...visitorHeaders, 'cache-control': 'no-store' }).flat();
const plainHead = [...freshHead, 'content-length'];
const packedHead = [...freshHead, 'content-encoding', 'gzip', 'content-length'];

/** Sends the bootstrap of a recommender with a new engagement. */
export function sendBootstrap(platform: Platform, accepted: string | undefined, response: ServerResponse, ready: ReadyRecommender): void {
  const end = engagementEnd(platform, ready.recommender.ownerId, ready.recommender.id);
  const isPacked = accepts(accepted, 'gzip');
  const body = isPacked ? closeGzip(ready.bootstrap, end) : closePlain(ready.bootstrap, end);
  response.writeHead(200, [...(isPacked ? packedHead : plainHead), String(body.length)]).end(body, 'latin1');
}

interface UsedHeaders {
  host: string | undefined;
  origin: string | undefined;
  'accept-encoding': string | undefined;
}
/** By their length, which tells most others apart without a comparison. */
const usedNames = new Map<number, keyof UsedHeaders>([
  [4, 'host'],
  [6, 'origin'],
  [15, 'accept-encoding'],
]);

/** The headers that matter here; null when one comes twice. Making an object of all that a browser sends would cost as much as the answer. */
function usedHeaders(raw: readonly string[]): UsedHeaders | null {
  const headers: UsedHeaders = { host: undefined, origin: undefined, 'accept-encoding': undefined };
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
 * Answers for recommenders that are active, in memory and in no experiment, to visitors of allowed websites within the limits; leaves all others to
 * the route.
 */
export function quickBootstrap(platform: Platform, visitors: Visitors, limits: QuickLimits): FrontAnswer {
  return {
    method: bootstrap.method,
    route: bootstrap.path,
    answer(request: IncomingMessage, response: ServerResponse, address: () => string): boolean {
      const [, recommenderId, ownerId] = path.exec(request.url ?? '') ?? [];
      if (!recommenderId) return false;
      const key = `${ownerId}/${recommenderId}`;
      const ready = visitors.readyNow(key);
      const headers = usedHeaders(request.rawHeaders);
      if (!headers || !ready?.recommender.active || ready.experiment || !visitors.mayShowOn(headers, ready.recommender)) return false;
      if (limits.count(limitKeys(address(), key)) !== null) return false;
      sendBootstrap(platform, headers['accept-encoding'], response, ready);
      return true;
    },
  };
}

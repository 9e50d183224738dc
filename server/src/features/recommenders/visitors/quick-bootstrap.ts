/**
 * The bootstrap in front of the framework (decision 038): it is requested at every opening of every shop's recommender, and Fastify's own part
 * of such a request is larger than the answer's. Its route in visitor-routes.ts answers the same, and everything that this leaves to it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bootstrap, fields } from '@parley/contract';
import { remembered } from '../../../platform/caches/remembered.ts';
import type { FrontAnswer } from '../../../platform/http/front/in-front.ts';
import { createQuickLimits, type QuickLimits } from '../../../platform/http/front/quick-limits.ts';
import { readyEnded } from '../../../platform/http/front/ready-head.ts';
import { networkOf } from '../../../platform/http/load/limits.ts';
import { accepts } from './bodies.ts';
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
const path = new RegExp(`^/offlinePopup/(${fields.idDigits})/(${fields.idDigits})/?(?:\\?(consent=1)?)?$`, 'i');

/** Which recommender an address asks for; null for an unusual address. */
function askedIn(url: string): { key: string; consents: boolean } | null {
  const [, recommenderId, ownerId, consent] = path.exec(url) ?? [];
  return recommenderId ? { key: `${ownerId}/${recommenderId}`, consents: consent !== undefined } : null;
}

const freshHeaders = { ...visitorHeaders, 'cache-control': 'no-store' };
const sendPlain = readyEnded(freshHeaders);
const sendPacked = readyEnded({ ...freshHeaders, 'content-encoding': 'gzip' });

/** Answers a visitor who sees no recommender: the loader stays silent. */
export const sendNothing = (response: ServerResponse): void => void response.writeHead(204, freshHeaders).end();

/** Sends the bootstrap of a recommender with a new engagement, compressed with gzip if the client accepts that. */
export function sendBootstrap(acceptsGzip: boolean, response: ServerResponse, ready: ReadyRecommender): void {
  const end = engagementEnd(ready.mint());
  if (acceptsGzip) sendPacked(response, ready.bootstrap.gzip, end);
  else sendPlain(response, ready.bootstrap.plain, end);
}

interface UsedHeaders extends VisitorHeaders {
  'accept-encoding': string | undefined;
  authorization: string | undefined;
}
const usedNames = ['host', 'origin', 'referer', 'user-agent', 'authorization', 'accept-encoding'] as const satisfies (keyof UsedHeaders)[];
/** The places of their names by length, which tells most others apart without a comparison. */
const longestName = Math.max(...usedNames.map((name) => name.length));
const placeByLength: readonly (number | undefined)[] = Array.from({ length: longestName + 1 }, (_, length) => {
  const place = usedNames.findLastIndex((name) => name.length === length);
  return place < 0 ? undefined : place;
});

/** The headers that matter here; null when one comes twice. Making an object of all that a browser sends would cost as much as the answer. */
function usedHeaders(raw: readonly string[]): UsedHeaders | null {
  const values: (string | undefined)[] = [undefined, undefined, undefined, undefined, undefined, undefined];
  for (let at = 0; at < raw.length; at += 2) {
    const written = raw[at] ?? '';
    const place = placeByLength[written.length];
    if (place === undefined || (written !== usedNames[place] && written.toLowerCase() !== usedNames[place])) continue;
    if (values[place] !== undefined) return null;
    values[place] = raw[at + 1] ?? '';
  }
  const [host, origin, referer, userAgent, authorization, acceptEncoding] = values;
  return { host, origin, referer, 'user-agent': userAgent, authorization, 'accept-encoding': acceptEncoding };
}

/**
 * Answers for recommenders that are active and in memory, to visitors of allowed websites within the limits; leaves all others to the route, and with
 * an experiment also owners, and visitors whose unit cannot be told from memory.
 */
export function quickBootstrap(visitors: Visitors, limits: QuickLimits): FrontAnswer {
  const targetOf = remembered(askedIn);
  const acceptsGzip = remembered((header: string) => accepts(header, 'gzip'));
  return {
    method: bootstrap.method,
    route: bootstrap.path,
    answer(request: IncomingMessage, response: ServerResponse, address: () => string): boolean {
      const target = targetOf(request.url ?? '');
      if (!target) return false;
      const { key, consents } = target;
      const ready = visitors.readyNow(key);
      const headers = usedHeaders(request.rawHeaders);
      if (!headers || !ready?.recommender.active || !visitors.mayShowOn(headers, ready.recommender)) return false;
      const from = address();
      let chosen: Chosen | null = { ready, note: null };
      if (ready.experiment) {
        if (headers.authorization !== undefined) return false;
        chosen = visitors.chosenNow(ready, ready.experiment, visitorOf(headers, from, consents));
        if (!chosen) return false;
      }
      if (limits.count(limitKeys(from, key)) !== null) return false;
      chosen.note?.();
      if (chosen.ready) sendBootstrap(acceptsGzip(headers['accept-encoding'] ?? ''), response, chosen.ready);
      else sendNothing(response);
      return true;
    },
  };
}

/** Visitors who write answers all the time, and remember what was acknowledged. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

interface Bootstrap {
  popupEngagementUniqueIdentifier: string;
  question: { id: number; answers: { id: number }[] };
}

export interface Visitors {
  /** Request ids of the answers that got 200. */
  acknowledged: string[];
  /** How often each other status, or the code of a network error, came. */
  refused: Map<string, number>;
  /** Refusals with 429 or 503 that did not say when to come again. */
  withoutRetryAfter: number;
  /** Milliseconds of each acknowledged answer. */
  durations: number[];
  /** Resolves when an answer that was sent from now on is acknowledged; false when none is within `ms`. */
  served(ms: number): Promise<boolean>;
  stop(): Promise<void>;
}

const patienceMs = 60_000;

/** Sends a request and resolves with status, headers and body. */
export function send(
  url: string,
  { method = 'GET', body, headers = {}, agent }: { method?: string; body?: string; headers?: Record<string, string>; agent?: Agent } = {},
): Promise<{ status: number; retryAfter: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, ...(agent && { agent }), timeout: patienceMs }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], body: text }));
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'TIMEOUT' })));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Lets `count` visitors of a recommender write, each with a pause between two answers. `headers` gives those of each request. Parley must be ready. */
export async function startVisitors(
  parley: { url: string },
  count: number,
  {
    pauseMs = 20,
    headers = () => ({}),
    recommender = '/offlinePopup/13/1',
  }: { pauseMs?: number; headers?: () => Record<string, string>; recommender?: string } = {},
): Promise<Visitors> {
  const agent = new Agent({ keepAlive: true });
  const begun = JSON.parse((await send(parley.url + recommender, { headers: headers() })).body) as Bootstrap;
  const going = new AbortController();
  /** When the newest of the acknowledged answers was sent. */
  let newest = Number.NEGATIVE_INFINITY;
  const visitors: Visitors = {
    acknowledged: [],
    refused: new Map(),
    withoutRetryAfter: 0,
    durations: [],
    async served(ms) {
      // What was on its way already may be acknowledged by a server that has just been killed.
      for (const since = performance.now(); performance.now() - since < ms; await sleep(10)) if (newest >= since) return true;
      return false;
    },
    async stop() {
      going.abort();
      await all;
      agent.destroy();
    },
  };
  const refuse = (reason: string) => visitors.refused.set(reason, (visitors.refused.get(reason) ?? 0) + 1);
  const write = async () => {
    const requestId = randomUUID();
    const body = JSON.stringify({
      answer: [{ answerId: begun.question.answers[0]?.id, customTextInput: '' }],
      popup_engagement: begun.popupEngagementUniqueIdentifier,
      answerTime: 1,
      requestId,
    });
    const since = performance.now();
    try {
      const all = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers() };
      const { status, retryAfter } = await send(`${parley.url}/answer/${begun.question.id}/`, {
        method: 'POST',
        body,
        headers: all,
        agent,
      });
      if (status === 200) {
        visitors.acknowledged.push(requestId);
        visitors.durations.push(performance.now() - since);
        newest = Math.max(newest, since);
        return;
      }
      refuse(String(status));
      if ((status === 429 || status === 503) && !retryAfter) visitors.withoutRetryAfter++;
    } catch (error) {
      refuse((error as NodeJS.ErrnoException).code ?? String(error));
    }
  };
  const visit = async () => {
    while (!going.signal.aborted) {
      await write();
      await sleep(pauseMs);
    }
  };
  const all = Promise.all(Array.from({ length: count }, visit));
  return visitors;
}

/** The duration that a share of the answers stayed below, in milliseconds. */
export const quantile = (durations: readonly number[], share: number): number =>
  Math.round(durations.toSorted((a, b) => a - b)[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0);

/** '503 × 12, ECONNREFUSED × 3' */
export const refusalsOf = ({ refused }: Visitors): string =>
  [...refused].map(([reason, times]) => `${reason} × ${times}`).join(', ') || 'none refused';

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
/** The code of a request that was not answered for so long. */
const unanswered = 'TIMEOUT';

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
    sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: unanswered })));
    sent.on('error', reject);
    sent.end(body);
  });
}

interface Way {
  pauseMs?: number;
  /** The headers of each request. */
  headers?: () => Record<string, string>;
  recommender?: string;
}

/** A request that was sent `since`, and how it ended; `status` is the code of an error where there was no answer. */
interface Act {
  requestId: string;
  since: number;
  status: number | string;
  retryAfter?: string | undefined;
}

/** Lets `count` visitors act again and again, each with a pause in between. `open` makes the acts of one visitor. */
function startActing(count: number, pauseMs: number, open: (agent: Agent) => () => Promise<Act>): Visitors {
  const agent = new Agent({ keepAlive: true });
  const going = new AbortController();
  /** When the newest of the acknowledged answers was sent. */
  let newest = Number.NEGATIVE_INFINITY;
  const visitors: Visitors = {
    acknowledged: [],
    refused: new Map(),
    withoutRetryAfter: 0,
    durations: [],
    async served(ms) {
      // A write that was on its way already may be acknowledged by a server that has just been killed.
      for (const since = performance.now(); performance.now() - since < ms; await sleep(10)) if (newest >= since) return true;
      return false;
    },
    async stop() {
      going.abort();
      await all;
      agent.destroy();
    },
  };
  const visit = async (act: () => Promise<Act>) => {
    while (!going.signal.aborted) {
      const { requestId, since, status, retryAfter } = await act();
      if (status === 200) {
        visitors.acknowledged.push(requestId);
        visitors.durations.push(performance.now() - since);
        newest = Math.max(newest, since);
      } else {
        visitors.refused.set(String(status), (visitors.refused.get(String(status)) ?? 0) + 1);
        if ((status === 429 || status === 503) && !retryAfter) visitors.withoutRetryAfter++;
      }
      await sleep(pauseMs);
    }
  };
  const all = Promise.all(Array.from({ length: count }, () => visit(open(agent))));
  return visitors;
}

/** Sends a visitor's write. */
async function write(url: string, requestId: string, body: string, options: { headers: Record<string, string>; agent: Agent }) {
  const since = performance.now();
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...options.headers };
  try {
    return { requestId, since, ...(await send(url, { method: 'POST', body, headers, agent: options.agent })) };
  } catch (error) {
    return { requestId, since, status: codeOf(error), body: '' };
  }
}

/** Lets `count` visitors of a recommender write, each with a pause between two answers. Parley must be ready. */
export async function startVisitors(
  parley: { url: string },
  count: number,
  { pauseMs = 20, headers = () => ({}), recommender = '/offlinePopup/13/1' }: Way = {},
): Promise<Visitors> {
  const begun = JSON.parse((await send(parley.url + recommender, { headers: headers() })).body) as Bootstrap;
  return startActing(count, pauseMs, (agent) => () => {
    const requestId = randomUUID();
    const body = JSON.stringify({
      answer: [{ answerId: begun.question.answers[0]?.id, customTextInput: '' }],
      popup_engagement: begun.popupEngagementUniqueIdentifier,
      answerTime: 1,
      requestId,
    });
    return write(`${parley.url}/answer/${begun.question.id}/`, requestId, body, { headers: headers(), agent });
  });
}

/** A conversation has as many messages; then the visitor begins another one. */
const messages = [
  'How much is the porcelain dripper?',
  'Do you have something for espresso?',
  'How long does delivery take?',
  'Which of them is the cheapest?',
  'Can I send it back?',
];

/** Lets `count` visitors chat as the widget does, each with a pause between an answer and the next message. Parley must be ready. */
export function startChats(
  parley: { url: string },
  count: number,
  { pauseMs = 20, headers = () => ({}), recommender = '/offlinePopup/13/1' }: Way = {},
): Visitors {
  const [popupId, userId] = recommender.split('/').slice(-2);
  return startActing(count, pauseMs, (agent) => {
    let engagement = '';
    let at = 0;
    return async () => {
      const requestId = randomUUID();
      if (at % messages.length === 0) {
        const begun = { requestId, since: performance.now(), ...(await begin(parley.url + recommender, headers())) };
        if (begun.status !== 200) return begun;
        engagement = (JSON.parse(begun.body) as Bootstrap).popupEngagementUniqueIdentifier;
      }
      const body = JSON.stringify({ inputChatGPT: messages[at++ % messages.length], next_question_id: null, requestId });
      const url = `${parley.url}/popup/postchatgpt/${userId}/${popupId}/${engagement}`;
      const act = await write(url, requestId, body, { headers: { accept: 'text/event-stream', ...headers() }, agent });
      return act.status !== 200 || act.body.includes('event: entry\n') ? act : { ...act, status: 'a stream without its entry' };
    };
  });
}

const begin = (url: string, headers: Record<string, string>) =>
  send(url, { headers }).catch((error: unknown) => ({ status: codeOf(error), retryAfter: undefined, body: '' }));

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** The duration that a share of the answers stayed below, in milliseconds. */
export const quantile = (durations: readonly number[], share: number): number =>
  Math.round(durations.toSorted((a, b) => a - b)[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0);

/** '503 × 12, ECONNREFUSED × 3' */
export const refusalsOf = ({ refused }: Visitors): string =>
  [...refused].map(([reason, times]) => `${reason} × ${times}`).join(', ') || 'none refused';

/**
 * The answers that no fault excuses, by what they were: statuses other than success, 429 and 503, those two without Retry-After, and requests that nobody
 * answered. Connections that break are none of them: a process that is killed answers nobody.
 */
export function wrongAnswersOf({ refused, withoutRetryAfter }: Visitors): string[] {
  const wrong = [...refused].filter(([reason]) => reason === unanswered || (/^\d+$/.test(reason) && reason !== '429' && reason !== '503'));
  const lines = wrong.map(([reason, times]) => `${reason} × ${times}`);
  return withoutRetryAfter > 0 ? [...lines, `without Retry-After × ${withoutRetryAfter}`] : lines;
}

import { Agent, type Dispatcher, Response, fetch as undiciFetch } from 'undici';
import { tooLarge } from './body.ts';
import { FetchRefused } from './refusal.ts';
import { checkUrl } from './url.ts';

export type Fetch = typeof globalThis.fetch;

/** Far more than a service sends in one answer to a person. */
const maxAnswerBytes = 4 * 1024 * 1024;

/**
 * Creates a `fetch` for services whose URL a user entered, such as an owner's model. URLs are checked like those of a crawl, and redirects
 * are refused because the request carries a key. Bodies are streamed; the caller's signal is the only deadline.
 * The `fetch` @throws FetchRefused for a URL that is not allowed, TypeError when the server does not answer.
 */
export function createGuardedApi(
  allowHosts: readonly string[],
  connectors: { guarded: Agent.Options['connect']; trusted: Agent.Options['connect'] },
): { fetch: Fetch; close(): Promise<void> } {
  // Unlike in a crawl, each request belongs to one visitor, so no request waits for another: connections are not limited.
  const open = { maxHeaderSize: 32 * 1024, keepAliveTimeout: 5_000 };
  const guarded = new Agent({ ...open, connect: connectors.guarded });
  const trusted = new Agent({ ...open, connect: connectors.trusted });

  const guardedFetch = async (input: unknown, init: object = {}) => {
    if (typeof input !== 'string' && !(input instanceof URL)) throw new TypeError('a URL string or object is required');
    const checked = checkUrl(input, allowHosts);
    const dispatcher: Dispatcher = checked.trusted ? trusted : guarded;
    const answer = await undiciFetch(checked.url, { ...init, dispatcher, redirect: 'manual' }).catch((error: unknown) => {
      throw refusalIn(error) ?? error;
    });
    if (answer.status < 300 || answer.status > 399) return bounded(answer);
    await answer.body?.cancel();
    throw new FetchRefused('too_many_redirects', 'The address redirects to another one.');
  };
  return {
    fetch: guardedFetch as unknown as Fetch,
    async close() {
      await Promise.all([guarded.destroy(), trusted.destroy()]);
    },
  };
}

function bounded(answer: Response): Response {
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxAnswerBytes) controller.error(tooLarge(maxAnswerBytes));
      else controller.enqueue(chunk);
    },
  });
  return answer.body ? new Response(answer.body.pipeThrough(count), answer) : answer;
}

/** The FetchRefused among the causes of an undici error; null when there is none. */
export function refusalIn(error: unknown): FetchRefused | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FetchRefused) return cause;
    if (cause instanceof AggregateError) return cause.errors.map(refusalIn).find(Boolean) ?? null;
  }
  return null;
}

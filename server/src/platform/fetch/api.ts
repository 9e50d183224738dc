import { Agent, type Dispatcher, Response, fetch as undiciFetch } from 'undici';
import { tooLarge } from './body.ts';
import { FetchRefused } from './refusal.ts';
import { checkUrl } from './url.ts';

export type Fetch = typeof globalThis.fetch;

/** No service that answers a person says more at once. */
const maxCacheBytes = 4 * 1024 * 1024;

/**
 * `fetch` for a service whose address a stranger gave, such as an owner's model: judged like every address that is crawled, and what
 * sends on elsewhere is refused, because the request carries a key. Bodies stream; the caller's signal is the only deadline.
 * @throws FetchRefused for an address that may not be asked, TypeError when nobody answers there.
 */
export function createGuardedApi(
  allowHosts: readonly string[],
  connectors: { guarded: Agent.Options['connect']; trusted: Agent.Options['connect'] },
): { fetch: Fetch; close(): Promise<void> } {
  // Unlike a crawl, each request is one visitor's: none waits for another's answer to end.
  const open = { maxHeaderSize: 32 * 1024, keepAliveTimeout: 5_000 };
  const guarded = new Agent({ ...open, connect: connectors.guarded });
  const trusted = new Agent({ ...open, connect: connectors.trusted });

  const ask = async (input: unknown, init: object = {}) => {
    if (typeof input !== 'string' && !(input instanceof URL)) throw new TypeError('an address is wanted');
    const checked = checkUrl(input, allowHosts);
    const dispatcher: Dispatcher = checked.trusted ? trusted : guarded;
    const answer = await undiciFetch(checked.url, { ...init, dispatcher, redirect: 'manual' }).catch((error: unknown) => {
      throw refusalIn(error) ?? error;
    });
    if (answer.status < 300 || answer.status > 399) return bounded(answer);
    await answer.body?.cancel();
    throw new FetchRefused('too_many_redirects', 'The address sends on to another place.');
  };
  return {
    fetch: ask as unknown as Fetch,
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
      if (bytes > maxCacheBytes) controller.error(tooLarge(maxCacheBytes));
      else controller.enqueue(chunk);
    },
  });
  return answer.body ? new Response(answer.body.pipeThrough(count), answer) : answer;
}

/** What the guard said, from under what undici made of it. */
export function refusalIn(error: unknown): FetchRefused | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FetchRefused) return cause;
    if (cause instanceof AggregateError) return cause.errors.map(refusalIn).find(Boolean) ?? null;
  }
  return null;
}

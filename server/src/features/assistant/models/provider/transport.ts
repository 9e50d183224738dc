/**
 * How requests reach a provider, and what comes back as the SDK expects it: redirects are refused, because a key must not travel; the body of a
 * refusal is read only up to a limit; and an answer as whole JSON becomes the stream that was asked for.
 */
import { type Fetch, FetchRefused } from '../../../../platform/fetch/index.ts';
import { eventsOfJson } from './whole-answer.ts';

/** A refusal is read for its status and for the word 'model'. */
const mostOfRefusal = 16 * 1024;
const refusalMs = 2_000;
/** A stream has about 250 bytes for each token. */
const mostBytes = 4 * 1024 * 1024;

type Decoder = InstanceType<typeof TextDecoder>;

const utf8 = /^(utf-?8|us-ascii)$/i;

/**
 * Wraps `outer`.
 * The `fetch` @throws FetchRefused for a redirect, a web page or an endless answer, and everything that `outer` throws
 */
export function providerFetch(outer: Fetch): Fetch {
  const inner = withoutRedirects(outer);
  return async (input, init) => {
    const response = await inner(input, init);
    return response.ok && response.body ? withBody(response, await asEvents(response.body, charsetOf(response))) : response;
  };
}

/**
 * Wraps `outer`: the body of a refusal is read only up to a limit.
 * The `fetch` @throws FetchRefused for a redirect, and everything that `outer` throws
 */
export function withoutRedirects(outer: Fetch): Fetch {
  return async (input, init) => {
    const response = await outer(input, { ...init, redirect: 'manual' });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new FetchRefused('too_many_redirects', 'The address redirects to another one.');
    }
    return response.ok ? response : withBody(response, await beginningOf(response));
  };
}

/** The same status and headers with another body, which is no longer compressed. */
function withBody({ status, headers }: Response, body: ReadableStream<Uint8Array> | string): Response {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) kept.delete(name);
  return new Response(body as ConstructorParameters<typeof Response>[0], { status, headers: kept });
}

async function beginningOf(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), refusalMs);
  const decoder = new TextDecoder();
  let text = '';
  try {
    while (text.length < mostOfRefusal) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // The status tells enough.
  } finally {
    clearTimeout(timer);
    await reader.cancel().catch(() => {});
  }
  return text.slice(0, mostOfRefusal);
}

function charsetOf({ headers }: Response): string {
  const charset = /charset\s*=\s*"?([\w:.-]+)/i.exec(headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
  return utf8.test(charset) ? 'utf-8' : charset;
}

/** The body as server-sent events in UTF-8, recognised by how it begins: endpoints often send a wrong content type. */
async function asEvents(body: ReadableStream<Uint8Array>, charset: string): Promise<ReadableStream<Uint8Array>> {
  const decoder = decoderFor(charset);
  const chunks = body[Symbol.asyncIterator]();
  let head = '';
  for (;;) {
    const { done, value } = await chunks.next();
    head += done ? decoder.decode() : decoder.decode(value, { stream: true });
    if (done || /\S/.test(head)) break;
    if (head.length > mostOfRefusal) throw tooLong();
  }
  const rest = decoded(chunks, decoder);
  const begins = head.trimStart();
  if (begins.startsWith('{') || begins.startsWith('[')) return encoded(jsonEvents(head, rest));
  if (begins.startsWith('<')) {
    await chunks.return?.();
    throw new FetchRefused('wrong_type', 'A page answered.');
  }
  return encoded(joined(begins, rest));
}

/** An unknown name of a character set is taken for UTF-8. */
function decoderFor(charset: string): Decoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

async function* decoded(chunks: AsyncIterator<Uint8Array>, decoder: Decoder): AsyncGenerator<string> {
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await chunks.next();
      if (done) break;
      bytes += value.byteLength;
      if (bytes > mostBytes) throw tooLong();
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    await chunks.return?.();
  }
}

const tooLong = () => new FetchRefused('too_large', 'The answer does not end.');

async function* joined(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

async function* jsonEvents(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  let text = head;
  for await (const piece of rest) text += piece;
  yield eventsOfJson(text);
}

function encoded(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await text.next();
      if (done) controller.close();
      else if (value) controller.enqueue(encoder.encode(value));
      // A pull that enqueues nothing is not called again by itself.
      else await this.pull?.(controller);
    },
    async cancel() {
      await text.return(undefined);
    },
  });
}

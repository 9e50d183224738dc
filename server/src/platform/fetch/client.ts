import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction, Socket } from 'node:net';
import { Agent, buildConnector, type Dispatcher, request } from 'undici';
import { isPublicAddress } from './address.ts';
import { createGuardedApi, type Fetch, refusalIn } from './api.ts';
import { acceptedEncodings, readBody, tooLarge } from './body.ts';
import { FetchRefused } from './refusal.ts';
import { decodeText } from './text.ts';
import { checkUrl, privateAddress } from './url.ts';

/** Limits of one fetch. `maxBytes` applies on the wire and after decompression; `totalMs` covers all redirects. */
export interface FetchLimits {
  maxBytes: number;
  totalMs: number;
  headerMs: number;
  maxRedirects: number;
}

/** `resolve` returns all addresses of a host name; tests replace it, the default asks the system. */
export interface GuardedFetchOptions {
  allowHosts: readonly string[];
  userAgent: string;
  limits?: Partial<FetchLimits>;
  resolve?: (hostname: string) => Promise<string[]>;
}

/** `types`: accepted media types, any when left out (`text/*` accepts a family). `limits` overrides the limits for this fetch. */
export interface GetOptions {
  types?: readonly string[];
  accept?: string;
  limits?: Partial<FetchLimits>;
  signal?: AbortSignal;
}

/** `url` is the final URL after redirects; header names are lower case; `text()` decodes by charset. */
export interface FetchedPage {
  url: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  text(): string;
}

export interface GuardedFetch {
  get(url: string, options?: GetOptions): Promise<FetchedPage>;
  /** `fetch` for services that are called on a user's behalf: any method, streamed bodies, no redirects. See `createGuardedApi`. */
  api: Fetch;
  close(): Promise<void>;
}

const defaults: FetchLimits = { maxBytes: 8 * 1024 * 1024, totalMs: 20_000, headerMs: 10_000, maxRedirects: 5 };

/**
 * Creates the client for everything that is fetched from user-supplied URLs (design section 10). It resolves the host, checks every
 * address, connects to a checked address and checks the open socket again; redirects are followed here, each with the same checks.
 * `get` returns answers of any status. It @throws FetchRefused for everything else, or the reason of the caller's signal.
 */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
  const resolve = options.resolve ?? systemResolve;
  // Two pools, so that a connection to an allow-listed private host is never reused for another address.
  const open = { connections: 4, pipelining: 1, maxHeaderSize: 32 * 1024, keepAliveTimeout: 5_000 };
  const guarded = new Agent({ ...open, connect: guardedConnector(resolve) });
  const connectTrusted = { lookup: lookupWith(resolve, () => true), timeout: 10_000 };
  const trusted = new Agent({ ...open, connect: connectTrusted });
  const api = createGuardedApi(options.allowHosts, { guarded: guardedConnector(resolve), trusted: connectTrusted });

  return {
    async get(address, getOptions = {}) {
      const limits = { ...defaults, ...options.limits, ...getOptions.limits };
      const total = deadline(limits.totalMs, getOptions.signal);
      try {
        return await follow(address, getOptions, limits, total.signal);
      } catch (error) {
        getOptions.signal?.throwIfAborted();
        throw asRefusal(total.signal.aborted ? total.signal.reason : error);
      } finally {
        total.clear();
      }
    },
    api: api.fetch,
    async close() {
      await Promise.all([guarded.destroy(), trusted.destroy(), api.close()]);
    },
  };

  async function follow(first: string, getOptions: GetOptions, limits: FetchLimits, signal: AbortSignal): Promise<FetchedPage> {
    let address = first;
    for (let hop = 0; hop <= limits.maxRedirects; hop++) {
      const checked = checkUrl(address, options.allowHosts);
      const answer = await send(checked.url, checked.trusted ? trusted : guarded, getOptions, limits, signal);
      const location = joined(answer.headers.location);
      if (![301, 302, 303, 307, 308].includes(answer.statusCode) || !location) {
        return await readAnswer(checked.url, answer, getOptions, limits);
      }
      await answer.body.dump({ limit: 16 * 1024, signal }).catch(() => {});
      const next = URL.parse(location, checked.url.href);
      if (!next) throw new FetchRefused('bad_url', 'The shop redirects to something that is not a web address.');
      address = next.href;
    }
    throw new FetchRefused('too_many_redirects', 'The address redirects without end.');
  }

  async function send(url: URL, dispatcher: Dispatcher, getOptions: GetOptions, limits: FetchLimits, signal: AbortSignal) {
    const headers = deadline(limits.headerMs, signal);
    try {
      const answer = request(url, {
        dispatcher,
        signal: headers.signal,
        headersTimeout: 0,
        bodyTimeout: 0,
        headers: { 'user-agent': options.userAgent, accept: getOptions.accept ?? '*/*', 'accept-encoding': acceptedEncodings },
      });
      // undici heeds the signal only once it is connected; without the race a host that never completes the handshake would outlive it.
      return await Promise.race([answer, rejectOnAbort(headers.signal)]);
    } finally {
      // From here on only the total time applies; the same signal still guards the body.
      headers.stop();
    }
  }
}

async function readAnswer(url: URL, answer: Dispatcher.ResponseData, getOptions: GetOptions, limits: FetchLimits): Promise<FetchedPage> {
  const headers = plainHeaders(answer.headers);
  const contentType = headers['content-type'] ?? '';
  const refusal =
    Number(headers['content-length'] ?? 0) > limits.maxBytes
      ? tooLarge(limits.maxBytes)
      : getOptions.types && answer.statusCode < 400 && !hasType(contentType, getOptions.types)
        ? new FetchRefused('wrong_type', `The address answered with ${contentType || 'an unknown type'} instead of what was expected.`)
        : undefined;
  if (refusal) {
    answer.body.on('error', () => {});
    answer.body.destroy();
    throw refusal;
  }
  const body = await readBody(answer.body, headers['content-encoding'] ?? '', limits.maxBytes);
  return { url: url.href, status: answer.statusCode, headers, body, text: () => decodeText(body, contentType) };
}

function guardedConnector(resolve: (hostname: string) => Promise<string[]>): buildConnector.connector {
  const connect = buildConnector({ lookup: lookupWith(resolve, isPublicAddress), timeout: 10_000 });
  return (options, callback) =>
    connect(options, (error, socket) => {
      if (error) return callback(error, null);
      // The final check is on the open socket: whatever name or spelling led here, this is the actual peer.
      if (!isPublicAddress((socket as Socket).remoteAddress ?? '')) {
        socket.destroy();
        return callback(privateAddress(), null);
      }
      callback(null, socket);
    });
}

function lookupWith(resolve: (hostname: string) => Promise<string[]>, allowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
        const first = found[0];
        if (!first) return callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '');
        // A private address among public ones is an attack or a misconfiguration; either way the name is not trusted.
        if (!addresses.every(allowed)) return callback(privateAddress(), '');
        if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, ''),
    );
  };
}

async function systemResolve(hostname: string): Promise<string[]> {
  const found = await systemLookup(hostname, { all: true });
  return found.map((entry) => entry.address);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** A signal that aborts after `ms` or with `parent`. `stop` cancels the timer but keeps the parent; `clear` releases both. */
function deadline(ms: number, parent?: AbortSignal): { signal: AbortSignal; stop(): void; clear(): void } {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new FetchRefused('timeout', 'The shop took too long to answer.'));
  }, ms);
  const onAbort = () => controller.abort(parent?.reason);
  if (parent?.aborted) onAbort();
  parent?.addEventListener('abort', onAbort, { once: true });
  const stop = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    stop,
    clear() {
      stop();
      parent?.removeEventListener('abort', onAbort);
    },
  };
}

function asRefusal(error: unknown): FetchRefused {
  const refusal = refusalIn(error);
  if (refusal) return refusal;
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new FetchRefused('unreachable', 'There is no website at this address.', { cause: error });
  }
  if (code === 'UND_ERR_CONNECT_TIMEOUT') {
    return new FetchRefused('timeout', 'The shop took too long to answer.', { cause: error });
  }
  return new FetchRefused('unreachable', 'The website could not be reached.', { cause: error });
}

function plainHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) plain[name.toLowerCase()] = joined(value);
  return plain;
}

function joined(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

function hasType(contentType: string, types: readonly string[]): boolean {
  const media = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  return types.some((type) => type === media || (type.endsWith('/*') && media.startsWith(type.slice(0, -1))));
}

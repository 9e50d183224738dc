/**
 * The server of a component test: it answers the calls that the test names. Requests are checked against the
 * contract as by the real server, and a call that is not answered fails the test.
 */
import type { AnswerOf, BodyOf, CallParts, ParamsOf, QueryOf } from '@parley/contract';
import { vi } from 'vitest';

/** A call as it arrived. */
export interface ReceivedCall<C extends CallParts = CallParts> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  headers: Headers;
}

interface Refusal {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
}

/** Thrown by a handler to refuse a call. */
class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal = {}) {
    super(refusal.message ?? `Refused with ${status}`);
    this.status = status;
    this.refusal = refusal;
  }
}

type Handler<C extends CallParts> = (received: ReceivedCall<C>) => AnswerOf<C> | Promise<AnswerOf<C>>;

interface Route {
  call: CallParts;
  pattern: RegExp;
  handler: Handler<CallParts>;
  received: ReceivedCall[];
}

let routes: Route[] = [];
let problems: string[] = [];
let away = false;

const patternOf = (path: string) => new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const refuse = (status: number, { code = 'refused', message = 'The server refuses this', fields }: Refusal) =>
  json(status, { error: { code, message, ...(fields && { fields }) } });

function readBody(body: BodyInit | null | undefined): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  return body instanceof FormData ? Object.fromEntries(body) : undefined;
}

async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input), window.location.origin);
  const method = init.method ?? 'GET';
  const route = routes.findLast(({ call, pattern }) => call.method === method && pattern.test(url.pathname));
  if (!route) {
    const problem = `nothing answers ${method} ${url.pathname}`;
    problems.push(problem);
    throw new Error(problem);
  }
  if (away) throw new TypeError('Failed to fetch');
  const parts = {
    params: { ...route.pattern.exec(url.pathname)?.groups },
    query: Object.fromEntries(url.searchParams),
    body: readBody(init.body),
  };
  const received = { headers: new Headers(init.headers) } as ReceivedCall;
  for (const name of ['params', 'query', 'body'] as const) {
    const read = route.call[name]?.safeParse(parts[name]);
    if (read && !read.success) {
      const fields = Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
      return refuse(400, { code: 'invalid', message: 'Some fields are not valid', fields });
    }
    Object.assign(received, { [name]: read?.data });
  }
  route.received.push(received);
  try {
    const found = await route.handler(received);
    const fault = route.call.answer.safeParse(found).error;
    if (fault) problems.push(`the test's answer to ${method} ${url.pathname} is none of the contract's: ${fault.message}`);
    return found instanceof Blob ? new Response(found) : json(route.call.status ?? 200, found);
  } catch (error) {
    if (error instanceof Refused) return refuse(error.status, error.refusal);
    throw error;
  }
}

interface Answering<C extends CallParts> {
  /** Answers from now on, instead of an earlier answer. Returns the list of requests, which grows. */
  answer: (handler: Handler<C>) => ReceivedCall<C>[];
  /** Refuses from now on. Returns the list of requests, which grows. */
  refuse: (status: number, refusal?: Refusal) => ReceivedCall<C>[];
}

/** Defines the server's response to a call: `on(login).answer(() => session)`. */
export function on<C extends CallParts>(call: C): Answering<C> {
  const answer = (handler: Handler<C>) => {
    const received: ReceivedCall<C>[] = [];
    routes.push({
      call,
      pattern: patternOf(call.path),
      handler: handler as unknown as Handler<CallParts>,
      received: received as ReceivedCall[],
    });
    return received;
  };
  const refuse = (status: number, refusal?: Refusal) =>
    answer(() => {
      throw new Refused(status, refusal);
    });
  return { answer, refuse };
}

/** Takes the server off the network, or back to it. */
export const setServerAway = (isAway: boolean): void => {
  away = isAway;
};

/** Replaces `fetch` by the stand-in. */
export function startServer(): void {
  routes = [];
  problems = [];
  away = false;
  vi.stubGlobal('fetch', answer);
}

/** @throws Error when a call came that the test does not answer, or answers against the contract. */
export function stopServer(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The test has ended')));
  if (problems.length > 0) throw new Error(`In this test ${[...new Set(problems)].join('; ')}`);
}

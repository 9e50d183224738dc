/** Traces: what a request, a job or a batch spent its time on. Only where OpenTelemetry is configured (decision 078); otherwise nothing is done and nothing loaded. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Attributes = Record<string, string | number | boolean>;

/** A part of a trace that has begun. */
export interface Span {
  add(attributes: Attributes): void;
  /** The headers that let another server continue the trace. */
  headers(): Record<string, string>;
  /** @param error why it failed, if it did */
  end(error?: unknown): void;
}

export interface Tracing {
  /** Begins a span of what is running at present. */
  begin(name: string, attributes: Attributes): Span;
  /** The same for a statement. Null outside of a trace, because the queue asks for jobs all day. */
  beginStatement(text: string): Span | null;
  /** Runs work that belongs to no request, or to several, in a trace of its own. */
  inOwnTrace<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** Runs what handles a request in its span, which ends with the response. */
  ofRequest(request: IncomingMessage, response: ServerResponse, handle: () => void): void;
  /** Adds to the span of the request that is running, and names it. */
  note(attributes: Attributes, name?: string): void;
  /** Resolves when all spans are sent, or cannot be. */
  stop(): Promise<void>;
}

const noSpan: Span = { add() {}, headers: () => ({}), end() {} };

/** Where nothing is configured. */
export const untraced: Tracing = {
  begin: () => noSpan,
  beginStatement: () => null,
  inOwnTrace: (_name, _attributes, work) => work(),
  ofRequest: (_request, _response, handle) => handle(),
  note() {},
  stop: async () => {},
};

/** Traces sent by OpenTelemetry's SDK over OTLP/HTTP. Loaded only where it is configured. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Context, context, ROOT_CONTEXT, type Span as SdkSpan, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../../config.ts';
import type { Attributes, Span, Tracing } from './tracing.ts';

type Settings = NonNullable<Config['tracing']>;

/** Statements are cut here; values are parameters and never part of them. */
const longestStatement = 2000;
/** How long a stopping process waits for a collector. */
const stopMs = 5000;

const samplers: Record<Settings['sampler'], (share: number) => Sampler> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (share) => new TraceIdRatioBasedSampler(share),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (share) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
};

const headersOf = {
  keys: (headers: IncomingMessage['headers']) => Object.keys(headers),
  get: (headers: IncomingMessage['headers'], name: string) => headers[name],
};
const intoHeaders = {
  set(headers: Record<string, string>, name: string, value: string) {
    headers[name] = value;
  },
};

/** Starts tracing. The exporter reads its address, headers, timeout and attributes from the environment itself. */
export function startTracing({ sampler, share, followsCallers, delayMs }: Settings): Tracing {
  const named = resourceFromAttributes({ 'service.name': 'parley' });
  const resource = defaultResource()
    .merge(named)
    .merge(detectResources({ detectors: [envDetector] }));
  const processor = new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: delayMs });
  const provider = new TracerProvider({ resource, sampler: samplers[sampler](share), spanProcessors: [processor] });
  const tracer = provider.getTracer('parley');
  const propagator = new W3CTraceContextPropagator();
  // A process has one manager for the context of asynchronous work.
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);

  const spanOf = (span: SdkSpan): Span => ({
    add: (attributes) => void span.setAttributes(attributes),
    headers() {
      const headers: Record<string, string> = {};
      propagator.inject(trace.setSpan(ROOT_CONTEXT, span), headers, intoHeaders);
      return headers;
    },
    end(error) {
      if (error !== undefined) fail(span, error);
      span.end();
    },
  });
  const begin = (name: string, attributes: Attributes, kind: SpanKind, parent: Context = context.active()) =>
    tracer.startSpan(name, { kind, attributes }, parent);

  return {
    begin: (name, attributes) => spanOf(begin(name, attributes, SpanKind.CLIENT)),
    beginStatement(text) {
      if (!trace.getActiveSpan()?.isRecording()) return null;
      const [verb = ''] = /\w+/.exec(text) ?? [];
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.trim().slice(0, longestStatement) };
      return spanOf(begin(`database ${verb.toLowerCase()}`, attributes, SpanKind.CLIENT));
    },
    async inOwnTrace(name, attributes, work) {
      const span = begin(name, attributes, SpanKind.INTERNAL, ROOT_CONTEXT);
      try {
        return await context.with(trace.setSpan(ROOT_CONTEXT, span), work);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    ofRequest(request, response, handle) {
      const caller = followsCallers ? propagator.extract(ROOT_CONTEXT, request.headers, headersOf) : ROOT_CONTEXT;
      const span = begin(String(request.method), { 'http.request.method': String(request.method) }, SpanKind.SERVER, caller);
      response.once('close', () => endRequest(span, response));
      const within = trace.setSpan(caller, span);
      // The events of a body come from the connection, which does not know the context of the request.
      contexts.bind(within, request);
      context.with(within, handle);
    },
    note(attributes, name) {
      const span = trace.getActiveSpan();
      span?.setAttributes(attributes);
      if (name) span?.updateName(name);
    },
    async stop() {
      const timeLimit = new Promise<void>((resolve) => setTimeout(resolve, stopMs).unref());
      await Promise.race([provider.shutdown().catch(() => {}), timeLimit]);
      context.disable();
    },
  };
}

function fail(span: SdkSpan, error: unknown): void {
  // A message may hold what a visitor wrote.
  const type = error instanceof Error ? error.name : 'Error';
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function endRequest(span: SdkSpan, { statusCode, writableFinished }: ServerResponse): void {
  span.setAttribute('http.response.status_code', statusCode);
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  if (!writableFinished) span.setAttribute('parley.abandoned', true);
  span.end();
}

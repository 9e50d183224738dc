/**
 * Registers a call of the contract: limit, authenticate, validate, handle once, answer. A handler gets valid input and returns the answer.
 */
import { isDeepStrictEqual } from 'node:util';
import type { AnswerOf, BodyOf, CallParts, ParamsOf, QueryOf, Schema } from '@parley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { requireOwner } from './auth.ts';
import { HttpError, invalid } from './errors.ts';
import { type Limit, limiter } from './load/limits.ts';
import { readMultipart, type UploadedFile } from './multipart.ts';
import type { Once } from './once.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether every answer is checked against the contract. */
    checkAnswers: boolean;
    /** Runs the handler of a call that creates something once per request. */
    once: Once;
  }
}

/** The input of a handler, parsed and valid. */
export interface RouteInput<C extends CallParts> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** The uploaded file parts, by name. */
  files: Partial<Record<string, UploadedFile>>;
  /** The signed-in owner's id; only where the call's auth is 'owner'. */
  ownerId: C['auth'] extends 'owner' ? number : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface RouteOptions {
  /** Each is counted separately; the first that is exceeded answers 429. */
  limits?: Limit[];
  /** Counts the request where `limits` does not. @throws HttpError 429 */
  count?: (request: FastifyRequest) => void;
  /** The largest body in bytes, without files; 256 KiB by default. */
  bodyLimit?: number;
  /** The largest file part in bytes. */
  fileLimit?: number;
}

/** Returned by a handler that has written the reply itself (a stream, a ready buffer). */
export const sent = Symbol('sent');

type Handler<C extends CallParts> = (input: RouteInput<C>) => Promise<AnswerOf<C> | typeof sent> | AnswerOf<C> | typeof sent;

/** The default body limit, in bytes. */
export const usualBodyLimit = 256 * 1024;

/**
 * Registers `call` on `app` with the given limits and handler.
 * Errors: 400 with the bad fields, 401 without a valid token, 413, 415, 429, those of `onceEach`, and those that the handler throws.
 */
export function route<C extends CallParts>(app: FastifyInstance, call: C, options: RouteOptions, handler: Handler<C>): void {
  const fileLimit = options.fileLimit ?? 0;
  const limit = limiter(app, options.limits ?? []);
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: (options.bodyLimit ?? usualBodyLimit) + fileLimit,
    config: { call },
    onRequest: async (request, reply) => {
      options.count?.(request);
      await limit(request, reply);
      if (call.auth === 'owner') await requireOwner(request);
    },
    handler: async (request, reply) => {
      const { fields, files } = await readBody(call, request, fileLimit);
      const input = validate(call, { params: request.params, query: request.query, body: fields });
      nameInLog(request, input.body);
      const parts = { request, ownerId: request.ownerId, body: input.body, files };
      const incoming = { ...parts, arrivedAt: arrivalOf(reply) };
      const answer = await app.once(call, incoming, async () => handler({ ...input, ...parts, reply } as RouteInput<C>));
      if (answer === sent) return reply;
      if (app.checkAnswers) checkAnswer(call, answer);
      return reply.code(call.status ?? 200).send(answer);
    },
  });
}

/** Lets the log's lines about a request have the id that the widget gave it. */
function nameInLog(request: FastifyRequest, body: unknown): void {
  const { requestId } = (body ?? {}) as { requestId?: unknown };
  if (typeof requestId === 'string') request.log = request.log.child({ requestId: requestId.toLowerCase() });
}

/** The fields and files of a request. @throws HttpError 415 for a form where JSON is wanted, or the other way round; what `readMultipart` throws */
async function readBody(call: CallParts, request: FastifyRequest, fileLimit: number) {
  if (!request.isMultipart()) {
    if (call.files && !call.filesOptional) throw new HttpError(415, 'unsupported_media_type', 'Send this as multipart/form-data');
    return { fields: request.body, files: {} };
  }
  if (!call.files) throw new HttpError(415, 'unsupported_media_type', 'Send this as JSON');
  return readMultipart(request, call.files, fileLimit);
}

/** The input as the contract parses it. @throws HttpError 400 naming every field that is wrong */
function validate(call: CallParts, parts: { params: unknown; query: unknown; body: unknown }) {
  const faults: Record<string, string> = {};
  const read = (schema: Schema | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) faults[pathOf(issue)] ??= issue.message;
    return undefined;
  };
  const input = { params: read(call.params, parts.params), query: read(call.query, parts.query), body: read(call.body, parts.body ?? {}) };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return input;
}

/** The path of a validation issue, e.g. `answer.0.answerId`; an issue with the whole body is reported as `body`. */
const pathOf = (issue: z.core.$ZodIssue) => (issue.path.length > 0 ? issue.path.map(String).join('.') : 'body');

/** In tests: fails when an answer is not exactly as the contract describes it. */
function checkAnswer(call: CallParts, answer: unknown): void {
  const asSent = JSON.parse(JSON.stringify(answer));
  const described = JSON.parse(JSON.stringify(call.answer.parse(asSent)));
  if (!isDeepStrictEqual(asSent, described))
    throw new Error(
      `${call.method} ${call.path} gives an answer that differs from the contract:\n${canonical(asSent)}\n${canonical(described)}`,
    );
}

/** For the message: with the keys in order, so that the difference is seen. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** When the request of a reply arrived, on the clock of `performance.now()`. */
export const arrivalOf = (reply: FastifyReply): number => performance.now() - reply.elapsedTime;

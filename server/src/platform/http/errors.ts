/** Error responses: every error leaves the server in one shape, which is built here. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@parley/contract';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { whyUnavailable } from '../db/connections/unavailable.ts';

/**
 * An expected refusal, sent to the client as it is and not logged as a fault. `code` is stable, `fields` maps input fields to messages,
 * `retryAfter` is in seconds.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, more: { fields?: Record<string, string>; retryAfter?: number } = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

/** 400 with a message for each bad field. */
export const invalid = (fields: Record<string, string>, message = 'Some fields are not right') =>
  new HttpError(400, 'invalid', message, { fields });
/** 401 */
export const unauthorized = (message = 'Sign in first') => new HttpError(401, 'unauthorized', message);
/** 403 */
export const forbidden = (code: string, message: string) => new HttpError(403, code, message);
/** 404, also for what belongs to another owner: the two cannot be told apart from outside. */
export const notFound = (what = 'This') => new HttpError(404, 'not_found', `${what} was not found`);
/** 409 */
export const conflict = (code: string, message: string, fields?: Record<string, string>) =>
  new HttpError(409, code, message, { ...(fields && { fields }) });
/** 422: the request is well-formed but cannot be carried out. */
export const impossible = (code: string, message: string, fields?: Record<string, string>) =>
  new HttpError(422, code, message, { ...(fields && { fields }) });
/** 429 with Retry-After in seconds. */
export const tooMany = (seconds: number) =>
  new HttpError(429, 'too_many_requests', `Too many requests; try again in ${seconds} s`, { retryAfter: seconds });
/** 503 with Retry-After in seconds. */
export const unavailable = (code: string, message: string, seconds = 5) => new HttpError(503, code, message, { retryAfter: seconds });

/** Errors that Fastify and its plugins raise, in our own wording. */
const frameworkRefusals: Record<string, HttpError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new HttpError(413, 'too_large', 'The request is too large'),
  FST_REQ_FILE_TOO_LARGE: new HttpError(413, 'too_large', 'The file is too large'),
  FST_FILES_LIMIT: new HttpError(413, 'too_many_files', 'Too many files'),
  FST_PARTS_LIMIT: new HttpError(413, 'too_many_parts', 'Too many parts'),
  FST_FIELDS_LIMIT: new HttpError(413, 'too_many_fields', 'Too many fields'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new HttpError(415, 'unsupported_media_type', 'This content type is not taken here'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: new HttpError(415, 'unsupported_media_type', 'This content type is not taken here'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new HttpError(400, 'invalid', 'The body is empty'),
  FST_ERR_CTP_INVALID_JSON_BODY: new HttpError(400, 'invalid', 'The body is not JSON'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new HttpError(400, 'invalid', 'The content length is not right'),
};

/** Answers while the database is unavailable; the client may retry. */
const databaseRefusals = {
  database: unavailable('database', 'The database does not answer', 2),
  disk_full: unavailable('disk_full', 'Nothing can be saved at the moment', 60),
};

/** Converts an error to an HttpError; null for an unexpected error. */
function asHttpError(error: FastifyError): HttpError | null {
  if (error instanceof HttpError) return error;
  const reason = whyUnavailable(error);
  if (reason) return databaseRefusals[reason];
  const frameworkRefusal = frameworkRefusals[error.code];
  if (frameworkRefusal) return frameworkRefusal;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500
    ? new HttpError(status, 'invalid', status === 400 ? 'The request is not right' : error.message)
    : null;
}

/** The response body of a refusal: `{ error: … }`. */
export const errorBodyOf = ({ code, message, fields }: HttpError): ErrorBody => ({ error: { code, message, ...(fields && { fields }) } });

/** How long the rest of a refused body may keep arriving before the connection is closed. */
const lingerMs = 2000;

/**
 * Reads and discards the rest of an oversized body for a moment before closing the connection. A client that is still sending
 * when the connection breaks would never see the answer.
 */
function lingerOver(raw: IncomingMessage): void {
  if (raw.complete) return;
  const end = setTimeout(() => raw.destroy(), lingerMs).unref();
  raw.once('close', () => clearTimeout(end)).once('end', () => clearTimeout(end));
  raw.resume();
}

/** Sends a refusal, with Retry-After where it has one. */
export function sendError(reply: FastifyReply, error: HttpError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(error.retryAfter)));
  if (error.status === 413) lingerOver(reply.request.raw);
  return reply.code(error.status).type('application/json; charset=utf-8').send(errorBodyOf(error));
}

/** The refusal for any error. Unexpected errors and those of the database are logged; the client gets a generic 500 for the former. */
function refusalOf(error: Error, log: FastifyBaseLogger): HttpError {
  const refusal = asHttpError(error as FastifyError);
  if (refusal && !(error instanceof HttpError) && refusal.status === 503) log.warn({ err: error }, 'the database cannot serve');
  if (refusal) return refusal;
  log.error({ err: error }, 'request failed');
  return new HttpError(500, 'internal', 'Something went wrong on our side');
}

/** Sends the response for any error. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(reply, refusalOf(error, request.log));

/** Sends a refusal past Fastify. */
export function sendRawError(response: ServerResponse, error: HttpError, headers: Record<string, string> = {}): void {
  const body = JSON.stringify(errorBodyOf(error));
  response
    .writeHead(error.status, STATUS_CODES[error.status], {
      'content-type': 'application/json; charset=utf-8',
      ...headers,
      ...(error.retryAfter !== undefined && { 'retry-after': String(Math.ceil(error.retryAfter)) }),
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}

/** Sends the response for any error past Fastify. */
export const answerRawError = (response: ServerResponse, error: Error, log: FastifyBaseLogger, headers: Record<string, string>): void =>
  sendRawError(response, refusalOf(error, log), headers);

const unreadable: Record<string, HttpError> = {
  HPE_HEADER_OVERFLOW: new HttpError(431, 'too_large', 'The headers are too large'),
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError(408, 'timeout', 'The request took too long'),
};
const noRequest = new HttpError(400, 'invalid', 'This is not an HTTP request');

/** Answers raw bytes that Node could not parse as a request. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = unreadable[error.code ?? ''] ?? noRequest;
  const body = JSON.stringify(errorBodyOf(refusal));
  const head = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8`;
  if (socket.writable) socket.write(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  socket.destroy(error);
}

/** Installs the error handler of the app's routes; refusals of visitor calls are also logged. */
export function handleErrors(app: FastifyInstance): void {
  const logRefusal = createRefusalLog(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asHttpError(error);
    if (refusal) logRefusal(request, refusal);
    return answerError(error, request, reply);
  });
}

const logIntervalMs = 60_000;

/**
 * Logs refusals of visitor calls, because nothing shows on the visitor's page (specification section 8). A page that embeds an inactive
 * recommender is refused at every page view, so each kind (route, status and code) gets at most one line a minute, with the number of
 * refusals since the last line. Requests that were aborted or rate-limited do not count as refusals.
 */
function createRefusalLog(app: FastifyInstance): (request: FastifyRequest, refusal: HttpError) => void {
  const seen = new Map<string, { at: number; times: number }>();
  return ({ routeOptions: { url: route, config }, socket }, { status, code, fields }) => {
    const { call } = config as { call?: { auth: string } };
    if (call?.auth !== 'visitor' || status === 429 || socket.destroyed) return;
    const kind = `${route} ${status} ${code}`;
    const { at = Number.NEGATIVE_INFINITY, times = 0 } = seen.get(kind) ?? {};
    const due = performance.now() - at >= logIntervalMs;
    seen.set(kind, due ? { at: performance.now(), times: 0 } : { at, times: times + 1 });
    if (due) app.log.info({ route, status, code, fields: fields && Object.keys(fields), times: times + 1 }, 'a visitor was refused');
  };
}

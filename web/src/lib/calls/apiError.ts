/** The error of a call that was refused or could not be made, so that a screen handles one shape. */
import { errorBody } from '@parley/contract/errors';
import { mayPass } from './trouble.ts';

interface Refusal {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
  retryAfter?: number;
}

/** A call that failed: refused by the server, or not answered. Thrown by `send`. */
export class ApiError extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable, for programs: the contract's code, or `unreachable`, `unexpected_answer`. */
  readonly code: string;
  /** A message for each wrong field, by its path in the body. Empty when no field is to blame. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before a retry, if the server named them. */
  readonly retryAfter: number | null;

  constructor({ status, code, message, fields = {}, retryAfter }: Refusal, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter ?? null;
  }

  /** Whether a retry may succeed; see `mayPass`. */
  get passing(): boolean {
    return mayPass(this);
  }
}

/** The error for a fetch that got no answer at all. */
export const unreachable = (cause: unknown): ApiError =>
  new ApiError(
    { status: 0, code: 'unreachable', message: 'The server cannot be reached. Check your connection and try again.' },
    { cause },
  );

/** The error for an answer that does not match the contract. */
export const unexpectedAnswer = (status: number, cause?: unknown): ApiError =>
  new ApiError({ status, code: 'unexpected_answer', message: 'The server gave an unexpected answer. Try again in a moment.' }, { cause });

/** Reads the contract's error shape out of a refusal; takes the response and its parsed JSON, `undefined` when it was not JSON. */
export const refused = (response: Response, json: unknown): ApiError => {
  const body = errorBody.safeParse(json);
  if (!body.success) return unexpectedAnswer(response.status, body.error);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({ ...body.data.error, status: response.status, ...(retryAfter >= 0 ? { retryAfter } : {}) });
};

/** Whether a save was refused because somebody else saved in between (409 `stale`). */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409 && error.code === 'stale';

/** The message to show for any thrown value. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Something unexpected happened. Try again in a moment.';

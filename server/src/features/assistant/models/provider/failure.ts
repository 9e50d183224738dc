/** Why a provider did not answer: what to tell its owner, and whether asking again may help. Pure. */
import type { AssistantTrial } from '@parley/contract';
import { FetchRefused } from '../../../../platform/fetch/index.ts';

interface FailureOptions {
  cause?: unknown;
  /** It was too slow. */
  slow?: boolean;
  /** It refused this question, not questions as such: another visitor's may be answered. */
  aboutQuestion?: boolean;
}

/** The provider was too slow, ended early or sent something invalid. `reason` is for the log, never for the visitor. */
export class AssistantFailed extends Error {
  readonly reason: string;
  readonly slow: boolean;
  readonly aboutQuestion: boolean;
  constructor(reason: string, options: FailureOptions = {}) {
    super(`the assistant failed: ${reason}`, options);
    this.reason = reason;
    this.slow = options.slow ?? false;
    this.aboutQuestion = options.aboutQuestion ?? false;
  }
}

/** What owners read about a failure. */
export type Explanation = Pick<AssistantTrial, 'code' | 'message'>;

/** The first of an error's causes for which `find` has a value. */
function amongCauses<T>(error: unknown, find: (cause: Error) => T | undefined): T | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const found = find(cause);
    if (found !== undefined) return found;
  }
  return undefined;
}

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The HTTP status with which the provider refused; undefined when it sent none. */
export const statusOf = (error: AssistantFailed): number | undefined =>
  amongCauses(error, (cause) => numberIn((cause as { statusCode?: unknown }).statusCode));

/** Errors of the operating system, of HTTP and of TLS have a code. */
const codeOf = (error: AssistantFailed): string | undefined =>
  amongCauses(error, (cause) => {
    const { code } = cause as { code?: unknown };
    return typeof code === 'string' && !(cause instanceof FetchRefused) ? code : undefined;
  });

/** Connections that were lost, so that a second one may hold. */
const lostConnection = /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|ETIMEDOUT|EAI_AGAIN)$/;
const mostRetryAfterMs = 3_600_000;

/** `Date.parse` takes '-5' for a month of this century. */
const instantOf = (date: string): number => (/[a-z]{3}/i.test(date) ? Date.parse(date) : Number.NaN);

/** The wait that the provider asks for with Retry-After, in milliseconds; undefined when it asks for none. `now` in milliseconds. */
export function retryAfterMs(error: AssistantFailed, now: number): number | undefined {
  const header = amongCauses(error, (cause) => (cause as { responseHeaders?: Record<string, string> }).responseHeaders?.['retry-after']);
  if (header === undefined) return undefined;
  const wait = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) * 1000 : instantOf(header) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), mostRetryAfterMs) : undefined;
}

/**
 * Whether the same question may be answered when it is asked again at once: after an error of the provider's own, a lost connection, or a
 * rate limit that names its end. A timeout is not asked again, because the visitor has waited already.
 */
export function isTransient(error: AssistantFailed): boolean {
  if (error.slow || error.aboutQuestion) return false;
  const status = statusOf(error);
  if (status === 429) return retryAfterMs(error, 0) !== undefined;
  if (status !== undefined) return status >= 500 || status === 408 || status === 425;
  return lostConnection.test(codeOf(error) ?? '');
}

/** Whether nothing was read by a model, so that nothing is charged: the provider refused, or could not be reached. */
export function isFree(error: AssistantFailed): boolean {
  if (statusOf(error) !== undefined) return true;
  const code = codeOf(error);
  return code !== undefined && !error.slow && !lostConnection.test(code);
}

/** Explains a failure in plain words, and how to fix it. */
export function explain(error: AssistantFailed): Explanation {
  if (error.slow) return { code: 'slow', message: 'The provider did not answer in time. Try again, or choose a faster model.' };
  const refusal = amongCauses(error, (cause) => (cause instanceof FetchRefused ? cause : undefined));
  if (refusal) return refusedAddress(refusal);
  const status = statusOf(error);
  if (status !== undefined) return byStatus(status, providerMessage(error));
  if (codeOf(error) !== undefined) return unreachable;
  if (error.aboutQuestion) return { code: 'refused', message: 'The provider’s filter refused a question. Others are answered.' };
  return {
    code: 'no_answer',
    message: `Something answered, but not like a model (${error.reason}). Check the base URL and the model’s name.`,
  };
}

const unreachable: Explanation = { code: 'unreachable', message: 'Nobody answers at this address. Check the base URL.' };

function refusedAddress({ code }: FetchRefused): Explanation {
  if (code === 'address_not_allowed')
    return {
      code: 'not_allowed',
      message: 'This address is not on the public internet, or not on a usual web port, so it cannot be asked from here.',
    };
  if (code === 'too_many_redirects')
    return { code: 'refused', message: 'The address redirects to another one. Enter the address that it redirects to.' };
  if (code === 'bad_url') return { code: 'not_allowed', message: 'This is not a web address that can be asked.' };
  if (code === 'wrong_type')
    return { code: 'no_answer', message: 'A web page answered instead of a model. Check the base URL; it often ends in /v1.' };
  return unreachable;
}

/** The provider's message in lower case, to distinguish an unknown model from an unknown address. Never shown, because it may contain the key. */
const providerMessage = (error: AssistantFailed): string =>
  (
    amongCauses(error, (cause) => {
      const { responseBody } = cause as { responseBody?: unknown };
      return typeof responseBody === 'string' ? responseBody : undefined;
    }) ?? ''
  ).toLowerCase();

function byStatus(status: number, words: string): Explanation {
  if (status === 401 || status === 403)
    return { code: 'bad_key', message: 'The provider does not accept the key. Check that it is whole, active and may use this model.' };
  if (/model/.test(words) && (status === 404 || (status === 400 && /not.{0,20}(found|exist|valid)|unknown|invalid model/.test(words))))
    return { code: 'unknown_model', message: 'The provider does not know this model. Check its name.' };
  if (status === 404)
    return { code: 'unreachable', message: 'There is no model service at this address. Check the base URL; it often ends in /v1.' };
  if (status === 429 || status === 402)
    return {
      code: 'too_many',
      message: 'The key is known, but its limit or its credit is used up. Look at your account with the provider.',
    };
  if (status >= 500) return { code: 'no_answer', message: `The provider has a fault of its own (${status}). Try again in a while.` };
  return { code: 'refused', message: `The provider refused the question (${status}). Check the model’s name.` };
}

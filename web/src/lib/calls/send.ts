/** Makes a call of the contract: `send(call, { params, query, body, files })`. The one way the web talks to the server. */
import type { AnswerOf, CallParts, SendInput } from '@parley/contract';
import { refused, unexpectedAnswer, unreachable } from './apiError.ts';
import { type AnyInput, bodyOf, urlOf } from './request.ts';
import { createSubmissionKeys } from './submissionKeys.ts';

/** Supplies the owner's bearer token and decides whether a refused call is retried once. */
export interface Bearer {
  accessToken: () => Promise<string | null>;
  /** Called after a 401 with this token; resolves to true when a new token is available. */
  tryAgain: (stale: string | null) => Promise<boolean>;
}

export interface SenderParts {
  fetch: typeof globalThis.fetch;
  bearer: Bearer;
  /** Called with every answer to the owner, also with a refusal. */
  onAnswer?: (response: Response) => void;
}

export interface SendOptions {
  signal?: AbortSignal;
  /** Sends the owner's token with a visitor's call, so that owners can see what is not public yet. */
  asOwner?: boolean;
}

export type Send = <C extends CallParts>(call: C, input: SendInput<C>, options?: SendOptions) => Promise<AnswerOf<C>>;

/** The JSON of an answer, `undefined` when it is not JSON. @throws ApiError when it breaks off, or the AbortError */
const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error instanceof TypeError ? unreachable(error) : error;
  }
};

/**
 * Creates `send` for the given fetch and bearer.
 *
 * @returns a function that resolves to the parsed answer
 * @throws ApiError from the returned function; an aborted call rejects with the AbortError
 */
export const createSend = ({ fetch, bearer, onAnswer }: SenderParts): Send => {
  const keys = createSubmissionKeys();

  const attempt = async (call: CallParts, input: AnyInput, token: string | null, signal: AbortSignal | undefined) => {
    const { body, headers } = bodyOf(call, input);
    const key = keys.of(call, input);
    if (key) headers['idempotency-key'] = key;
    if (token !== null) headers.authorization = `Bearer ${token}`;
    try {
      return await fetch(urlOf(call, input), {
        method: call.method,
        headers: { accept: 'application/json', ...headers },
        ...(body === undefined ? {} : { body }),
        ...(signal ? { signal } : {}),
      });
    } catch (error) {
      if (signal?.aborted || !(error instanceof TypeError)) throw error;
      throw unreachable(error);
    }
  };

  return async (call, input, { signal, asOwner = call.auth === 'owner' } = {}) => {
    const parts = input as AnyInput;
    let token = asOwner ? await bearer.accessToken() : null;
    let response = await attempt(call, parts, token, signal);
    if (asOwner && response.status === 401 && (await bearer.tryAgain(token))) {
      token = await bearer.accessToken();
      response = await attempt(call, parts, token, signal);
    }
    if (asOwner) onAnswer?.(response);
    if (call.download && response.ok) return (await response.blob()) as never;
    const json = await readJson(response);
    // Without an answer the server may or may not have done it, so sending the same form again uses the same key.
    if (response.ok || response.status < 500) keys.forget(call, parts);
    if (!response.ok) throw refused(response, json);
    const answer = call.answer.safeParse(json);
    if (!answer.success) throw unexpectedAnswer(response.status, answer.error);
    return answer.data as AnswerOf<typeof call>;
  };
};

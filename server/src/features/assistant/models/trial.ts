/** Tries a model with one tiny question, and explains in plain words why it did not answer. */
import type { AssistantTrial } from '@parley/contract';
import { FetchRefused } from '../../../platform/fetch/index.ts';
import { AssistantFailed, type Model } from './model.ts';

const question = {
  system: 'You are being tested. Answer with the single word OK.',
  turns: [{ role: 'user' as const, text: 'Are you there?' }],
};
/** Visitors do not wait longer than this for an answer. */
const slowMs = 10_000;

/** Calls `model` once. `now` returns milliseconds. Never throws for failures of the provider. */
export async function tryModel(model: Model, signal: AbortSignal, now: () => number = () => performance.now()): Promise<AssistantTrial> {
  const began = now();
  const outcome = async (): Promise<Omit<AssistantTrial, 'ms'>> => {
    try {
      for await (const _piece of model.write(question, signal));
      return { ok: true, code: 'answers', message: 'The model answers.' };
    } catch (error) {
      if (!(error instanceof AssistantFailed)) throw error;
      return { ok: false, ...explain(error) };
    }
  };
  const result = await outcome();
  const ms = Math.round(now() - began);
  if (result.ok && ms > slowMs) return { ...result, message: 'The model answers, but slowly: visitors may not wait for it.', ms };
  return { ...result, ms };
}

type Explained = Pick<AssistantTrial, 'code' | 'message'>;

function explain(error: AssistantFailed): Explained {
  if (error.slow) return { code: 'slow', message: 'The provider did not answer in time. Try again, or choose a faster model.' };
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FetchRefused) return refusedAddress(cause);
    const status = (cause as { statusCode?: unknown }).statusCode;
    if (typeof status === 'number') return byStatus(status, providerMessage(cause));
    // Errors of the operating system and of TLS have a code.
    if (typeof (cause as { code?: unknown }).code === 'string') return unreachable;
  }
  return { code: 'no_answer', message: 'Something answered, but not like a model. Check the base URL and the model’s name.' };
}

const unreachable: Explained = { code: 'unreachable', message: 'Nobody answers at this address. Check the base URL.' };

function refusedAddress({ code }: FetchRefused): Explained {
  if (code === 'address_not_allowed')
    return {
      code: 'not_allowed',
      message: 'This address is not on the public internet, or not on a usual web port, so it cannot be asked from here.',
    };
  if (code === 'too_many_redirects')
    return { code: 'refused', message: 'The address sends on to another place. Enter the one that it sends on to.' };
  if (code === 'bad_url') return { code: 'not_allowed', message: 'This is not a web address that can be asked.' };
  return unreachable;
}

/** The provider's message in lower case, to distinguish an unknown model from an unknown address. Never shown, because it may contain the key. */
const providerMessage = (error: Error): string => String((error as { responseBody?: unknown }).responseBody ?? error.message).toLowerCase();

function byStatus(status: number, words: string): Explained {
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

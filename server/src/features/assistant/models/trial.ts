/** Tries a model with one tiny question, and explains in plain words why it did not answer. */
import type { AssistantTrial } from '@parley/contract';
import type { Model } from './model.ts';
import { AssistantFailed, explain } from './provider/failure.ts';

const question = {
  system: 'You are being tested. Answer with the single word OK.',
  turns: [{ role: 'user' as const, text: 'Are you there?' }],
};
/** Visitors do not wait longer than this for an answer. */
const slowMs = 10_000;

/** Calls `model` once. `now` returns milliseconds. Failures of the provider are its result. @throws what is no failure of the provider */
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

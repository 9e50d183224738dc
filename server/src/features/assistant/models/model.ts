/** The assistant with a model behind OpenAI, Anthropic or any compatible endpoint. The provider's stream is read directly: see its cost. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Fetch } from '../../../platform/fetch/index.ts';

/** What a model is given to answer. */
export interface Prompt {
  system: string;
  /** The conversation, oldest first; the last is the visitor's message. */
  turns: { role: 'user' | 'assistant'; text: string }[];
  /** The answer is to be JSON of this schema, of at most so many tokens. */
  json?: { schema: object; tokens: number };
}

/** The provider was slow, cut off or wrong. `reason` is for the log, never for the visitor. */
export class AssistantFailed extends Error {
  readonly reason: string;
  /** Whether it was too slow. */
  readonly slow: boolean;
  constructor(reason: string, options: { cause?: unknown; slow?: boolean } = {}) {
    super(`the assistant failed: ${reason}`, options);
    this.reason = reason;
    this.slow = options.slow ?? false;
  }
}

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** What an answer cost, and whether it was cut in the middle of a sentence. */
export interface Ended extends Usage {
  cut: boolean;
}

export interface Model {
  /**
   * Gives the answer piece by piece and, when it is whole, what it cost.
   * @throws AssistantFailed for whatever the provider does wrong, within the deadline; the reason of `signal` when that is aborted.
   */
  write(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string, Ended>;
}

/** What a model is, and where it is asked. */
export interface ModelSettings {
  /** Whose way of asking the endpoint speaks; `compatible` is OpenAI's chat completions. */
  speaks: 'openai' | 'anthropic' | 'compatible';
  baseUrl: string;
  /** Empty where the endpoint wants none. */
  apiKey: string;
  model: string;
  timeoutSeconds: number;
  /** How it is asked; without it, plainly. */
  fetch?: Fetch;
}

/** The most that an answer may take. OpenAI's reasoning models count what they think as well. */
const mostOutputTokens = { openai: 4000, anthropic: 800, compatible: 800 };
/** A provider that writes more than this does not heed its limit. */
const mostCharacters = 12_000;
/** Of the whole deadline, the share that may pass without a sign of life. */
const stallShare = 0.5;

function sdkModel({ speaks, baseUrl, apiKey, model, fetch }: ModelSettings) {
  const options = { baseURL: baseUrl.replace(/\/+$/, ''), ...(fetch && { fetch }) };
  if (speaks === 'openai') return createOpenAI({ ...options, apiKey }).chat(model);
  if (speaks === 'anthropic') return createAnthropic({ ...options, apiKey })(model);
  return createOpenAICompatible({ ...options, name: 'assistant', includeUsage: true, ...(apiKey && { apiKey }) }).chatModel(model);
}

/**
 * Opens a model. Read below the SDK's `streamText`, which costs twelve times the memory a stream and three times the time to the first
 * token.
 */
export function openModel(settings: ModelSettings): Model {
  const model = sdkModel(settings);
  return {
    async *write(prompt, signal) {
      const watch = watchdog(settings.timeoutSeconds * 1000, signal);
      try {
        const { stream } = await model.doStream({
          prompt: [
            { role: 'system', content: prompt.system },
            ...prompt.turns.map(({ role, text }) => ({ role, content: [{ type: 'text' as const, text }] })),
          ],
          maxOutputTokens: Math.max(mostOutputTokens[settings.speaks], prompt.json?.tokens ?? 0),
          ...(prompt.json && { responseFormat: { type: 'json' as const, schema: prompt.json.schema } }),
          temperature: 0.2,
          abortSignal: watch.signal,
        });
        return yield* read(stream, prompt, watch);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof AssistantFailed) throw error;
        const expired = watch.expired();
        throw new AssistantFailed(expired ?? 'the provider could not be read', { cause: error, slow: expired !== null });
      } finally {
        watch.end();
      }
    },
  };
}

type Stream = Awaited<ReturnType<ReturnType<typeof sdkModel>['doStream']>>['stream'];

async function* read(stream: Stream, prompt: Prompt, watch: Watchdog): AsyncGenerator<string, Ended> {
  let written = '';
  let ended: Ended | null = null;
  // Leaving the loop early cancels the stream, and with it the provider's connection.
  for await (const part of stream) {
    watch.alive();
    if (part.type === 'error') throw new AssistantFailed('the provider broke off', { cause: part.error });
    if (part.type === 'text-delta') {
      written += part.delta;
      if (written.length > mostCharacters) throw new AssistantFailed('the provider does not stop');
      yield part.delta;
    }
    if (part.type === 'finish') {
      const { unified } = part.finishReason;
      if (unified !== 'stop' && unified !== 'length') throw new AssistantFailed(`the provider ended with '${unified}'`);
      const { inputTokens, outputTokens } = part.usage;
      ended = { inputTokens: inputTokens.total ?? 0, outputTokens: outputTokens.total ?? 0, cut: unified === 'length' };
    }
  }
  if (!ended) throw new AssistantFailed('the provider did not end');
  if (!written.trim()) throw new AssistantFailed('the provider said nothing');
  return counted(ended, prompt, written);
}

/** More than any model takes or writes at once. */
const mostTokens = 10_000_000;

/** What the provider counted; where that is nothing, or no count, an estimate. */
function counted(ended: Ended, prompt: Prompt, written: string): Ended {
  const sound = (tokens: number) => (Number.isInteger(tokens) && tokens > 0 && tokens <= mostTokens ? tokens : null);
  return {
    ...ended,
    inputTokens: sound(ended.inputTokens) ?? estimate(lengthOf(prompt)),
    outputTokens: sound(ended.outputTokens) ?? estimate(written.length),
  };
}

const lengthOf = ({ system, turns }: Prompt) => system.length + turns.reduce((sum, { text }) => sum + text.length, 0);

/** About what a prompt and its answer will cost. */
export const costOf = (prompt: Prompt): number => estimate(lengthOf(prompt)) + mostOutputTokens.compatible;

/** About what a prompt cost of whose answer so many characters came. */
export const spentOn = (prompt: Prompt, characters: number): number => estimate(lengthOf(prompt)) + estimate(characters);

/** A token is about four characters, in the languages that models know well. */
const estimate = (characters: number) => Math.ceil(characters / 4);

interface Watchdog {
  signal: AbortSignal;
  alive(): void;
  /** Why the time is up, or null. */
  expired(): string | null;
  end(): void;
}

/** Aborts when `ms` have passed, when half of it passes without a sign of life, or when `outer` is aborted. */
function watchdog(ms: number, outer: AbortSignal): Watchdog {
  const own = new AbortController();
  let why: string | null = null;
  const expire = (reason: string) => () => {
    why = reason;
    own.abort(new AssistantFailed(reason, { slow: true }));
  };
  const whole = setTimeout(expire('the provider took too long'), ms);
  const stall = setTimeout(expire('the provider fell silent'), ms * stallShare);
  return {
    signal: AbortSignal.any([own.signal, outer]),
    alive: () => void stall.refresh(),
    expired: () => why,
    end() {
      clearTimeout(whole);
      clearTimeout(stall);
    },
  };
}

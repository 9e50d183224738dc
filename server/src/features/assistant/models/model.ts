/** The assistant with a model of OpenAI, Anthropic or any compatible endpoint. The provider's stream is read directly (see `openModel`). */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Fetch } from '../../../platform/fetch/index.ts';

/** The input of a model. */
export interface Prompt {
  system: string;
  /** The conversation, oldest first; the last is the visitor's message. */
  turns: { role: 'user' | 'assistant'; text: string }[];
  /** For an answer as JSON: its schema and the maximum number of tokens. */
  json?: { schema: object; tokens: number };
}

/** The provider was too slow, ended early or sent something invalid. `reason` is for the log, never for the visitor. */
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

/** The cost of an answer, and whether it was cut in the middle of a sentence. */
export interface Ended extends Usage {
  cut: boolean;
}

export interface Model {
  /**
   * Yields the answer piece by piece and returns its cost when it is complete.
   * @throws AssistantFailed for every failure of the provider, within the deadline; the reason of `signal` when that is aborted.
   */
  write(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string, Ended>;
}

/** A model and its endpoint. */
export interface ModelSettings {
  /** The API that the endpoint implements; `compatible` is OpenAI's chat completions. */
  speaks: 'openai' | 'anthropic' | 'compatible';
  baseUrl: string;
  /** Empty if the endpoint needs none. */
  apiKey: string;
  model: string;
  timeoutSeconds: number;
  /** How to call it; the default is the global `fetch`. */
  fetch?: Fetch;
}

/** The maximum number of tokens of an answer. OpenAI's reasoning models include their reasoning. */
const mostOutputTokens = { openai: 4000, anthropic: 800, compatible: 800 };
/** A provider that sends more than this ignores its limit. */
const mostCharacters = 12_000;
/** The share of the deadline that may pass without any data. */
const stallShare = 0.5;

function sdkModel({ speaks, baseUrl, apiKey, model, fetch }: ModelSettings) {
  const options = { baseURL: baseUrl.replace(/\/+$/, ''), ...(fetch && { fetch }) };
  if (speaks === 'openai') return createOpenAI({ ...options, apiKey }).chat(model);
  if (speaks === 'anthropic') return createAnthropic({ ...options, apiKey })(model);
  return createOpenAICompatible({ ...options, name: 'assistant', includeUsage: true, ...(apiKey && { apiKey }) }).chatModel(model);
}

/**
 * Opens a model. It does not use the SDK's `streamText`, which takes twelve times the memory per stream and three times as long to the first
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

/** More tokens than any model reads or writes in one request. */
const mostTokens = 10_000_000;

/** The provider's token counts, or an estimate where they are missing or invalid. */
function counted(ended: Ended, prompt: Prompt, written: string): Ended {
  const sound = (tokens: number) => (Number.isInteger(tokens) && tokens > 0 && tokens <= mostTokens ? tokens : null);
  return {
    ...ended,
    inputTokens: sound(ended.inputTokens) ?? estimate(lengthOf(prompt)),
    outputTokens: sound(ended.outputTokens) ?? estimate(written.length),
  };
}

const lengthOf = ({ system, turns }: Prompt) => system.length + turns.reduce((sum, { text }) => sum + text.length, 0);

/** The estimated cost of a prompt and its answer. */
export const costOf = (prompt: Prompt): number => estimate(lengthOf(prompt)) + mostOutputTokens.compatible;

/** The estimated cost of a prompt and an answer of which so many characters arrived. */
export const spentOn = (prompt: Prompt, characters: number): number => estimate(lengthOf(prompt)) + estimate(characters);

/** A token is about four characters in the languages that models know well. */
const estimate = (characters: number) => Math.ceil(characters / 4);

interface Watchdog {
  signal: AbortSignal;
  alive(): void;
  /** Why the time is up, or null. */
  expired(): string | null;
  end(): void;
}

/** Aborts after `ms`, earlier when half of that passes without any data, or when `outer` is aborted. */
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

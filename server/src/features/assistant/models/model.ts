/** The assistant with a model of OpenAI, Anthropic or any compatible endpoint. The provider's stream is read directly (see `openModel`). */
import type { Fetch } from '../../../platform/fetch/index.ts';
import { type Tracing, untraced } from '../../../platform/tracing/index.ts';
import { AssistantFailed } from './provider/failure.ts';
import { createReasoningFilter, type ReasoningFilter } from './provider/reasoning.ts';
import { mostTokensIn, usualTokensIn } from './provider/tokens.ts';
import { providerFetch } from './provider/transport.ts';

/** The input of a model. */
export interface Prompt {
  system: string;
  /** The conversation, oldest first; the last is the visitor's message. */
  turns: { role: 'user' | 'assistant'; text: string }[];
  /** For an answer as JSON: its schema and the maximum number of tokens. */
  json?: { schema: object; tokens: number };
}

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** The cost of an answer, and how it ended. */
export interface Ended extends Usage {
  /** It was stopped at the limit of tokens, perhaps in the middle of a sentence. */
  cut: boolean;
  /** It began with reasoning that had no opening mark and was seen, so the model's next answer is better held back until its end. */
  thoughtAloud: boolean;
}

/** What arrived so far, for whoever has to charge an answer that breaks off. */
export interface Progress {
  /** The estimated tokens of text and reasoning. */
  outputTokens: number;
}

export interface WriteOptions {
  /** The milliseconds that the whole answer may take; by default the model's own timeout. */
  ms?: number;
  /** The milliseconds until the first text that a visitor sees; by default as long as the answer. */
  firstTextMs?: number;
  /** Sent as X-Request-Id, so that the provider's log and ours can be compared. */
  requestId?: string | undefined;
  /** Yield nothing before the end, so that reasoning without an opening mark is never seen. */
  holdAll?: boolean;
  /** Kept current while the answer arrives. */
  progress?: Progress;
}

export interface Model {
  /**
   * Yields the answer piece by piece, without reasoning, and returns its cost when it is complete.
   * @throws AssistantFailed for every failure of the provider, within the deadline; the reason of `signal` when that is aborted.
   */
  write(prompt: Prompt, signal: AbortSignal, options?: WriteOptions): AsyncGenerator<string, Ended>;
  /** The most tokens that one answer to `prompt` can take, prompt included. */
  mostTokens(prompt: Prompt): number;
  /** The time that an answer may take, in milliseconds. */
  timeoutMs: number;
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
  /** Traces each call as a span below its caller's; untraced by default. */
  tracing?: Tracing;
  /** How to call it; the default is the global `fetch`. */
  fetch?: Fetch;
}

/** The maximum number of tokens of an answer. OpenAI's reasoning models include their reasoning. */
const mostOutputTokens = { openai: 4000, anthropic: 800, compatible: 800 };
/** A provider that sends more characters for each token allowed ignores its limit. */
const mostCharactersPerToken = 15;
/** The share of the deadline that may pass without any data. */
const stallShare = 0.5;
/** The tokens that separate two messages of a prompt. */
const tokensPerTurn = 8;
/** A character that could not be decoded, and UTF-8 that was decoded as Latin-1. */
const garbled = /\ufffd|Ã[\u0080-\u00bf]|â€[\u0080-\uffff]/u;
/** Reasons for an end that some providers of OpenAI's API invent; with them the answer is not complete. */
const brokenOff = /err|abort|cancel|time|fail|insufficient|unknown/i;

/** Each provider's package is loaded when a model of its kind is opened. */
async function sdkModel({ speaks, baseUrl, apiKey, model, fetch = globalThis.fetch }: ModelSettings) {
  const options = { baseURL: baseUrl.replace(/\/+$/, ''), fetch: providerFetch(fetch) };
  if (speaks === 'openai') return (await import('@ai-sdk/openai')).createOpenAI({ ...options, apiKey }).chat(model);
  if (speaks === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic({ ...options, apiKey })(model);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({ ...options, name: 'assistant', includeUsage: true, ...(apiKey && { apiKey }) }).chatModel(model);
}

/**
 * Opens a model. It does not use the SDK's `streamText`, which takes twelve times the memory per stream and three times as long to the first
 * token.
 * Its calls throw AssistantFailed when the provider cannot be read, and the signal's reason when it aborts.
 */
export function openModel(settings: ModelSettings): Model {
  const model = sdkModel(settings);
  model.catch(() => {});
  const { tracing = untraced } = settings;
  const timeoutMs = settings.timeoutSeconds * 1000;
  const outputTokens = ({ json }: Prompt) => Math.max(mostOutputTokens[settings.speaks], json?.tokens ?? 0);
  return {
    timeoutMs,
    mostTokens: (prompt) => outputTokens(prompt) + sumOver(prompt, mostTokensIn),
    async *write(prompt, signal, { ms = timeoutMs, firstTextMs = ms, holdAll = false, progress = { outputTokens: 0 }, requestId } = {}) {
      const watch = watchdog({ ms, firstTextMs }, signal);
      const span = tracing.begin(`chat ${settings.model}`, {
        'gen_ai.operation.name': 'chat',
        'gen_ai.request.model': settings.model,
        ...(requestId && { 'parley.visitor.request.id': requestId }),
      });
      let failure: unknown;
      try {
        const { stream } = await (await model).doStream({
          prompt: [
            { role: 'system', content: prompt.system },
            ...prompt.turns.map(({ role, text }) => ({ role, content: [{ type: 'text' as const, text }] })),
          ],
          maxOutputTokens: outputTokens(prompt),
          ...(prompt.json && { responseFormat: { type: 'json' as const, schema: prompt.json.schema } }),
          temperature: 0.2,
          abortSignal: watch.signal,
          headers: { ...span.headers(), ...(requestId && { 'x-request-id': requestId }) },
        });
        const mostCharacters = outputTokens(prompt) * mostCharactersPerToken;
        const ended = yield* read(stream, { watch, progress, mostCharacters, reasoning: createReasoningFilter(holdAll) });
        const answered = counted(ended, prompt, progress);
        span.add({ 'gen_ai.usage.input_tokens': answered.inputTokens, 'gen_ai.usage.output_tokens': answered.outputTokens });
        return answered;
      } catch (error) {
        failure = error;
        signal.throwIfAborted();
        if (error instanceof AssistantFailed) throw error;
        const expired = watch.expired();
        throw new AssistantFailed(expired ?? 'the provider could not be read', { cause: error, slow: expired !== null });
      } finally {
        watch.end();
        span.end(failure);
      }
    },
  };
}

type Stream = Awaited<ReturnType<Awaited<ReturnType<typeof sdkModel>>['doStream']>>['stream'];

interface Reading {
  watch: Watchdog;
  progress: Progress;
  mostCharacters: number;
  reasoning: ReasoningFilter;
}

async function* read(stream: Stream, { watch, progress, mostCharacters, reasoning }: Reading): AsyncGenerator<string, Ended> {
  let characters = 0;
  let begun = false;
  let ended: Ended | null = null;
  const visible = (text: string): string => {
    if (garbled.test(text)) throw new AssistantFailed('the provider’s encoding is not readable');
    if (text.trim()) {
      begun = true;
      watch.begun();
    }
    // White space before the answer is what reasoning leaves behind.
    return begun ? text : '';
  };
  // Leaving the loop early cancels the stream, and with it the provider's connection.
  for await (const part of stream) {
    watch.alive();
    if (part.type === 'error') throw new AssistantFailed('the provider broke off', { cause: part.error });
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
      characters += part.delta.length;
      progress.outputTokens += usualTokensIn(part.delta);
      if (characters > mostCharacters) throw new AssistantFailed('the provider does not stop');
    }
    if (part.type === 'text-delta') {
      const text = visible(reasoning.push(part.delta));
      if (text) yield text;
    }
    if (part.type === 'finish') ended = endedOf(part);
  }
  if (!ended) throw new AssistantFailed('the provider did not end');
  const last = visible(reasoning.end(ended.cut));
  if (last) yield last;
  if (!begun) throw new AssistantFailed(ended.cut ? 'it used up its tokens while it was thinking' : 'the provider said nothing');
  return { ...ended, thoughtAloud: reasoning.thoughtAloud() };
}

type Finish = Extract<Stream extends ReadableStream<infer Part> ? Part : never, { type: 'finish' }>;

function endedOf({ finishReason: { unified, raw }, usage }: Finish): Ended {
  const complete = unified === 'stop' || unified === 'length' || (unified === 'other' && raw !== undefined && !brokenOff.test(raw));
  if (!complete) throw new AssistantFailed(`the provider ended with '${unified}'`, { aboutQuestion: unified === 'content-filter' });
  const { inputTokens, outputTokens } = usage;
  return { inputTokens: inputTokens.total ?? 0, outputTokens: outputTokens.total ?? 0, cut: unified === 'length', thoughtAloud: false };
}

/** More tokens than any model reads or writes in one request. */
const mostTokens = 10_000_000;

/** The provider's token counts, or an estimate where they are missing or invalid. */
function counted(ended: Ended, prompt: Prompt, progress: Progress): Ended {
  const sound = (tokens: number) => (Number.isInteger(tokens) && tokens > 0 && tokens <= mostTokens ? tokens : null);
  return {
    ...ended,
    inputTokens: sound(ended.inputTokens) ?? usualInputTokens(prompt),
    outputTokens: sound(ended.outputTokens) ?? progress.outputTokens,
  };
}

const sumOver = ({ system, turns }: Prompt, tokensIn: (text: string) => number): number =>
  turns.reduce((sum, { text }) => sum + tokensIn(text) + tokensPerTurn, tokensIn(system) + tokensPerTurn);

/** The tokens that a prompt usually takes. */
export const usualInputTokens = (prompt: Prompt): number => sumOver(prompt, usualTokensIn);

interface Watchdog {
  signal: AbortSignal;
  /** Something arrived. */
  alive(): void;
  /** The first text arrived. */
  begun(): void;
  /** Why the time is up, or null. */
  expired(): string | null;
  end(): void;
}

/** Aborts after `ms`, earlier when there is no text after `firstTextMs` or half of `ms` passes without any data, or when `outer` is aborted. */
function watchdog({ ms, firstTextMs }: { ms: number; firstTextMs: number }, outer: AbortSignal): Watchdog {
  const own = new AbortController();
  let why: string | null = null;
  const expire = (reason: string) => () => {
    why ??= reason;
    own.abort(new AssistantFailed(reason, { slow: true }));
  };
  const whole = setTimeout(expire('the provider took too long'), ms);
  const first = setTimeout(expire('the provider took too long to begin'), firstTextMs);
  const stall = setTimeout(expire('the provider fell silent'), ms * stallShare);
  return {
    signal: AbortSignal.any([own.signal, outer]),
    alive: () => void stall.refresh(),
    begun: () => clearTimeout(first),
    expired: () => why,
    end() {
      for (const timer of [whole, first, stall]) clearTimeout(timer);
    },
  };
}

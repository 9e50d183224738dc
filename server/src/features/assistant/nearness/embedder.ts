/** Turns texts into vectors at the endpoint of a model (OpenAI's embeddings API). */
import type { Fetch } from '../../../platform/fetch/index.ts';
import { AssistantFailed } from '../models/provider/failure.ts';
import { mostTokensIn, usualTokensIn } from '../models/provider/tokens.ts';
import { withoutRedirects } from '../models/provider/transport.ts';

export interface Embedder {
  /** Changes as soon as endpoint, key or model changes. */
  id: string;
  /** The endpoint and the model; vectors of different spaces cannot be compared. */
  space: string;
  /** The model's name at the provider. */
  model: string;
  /**
   * The vectors of texts, in their order and of length 1, and the tokens that they took.
   * @throws AssistantFailed for every failure of the provider; the reason of `signal` when that is aborted
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Embedded>;
}

export interface Embedded {
  vectors: Float32Array[];
  tokens: number;
}

export interface EmbedderSettings {
  id: string;
  /** See `Embedder`; by default the address and the model. */
  space?: string;
  baseUrl: string;
  /** Empty if the endpoint needs none. */
  apiKey: string;
  model: string;
  fetch?: Fetch;
}

/** More numbers than models give today, and fewer than make sense. */
const sizes = { least: 8, most: 4096 };
const mostTokensOfText = 100_000;

/** Opens an embedding model; the SDK is loaded at its first use. */
export function openEmbedder({
  id,
  baseUrl,
  apiKey,
  model,
  space = `${baseUrl} ${model}`,
  fetch = globalThis.fetch,
}: EmbedderSettings): Embedder {
  return {
    id: `embeddings/${id}/${model}`,
    space,
    model,
    async embed(texts, signal) {
      try {
        const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
        const options = { baseURL: baseUrl.replace(/\/+$/, ''), name: 'embeddings', fetch: withoutRedirects(fetch) };
        const sdk = createOpenAICompatible({ ...options, ...(apiKey && { apiKey }) }).embeddingModel(model);
        const { embeddings, usage } = await sdk.doEmbed({ values: [...texts], abortSignal: signal });
        const counted = usage?.tokens ?? 0;
        const isSound = Number.isInteger(counted) && counted > 0 && counted < texts.length * mostTokensOfText;
        return { vectors: soundVectors(embeddings, texts.length), tokens: isSound ? counted : usualTokensOf(texts) };
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof AssistantFailed) throw error;
        // The SDK takes an answer that is no vectors for a refusal with status 200.
        if ((error as { statusCode?: unknown }).statusCode === 200) throw new AssistantFailed('what came is no vectors');
        throw new AssistantFailed('the embeddings could not be read', { cause: error });
      }
    },
  };
}

/** The most tokens that texts may take. */
export const mostTokensOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + mostTokensIn(text) + 8, 0);
/** The tokens that texts usually take. */
export const usualTokensOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + usualTokensIn(text), 0);

/** Checks what a provider sent, and brings it to length 1. @throws AssistantFailed for anything but one vector a text, all of one size */
function soundVectors(embeddings: readonly (readonly number[])[], count: number): Float32Array[] {
  if (embeddings.length !== count) throw new AssistantFailed(`another number of vectors came (${embeddings.length})`);
  const size = embeddings[0]?.length ?? 0;
  if (size < sizes.least || size > sizes.most) throw new AssistantFailed(`vectors of ${size} numbers came`);
  return embeddings.map((numbers) => {
    if (numbers.length !== size) throw new AssistantFailed('vectors of different sizes came');
    const length = Math.hypot(...numbers);
    if (!Number.isFinite(length) || length === 0) throw new AssistantFailed('a vector came that has no direction');
    return Float32Array.from(numbers, (value) => value / length);
  });
}

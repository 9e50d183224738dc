/** Tries an embedding model with one short text, and explains in plain words why it did not answer. */
import { AssistantFailed, explain, statusOf } from '../models/provider/failure.ts';
import type { Embedder } from './embedder.ts';

/** Statuses with which endpoints answer that offer chat but no embeddings. */
const noSuchCall = new Set([404, 405, 501]);

/** Calls `embedder` once. Returns why it does not answer, or null. */
export async function probe(embedder: Embedder, ms: number): Promise<string | null> {
  try {
    await embedder.embed(['a parcel'], AbortSignal.timeout(ms));
    return null;
  } catch (error) {
    const failed = error instanceof AssistantFailed ? error : new AssistantFailed('the provider took too long', { slow: true });
    const { code, message } = explain(failed);
    const offersNone =
      code === 'no_answer' ? statusOf(failed) === undefined : code !== 'unknown_model' && noSuchCall.has(statusOf(failed) ?? 0);
    return offersNone ? 'This endpoint offers no embeddings.' : message;
  }
}

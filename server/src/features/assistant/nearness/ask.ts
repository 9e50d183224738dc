/** Asks an embedding model within the owner's budget, and leaves one alone that fails again and again. */
import type { Models } from '../models/answer.ts';
import { AssistantFailed, isFree, retryAfterMs } from '../models/provider/failure.ts';
import type { Visitor } from '../models/spending/spending.ts';
import { type Embedder, mostTokensOf, usualTokensOf } from './embedder.ts';

export interface EmbeddingOrder {
  ownerId: number;
  /** null for the owner's own texts. */
  visitor: Visitor | null;
  embedder: Embedder;
  limit: number | null;
  share: number;
  texts: readonly string[];
  /** A question that was answered too late says nothing about how well passages are embedded. */
  purpose: 'question' | 'passages';
  /** The milliseconds that it may take, the reservation of its tokens included. */
  ms: number;
}

/** `skipped`: it was not asked, because it is left alone or the budget has no room. */
export type Outcome = { kind: 'vectors'; vectors: Float32Array[] } | { kind: 'skipped' } | { kind: 'failed'; error: AssistantFailed };

/** The vectors of texts. What a request took, or may have taken, is charged. @throws errors of the database */
export async function askEmbedder({ breakers, spending, platform }: Models, order: EmbeddingOrder): Promise<Outcome> {
  const { ownerId, visitor, embedder, limit, share, texts, ms } = order;
  const id = `${embedder.id}/${order.purpose}`;
  if (breakers.mayAsk(id) === 'skip') return { kind: 'skipped' };
  const deadline = AbortSignal.timeout(Math.ceil(ms));
  const expected = usualTokensOf(texts);
  const size = () => ({ tokens: mostTokensOf(texts), isFirst: false });
  const reservation = await spending.reserve({ ownerId, visitor, limit, share, size, expected, ms }).catch((error: unknown) => {
    breakers.undecided(id);
    throw error;
  });
  if (typeof reservation === 'string') {
    breakers.undecided(id);
    return { kind: 'skipped' };
  }
  try {
    const { vectors, tokens } = await embedder.embed(texts, deadline);
    breakers.succeeded(id);
    await reservation.settle(tokens);
    return { kind: 'vectors', vectors };
  } catch (cause) {
    const error = cause instanceof AssistantFailed ? cause : new AssistantFailed('the provider took too long', { cause, slow: true });
    breakers.failed(id, retryAfterMs(error, platform.clock.now().getTime()));
    await reservation.settle(isFree(error) ? 0 : expected);
    return { kind: 'failed', error };
  }
}

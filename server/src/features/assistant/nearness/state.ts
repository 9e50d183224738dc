/** What owners read of their embeddings. */
import type { EmbeddingsState } from '@parley/contract';
import type { Executor } from '../../../platform/db/index.ts';
import type { SettingsRow } from '../store.ts';
import type { Embedder } from './embedder.ts';
import { countVectors } from './store.ts';

/** The model in use, how far its vectors are made, and whether it answers; null where none is used. */
export async function embeddingsState(
  db: Executor,
  ownerId: number,
  embedder: Embedder | null,
  row: SettingsRow | null,
): Promise<EmbeddingsState | null> {
  if (!embedder) return null;
  const counts = await countVectors(db, ownerId, embedder.space);
  const { embeddingFault: message = null, embeddingFailingSince: since = null } = row ?? {};
  return { model: embedder.model, ...counts, failing: message && since ? { message, since: since.toISOString() } : null };
}

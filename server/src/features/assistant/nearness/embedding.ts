/** Makes the vectors of an owner's passages: of those whose text has none yet, in batches. */
import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform/index.ts';
import { storedPassages } from '../finding/index-store.ts';
import { currentIndex } from '../finding/indexing.ts';
import type { Models } from '../models/answer.ts';
import { explain, isTransient } from '../models/provider/failure.ts';
import type { Writer } from '../models/settings.ts';
import type { PassageRecord } from '../records/types.ts';
import { askEmbedder } from './ask.ts';
import { deleteOthers, embeddedDigests, hasPassages, noteEmbedding, storeVectors } from './store.ts';

/** How many texts fit into one answer of a provider. */
const batchSize = 32;
const batchMs = 60_000;
const longestText = 2_000;

/** What is embedded of a passage: its text below its heading, and the digest by which its vector is found. */
export function embeddedText({ heading, text }: Pick<PassageRecord, 'heading' | 'text'>): { text: string; digest: string } {
  const whole = `${heading}\n${text}`.trim().slice(0, longestText);
  return { text: whole, digest: createHash('sha256').update(whole).digest('hex').slice(0, 32) };
}

/**
 * Makes the vectors that are missing, and deletes those of other models and of texts that are gone. Ends early where the provider is left alone or the
 * day's budget is used up: a question of a visitor, or the next change, goes on.
 * @throws AssistantFailed for a failure that may pass, so that the job is tried again
 */
export async function embedPassages(
  platform: Platform,
  models: Models,
  writer: Writer,
  ownerId: number,
  signal: AbortSignal,
): Promise<void> {
  const { db } = platform;
  const { embedder, embedderFails, limit, share } = writer;
  if (!embedder) {
    await deleteOthers(db, ownerId, '', []);
    return;
  }
  await currentIndex(db, ownerId);
  const texts = new Map((await storedPassages(db, ownerId)).map(embeddedText).map(({ text, digest }) => [digest, text]));
  const done = await embeddedDigests(db, ownerId, embedder.space);
  const missing = [...texts].filter(([digest]) => !done.has(digest));
  let isChanged = embedderFails;
  for (let at = 0; at < missing.length; at += batchSize) {
    signal.throwIfAborted();
    const batch = missing.slice(at, at + batchSize);
    const order = {
      ownerId,
      visitor: null,
      embedder,
      limit,
      share,
      texts: batch.map(([, text]) => text),
      ms: batchMs,
      purpose: 'passages' as const,
    };
    const outcome = await askEmbedder(models, order);
    if (outcome.kind === 'skipped') break;
    // The account may have been erased meanwhile.
    if (!(await hasPassages(db, ownerId))) return;
    if (outcome.kind === 'failed') {
      await noteEmbedding(db, ownerId, { at: platform.clock.now(), fault: explain(outcome.error).message });
      if (isTransient(outcome.error)) throw outcome.error;
      return;
    }
    const made = batch.map(([digest], n) => ({ digest, vector: outcome.vectors[n] as Float32Array }));
    await storeVectors(db, ownerId, embedder.space, made);
    isChanged = true;
  }
  if (await deleteOthers(db, ownerId, embedder.space, [...texts.keys()])) isChanged = true;
  if (isChanged) await noteEmbedding(db, ownerId, { at: platform.clock.now(), fault: null });
}

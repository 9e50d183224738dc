/** A signature of the model and its instructions, to notice when either changes. */
import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform/index.ts';
import { settingsOf } from '../store.ts';
import { instructions } from './prompt.ts';

/** The channel on which a changed choice of a model is announced; the payload is the owner's id. */
export const modelChanged = 'model_changed';

/** The name of the model that answers an owner's visitors ('' for the built-in assistant), and a digest of its instructions and of how passages are found. */
export async function modelSignature(platform: Platform, ownerId: number): Promise<{ model: string; prompt: string }> {
  const row = await settingsOf(platform.db, ownerId);
  const isStandard = !row || row.provider === 'default';
  const embeddingModel = isStandard ? (platform.config.ai?.embeddingModel ?? '') : row.embeddingModel;
  const prompt = createHash('sha256').update(instructions).update(embeddingModel).digest('hex').slice(0, 32);
  if (isStandard) return { model: platform.config.ai?.model ?? '', prompt };
  return { model: row.provider === 'builtin' ? '' : [row.provider, row.baseUrl, row.model].join(' '), prompt };
}

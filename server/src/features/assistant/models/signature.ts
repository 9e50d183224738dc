/** What tells one model and its instructions from another, to notice when either changed. */
import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform/index.ts';
import { settingsOf } from '../store.ts';
import { instructions } from './prompt.ts';

/** The channel on which a changed choice of a model is announced; the payload is the owner's id. */
export const modelChanged = 'model_changed';

/** The model that answers an owner's visitors, by name; '' for the built-in assistant. And a mark of its instructions, and of what finds passages. */
export async function modelSignature(platform: Platform, ownerId: number): Promise<{ model: string; prompt: string }> {
  const row = await settingsOf(platform.db, ownerId);
  const isStandard = !row || row.provider === 'default';
  const embeddingModel = isStandard ? (platform.config.ai?.embeddingModel ?? '') : row.embeddingModel;
  const prompt = createHash('sha256').update(instructions).update(embeddingModel).digest('hex').slice(0, 32);
  if (isStandard) return { model: platform.config.ai?.model ?? '', prompt };
  return { model: row.provider === 'builtin' ? '' : [row.provider, row.baseUrl, row.model].join(' '), prompt };
}

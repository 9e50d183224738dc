import type { Platform } from '../../platform/index.ts';
import type { DraftContent } from './draft.ts';
export async function polish(
  _platform: Platform,
  content: DraftContent,
  _options: { ms: number; signal: AbortSignal },
): Promise<DraftContent> {
  return content;
}

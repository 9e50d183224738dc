/** The demo: owner 1, recommender 13, a sample catalogue. */
import type { Platform } from '../platform/index.ts';

export async function seedDemo(_platform: Platform): Promise<void> {}

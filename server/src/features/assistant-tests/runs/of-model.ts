/**
 * Whether what the model answered in tests still holds. A changed model, or knowledge, makes the built-in assistant's tests run again at once; those
 * of the model cost tokens, so only the owner runs them, and until then their results are marked as outdated.
 */
import type { Platform } from '../../../platform/index.ts';
import { modelSignature } from '../../assistant/index.ts';
import type { RunCause } from '../tables.ts';
import { causesSince } from './marks.ts';
import { latestStarted } from './runs-store.ts';

export interface StateOfModel {
  /** The owner has a model, so the tests can be run with it. */
  hasModel: boolean;
  /** What changed since the latest run with the model began. */
  changed: RunCause[];
  /** Results from then on are by the model of now, on the knowledge of now; null when none is. */
  currentFrom: Date | null;
}

/** The state of an owner's results with the model. */
export async function stateOfModel(platform: Platform, ownerId: number): Promise<StateOfModel> {
  const [{ model }, last] = await Promise.all([modelSignature(platform, ownerId), latestStarted(platform.db, ownerId, 'model')]);
  const hasModel = model !== '';
  if (!hasModel || !last) return { hasModel, changed: [], currentFrom: null };
  const changed = await causesSince(platform, last, true);
  return { hasModel, changed, currentFrom: changed.length === 0 ? last.startedAt : null };
}

/** Why a recommender is not seen: counts for its owner, and the trace on the owner's own page (decision 065). */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import type { Experimenting, NoteUnseen, Recommenders } from '../recommenders/index.ts';
import { createUnseenCounting } from './counting.ts';
import { routes } from './routes.ts';

/** What other features use. */
export interface UnseenFeature extends Feature {
  note: NoteUnseen;
  /** Resolves when all that was counted is written. */
  drain(): Promise<void>;
}

/**
 * Creates the feature: the owner's calls for the reasons and for the link to the trace. `note` counts a reason in memory, `drain` stores what was counted. `recommenders` is a function,
 * because they report to this feature and are created after it.
 */
export function createUnseen(
  platform: Platform,
  { recommenders, experiments }: { recommenders: () => Recommenders; experiments: Pick<Experimenting, 'runningOn'> },
): UnseenFeature {
  const counting = createUnseenCounting(platform);
  return {
    note: counting.note,
    drain: counting.drain,
    async plugin(app) {
      routes(app, { platform, counting, recommenders: recommenders(), experiments });
      app.addHook('onClose', () => counting.drain());
    },
  };
}

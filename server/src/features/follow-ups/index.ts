/** Follow-up questions: asked after the owner's questions while several products are still likely (decision 027). */
import type { VisitorQuestion } from '@parley/contract';
import type { Db } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import { createAnswerShares, noShares } from './answer-shares.ts';
import { type Context, followUpAfter, type Turn } from './service.ts';

/** What the assistant uses of this feature. */
export interface Asking {
  /** The question to ask after a turn; null when there is no reason to ask. */
  after(turn: Turn): Promise<VisitorQuestion | null>;
}

export interface FollowUps extends Asking {
  /** The same without what visitors answered before: it changes with the catalogue and the owner's settings alone. */
  unlearnt: Asking;
  /** `unlearnt` for a transaction in which products changed. */
  unlearntIn(db: Db): Asking;
}

/**
 * Creates the feature, which has no routes. `after` gives the follow-up question for a turn, or null; `unlearnt.after` does so without what earlier visitors answered, for
 * tests of the assistant, and `unlearntIn` reads and stores in a transaction.
 */
export function createFollowUps(platform: Platform): FollowUps {
  const context: Context = { platform, shares: createAnswerShares(platform) };
  return {
    after: (turn) => followUpAfter(context, turn),
    unlearnt: { after: (turn) => followUpAfter({ ...context, shares: noShares }, turn) },
    unlearntIn: (db) => ({ after: (turn) => followUpAfter({ platform: { ...platform, db }, shares: noShares }, turn) }),
  };
}

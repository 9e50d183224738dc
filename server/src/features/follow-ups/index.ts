/** Follow-up questions: what Parley asks on when the owner's questions are answered and several products are still likely (decision 027). */
import type { VisitorQuestion } from '@parley/contract';
import type { Platform } from '../../platform/index.ts';
import { createAnswerShares } from './answer-shares.ts';
import { type Context, followUpAfter, type Turn } from './service.ts';

/** What the assistant asks of follow-up questions. */
export interface FollowUps {
  /** The question to ask after a turn; null when there is no reason to ask on. */
  after(turn: Turn): Promise<VisitorQuestion | null>;
}

/** Creates the feature, once per process. */
export function createFollowUps(platform: Platform): FollowUps {
  const context: Context = { platform, shares: createAnswerShares(platform) };
  return { after: (turn) => followUpAfter(context, turn) };
}

/** Decides whether to ask a follow-up question after a turn, chooses it and stores its row. */
import type { VisitorQuestion } from '@parley/contract';
import type { Platform } from '../../platform/index.ts';
import { maxFollowUps } from '../asking/index.ts';
import { followUpFor } from '../questionnaires/index.ts';
import { questionAfter, type VisitorBelief } from '../recommendation/index.ts';
import type { AnswerShares } from './answer-shares.ts';

/** The dependencies of this feature's files. */
export interface Context {
  platform: Platform;
  shares: AnswerShares;
}

/** A turn after which the owner's questions have ended. */
export interface Turn {
  ownerId: number;
  /** The questionnaire to which the follow-up questions belong. */
  questionnaireId: number;
  /** The belief after the visitor's answers. */
  belief: VisitorBelief;
  /** The ids of follow-up questions that were asked before in this engagement, answered or not. */
  askedBefore: ReadonlySet<number>;
}

/**
 * The follow-up question after a turn, stored with its ids.
 * @returns null when there is no reason to ask, after five questions, or when no answer has product rules
 */
export async function followUpAfter({ platform, shares }: Context, turn: Turn): Promise<VisitorQuestion | null> {
  const { ownerId, questionnaireId, belief, askedBefore } = turn;
  const { questions } = belief;
  const answered = new Set(questions.flatMap(({ id, followUpFamily }) => (followUpFamily === null ? [] : [id])));
  const chosen = questionAfter(belief, await shares.of(ownerId, questionnaireId));
  if (!chosen) return null;
  const question = await followUpFor(platform.db, ownerId, questionnaireId, chosen, platform.clock.now());
  if (!question) return null;
  // An earlier question may be repeated when the visitor changed an answer or wrote a message instead of answering.
  const isNew = !askedBefore.has(question.id) && !answered.has(question.id);
  return isNew && new Set([...askedBefore, ...answered]).size >= maxFollowUps ? null : question;
}

/** Decides whether to ask a follow-up question after a turn, chooses it and stores its row. */
import type { ProductRule, VisitorQuestion } from '@parley/contract';
import type { Platform } from '../../platform/index.ts';
import { type AskedQuestion, answeredQuestion, maxFollowUps, nextQuestion, type QuestionFamily } from '../asking/index.ts';
import { type AnsweredQuestion, followUpFor } from '../questionnaires/index.ts';
import type { VisitorBelief } from '../recommendation/index.ts';
import type { AnswerShares } from './answer-shares.ts';
import { familiesLike } from './families-like.ts';

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
  const { shelf, questions, probabilities } = belief;
  if (!questions.some(({ answers }) => answers.some(({ productRules }) => productRules.length > 0))) return null;
  const answered = new Set(questions.flatMap(({ id, followUpFamily }) => (followUpFamily === null ? [] : [id])));
  const chosen = nextQuestion(shelf.facts, {
    belief: probabilities,
    fitting: belief.fitting,
    doubtful: belief.doubted,
    allowingSlips: belief.allowingSlips,
    asked: questions.flatMap((question) => askedOf(belief, question)),
    followUps: answered.size,
    language: shelf.language,
    countsOf: await shares.of(ownerId, questionnaireId),
  });
  if (!chosen) return null;
  const question = await followUpFor(platform.db, ownerId, questionnaireId, chosen, platform.clock.now());
  if (!question) return null;
  // An earlier question may be repeated when the visitor changed an answer or wrote a message instead of answering.
  const isNew = !askedBefore.has(question.id) && !answered.has(question.id);
  return isNew && new Set([...askedBefore, ...answered]).size >= maxFollowUps ? null : question;
}

/** An asked question, once for each family that it is about; without a family when that is unknown. */
function askedOf({ shelf, evidence, doubted }: VisitorBelief, question: AnsweredQuestion): AskedQuestion[] {
  const { text, followUpFamily } = question;
  const ruled = question.answers.map(({ productRules }) => productRules).filter((rules) => rules.length > 0);
  const { options = [], chosen = [], isTakenBack } = evidence.find((each) => each.question.id === question.id) ?? {};
  const isDoubted = doubted?.questionId === question.id;
  const about = (family: QuestionFamily) => ({ ...answeredQuestion({ family, text }, ruled, chosen, isTakenBack), isDoubted });
  if (followUpFamily !== null) return [about(followUpFamily as QuestionFamily)];
  const rules = ruled.flat();
  const families = new Set([...rules.flatMap(familyOfRule), ...options.flatMap((marks) => familiesLike(shelf.facts, marks))]);
  return families.size === 0 ? [{ text }] : [...families].map(about);
}

function familyOfRule(rule: ProductRule): QuestionFamily[] {
  if (rule.field === 'price') return ['price'];
  return rule.field === 'fact' ? [rule.family as QuestionFamily] : [];
}

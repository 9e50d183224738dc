/** The follow-up question after some answers, chosen as the chat chooses it. Pure. */
import type { ProductRule } from '@parley/contract';
import {
  type AskedQuestion,
  answeredQuestion,
  type CandidateQuestion,
  type FamilyCounts,
  nextQuestion,
  type QuestionFamily,
} from '../../asking/index.ts';
import type { AnsweredQuestion } from '../../questionnaires/index.ts';
import type { VisitorBelief } from '../after-answers.ts';
import { familiesLike } from './families-like.ts';
import { deadEnds, indexOnPath } from './on-path.ts';

/**
 * The follow-up question to ask a visitor with this belief.
 * @param countsOf how many visitors were asked about a family, and answered
 * @returns null when there is no reason to ask, after five questions, or when no answer of the answered questions has product rules
 */
export function questionAfter(belief: VisitorBelief, countsOf: (family: string) => FamilyCounts): CandidateQuestion | null {
  const { shelf, questions } = belief;
  if (!questions.some(({ answers }) => answers.some(({ productRules }) => productRules.length > 0))) return null;
  return nextQuestion(indexOnPath(shelf, belief), {
    belief: belief.probabilities,
    fitting: belief.fitting,
    doubtful: belief.doubted,
    allowingSlips: belief.allowingSlips,
    isDeadEnd: deadEnds(shelf, belief),
    asked: questions.flatMap((question) => askedOf(belief, question)),
    followUps: questions.filter(({ followUpFamily }) => followUpFamily !== null).length,
    language: shelf.language,
    countsOf,
  });
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
  const families = new Set([...rules.flatMap(familyOfRule), ...options.flatMap((marks) => familiesLike(shelf, marks))]);
  return families.size === 0 ? [{ text }] : [...families].map(about);
}

function familyOfRule(rule: ProductRule): QuestionFamily[] {
  if (rule.field === 'price') return ['price'];
  return rule.field === 'fact' ? [rule.family as QuestionFamily] : [];
}

/**
 * Questions made from what products have: the core of generated questionnaires and of questions that the server asks on; and the belief about
 * what a visitor looks for, which chooses among them (decision 027). Pure.
 */
export { type Evidence, type Marks, posterior, union } from './belief.ts';
export {
  type AskedQuestion,
  type CandidateAnswer,
  type CandidateQuestion,
  candidateQuestions,
} from './candidates.ts';
export { type FamilyCounts, maxFollowUps, nextQuestion } from './choose-question.ts';
export type { QuestionFamily } from './families.ts';

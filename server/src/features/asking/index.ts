/**
 * Makes questions from the properties of products, for generated questionnaires and for follow-up questions, and computes the belief about
 * what a visitor looks for, by which the next question is chosen (decision 027). Pure.
 */
export { withSomethingElse } from './answers.ts';
export { answeredQuestion } from './asked.ts';
export { type ChosenSet, chosenBy, isOrder } from './back/chosen.ts';
export { type Doubtful, doubtedAnswer } from './back/doubt.ts';
export { chosenSetOf, isConfirmed, isSomethingElse, matchesOf, takenBack } from './back/taking-back.ts';
export { type Evidence, type Marks, posterior, union } from './belief.ts';
export type { AskedQuestion, CandidateAnswer, CandidateQuestion } from './candidate.ts';
export { candidateQuestions } from './candidates.ts';
export { type FamilyCounts, fewProducts, maxFollowUps, nextQuestion } from './choose-question.ts';
export type { QuestionFamily } from './families.ts';
export { elseShare, isKindOpen, kindFirst } from './kind-first.ts';
export { type Opening, qualityOf } from './quality.ts';

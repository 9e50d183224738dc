/** Questions made from what products have: the core of generated questionnaires and of questions that the server asks on. Pure. */
export {
  type AskedQuestion,
  type CandidateAnswer,
  type CandidateQuestion,
  candidateQuestions,
  mostAnswers,
} from './candidates.ts';
export type { QuestionFamily } from './families.ts';

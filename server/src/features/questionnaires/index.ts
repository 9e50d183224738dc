/** Questionnaires with their questions and answers. */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { routes } from './routes.ts';
import type { RecommendersShowing } from './service.ts';

export { picturesOf } from './answer-store.ts';
export { announceChange, recommenderChanged } from './changes.ts';
export { type AnswerDefinition, answerDefinition, createQuestionnaireWith, type QuestionnaireDefinition } from './definition.ts';
export { type FollowUpDefinition, followUpFor, followUpPointers } from './follow-ups.ts';
export {
  type AnsweredQuestion,
  type AnswerFacts,
  answerFacts,
  followUpFamilies,
  languageOfQuestions,
  type Pointers,
  type QuestionnaireOutline,
  type QuestionnairePaths,
  questionnaireExists,
  questionnaireLanguage,
  questionnairePaths,
  questionnairesWithQuestions,
  questionsOfAnswers,
  type VisitorQuestionnaire,
  visitorQuestionnaire,
} from './reading.ts';
export { get as ownersQuestionnaire } from './service.ts';

/** Creates the feature, once per process. */
export function createQuestionnaires(platform: Platform, siblings: { recommendersShowing: RecommendersShowing }): Feature {
  return {
    async plugin(app) {
      routes(app, platform, siblings);
    },
  };
}

/** Questionnaires with their questions and answers. */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { restore } from './bin.ts';
import { routes, type Siblings } from './routes.ts';

export { type FollowUpDefinition, followUpFor, followUpPointers } from './answers/follow-ups.ts';
export { binnedQuestionnaires, keepChoice, purgeQuestionnaires, type ShownBy } from './bin.ts';
export { announceChange, recommenderChanged } from './changes.ts';
export { type AnswerDefinition, answerDefinition, createQuestionnaireWith, type QuestionnaireDefinition } from './definition.ts';
export { picturesOf } from './outline/pictures.ts';
export { type FormerQuestion, formerQuestions } from './outline/versions.ts';
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

/** The feature, and the functions that other features use. */
export interface Questionnaires extends Feature {
  /** Brings a deleted questionnaire back. @throws HttpError 404 */
  restore(ownerId: number, id: number): Promise<void>;
}

/**
 * Creates the feature: the calls of questionnaires, questions and answers. `restore` brings a questionnaire back from the bin; `siblings` are the functions of the recommenders that
 * it needs.
 */
export function createQuestionnaires(platform: Platform, siblings: Siblings): Questionnaires {
  return {
    restore: (ownerId, id) => restore(platform, siblings.shownBy, ownerId, id),
    async plugin(app) {
      routes(app, platform, siblings);
    },
  };
}

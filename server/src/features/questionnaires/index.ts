/** Questionnaires with their questions and answers. */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { routes } from './routes.ts';

export { picturesOf } from './answer-store.ts';
export { announceChange, changed as CHANGED } from './changes.ts';
export { type AnswerDefinition, answerDefinition, createQuestionnaireWith, type QuestionnaireDefinition } from './definition.ts';
export {
  type AnswerFacts,
  answerFacts,
  type QuestionnaireOutline,
  type QuestionnairePaths,
  questionnaireExists,
  questionnairePaths,
  questionnairesWithQuestions,
  visitorQuestions,
} from './reading.ts';
export { get as ownersQuestionnaire } from './service.ts';

export async function questionnaires(app: FastifyInstance, platform: Platform): Promise<void> {
  routes(app, platform);
}

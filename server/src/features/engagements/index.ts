/** Engagements: what visitors do, written and counted (specification sections 3, 4 and 7), and their conversations. */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { visitorWrites } from './commit.ts';
import { routes } from './routes.ts';

export { contactsToTell, type LeftContact, markContactsTold, ownersToTell } from './contacts.ts';
export {
  type ConversationFilters,
  type ConversationSummary,
  conversations,
  endedBefore,
  everyConversation,
  findConversation,
  happenings,
  markReviewed,
} from './conversations.ts';
export { eraseEngagements } from './erasure.ts';
export { chatsOf, findChat, recordChat, requestIdOf, requestIdTaken } from './service.ts';
export type { StoredChat } from './store.ts';
export { type UnansweredQuestion, unansweredQuestions } from './unanswered.ts';
export { visitOf } from './visit.ts';
export type { Visit } from './writes.ts';

export async function engagements(app: FastifyInstance, platform: Platform): Promise<void> {
  routes(app, platform);
  app.addHook('onClose', () => visitorWrites(platform).drain());
}

/** Engagements: records and counts what visitors do (specification sections 3, 4 and 7), and reads their conversations. */
import type { FastifyRequest } from 'fastify';
import type { Feature } from '../../platform/http/feature.ts';
import type { FrontWrite } from '../../platform/http/front/write-in-front.ts';
import type { Platform } from '../../platform/index.ts';
import type { Recommenders } from '../recommenders/index.ts';
import { routes } from './routes.ts';
import { type Context, ensureBegun, type NewChat, type Noting, recordChat } from './service.ts';
import type { StoredChat } from './store.ts';
import { createKnownTokens, type VerifiedVisit, visitOf } from './visit.ts';
import { createVisitorWrites } from './writing/commit.ts';
import { createWriteLimits, quickWrites } from './writing/quick-writes.ts';
import type { Visit } from './writing/writes.ts';

export { eraseEngagements } from './erasure.ts';
export { isCaughtUp } from './inbox/store.ts';
export { withoutContact } from './reading/contact.ts';
export { contactsToTell, type LeftContact, markContactsTold, ownersToTell } from './reading/contacts.ts';
export {
  type ConversationFilters,
  type ConversationSummary,
  conversations,
  endedBefore,
  engagementActivity,
  everyConversation,
  findConversation,
  markReviewed,
} from './reading/conversations.ts';
export { type TypedText, typedTexts } from './reading/typed.ts';
export { questionKey, type UnansweredQuestion, unansweredQuestions } from './reading/unanswered.ts';
export { chatsOf, findChat, pageOf, type RecordedPath, recordedPath, requestIdOf, requestIdTaken } from './service.ts';
export { firstPageOf, receiptsOf, type StoredChat } from './store.ts';
export type { Visit } from './writing/writes.ts';

/** The functions for other features: verifying a visit, and writing chats through the group commit of this process. */
export interface Engagements extends Feature {
  /** Verifies an engagement token and returns its visit. @throws HttpError 403 and 404, see visit.ts */
  visitOf(request: FastifyRequest, token: string, of?: { ownerId?: number; recommenderId?: number }): Promise<VerifiedVisit>;
  /** The same, and what was done in the visit until now can be read. */
  visitToRead(request: FastifyRequest, token: string, of?: { ownerId?: number; recommenderId?: number }): Promise<VerifiedVisit>;
  /** Stores a chat entry once per request id and returns it. @throws HttpError 409 `request_id_taken` */
  recordChat(chat: NewChat): Promise<StoredChat>;
  /** The usual writes in front of the framework. */
  inFront: readonly FrontWrite[];
  /** Stores the engagement if it is not stored yet. */
  ensureBegun(visit: Visit): Promise<void>;
}

/**
 * Creates the feature. `visitOf` verifies a visitor's token; `visitToRead` also waits until the visit's writes are counted; `recordChat` stores a chat entry at once. `inFront` has the
 * writes that are answered in front of the framework. When the app closes, waiting writes are still stored.
 */
export function createEngagements(platform: Platform, siblings: { recommenders: Recommenders; experiments: Noting }): Engagements {
  const context: Context = { platform, ...siblings, writes: createVisitorWrites(platform), knownTokens: createKnownTokens() };
  platform.pending.provide(context.writes);
  const limits = createWriteLimits(platform.config.rateLimitScale);
  return {
    inFront: quickWrites(context, limits),
    visitOf: (request, token, of) => visitOf(context, request, token, of),
    async visitToRead(request, token, of) {
      const verified = await visitOf(context, request, token, of);
      await context.writes.catchUp(verified.visit.ownerId);
      return verified;
    },
    recordChat: (chat) => recordChat(context, chat),
    ensureBegun: (visit) => ensureBegun(context, visit),
    async plugin(app) {
      routes(app, context, limits);
      await context.writes.start();
      app.addHook('onClose', () => context.writes.stop());
    },
  };
}

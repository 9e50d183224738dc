/** The assistant: answers from the owner's texts and catalogue, built in or by a model, always checked by the guard (design section 8). */
import { postChat } from '@parley/contract';
import type { Db } from '../../platform/db/index.ts';
import type { Feature } from '../../platform/http/feature.ts';
import type { FrontBound } from '../../platform/http/front/refuse-in-front.ts';
import type { Platform } from '../../platform/index.ts';
import type { FollowUps } from '../follow-ups/index.ts';
import type { Recommendation } from '../recommendation/index.ts';
import { createNamelessRequests, createOneAfterAnother } from './answering/once.ts';
import { createOwners } from './answering/owner.ts';
import { type Rehearsal, type RehearsedAnswer, rehearse } from './answering/rehearse.ts';
import { createTurns, type TurnLimits } from './answering/turns.ts';
import type { Context, Siblings } from './context.ts';
import { rebuildIndex, workOnPassages } from './finding/indexing.ts';
import { createStates } from './memory/states.ts';
import { createModels } from './models/answer.ts';
import { workOnBudgetMails } from './models/budget.ts';
import { openModel } from './models/model.ts';
import { writerOf } from './models/settings.ts';
import { settingsRoutes } from './models/settings-routes.ts';
import { workOnSpending } from './models/spending/upkeep.ts';
import { createMeanings } from './nearness/index.ts';
import { routes } from './routes.ts';

export type { Rehearsal, RehearsedAnswer } from './answering/rehearse.ts';
export { freeDeliveryOf, type KnowledgeMarks, marksOfKnowledge, type OwnersPassage, passagesOfOwner } from './knowledge.ts';
export { openModel, type Prompt } from './models/model.ts';
export { modelChanged, modelSignature } from './models/signature.ts';

/** What other features may call. */
export interface Assistant extends Feature {
  /** The bound on chats, so that requests can be refused in front of the framework. */
  inFront: FrontBound;
  /**
   * The answers that a conversation would get now, one for each message. Nothing is stored or counted; a model's tokens count towards the
   * owner's limit. What visitors clicked and answered before has no influence, so equal knowledge gives equal answers.
   * @throws AssistantFailed when the model fails
   */
  rehearse(ownerId: number, rehearsal: Rehearsal): Promise<RehearsedAnswer[]>;
  /**
   * The same for a transaction in which the owner's products changed: they are prepared anew, and so are the words that passages are found by. Otherwise `rehearse` with `db` costs less,
   * because products stay in memory.
   */
  rehearsingWith(db: Db, ownerId: number): Promise<Pick<Assistant, 'rehearse'>>;
}

/** How many chats may run at once; the usual numbers if they are left out. */
export interface ChatLimits {
  turns?: TurnLimits;
  /** Turns that wait for models; for those of one owner a quarter. */
  maxWaitingForModels?: number;
}

/** Gives the owner's id, which the route compares with the visitor's engagement. */
const pathOfChat = new RegExp(`^${postChat.path.replace(':userId', '(\\d+)').replaceAll(/:\w+/g, '[^/?]+')}/?(?:\\?|$)`, 'i');

/** Creates the feature, once per process. */
export function createAssistant(
  platform: Platform,
  siblings: Siblings & { followUps: FollowUps; recommendation: Recommendation },
  limits: ChatLimits = {},
): Assistant {
  const { tracing } = platform;
  const { ai } = platform.config;
  const standard = ai ? openModel({ speaks: 'compatible', ...ai, tracing }) : null;
  const models = createModels(platform, limits.maxWaitingForModels);
  const context: Context = {
    ...siblings,
    platform,
    owners: createOwners(standard),
    models,
    meanings: createMeanings(platform, models, (ownerId) => writerOf(platform, standard, ownerId)),
    states: createStates(),
    turns: createTurns(limits.turns),
    oneAfterAnother: createOneAfterAnother(),
    namelessRequests: createNamelessRequests(),
  };
  const { turns } = context;
  const unlearnt = { ...context, followUps: siblings.followUps.unlearnt, recommendation: siblings.recommendation.unlearnt };
  return {
    inFront: { route: postChat.path, path: pathOfChat, isFull: ([ownerId]) => turns.isFullFor(Number(ownerId)) },
    rehearse: (ownerId, rehearsal) => rehearse(unlearnt, ownerId, rehearsal),
    async rehearsingWith(db, ownerId) {
      await rebuildIndex(db, ownerId, { whole: true });
      const changed = { ...unlearnt, followUps: siblings.followUps.unlearntIn(db), recommendation: siblings.recommendation.unlearntIn(db) };
      return { rehearse: (of, rehearsal) => rehearse(changed, of, { ...rehearsal, db }) };
    },
    async plugin(app) {
      await workOnBudgetMails(platform);
      await workOnSpending(platform);
      await workOnPassages(platform, context.meanings.send);
      await context.meanings.work();
      routes(app, context);
      settingsRoutes(app, context);
    },
  };
}

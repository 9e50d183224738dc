/**
 * Creates the features and passes each to those that depend on it. Each is created once per process. State between requests (caches, work in
 * progress) lives in the objects created here and nowhere else.
 */
import { createAccounts } from './features/accounts/index.ts';
import { createActivity } from './features/activity/index.ts';
import { createAdvice } from './features/advice/index.ts';
import { createAnalytics } from './features/analytics/index.ts';
import { type ChatLimits, createAssistant } from './features/assistant/index.ts';
import { createAssistantTests } from './features/assistant-tests/index.ts';
import { createBin } from './features/bin/index.ts';
import { createBlog } from './features/blog/index.ts';
import { createCart } from './features/cart/index.ts';
import { createCatalogue } from './features/catalogue/index.ts';
import { createEngagements } from './features/engagements/index.ts';
import { createExperiments } from './features/experiments/index.ts';
import { createFollowUps } from './features/follow-ups/index.ts';
import { createGeneration } from './features/generation/index.ts';
import { createHandover } from './features/handover/index.ts';
import { createHistory } from './features/history/index.ts';
import { createKnowledge } from './features/knowledge/index.ts';
import { createLeads } from './features/leads/index.ts';
import { createNotifications } from './features/notifications/index.ts';
import { createOrders, orderSizes, ordersToMatch } from './features/orders/index.ts';
import { createPrivacy } from './features/privacy/index.ts';
import { createQuestionnaires } from './features/questionnaires/index.ts';
import { createRecommendation } from './features/recommendation/index.ts';
import { createRecommenders, type Publishing, type Recommenders, recommendersShowing, shownBy } from './features/recommenders/index.ts';
import { createSite } from './features/site/index.ts';
import { createUnits } from './features/units/index.ts';
import { createUnseen } from './features/unseen/index.ts';
import type { Platform } from './platform/index.ts';

/** All features of a process, by name. */
export type Features = ReturnType<typeof composeFeatures>;

/** Creates every feature on a platform. A feature starts no work before its plugin is registered. */
export function composeFeatures(platform: Platform, limits: ChatLimits = {}) {
  // The tests need the assistant, which needs the recommenders, which ask the tests before they publish.
  const publishing: Publishing = {
    assertMayActivate: (ownerId) => assistantTests.assertMayActivate(ownerId),
    assertMayChange: (ownerId, change, products) => assistantTests.assertMayChange(ownerId, change, products),
  };
  const catalogue = createCatalogue(platform, publishing);
  const questionnaires = createQuestionnaires(platform, { recommendersShowing, shownBy });
  const units = createUnits(platform);
  const orderBook = { ordersToMatch, orderSizes };
  const experiments = createExperiments(platform, { units, orders: orderBook, recommenders: (): Recommenders => recommenders });
  const recommendation = createRecommendation(platform);
  const unseen = createUnseen(platform, { recommenders: (): Recommenders => recommenders, experiments });
  const recommenders = createRecommenders(platform, publishing, {
    withPictures: recommendation.withPictures,
    experiments,
    noteUnseen: unseen.note,
  });
  const engagements = createEngagements(platform, { recommenders, experiments });
  const followUps = createFollowUps(platform);
  const assistant = createAssistant(platform, { engagements, followUps, recommendation, recommenders }, limits);
  const assistantTests = createAssistantTests(platform, { assistant });
  const generation = createGeneration(platform, { catalogue, recommenders, recommendation });
  return {
    site: createSite(platform),
    accounts: createAccounts(platform),
    activity: createActivity(platform),
    advice: createAdvice(platform),
    bin: createBin(platform, { questionnaires, publishing, catalogue }),
    blog: createBlog(platform),
    leads: createLeads(platform),
    recommenders,
    questionnaires,
    catalogue,
    cart: createCart(platform, { recommenders }),
    recommendation,
    engagements,
    assistant,
    assistantTests,
    analytics: createAnalytics(platform),
    handover: createHandover(platform, { engagements, recommenders }),
    history: createHistory(platform),
    generation,
    knowledge: createKnowledge(platform, publishing),
    notifications: createNotifications(platform),
    orders: createOrders(platform, { recommenders, units }),
    privacy: createPrivacy(platform),
    units,
    unseen,
    experiments,
  };
}

/**
 * The features and who leans on whom: each is created once per process and handed to those that need it. What a feature holds between
 * requests (caches, work under way) lives in what is created here, and nowhere else.
 */
import { createAccounts } from './features/accounts/index.ts';
import { createAnalytics } from './features/analytics/index.ts';
import { createAssistant } from './features/assistant/index.ts';
import { createBlog } from './features/blog/index.ts';
import { createCatalogue } from './features/catalogue/index.ts';
import { createEngagements } from './features/engagements/index.ts';
import { createGeneration } from './features/generation/index.ts';
import { createHistory } from './features/history/index.ts';
import { createLeads } from './features/leads/index.ts';
import { createNotifications } from './features/notifications/index.ts';
import { createPrivacy } from './features/privacy/index.ts';
import { createQuestionnaires } from './features/questionnaires/index.ts';
import { createRecommendation } from './features/recommendation/index.ts';
import { createRecommenders, recommendersShowing } from './features/recommenders/index.ts';
import { createSite } from './features/site/index.ts';
import type { Platform } from './platform/index.ts';

export type Features = ReturnType<typeof composeFeatures>;

/** Creates every feature on a platform. Nothing begins before its plugin is registered. */
export function composeFeatures(platform: Platform) {
  const catalogue = createCatalogue(platform);
  const questionnaires = createQuestionnaires(platform, { recommendersShowing });
  const recommenders = createRecommenders(platform);
  const recommendation = createRecommendation(platform);
  const engagements = createEngagements(platform, { recommenders });
  const assistant = createAssistant(platform, { engagements, recommendation, recommenders });
  const generation = createGeneration(platform, { catalogue, recommenders });
  return {
    site: createSite(platform),
    accounts: createAccounts(platform),
    blog: createBlog(platform),
    leads: createLeads(platform),
    recommenders,
    questionnaires,
    catalogue,
    recommendation,
    engagements,
    assistant,
    analytics: createAnalytics(platform),
    history: createHistory(platform),
    generation,
    notifications: createNotifications(platform),
    privacy: createPrivacy(platform),
  };
}

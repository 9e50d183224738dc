/** Recommenders, the websites they may show on, their visitor calls, and the company profile. */
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../../platform/http/feature.ts';
import type { FrontAnswer } from '../../platform/http/front/in-front.ts';
import type { Platform } from '../../platform/index.ts';
import { recommenderChanged } from '../questionnaires/index.ts';
import { companyRoutes } from './company/routes.ts';
import type { Publishing } from './publishing.ts';
import { routes } from './routes.ts';
import { createVisitorLimits, quickBootstrap } from './visitors/quick-bootstrap.ts';
import { createVisitors, type Serving, type Visitors } from './visitors/visitor.ts';
import { visitorRoutes } from './visitors/visitor-routes.ts';
import type { VisitorRecommender } from './visitors/visitor-shapes.ts';

export { binnedRecommenders, purgeRecommenders, restoreRecommender, shownBy } from './bin.ts';
export {
  companyProfile,
  companyProfileStamp,
  companyProfileWithVersion,
  profileChanged,
  saveCompanyProfile,
} from './company/profile.ts';
export type { Asking, Experimenting, NoteUnseen, Place, RunningExperiment } from './experimenting.ts';
export type { Publishing } from './publishing.ts';
export { createRecommender, listWebsites, type RecommenderDefinition, recommenderNames, saveRecommender } from './service.ts';
export { picturesOfDesigns, recommendersOf, recommendersShowing, shareWebsites, showingOf, websitesOfOwner } from './store.ts';
export { type Engagement, mintEngagement, verifyEngagement } from './visitors/engagement.ts';
export { bootstrapOf, type VisitorRecommender } from './visitors/visitor-shapes.ts';
export { isListed } from './visitors/websites.ts';

/** What other features read from the recommenders in this process's memory. */
export interface Recommenders extends Feature {
  /** A recommender as visitors get it, active or not; null when there is none. */
  findForVisitor: Visitors['find'];
  /** The same if it is in memory; null when it has to be loaded, or there is none. */
  readyForVisitor(ownerId: number, recommenderId: number): VisitorRecommender | null;
  assertOriginAllowed: Visitors['assertOriginAllowed'];
  mayShowOn: Visitors['mayShowOn'];
  /** Registers the calls of every page view, in a separate scope without the hooks of other requests. */
  visitorPlugin(app: FastifyInstance): Promise<void>;
  /** Answers the usual requests among them in front of the framework. */
  inFront: readonly FrontAnswer[];
}

/**
 * Creates the feature. Its functions find a recommender for a visitor and check whether a page may show it (HttpError 404, 403). `visitorPlugin` registers the visitors' calls in a scope
 * without the hooks of the others; `publishing` may refuse to activate a recommender; `deciding` says which recommender an experiment shows.
 */
export function createRecommenders(platform: Platform, publishing: Publishing, deciding: Serving): Recommenders {
  const visitors = createVisitors(platform, deciding);
  const limits = createVisitorLimits(platform.config.rateLimitScale);
  return {
    findForVisitor: visitors.find,
    readyForVisitor: (ownerId, recommenderId) => visitors.readyNow(`${ownerId}/${recommenderId}`)?.recommender ?? null,
    assertOriginAllowed: visitors.assertOriginAllowed,
    mayShowOn: visitors.mayShowOn,
    visitorPlugin: async (app) => visitorRoutes(app, platform, visitors, limits, deciding.noteUnseen),
    inFront: [quickBootstrap(visitors, limits.bootstrap)],
    async plugin(app) {
      await platform.database.subscribe(recommenderChanged, visitors.forget);
      routes(app, platform, publishing);
      companyRoutes(app, platform, publishing);
    },
  };
}

/** Recommenders, the websites they may show on, their visitor calls, and the company profile. */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { companyRoutes } from './company/routes.ts';
import { routes } from './routes.ts';
import { forgetWhatChanges } from './visitor.ts';

export { companyProfile, saveCompanyProfile } from './company/profile.ts';
export { type Engagement, mintEngagement, verifyEngagement } from './engagement.ts';
export { createRecommender, type RecommenderDefinition, recommenderNames, saveRecommender } from './service.ts';
export { picturesOfDesigns } from './store.ts';
export { assertOriginAllowed, recommenderForVisitor } from './visitor.ts';
export { visitorReads } from './visitor-routes.ts';
export { bootstrapOf, type VisitorRecommender } from './visitor-shapes.ts';

export async function recommenders(app: FastifyInstance, platform: Platform): Promise<void> {
  await forgetWhatChanges(platform);
  routes(app, platform);
  companyRoutes(app, platform);
}

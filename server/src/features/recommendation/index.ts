/** What is recommended: rules over the catalogue, a score, and reasons that a visitor can read (design section 9). */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { forgetWhatChanges } from './ranking/shelves.ts';
import { routes } from './routes.ts';

export { digitsOf, formatPrice } from './price.ts';
export { tellingWords } from './ranking/word-search.ts';
export { reasonClauses } from './reasons.ts';
export { findProducts, type ProductMatch, presentMatch, recommend } from './service.ts';

export async function recommendation(app: FastifyInstance, platform: Platform): Promise<void> {
  await forgetWhatChanges(platform);
  routes(app, platform);
}

/** What is recommended: rules over the catalogue, a score, and reasons that a visitor can read (design section 9). */
import type { RecommendedProduct } from '@parley/contract';
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { catalogueChanged } from '../catalogue/index.ts';
import { createClicks } from './ranking/clicks.ts';
import { createShelves } from './ranking/shelves.ts';
import { routes } from './routes.ts';
import {
  beliefOf,
  type Context,
  findProducts,
  type ProductRanking,
  type RecommendationWish,
  recommend,
  type VisitorBelief,
} from './service.ts';

export { formatPrice } from './price.ts';
export { tellingWords } from './ranking/word-search.ts';
export { differenceRemarks, reasonClauses } from './reasons.ts';
export { type ProductMatch, presentMatch, type RecommendationWish, type VisitorBelief } from './service.ts';

/** What siblings ask of the catalogues that are ready for ranking. */
export interface Recommendation extends Feature {
  /** What a visitor's answers make likely. */
  beliefOf(ownerId: number, wish: Pick<RecommendationWish, 'selectedAnswerIds' | 'choice'>): Promise<VisitorBelief>;
  /** The ranking behind `recommend`, with how many products fit. */
  findProducts(ownerId: number, wish: RecommendationWish): Promise<ProductRanking>;
  /** The products that fit best, as a visitor sees them. */
  recommend(ownerId: number, wish: RecommendationWish): Promise<RecommendedProduct[]>;
}

/** Creates the feature, once per process. */
export function createRecommendation(platform: Platform): Recommendation {
  const context: Context = { platform, shelves: createShelves(platform), clicks: createClicks(platform) };
  return {
    beliefOf: (ownerId, wish) => beliefOf(context, ownerId, wish),
    findProducts: (ownerId, wish) => findProducts(context, ownerId, wish),
    recommend: (ownerId, wish) => recommend(context, ownerId, wish),
    async plugin(app) {
      await platform.database.subscribe(catalogueChanged, context.shelves.forget);
      routes(app, context);
    },
  };
}

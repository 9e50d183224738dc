/**
 * Recommends products: rules over the catalogue give a score, and each product comes with reasons that a visitor can read (design section
 * 9).
 */
import type { ProductChoice, RecommendedProduct, VisitorQuestion } from '@parley/contract';
import type { Db } from '../../platform/db/index.ts';
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { type CandidateProduct, catalogueChanged } from '../catalogue/index.ts';
import type { ProductRanking, VisitorBelief } from './after-answers.ts';
import { withPictures } from './answer-pictures.ts';
import {
  bearingProducts,
  browseProducts,
  type KindOnShelf,
  kindsOf,
  knowledgeOf,
  recommendable,
  type ShelfKnowledge,
  soldOutProduct,
  type TitledProduct,
  titlesWith,
} from './knowledge.ts';
import type { Bearer, Borne } from './ranking/bearing.ts';
import type { Browsed, BrowseWish } from './ranking/browsing/wish.ts';
import type { Choice } from './ranking/choice.ts';
import { createClicks, noClicks } from './ranking/clicks.ts';
import { createShelves } from './ranking/shelves.ts';
import { routes } from './routes.ts';
import { createRows, type ProductRow } from './rows.ts';
import { beliefOf, type Context, findProducts, type RecommendationWish, recommend } from './service.ts';

export type { ProductMatch, VisitorBelief } from './after-answers.ts';
export { questionAfter } from './asking-on/question-after.ts';
export type { KindOnShelf, ShelfKnowledge, TitledProduct } from './knowledge.ts';
export { formatPrice } from './price.ts';
export type { Browsed, BrowseWish } from './ranking/browsing/wish.ts';
export { differenceRemarks, reasonClauses } from './reasons.ts';
export type { ProductRow } from './rows.ts';
export { presentMatch, type RecommendationWish } from './service.ts';

/** What other features use of this one. */
export interface Recommending {
  /** How likely each product is, given a visitor's answers. */
  beliefOf(ownerId: number, wish: Pick<RecommendationWish, 'selectedAnswerIds' | 'choice'>): Promise<VisitorBelief>;
  /** The ranking behind `recommend`, with the number of products that match. */
  findProducts(ownerId: number, wish: RecommendationWish): Promise<ProductRanking>;
  /** The products that fit a description given in a conversation. */
  browse(ownerId: number, wish: BrowseWish): Promise<Browsed<CandidateProduct>>;
  /** The products that bear any of some words in title, properties or description, the best first. */
  bearersOf(ownerId: number, borne: Borne): Promise<Bearer<CandidateProduct>[]>;
  /** The given products that are in stock and allowed by the rules of a recommender, in the order of the ids. */
  recommendable(ownerId: number, ids: readonly number[], choice: Choice): Promise<number[]>;
  /** Facts of some products, and the product whose page is at an address. */
  knowledgeOf(ownerId: number, ids: readonly number[], page: string | null): Promise<ShelfKnowledge>;
  /** Live products by id, in the catalogue's order; from memory, as the shelf is. */
  productsByIds(ownerId: number, ids: readonly number[]): Promise<ProductRow[]>;
  /** The id of the live product whose page is at an address without query and fragment; null when there is none. */
  productAtPage(ownerId: number, page: string): Promise<number | null>;
  /** The first product out of stock with such a title; null when there is none. */
  soldOutProduct(ownerId: number, isMeant: (title: string) => boolean): Promise<number | null>;
  /** The products in whose titles each word stands, in stock or not, by the word; words of many products are left out. */
  titlesWith(
    ownerId: number,
    words: readonly string[],
    how: { language: string; isIn: (title: string, word: string) => boolean },
  ): Promise<Map<string, TitledProduct[]>>;
  /** The categories with the most products that a recommender may show. */
  kindsOf(ownerId: number, most: number, choice: Choice): Promise<KindOnShelf[]>;
  /** Questions with pictures of products for answers whose owner gave none. */
  withPictures(ownerId: number, questions: readonly VisitorQuestion[], choice: ProductChoice): Promise<VisitorQuestion[]>;
  /** The best products, as a visitor sees them. */
  recommend(ownerId: number, wish: RecommendationWish): Promise<RecommendedProduct[]>;
}

export interface Recommendation extends Feature, Recommending {
  /** The same without what visitors clicked: it changes with the catalogue and the owner's settings alone. */
  unlearnt: Recommending;
  /** `unlearnt` for a transaction in which products changed. It prepares them anew, once, and shares nothing with the others. */
  unlearntIn(db: Db): Recommending;
}

/**
 * Creates the feature. Its functions rank, search and describe an owner's products; `unlearnt` has the same without what visitors clicked, for tests of the
 * assistant, and `unlearntIn` reads from a transaction. Prepared products are forgotten when the catalogue changes.
 */
export function createRecommendation(platform: Platform): Recommendation {
  const reading = (from: Platform) => ({ platform: from, shelves: createShelves(from), rows: createRows(from) });
  const context: Context = { ...reading(platform), clicks: createClicks(platform) };
  return {
    ...recommending(context),
    unlearnt: recommending({ ...context, clicks: noClicks }),
    unlearntIn: (db) => recommending({ ...reading({ ...platform, db }), clicks: noClicks }),
    async plugin(app) {
      await platform.database.subscribe(catalogueChanged, (ownerId) => {
        context.shelves.forget(ownerId);
        context.rows.forget(ownerId);
      });
      routes(app, context);
    },
  };
}

const recommending = (context: Context): Recommending => ({
  beliefOf: (ownerId, wish) => beliefOf(context, ownerId, wish),
  findProducts: (ownerId, wish) => findProducts(context, ownerId, wish),
  browse: (ownerId, wish) => browseProducts(context, ownerId, wish),
  knowledgeOf: (ownerId, ids, page) => knowledgeOf(context, ownerId, ids, page),
  bearersOf: (ownerId, borne) => bearingProducts(context, ownerId, borne),
  recommendable: (ownerId, ids, choice) => recommendable(context, ownerId, ids, choice),
  titlesWith: (ownerId, words, how) => titlesWith(context, ownerId, words, how),
  soldOutProduct: (ownerId, isMeant) => soldOutProduct(context, ownerId, isMeant),
  productsByIds: (ownerId, ids) => context.rows.byIds(ownerId, ids),
  productAtPage: (ownerId, page) => context.rows.atPage(ownerId, page),
  kindsOf: (ownerId, most, choice) => kindsOf(context, ownerId, most, choice),
  withPictures: (ownerId, questions, choice) => withPictures(context, ownerId, questions, choice),
  recommend: (ownerId, wish) => recommend(context, ownerId, wish),
});

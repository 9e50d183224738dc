/** What is recommended to a visitor: the owner's catalogue seen through the chosen answers and the chat. */
import type { BodyOf, ProductChoice, RecommendedProduct, tryProductChoice } from '@parley/contract';
import { detectLanguage } from '../../kit/languages/detect.ts';
import { type ChatLanguage, isChatLanguage } from '../../kit/languages/index.ts';
import type { ShownPicture } from '../../platform/fetch/index.ts';
import type { Platform } from '../../platform/index.ts';
import { type CandidateProduct, productsByIds } from '../catalogue/index.ts';
import { answerFacts } from '../questionnaires/index.ts';
import { leads } from './ranking/choice.ts';
import { allowedBy, type Match, type Ranking, rank } from './ranking/rank.ts';
import type { Shelves } from './ranking/shelves.ts';
import { reasonClauses } from './reasons.ts';

/** Products in the 'Recommended' box. */
export const usualLimit = 3;
const maxEntries = 24;

export interface RecommendationWish {
  /** What the visitor chose; unknown ids and those of other owners are ignored. */
  selectedAnswerIds: readonly number[];
  /** What the visitor wrote, when it may name products. */
  text?: string | undefined;
  /** What the recommender may recommend; without it everything. */
  choice?: ProductChoice | undefined;
  /** At most 24; by default what the choice says, or 3. */
  limit?: number | undefined;
  /** Of the reasons; detected from the text and the answers when it is not given. */
  language?: ChatLanguage | undefined;
}

/** What the parts of this feature work with. */
export interface Context {
  platform: Platform;
  shelves: Shelves;
}

export type ProductMatch = Match<CandidateProduct>;

/** The ranking behind `recommend`, with the number of products that fit. */
export async function findProducts(
  { platform, shelves }: Context,
  ownerId: number,
  wish: RecommendationWish,
): Promise<Ranking<CandidateProduct>> {
  const answers = await chosenAnswers(platform, ownerId, wish.selectedAnswerIds);
  const { choice, text } = wish;
  const limit = Math.min(wish.limit ?? choice?.recommendedProductsLimit ?? usualLimit, maxEntries);
  if (answers.length === 0 && !text && !(choice && leads(choice))) return { top: [], count: 0 };
  return rank(await shelves.of(ownerId), { answers, text, limit, choice });
}

/**
 * The products that fit best (design section 9), the best first, with reasons that a visitor reads. Pictures are absolute addresses or
 * empty.
 */
export async function recommend(context: Context, ownerId: number, wish: RecommendationWish): Promise<RecommendedProduct[]> {
  const { top } = await findProducts(context, ownerId, wish);
  const language = wish.language ?? languageOfWish(wish.text, top);
  return top.map((match) => presentMatch(match, language, context.platform.shownPicture));
}

/** The language of what the visitor wrote and of the answers that count as reasons. */
function languageOfWish(text: string | undefined, matches: readonly ProductMatch[]): ChatLanguage {
  const reasons = matches.flatMap((match) => match.reasons.map((reason) => reason.text));
  const language = detectLanguage([text ?? '', ...reasons].join(' '));
  return isChatLanguage(language) ? language : 'en';
}

/** Products shown of those that a choice allows. */
const exampleCount = 6;

/** What a choice would recommend, saved or not (contract: tryProductChoice). */
export async function tryChoice(context: Context, ownerId: number, body: BodyOf<typeof tryProductChoice>) {
  const { platform, shelves } = context;
  const { selectedAnswerIds, ...choice } = body;
  const shelf = await shelves.of(ownerId);
  const allowed = allowedBy(shelf, choice, exampleCount);
  const pinned = new Map((await productsByIds(platform.db, ownerId, choice.pinnedProducts)).map((row) => [row.id, row]));
  const reachable = new Set(allowedBy(shelf, choice, choice.pinnedProducts.length).top.map(({ product }) => product.id));
  const present = (match: ProductMatch) => presentMatch(match, 'en', platform.shownPicture);
  return {
    recommended: await recommend(context, ownerId, { selectedAnswerIds, choice }),
    allowed: allowed.count,
    examples: allowed.top.map(present),
    pinned: [...new Set(choice.pinnedProducts)].flatMap((id) => {
      const product = pinned.get(id);
      return product ? [{ ...present({ product, score: 0, reasons: [] }), shown: reachable.has(id) }] : [];
    }),
  };
}

async function chosenAnswers(platform: Platform, ownerId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const facts = await answerFacts(platform.db, ownerId, ids);
  return [...new Set(ids)].flatMap((id) => {
    const answer = facts.get(id);
    return answer && answer.productRules.length > 0 ? [{ text: answer.text, rules: answer.productRules }] : [];
  });
}

/** A match as the visitor sees it (contract: recommendedProduct). */
export function presentMatch({ product, reasons }: ProductMatch, language: ChatLanguage, shownPicture: ShownPicture): RecommendedProduct {
  return {
    id: product.id,
    productTitle: product.title,
    productImage: shownPicture(product.image),
    productLink: product.link,
    price: product.priceMinor,
    currency: product.currency,
    reasons: reasonClauses(reasons, language),
  };
}

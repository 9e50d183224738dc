/** Recommends products to a visitor by the chosen answers and the message. */
import type { BodyOf, CartSystem, ProductChoice, RecommendedProduct, tryProductChoice } from '@parley/contract';
import { detectMessageLanguage } from '../../kit/languages/detect.ts';
import type { ChatLanguage } from '../../kit/languages/replies/index.ts';
import type { ShownPicture } from '../../platform/fetch/index.ts';
import type { Platform } from '../../platform/index.ts';
import { type CandidateProduct, type ProductVariant, productsByIds } from '../catalogue/index.ts';
import { answerFacts, questionnaireLanguage, questionsOfAnswers } from '../questionnaires/index.ts';
import { beliefAfter, type ProductMatch, type ProductRanking, rankAfter, type VisitorBelief } from './after-answers.ts';
import { recommendsByItself } from './ranking/choice.ts';
import type { Clicks } from './ranking/clicks.ts';
import { allowedBy } from './ranking/rank.ts';
import type { Shelves } from './ranking/shelves.ts';
import { differenceRemarks, reasonClauses } from './reasons.ts';
import type { Rows } from './rows.ts';

export interface RecommendationWish {
  /** The ids of the chosen answers; unknown ids and those of other owners are ignored. */
  selectedAnswerIds: readonly number[];
  /** The visitor's message, when it may name products. */
  text?: string | undefined;
  /** The owner's choice for the recommender; without it all products. */
  choice?: ProductChoice | undefined;
  /** At most 24. By default the choice's limit, or 3. */
  limit?: number | undefined;
  /** The belief after the answers, if the caller has computed it (`beliefOf`). */
  belief?: VisitorBelief | undefined;
  /** The language of the reasons; by default that of the message or of the questionnaire. */
  language?: ChatLanguage | undefined;
}

/** The dependencies that the files of this feature share. */
export interface Context {
  platform: Platform;
  shelves: Shelves;
  rows: Rows;
  clicks: Clicks;
}

/** Computes the belief about a visitor from the chosen answers. Unknown answers and those of other owners are ignored. */
export async function beliefOf(
  { platform, shelves, clicks }: Context,
  ownerId: number,
  { selectedAnswerIds, choice }: Pick<RecommendationWish, 'selectedAnswerIds' | 'choice'>,
): Promise<VisitorBelief> {
  const questions = await questionsOfAnswers(platform.db, ownerId, selectedAnswerIds);
  const shelf = await shelves.of(ownerId);
  return beliefAfter(shelf, questions, selectedAnswerIds, { choice, clicked: await clicks.priorOf(ownerId, shelf) });
}

/** The ranking behind `recommend`, with the number of products that match everything. */
export async function findProducts(context: Context, ownerId: number, wish: RecommendationWish): Promise<ProductRanking> {
  const { choice, text, selectedAnswerIds } = wish;
  if (selectedAnswerIds.length === 0 && !text && !(choice && recommendsByItself(choice))) return { top: [], count: 0 };
  const belief = wish.belief ?? (await beliefOf(context, ownerId, wish));
  return rankAfter(belief, selectedAnswerIds, wish);
}

/** The best products (design section 9), best first, with reasons for the visitor. Pictures are absolute addresses or empty. */
export async function recommend(context: Context, ownerId: number, wish: RecommendationWish): Promise<RecommendedProduct[]> {
  const { top } = await findProducts(context, ownerId, wish);
  const language = wish.language ?? (await languageOfWish(context.platform, ownerId, wish));
  return top.map((match) => presentMatch(match, language, context.platform.shownPicture));
}

/** The language of the message, else that of the questionnaire. */
async function languageOfWish({ db }: Platform, ownerId: number, { text, selectedAnswerIds }: RecommendationWish): Promise<ChatLanguage> {
  const written = text ? detectMessageLanguage(text) : null;
  if (written) return written;
  const [fact] = (await answerFacts(db, ownerId, selectedAnswerIds.slice(0, 1))).values();
  return (fact && (await questionnaireLanguage(db, ownerId, fact.questionnaireId))) ?? 'en';
}

/** The number of products shown in a trial of a choice. */
const exampleCount = 6;

/** The products that a choice, saved or not, would recommend (contract: tryProductChoice). */
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
      return product ? [{ ...present({ product, score: 0, reasons: [], misses: [] }), shown: reachable.has(id) }] : [];
    }),
  };
}

/** A match as visitors see it (contract: recommendedProduct). */
export function presentMatch(
  { product, reasons, misses, variant }: ProductMatch,
  language: ChatLanguage,
  shownPicture: ShownPicture,
): RecommendedProduct {
  return {
    id: product.id,
    productTitle: product.title,
    productImage: shownPicture(product.image),
    productLink: variant ? linkOfVariant(product.link, variant.id) : product.link,
    price: product.priceMinor,
    currency: product.currency,
    reasons: reasonClauses(reasons, language),
    differs: differenceRemarks(misses, language),
    variant: variant ? presentVariant(variant, shownPicture) : null,
    cart: cartOf(product),
  };
}

/** The system whose cart takes the product. Without a variant to choose, only a product that goes into the cart itself. */
const cartOf = ({ cart, variants }: CandidateProduct): CartSystem | null =>
  cart && (cart.id !== null || variants.length > 0) ? cart.system : null;

const presentVariant = ({ id, options, priceMinor, image }: ProductVariant, shownPicture: ShownPicture) => ({
  id,
  title: Object.values(options).join(' / '),
  price: priceMinor,
  image: shownPicture(image),
});

/** The link to a variant. Shopify's addresses select a variant by its id; other links stay as they are. */
const linkOfVariant = (link: string, id: string): string =>
  /^\d{6,}$/.test(id) && /\/products\/[^/?#]+$/.test(link) ? `${link}?variant=${id}` : link;

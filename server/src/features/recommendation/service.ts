/** Recommends products to a visitor by the chosen answers and the message. */
import type { BodyOf, CartSystem, ProductChoice, RecommendedProduct, tryProductChoice } from '@parley/contract';
import { detectMessageLanguage } from '../../kit/languages/detect.ts';
import type { ChatLanguage } from '../../kit/languages/replies/index.ts';
import type { ShownPicture } from '../../platform/fetch/index.ts';
import type { Platform } from '../../platform/index.ts';
import { type CandidateProduct, type ProductVariant, productsByIds } from '../catalogue/index.ts';
import { type AnsweredQuestion, answerFacts, questionnaireLanguage, questionsOfAnswers } from '../questionnaires/index.ts';
import { type Belief, believe } from './ranking/believing.ts';
import { recommendsByItself } from './ranking/choice.ts';
import type { Clicks } from './ranking/clicks.ts';
import { allowedBy, type ChosenAnswer, type Match, type Ranking, rank } from './ranking/rank.ts';
import type { ProductShelf, Shelves } from './ranking/shelves.ts';
import { variantFor } from './ranking/variants.ts';
import { differenceRemarks, reasonClauses } from './reasons.ts';
import type { Rows } from './rows.ts';

/** The default number of products in the 'Recommended' box. */
export const usualLimit = 3;
const maxEntries = 24;

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

/** A match with the variant that matches the answers. */
export interface ProductMatch extends Match<CandidateProduct> {
  variant?: ProductVariant | null;
}

/** A ranking with the matching variants. */
export interface ProductRanking extends Ranking<CandidateProduct> {
  top: ProductMatch[];
}

/** The belief about a visitor, and the shelf that its places refer to. */
export interface VisitorBelief extends Belief {
  shelf: ProductShelf;
  /** The answered questions, in the order of their answers. */
  questions: readonly AnsweredQuestion[];
}

/** Computes the belief about a visitor from the chosen answers. Unknown answers and those of other owners are ignored. */
export async function beliefOf(
  { platform, shelves, clicks }: Context,
  ownerId: number,
  { selectedAnswerIds, choice }: Pick<RecommendationWish, 'selectedAnswerIds' | 'choice'>,
): Promise<VisitorBelief> {
  const questions = await questionsOfAnswers(platform.db, ownerId, selectedAnswerIds);
  const shelf = await shelves.of(ownerId);
  return {
    shelf,
    questions,
    ...believe(shelf, questions, new Set(selectedAnswerIds), { choice, clicked: await clicks.priorOf(ownerId, shelf) }),
  };
}

/** The ranking behind `recommend`, with the number of products that match everything. */
export async function findProducts(context: Context, ownerId: number, wish: RecommendationWish): Promise<ProductRanking> {
  const { choice, text, selectedAnswerIds } = wish;
  if (selectedAnswerIds.length === 0 && !text && !(choice && recommendsByItself(choice))) return { top: [], count: 0 };
  const belief = wish.belief ?? (await beliefOf(context, ownerId, wish));
  const answers = answersWithRules(belief, selectedAnswerIds);
  const kept = answers.filter(({ isTakenBack }) => !isTakenBack);
  const limit = Math.min(wish.limit ?? choice?.recommendedProductsLimit ?? usualLimit, maxEntries);
  const ranking = rank(belief.shelf, { answers, text, limit, choice, belief: belief.probabilities });
  const top = ranking.top.map((match) => ({ ...match, variant: variantFor(match.product.variants, kept) }));
  return { ...ranking, top: text ? top : worthShowing(top) };
}

/** Drops products that differ in two answers more than the closest one, which may match everything. */
function worthShowing(top: readonly ProductMatch[]): ProductMatch[] {
  const least = Math.min(...top.map(({ misses }) => misses.length));
  return top.filter(({ misses }) => misses.length <= least + 1);
}

/** The chosen answers that have rules, in the order in which they were chosen. */
function answersWithRules({ questions, evidence }: VisitorBelief, ids: readonly number[]): ChosenAnswer[] {
  const takenBack = new Set(evidence.flatMap(({ question, isTakenBack }) => (isTakenBack ? [question.id] : [])));
  const byId = new Map(
    questions.flatMap(({ id: questionId, followUpFamily, answers }) =>
      answers.map((answer) => [answer.id, { ...answer, followUpFamily, questionId }]),
    ),
  );
  return [...new Set(ids)].flatMap((id) => {
    const answer = byId.get(id);
    if (!answer || answer.productRules.length === 0) return [];
    const { text, productRules: rules, followUpFamily, questionId } = answer;
    return [{ text, rules, soft: followUpFamily !== null, questionId, isTakenBack: takenBack.has(questionId) }];
  });
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

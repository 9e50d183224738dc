/** The belief about what a visitor looks for, and the ranking that the visitor is shown, after some answers. Pure. */
import type { ProductChoice } from '@parley/contract';
import type { CandidateProduct, ProductVariant } from '../catalogue/index.ts';
import type { AnsweredQuestion } from '../questionnaires/index.ts';
import { type Belief, believe } from './ranking/believing.ts';
import { type ChosenAnswer, type Match, type Ranking, rank } from './ranking/rank.ts';
import type { ProductShelf } from './ranking/shelves.ts';

/** The default number of products in the 'Recommended' box. */
export const usualLimit = 3;
const maxEntries = 24;

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

/**
 * The belief about a visitor who chose these answers.
 * @param questions the answered questions with all of their answers, in the order in which they were answered
 * @param clicked the prior by clicks, of the same shelf
 */
export const beliefAfter = (
  shelf: ProductShelf,
  questions: readonly AnsweredQuestion[],
  chosenIds: readonly number[],
  how: { choice?: ProductChoice | undefined; clicked: Float64Array },
): VisitorBelief => ({ shelf, questions, ...believe(shelf, questions, new Set(chosenIds), how) });

/** The products that a visitor with this belief is shown, best first, and how many match everything. `text` is a message that may name products. */
export function rankAfter(
  belief: VisitorBelief,
  chosenIds: readonly number[],
  wish: { text?: string | undefined; choice?: ProductChoice | undefined; limit?: number | undefined },
): ProductRanking {
  const { text, choice } = wish;
  const answers = answersWithRules(belief, chosenIds);
  const limit = Math.min(wish.limit ?? choice?.recommendedProductsLimit ?? usualLimit, maxEntries);
  const ranking = rank(belief.shelf, { answers, text, limit, choice, belief: belief.probabilities });
  const top = ranking.top.map((match) => ({ ...match, variant: variantOf(match) }));
  return { ...ranking, top: text ? top : worthShowing(top) };
}

const variantOf = ({ product, variantIndex }: Match<CandidateProduct>): ProductVariant | null =>
  product.variants[variantIndex ?? -1] ?? null;

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

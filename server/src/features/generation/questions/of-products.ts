/** Makes questions from a list of products: extracts facts, indexes them, plans the questions and words them. Pure. */

import type { CatalogueQuality } from '@parley/contract';
import { type Opening, qualityOf } from '../../asking/index.ts';
import { type FactProduct, factsOf, indexFacts, languageOfProducts } from '../../catalogue/index.ts';
import { type PlannedQuestion, planQuestions } from './plan.ts';
import { type DraftQuestion, wordQuestions } from './wording.ts';

/** The fields of a product that questions are made from. */
export type AskedProduct = FactProduct & { priceMinor: number | null; currency: string | null };

export interface ProductQuestions {
  /** The language of the texts: that of the products' texts, else the one that the shop's pages declare. */
  language: string | null;
  plan: PlannedQuestion[];
  questions: DraftQuestion[];
  quality: CatalogueQuality;
}

/** Makes questions that distinguish these products. `declared` is the language that the shop's pages declare. */
export function questionsOf(products: readonly AskedProduct[], declared: string | null): ProductQuestions {
  const language = languageOfProducts(products, declared);
  const index = indexFacts(products, factsOf(products, language));
  const plan = planQuestions(index, language);
  return { language, plan, questions: wordQuestions(plan, language), quality: qualityOf(index, language, openingOf(plan, 0)) };
}

/** A planned question with what follows it. */
function openingOf(plan: readonly PlannedQuestion[], place: number): Opening | null {
  const planned = plan[place];
  if (!planned) return null;
  const { question, answers } = planned;
  return {
    question: { ...question, answers },
    after(at) {
      const next = answers[at]?.next ?? null;
      return next === null ? null : openingOf(plan, next);
    },
  };
}

/** The questions of a list of products: facts, index, plan and wording in one. Pure. */

import type { DraftQuality } from '@parley/contract';
import { type FactProduct, factsOf, indexFacts, languageOfProducts } from '../../catalogue/index.ts';
import { type PlannedQuestion, planQuestions } from './plan.ts';
import { qualityOf } from './quality.ts';
import { type DraftQuestion, wordQuestions } from './wording.ts';

/** As much of a product as questions are made of. */
export type AskedProduct = FactProduct & { priceMinor: number | null; currency: string | null };

export interface ProductQuestions {
  /** In which they are worded: the language of the products' texts, else the one that the shop's pages declare. */
  language: string | null;
  plan: PlannedQuestion[];
  questions: DraftQuestion[];
  quality: DraftQuality;
}

/** Makes the questions that lead to one of these products. `declared` is the language that the shop's pages name. */
export function questionsOf(products: readonly AskedProduct[], declared: string | null): ProductQuestions {
  const language = languageOfProducts(products, declared);
  const index = indexFacts(products, factsOf(products, language));
  const plan = planQuestions(index, language);
  return { language, plan, questions: wordQuestions(plan, language), quality: qualityOf(index) };
}

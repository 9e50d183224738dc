/** Makes a questionnaire from the owner's existing catalogue. */
import type { Questionnaire } from '@parley/contract';
import { impossible } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/index.ts';
import { type CatalogueProduct, mainLanguage, someProducts } from '../../catalogue/index.ts';
import { createQuestionnaireWith, ownersQuestionnaire, type QuestionnaireDefinition } from '../../questionnaires/index.ts';
import { questionnaireOf } from '../drafts/draft.ts';
import { questionsOf } from './of-products.ts';

/** The size of the sample, the same as in the demo: questions that distinguish these products work for the others too. */
const maxProducts = 1000;

/** The questionnaire that is generated for these products. `language` is that of their texts, such as `en`. */
export const generatedQuestionnaire = (name: string, products: readonly CatalogueProduct[], language: string): QuestionnaireDefinition =>
  questionnaireOf(name, questionsOf(products, language).questions);

/**
 * Makes and stores a questionnaire that distinguishes the owner's products in stock.
 * @throws HttpError 422 `no_questions` when no question distinguishes them
 */
export async function suggestQuestionnaire(platform: Platform, ownerId: number, name: string): Promise<Questionnaire> {
  const { db } = platform;
  const products = await someProducts(db, ownerId, maxProducts);
  const { plan, questions } = questionsOf(products, await mainLanguage(db, ownerId));
  if (plan.length === 0) throw noQuestions(products.length);
  const definition = questionnaireOf(name, questions);
  const { questionnaireId } = await db.transaction((tx) => createQuestionnaireWith(tx, ownerId, definition));
  return ownersQuestionnaire(db, ownerId, questionnaireId);
}

const noQuestions = (products: number) =>
  impossible(
    'no_questions',
    products === 0
      ? 'There are no products in stock to ask about. Import your catalogue first.'
      : 'Your products have too little in common to be told apart by questions. Give them categories, tags or prices, or write the questions yourself.',
  );

/** The ids of what the seed creates. */
import type { CatalogueProduct } from '../features/catalogue/index.ts';
import type { QuestionnaireDefinition } from '../features/questionnaires/index.ts';
import type { RecommenderDefinition } from '../features/recommenders/index.ts';
import type { SampleShop } from '../features/site/index.ts';

/** An owner with one recommender. */
export interface Demo {
  ids: { userId: number; popupId: number };
  /** Nobody can receive mail or sign in there. */
  username: string;
  /** The catalogue source. It does not depend on PUBLIC_URL, so changing that never duplicates the products. */
  source: string;
  company: SampleShop['company'];
  products: CatalogueProduct[];
  questionnaire(): QuestionnaireDefinition;
  recommender: Omit<RecommenderDefinition, 'questionnaireId' | 'id'>;
}

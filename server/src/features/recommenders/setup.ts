/** The owner's progress towards a working recommender, for the first-run guide. */
import type { Setup } from '@parley/contract';
import type { Executor } from '../../platform/db/index.ts';
import { countProducts } from '../catalogue/index.ts';
import { questionnairesWithQuestions } from '../questionnaires/index.ts';
import * as store from './store.ts';

/** Reads every step; of several recommenders it names the one that is furthest along, the newest of equals. */
export async function readSetup(db: Executor, ownerId: number): Promise<Setup> {
  const questionnaires = await questionnairesWithQuestions(db, ownerId);
  const rows = await store.recommendersOf(db, ownerId);
  const websites = await store.websiteCounts(db, ownerId);
  const along = (row: store.RecommenderRow) => (row.snippetSeenAt ? 4 : 0) + (row.active ? 2 : 0) + (websites.has(row.id) ? 1 : 0);
  const best = rows.reduce<store.RecommenderRow | null>((first, row) => (first && along(first) >= along(row) ? first : row), null);
  return {
    products: await countProducts(db, ownerId),
    questionnaires: questionnaires.length,
    questionnaireReady: questionnaires.some(({ questions }) => questions.some(({ answers }) => answers.length > 0)),
    popup: best && { popup_id: best.id, popup_name: best.name, status: best.active, websites: websites.get(best.id) ?? 0 },
    snippetSeenAt: best?.snippetSeenAt?.toISOString() ?? null,
  };
}

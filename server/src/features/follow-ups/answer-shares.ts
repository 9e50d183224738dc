/** Caches, for some minutes, how many visitors answer the follow-up questions of each questionnaire, by family. */
import { createMemory } from '../../platform/caches/memory.ts';
import type { Platform } from '../../platform/index.ts';
import type { FamilyCounts } from '../asking/index.ts';
import { questionReach } from '../counters/index.ts';
import { followUpFamilies } from '../questionnaires/index.ts';

const maxAgeMs = 10 * 60_000;
const maxQuestionnaires = 5000;
const maxFamilies = 100_000;
const never: FamilyCounts = { shown: 0, answered: 0 };

/** The counts of each questionnaire by family. */
export interface AnswerShares {
  of(ownerId: number, questionnaireId: number): Promise<(family: string) => FamilyCounts>;
}

/** The counts when no visitor was ever asked. */
export const noShares: AnswerShares = { of: async () => () => never };

/** Creates the cache. */
export function createAnswerShares({ db, clock }: Pick<Platform, 'db' | 'clock'>): AnswerShares {
  const memory = createMemory<ReadonlyMap<string, FamilyCounts>>({
    async load(key) {
      const [ownerId = 0, questionnaireId = 0] = key.split('/').map(Number);
      const families = await followUpFamilies(db, ownerId, questionnaireId);
      const reach = families.size > 0 ? await questionReach(db, ownerId, questionnaireId) : new Map<number, FamilyCounts>();
      const counts = new Map<string, FamilyCounts>();
      for (const [questionId, family] of families) {
        const [sum, { shown, answered }] = [counts.get(family) ?? never, reach.get(questionId) ?? never];
        counts.set(family, { shown: sum.shown + shown, answered: sum.answered + answered });
      }
      return counts;
    },
    size: (counts) => Math.min(counts.size, maxFamilies),
    now: () => clock.now().getTime(),
    maxEntries: maxQuestionnaires,
    maxSize: maxFamilies,
    maxAgeMs,
  });
  return {
    async of(ownerId, questionnaireId) {
      const counts = await memory.get(`${ownerId}/${questionnaireId}`);
      return (family) => counts.get(family) ?? never;
    },
  };
}

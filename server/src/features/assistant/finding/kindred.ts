/** Which words of a passage are related to those of a question, and how much that counts (rule A15 of README.md). Pure. */
import type { TermsOfWords } from './answers.ts';
import type { Candidate } from './index-store.ts';
import { kinshipsIn } from './marks.ts';
import type { ReadQuestion } from './question.ts';

/** How much the related words of a question speak for one passage. */
export interface Kindred {
  /** The sum of the weights of those that the passage has. */
  held: number;
  /** The sum of the weights of all of them. */
  share: number;
  several: boolean;
  inHeading: boolean;
}

export const notKindred: Kindred = { held: 0, share: 0, several: false, inHeading: false };

const mostHeld = 2.5;
/** About how many passages are weighed at most: a relation that only one of them has counts 1. */
const usualSize = 25;

/** The rarer a relation is among the passages, the more it counts. */
export function kindredIn(
  { terms: hits, heading, title, language }: Candidate,
  { kinships }: ReadQuestion,
  { terms, frequency, size }: { terms: TermsOfWords; frequency: ReadonlyMap<number, number>; size: number },
): Kindred {
  let [held, possible, count] = [0, 0, 0];
  for (const term of terms.kinships.values()) {
    const tells = Math.max(0, Math.log((size + 1) / ((frequency.get(term) ?? 0) + 0.5)) / Math.log(usualSize));
    possible += tells;
    if (!hits.has(term)) continue;
    held += tells;
    count++;
  }
  const above = count > 0 ? kinshipsIn(heading || title, language ?? 'en') : new Set();
  return {
    held: Math.min(mostHeld, held),
    share: possible === 0 ? 0 : held / possible,
    several: count > 1,
    inHeading: [...kinships].some((kinship) => above.has(kinship)),
  };
}

/** Which words of a passage are kindred to those of a question, and how much that tells (rule A15 of README.md). Pure. */
import type { TermsOfWords } from './answers.ts';
import type { Candidate } from './index-store.ts';
import { kinshipsIn } from './marks.ts';
import type { Asked } from './question.ts';

/** How much the kinships of a question tell, of one passage. */
export interface Kindred {
  /** How much those that it has tell, together. */
  held: number;
  /** Of all that could be had. */
  share: number;
  several: boolean;
  inHeading: boolean;
}

export const notKindred: Kindred = { held: 0, share: 0, several: false, inHeading: false };

const mostHeld = 2.5;
/** So many passages are weighed at most, about: a kinship that one of them has tells 1. */
const usualSize = 25;

/** The rarer a kinship is among the passages, the more it tells. */
export function kindredIn(
  { terms: hits, heading, title, language }: Candidate,
  { kinships }: Asked,
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

/** Which answers of a follow-up question lead nowhere, because no variant in stock has them together with what was chosen before. Pure. */
import type { CandidateAnswer } from '../../asking/index.ts';
import type { Belief } from '../ranking/believing.ts';
import { holdsFor } from '../ranking/rules.ts';
import type { Shelf } from '../ranking/shelf.ts';
import { fitsFurther } from '../ranking/variants.ts';

/**
 * Tells whether an answer leads nowhere: products match it and each earlier answer, but none of them by one variant in stock. An answer that no
 * product matches beside the earlier ones takes one of these back, and leads on.
 */
export function deadEnds(shelf: Shelf, { fitting, apart, wanted }: Pick<Belief, 'fitting' | 'apart' | 'wanted'>): (answer: CandidateAnswer) => boolean {
  if (shelf.options.places.length === 0 || !fitting || !apart) return () => false;
  return ({ text, rules }) => {
    if (rules.length === 0) return false;
    const held = holdsFor(shelf, rules);
    return held.some((holds, place) => holds === 1 && apart[place] === 1) && !fitsFurther(shelf, wanted, fitting, { text, rules });
  };
}

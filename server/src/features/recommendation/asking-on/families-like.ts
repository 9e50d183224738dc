/** Determines which families an owner's question asks about, by the products that match its answers. Pure. */

import type { Marks } from '../../asking/index.ts';
import type { FactFamily, FactIndex } from '../../catalogue/index.ts';
import { cachedIn, type Shelf } from '../ranking/shelf.ts';

/** Two sets count as equal when their intersection is at least this share of their union. */
const alike = 0.7;

/** The families with a value that has almost the same products as an answer. An answer by category can be about the kind, too. */
export const familiesLike = ({ facts, likeness }: Pick<Shelf, 'facts' | 'likeness'>, marks: Marks): readonly FactFamily[] =>
  cachedIn(likeness, marks, () => compared(facts, marks));

function compared({ values }: FactIndex, marks: Marks): FactFamily[] {
  let size = 0;
  for (const mark of marks) size += mark;
  if (size === 0 || size === marks.length) return [];
  const families = new Set<FactFamily>();
  for (const { family, places } of values) {
    if (families.has(family) || places.length * alike > size || size * alike > places.length) continue;
    let shared = 0;
    for (const place of places) shared += marks[place] as number;
    if (shared >= alike * (size + places.length - shared)) families.add(family);
  }
  return [...families];
}

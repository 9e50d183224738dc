/** Tells what an owner's question asks about by the products of its answers. Pure. */

import type { Marks } from '../asking/index.ts';
import type { FactFamily, FactIndex } from '../catalogue/index.ts';

/** Two sets of products mean the same when they share this much of what is in either. */
const alike = 0.7;

/** The families with a value that holds for almost the same products as an answer does: an answer by category may name a kind, too. */
export function familiesLike({ values }: FactIndex, marks: Marks): FactFamily[] {
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

/** Which products have the value of a property. Pure. */
import { isWood, valuesWithin } from '../../../../../kit/languages/materials.ts';
import { type Marks, type Shelf, withFact } from '../../shelf.ts';

/** The products with a value; for materials also those of a special kind: products of oak or larch are made of wood. */
export function withValue(shelf: Shelf, family: string, value: string): Marks {
  const marks = withFact(shelf, family, family === 'material' ? valuesWithin(value) : [value]);
  if (family === 'material' && value === 'wood') withWoods(shelf, marks);
  return marks;
}

/** Names of woods that are no values of their own. */
function withWoods(shelf: Shelf, marks: Marks): void {
  for (const each of shelf.facts.values)
    if (each.family === 'material' && each.labels.some(isWood)) for (const place of each.places) marks[place] = 1;
}

/** Which products have the value of a property. Pure. */
import { isWood, valuesWithin } from '../../../../../kit/languages/materials.ts';
import { type Marks, type Shelf, withFact } from '../../shelf.ts';

/** What has a value; of materials also what is made of a kind of it: of wood is what is made of oak or larch. */
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

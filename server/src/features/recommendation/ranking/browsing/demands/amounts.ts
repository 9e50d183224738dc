/** Amounts of a wish: 'a runner of 3 metres' is what comes in 300 cm, 'a frame of 70 × 100' what its shop lists as '100x70 cm'. Pure. */
import { measuredAmountsIn } from '../../../../../kit/text/amounts.ts';
import type { Shelf } from '../../shelf.ts';
import { type StatedWord, statementsOf } from '../words/stated.ts';

/** The demands from amounts in `text`; none for an amount that no product states, because it may measure something else. */
export const statedAmounts = (shelf: Shelf, text: string): StatedWord[] =>
  measuredAmountsIn(text).flatMap((amount) => {
    const places = placesByAmount(shelf).get(amount);
    if (!places) return [];
    const marks = new Uint8Array(shelf.products.length);
    for (const place of places) marks[place] = 1;
    return [{ word: amount, weight: 1, marks, missOf: () => [{ kind: 'unknown', wanted: [writtenAmount(amount)] }] }];
  });

/** The products that state each amount in their title, a property or an option; kept until the shelf changes. */
function placesByAmount(shelf: Shelf): ReadonlyMap<string, readonly number[]> {
  const { products, options, facets } = shelf;
  if (shelf.amounts.size === facets.size) return shelf.amounts.places;
  const byAmount = new Map<string, number[]>();
  const add = (amounts: readonly string[], places: Iterable<number>) => {
    for (const amount of amounts) {
      const statingPlaces = byAmount.get(amount) ?? [];
      for (const place of places) statingPlaces.push(place);
      byAmount.set(amount, statingPlaces);
    }
  };
  for (const [place, { title }] of products.entries()) add(measuredAmountsIn(title), [place]);
  for (const { value, places } of statementsOf(shelf)) add(measuredAmountsIn(value), places);
  const ofOptions = options.values.map(({ written }) => measuredAmountsIn(written));
  options.places.forEach((place, at) => {
    for (const value of options.offered.subarray(options.offers[at], options.offers[at + 1])) add(ofOptions[value] ?? [], [place]);
  });
  shelf.amounts = { size: facets.size, places: byAmount };
  return byAmount;
}

const ownUnits: Readonly<Record<string, string>> = { length: 'cm', weight: 'g', volume: 'ml' };

/** 'length 300' as people read it. */
function writtenAmount(amount: string): string {
  const [kind = '', value = ''] = amount.split(' ');
  return ownUnits[kind] ? `${value} ${ownUnits[kind]}` : `${amount} cm`;
}

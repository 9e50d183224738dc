/** Amounts of a wish: 'a runner of 3 metres' is what comes in 300 cm, 'a frame of 70 × 100' what its shop lists as '100x70 cm'. Pure. */
import { amountsIn } from '../../../../kit/text/amounts.ts';
import { type Marks, remembered, type Shelf } from '../shelf.ts';
import { type StatedWord, statementsOf } from './stated.ts';

/** What products must state of the amounts in `text`; empty for amounts that no product states, which may be of something else. */
export function statedAmounts(shelf: Shelf, text: string): StatedWord[] {
  return amountsIn(text).flatMap((amount) => {
    const marks = remembered(shelf, `states ${amount}`, () => withAmount(shelf, amount));
    return marks.includes(1)
      ? [{ word: amount, weight: 1, marks, missOf: () => [{ kind: 'unknown', wanted: [writtenAmount(amount)] }] }]
      : [];
  });
}

/** The products that state an amount in their title, a property or an option. */
function withAmount(shelf: Shelf, amount: string): Marks {
  const { products, options } = shelf;
  const holds = (text: string) => amountsIn(text).includes(amount);
  const marks = Uint8Array.from(products, ({ title }) => (holds(title) ? 1 : 0));
  for (const { value, places } of statementsOf(shelf)) if (holds(value)) for (const place of places) marks[place] = 1;
  const isOffered = options.values.map(({ written }) => holds(written));
  options.places.forEach((place, at) => {
    const offered = options.offered.subarray(options.offers[at], options.offers[at + 1]);
    if (offered.some((value) => isOffered[value])) marks[place] = 1;
  });
  return marks;
}

const ownUnits: Readonly<Record<string, string>> = { length: 'cm', weight: 'g', volume: 'ml' };

/** 'length 300' as people read it. */
function writtenAmount(amount: string): string {
  const [kind = '', value = ''] = amount.split(' ');
  return ownUnits[kind] ? `${value} ${ownUnits[kind]}` : `${amount} cm`;
}

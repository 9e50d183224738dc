/** Finds the products of a shelf that match a rule. */
import type { ProductRule } from '@parley/contract';
import { foldedWords } from '../../../kit/text/words.ts';
import { facetKey, type Marks, remembered, type Shelf, withFacet, withFact, withWord } from './shelf.ts';

/** The products that a rule matches (design section 9). An unknown price is in no range, and a guessed fact excludes nothing. */
export function fitting(shelf: Shelf, rule: ProductRule): Marks {
  const { effect, weight: _weight, ...what } = rule;
  return remembered(shelf, JSON.stringify([what, effect === 'exclude']), () => search(shelf, rule));
}

/** Like `fitting`, but words must occur in title, categories, tags or attributes; the description does not count. */
export const fittingByName = (shelf: Shelf, rule: ProductRule): Marks =>
  rule.field === 'text' ? withAllWords(shelf, foldedWords(rule.text), ['core']) : fitting(shelf, rule);

/** The products that an answer with these rules is about: those that it prefers or requires, without those that it excludes. */
export function holdsFor(shelf: Shelf, rules: readonly ProductRule[]): Marks {
  return remembered(shelf, `answer ${JSON.stringify(rules)}`, () => {
    const sets = (isMeant: (rule: ProductRule) => boolean) => rules.filter(isMeant).map((rule) => fitting(shelf, rule));
    const prices = sets(isPreferredPrice);
    const prefers = sets((rule) => rule.effect === 'prefer' && !isPreferredPrice(rule));
    const requires = sets(({ effect }) => effect === 'require');
    const excludes = sets(({ effect }) => effect === 'exclude');
    const marks = new Uint8Array(shelf.products.length).fill(1);
    if (requires.length === 0) keepAnyOf(marks, prefers);
    for (const fits of requires) keepAnyOf(marks, [fits]);
    // A preferred price must match, whatever else the answer prefers.
    keepAnyOf(marks, prices);
    for (const fits of excludes) for (let place = 0; place < marks.length; place++) if (fits[place]) marks[place] = 0;
    return marks;
  });
}

const isPreferredPrice = ({ field, effect }: ProductRule): boolean => field === 'price' && effect === 'prefer';

/** Takes the marks from the products that are in none of the sets, if there are sets. */
function keepAnyOf(marks: Uint8Array, sets: readonly Marks[]): void {
  if (sets.length === 0) return;
  for (let place = 0; place < marks.length; place++) if (!sets.some((fits) => fits[place])) marks[place] = 0;
}

function search(shelf: Shelf, rule: ProductRule): Marks {
  switch (rule.field) {
    case 'category':
    case 'tag':
      return withFacet(
        shelf,
        rule.values.map((value) => facetKey(rule.field, value)),
      );
    case 'attribute':
      return withFacet(
        shelf,
        rule.values.map((value) => facetKey('attribute', rule.name, value)),
      );
    case 'fact':
      return withFact(shelf, rule.family, rule.values, { withGuesses: rule.effect !== 'exclude' });
    case 'product':
      return withFacet(
        shelf,
        rule.ids.map((id) => facetKey('product', String(id))),
      );
    case 'price': {
      const [min, max] = [rule.min ?? 0, rule.max ?? Number.POSITIVE_INFINITY];
      const marks = new Uint8Array(shelf.products.length);
      for (let place = 0; place < marks.length; place++) {
        const price = shelf.products[place]?.priceMinor ?? Number.NaN;
        if (price >= min && price <= max) marks[place] = 1;
      }
      return marks;
    }
    case 'text':
      return withAllWords(shelf, foldedWords(rule.text), ['core', 'rest']);
  }
}

function withAllWords(shelf: Shelf, words: readonly string[], where: readonly ('core' | 'rest')[]): Marks {
  const marks = new Uint8Array(shelf.products.length).fill(words.length > 0 ? 1 : 0);
  for (const word of words) {
    keepAnyOf(
      marks,
      where.map((part) => withWord(shelf, part, word)),
    );
  }
  return marks;
}

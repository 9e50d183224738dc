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
    // A preferred price must match, whatever else the answer prefers.
    const prices = rules.filter(({ field, effect }) => field === 'price' && effect === 'prefer').map((rule) => fitting(shelf, rule));
    const of = (effect: ProductRule['effect']) =>
      rules
        .filter(({ field, ...rule }) => rule.effect === effect && !(field === 'price' && effect === 'prefer'))
        .map((rule) => fitting(shelf, rule));
    const [prefers, requires, excludes] = [of('prefer'), of('require'), of('exclude')];
    const marks = new Uint8Array(shelf.products.length).fill(prefers.length > 0 && requires.length === 0 ? 0 : 1);
    if (requires.length === 0)
      for (const fits of prefers) for (let place = 0; place < marks.length; place++) if (fits[place]) marks[place] = 1;
    for (const fits of requires) for (let place = 0; place < marks.length; place++) if (!fits[place]) marks[place] = 0;
    if (prices.length > 0) for (let place = 0; place < marks.length; place++) if (!prices.some((fits) => fits[place])) marks[place] = 0;
    for (const fits of excludes) for (let place = 0; place < marks.length; place++) if (fits[place]) marks[place] = 0;
    return marks;
  });
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
    const found = where.map((part) => withWord(shelf, part, word));
    for (let place = 0; place < marks.length; place++) if (!found.some((part) => part[place])) marks[place] = 0;
  }
  return marks;
}

/** Which products of a shelf a rule fits. */
import type { ProductRule } from '@parley/contract';
import { foldedWords } from '../../../kit/text/words.ts';
import { facetKey, type Marks, remembered, type Shelf, withFacet, withWord } from './shelf.ts';

/** The products that a rule fits (design section 9), whatever its effect. A price that is unknown lies in no range. */
export function fitting(shelf: Shelf, rule: ProductRule): Marks {
  const { effect: _effect, weight: _weight, ...what } = rule;
  return remembered(shelf, JSON.stringify(what), () => search(shelf, rule));
}

/** Like `fitting`, but words have to stand in what the product is (title, categories, tags, attributes), not only in its description. */
export const fittingByName = (shelf: Shelf, rule: ProductRule): Marks =>
  rule.field === 'text' ? withAllWords(shelf, foldedWords(rule.text), ['core']) : fitting(shelf, rule);

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
    case 'product':
      return withFacet(
        shelf,
        rule.ids.map((id) => facetKey('product', String(id))),
      );
    case 'price': {
      const [min, max] = [rule.min ?? 0, rule.max ?? Number.POSITIVE_INFINITY];
      return Uint8Array.from(shelf.products, ({ priceMinor }) => (priceMinor !== null && priceMinor >= min && priceMinor <= max ? 1 : 0));
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

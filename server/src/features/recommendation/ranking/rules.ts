/** Which products of a shelf a rule fits. */
import type { ProductRule } from '@parley/contract';
import { foldedWords } from '../../../kit/text/words.ts';
import { facetKey, type Marks, remembered, type Shelf, withFacet, withFact, withWord } from './shelf.ts';

/** The products that a rule fits (design section 9), whatever its effect. A price that is unknown lies in no range. */
export function fitting(shelf: Shelf, rule: ProductRule): Marks {
  const { effect: _effect, weight: _weight, ...what } = rule;
  return remembered(shelf, JSON.stringify(what), () => search(shelf, rule));
}

/** The products that an answer with these rules holds for: what it prefers or requires, without what it excludes. */
export function holdsFor(shelf: Shelf, rules: readonly ProductRule[]): Marks {
  return remembered(shelf, `answer ${JSON.stringify(rules)}`, () => {
    const of = (effect: ProductRule['effect']) => rules.filter((rule) => rule.effect === effect).map((rule) => fitting(shelf, rule));
    const [prefers, requires, excludes] = [of('prefer'), of('require'), of('exclude')];
    const marks = new Uint8Array(shelf.products.length).fill(prefers.length > 0 && requires.length === 0 ? 0 : 1);
    if (requires.length === 0)
      for (const fits of prefers) for (let place = 0; place < marks.length; place++) if (fits[place]) marks[place] = 1;
    for (const fits of requires) for (let place = 0; place < marks.length; place++) if (!fits[place]) marks[place] = 0;
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
      return withFact(shelf, rule.family, rule.values);
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
      return withAllWords(shelf, foldedWords(rule.text));
  }
}

function withAllWords(shelf: Shelf, words: readonly string[]): Marks {
  const marks = new Uint8Array(shelf.products.length).fill(words.length > 0 ? 1 : 0);
  for (const word of words) {
    const [core, rest] = [withWord(shelf, 'core', word), withWord(shelf, 'rest', word)];
    for (let place = 0; place < marks.length; place++) if (!core[place] && !rest[place]) marks[place] = 0;
  }
  return marks;
}

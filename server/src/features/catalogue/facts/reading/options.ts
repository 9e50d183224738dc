/** Reads the options of variants: what their values state, and which values can still be bought. Pure. */
import { lexiconOf, vocabularyLanguage } from '../../../../kit/languages/vocabulary/index.ts';
import { foldText } from '../../../../kit/text/words.ts';
import type { Fact, FactProduct } from '../fact.ts';
import { addAttribute } from './attributes.ts';
import { readerOf } from './reader.ts';

/** A fact that a value of an option states. */
export type FactOfOption = Pick<Fact, 'family' | 'value'>;

/** Gives the facts that a value of an option states, as they are read for the products. `language` is the shop's. */
export function factsOfOptions(
  products: readonly FactProduct[],
  language: string | null,
): (name: string, value: string) => readonly FactOfOption[] {
  let reader: ReturnType<typeof readerOf> | null = null;
  return (name, value) => {
    // This is most of the work, and not needed if no product has options.
    reader ??= readerOf(lexiconOf(vocabularyLanguage(language)), language ?? 'en', products);
    const facts: FactOfOption[] = [];
    addAttribute(
      { addMeanings: (meanings) => facts.push(...meanings.map(({ family, value }) => ({ family, value }))) },
      name,
      [value],
      'option',
      reader,
    );
    return facts;
  };
}

/**
 * The attributes of a product without the values that only sold-out variants have: shops state every value of an option as an attribute, too.
 * Where no variant is in stock, nothing is left out: then the product contradicts its variants.
 */
export function attributesInStock({ attributes, variants = [] }: Pick<FactProduct, 'attributes' | 'variants'>): FactProduct['attributes'] {
  if (variants.every(({ inStock = true }) => inStock) || variants.every(({ inStock = true }) => !inStock)) return attributes;
  const valuesOf = (some: typeof variants) =>
    new Set(some.flatMap(({ options }) => Object.entries(options).map(([name, value]) => `${foldText(name)}\n${foldText(value)}`)));
  const offered = valuesOf(variants.filter(({ inStock = true }) => inStock));
  const soldOut = valuesOf(variants.filter(({ inStock = true }) => !inStock)).difference(offered);
  if (soldOut.size === 0) return attributes;
  return Object.fromEntries(
    Object.entries(attributes).map(([name, values]) => [
      name,
      values.filter((value) => !soldOut.has(`${foldText(name)}\n${foldText(value)}`)),
    ]),
  );
}

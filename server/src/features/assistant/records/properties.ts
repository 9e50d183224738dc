/** Whether a product has what a visitor wishes, in whatever language the shop writes it. Pure. */
import { sizeSuitsAge, suitsAge } from '../../../kit/languages/ages.ts';
import { isWood, valuesWithin } from '../../../kit/languages/materials.ts';
import { familyOfName, findValues, lexiconOf, vocabularyLanguages, wordsIn } from '../../../kit/languages/vocabulary/index.ts';
import { fitsSize } from '../../../kit/text/sizes.ts';
import { foldText } from '../../../kit/text/words.ts';
import { beginningYesOrNo } from '../../../kit/text/yes-no.ts';
import type { ProductRecord, VariantRecord } from './types.ts';

/** A value of a family of facts: 'blue' of 'colour'. */
export interface PropertyWish {
  family: string;
  value: string;
}

/** `unknown` where the shop says nothing about the family. */
export type HasProperty = 'yes' | 'no' | 'unknown';

/** Whether a text of the shop, in whatever language, stands for a value. */
function standsFor(text: string, { family, value }: PropertyWish): boolean {
  if (foldText(text) === value) return true;
  const words = wordsIn(text);
  const within = family === 'material' ? valuesWithin(value) : [value];
  return vocabularyLanguages.some((language) =>
    findValues(lexiconOf(language), words).some(({ meanings }) =>
      meanings.some((each) => each.family === family && within.includes(each.value)),
    ),
  );
}

const fits = (wish: PropertyWish, text: string): boolean =>
  standsFor(text, wish) ||
  (wish.family === 'material' && wish.value === 'wood' && isWood(text)) ||
  (wish.family === 'size' && fitsSize(text, wish.value)) ||
  (wish.family === 'age' && suitsAge(text, Number(wish.value)));

/** The variants of a product with a property; of all properties when there are several. */
export function variantsWith(product: ProductRecord, wishes: readonly PropertyWish[]): VariantRecord[] {
  const optional = wishes.filter((wish) =>
    product.variants.some(({ options }) => options.some((option) => isOf(option.name, wish.family))),
  );
  return product.variants.filter(({ options }) =>
    optional.every((wish) => options.some((option) => isOf(option.name, wish.family) && fits(wish, option.value))),
  );
}

/** Whether some versions of a product have a property, and others have not. */
export function hasOption(product: ProductRecord, wish: PropertyWish): boolean {
  const fitting = variantsWith(product, [wish]).length;
  return fitting > 0 && fitting < product.variants.length;
}

/** The family of an option; one that no list knows is its own. */
export const optionFamily = (name: string): string => familyOfName(name) ?? foldText(name);

const isOf = (name: string, family: string): boolean => optionFamily(name) === family;

/** Whether a product comes with a property. */
export function hasProperty(product: ProductRecord, wish: PropertyWish): HasProperty {
  if (wish.family === 'age' && valuesOfFamily(product, 'size').some((value) => sizeSuitsAge(value, Number(wish.value)))) return 'yes';
  const values = valuesOfFamily(product, wish.family);
  if (values.some((value) => fits(wish, value))) return 'yes';
  if (wish.family !== 'size' && standsFor(product.title, wish)) return 'yes';
  return statedProperty(product, wish)?.says ?? (values.length > 0 ? 'no' : 'unknown');
}

/** A property whose name is the wish, with yes or no for its value: 'Organic: yes'; null where there is none. */
export function statedProperty({ attributes }: ProductRecord, wish: PropertyWish): { name: string; says: 'yes' | 'no' } | null {
  for (const { name, values } of attributes) {
    const says = values.map(beginningYesOrNo).find((each) => each !== null);
    if (says && standsFor(name, wish)) return { name, says };
  }
  return null;
}

/** All values that the shop names of a family, as it writes them: of attributes first, then of options. */
export function valuesOfFamily(product: Pick<ProductRecord, 'attributes' | 'variants'>, family: string): string[] {
  const own = product.attributes.filter((attribute) => attribute.family === family).flatMap(({ values }) => values);
  const options = product.variants.flatMap(({ options: chosen }) =>
    chosen.filter(({ name }) => isOf(name, family)).map(({ value }) => value),
  );
  const seen = new Set<string>();
  return [...options, ...(options.length > 0 ? [] : own)].filter((value) => {
    const key = foldText(value);
    return !seen.has(key) && seen.add(key);
  });
}

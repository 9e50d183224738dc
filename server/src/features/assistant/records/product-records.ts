/** Makes the records of products from their rows and facts. Pure. */
import { familyOfName } from '../../../kit/languages/vocabulary/index.ts';
import { foldText } from '../../../kit/text/words.ts';
import type { ProductVariant } from '../../catalogue/index.ts';
import { isStrange } from './strange-values.ts';
import type { AttributeRecord, ProductRecord, VariantRecord } from './types.ts';

/** The columns of the catalogue that a record is made of. */
export interface ProductSource {
  id: number;
  title: string;
  link: string;
  vendor: string | null;
  categories: readonly string[];
  currency: string | null;
  priceMinor: number | null;
  priceMaxMinor: number | null;
  regularPriceMinor: number | null;
  inStock: boolean;
  attributes: Readonly<Record<string, readonly string[]>>;
  variants: readonly ProductVariant[];
  /** Fields that the owner set by hand. */
  edited?: readonly string[];
}

interface KnownFact {
  family: string;
  label: string;
}

/** Families that are said with the title or stand in a field of their own. */
const unspoken: ReadonlySet<string> = new Set(['kind', 'brand', 'tag', 'feature']);

/** The record of a product; `facts` are what the catalogue's index knows of it. */
export function productRecord(row: ProductSource, facts: readonly KnownFact[]): ProductRecord {
  const { id, title, link, vendor, categories, currency, priceMinor, priceMaxMinor, inStock } = row;
  // The owner's own price or stock counts; the shop's variants would contradict it.
  const variants = row.edited?.some((field) => field === 'price' || field === 'inStock') ? [] : row.variants;
  const own = Object.entries(row.attributes)
    .map(([name, values]) => [name, isStrange(name) ? [] : values.filter((value) => !isStrange(value))] as const)
    .filter(([name, values]) => values.length > 0 && !name.startsWith('_'))
    .map(([name, values]): AttributeRecord => ({ name, family: familyOfName(name), values }));
  const options = optionsOf(variants).filter(({ name }) => !own.some((attribute) => foldText(attribute.name) === foldText(name)));
  const named = [...own, ...options];
  const families = new Set(named.map(({ family }) => family));
  const factsByFamily = Map.groupBy(
    facts.filter(
      ({ family, label }) => !isStrange(label) && !families.has(family) && !family.startsWith('attribute:') && !unspoken.has(family),
    ),
    ({ family }) => family,
  );
  return {
    id,
    title,
    link,
    brand: vendor && !isStrange(vendor) ? vendor : '',
    kinds: facts.filter(({ family }) => family === 'kind').map(({ label }) => label),
    categories: categories.filter((category) => !isStrange(category)),
    currency,
    priceMinor,
    priceMaxMinor,
    regularPriceMinor: row.regularPriceMinor,
    inStock,
    attributes: [
      ...named,
      ...[...factsByFamily].map(
        ([family, list]): AttributeRecord => ({ name: '', family, values: [...new Set(list.map(({ label }) => label))] }),
      ),
    ],
    variants: variants.map(variantRecord),
  };
}

const statedOptions = (options: ProductVariant['options']) =>
  Object.entries(options).filter(([name, value]) => !isStrange(name) && !isStrange(value));

/** The options of all variants as attributes: what a product comes in. */
function optionsOf(variants: readonly ProductVariant[]): AttributeRecord[] {
  const values = new Map<string, string[]>();
  for (const { options } of variants)
    for (const [name, value] of statedOptions(options)) {
      const list = values.get(name) ?? [];
      values.set(name, list);
      if (!list.includes(value)) list.push(value);
    }
  return [...values].map(([name, list]) => ({ name, family: familyOfName(name), values: list }));
}

const variantRecord = ({ id, options, priceMinor, regularPriceMinor, inStock }: ProductVariant): VariantRecord => ({
  id,
  options: statedOptions(options).map(([name, value]) => ({ name, value })),
  priceMinor,
  regularPriceMinor,
  inStock,
});

/** A facet: a question about the catalogue, before it is put into words. */
import type { ProductRule } from '@parley/contract';

/** As much of a product as is looked at. */
export interface FacetProduct {
  categories: readonly string[];
  tags: readonly string[];
  attributes: Readonly<Record<string, readonly string[]>>;
  vendor: string | null;
  priceMinor: number | null;
  currency: string | null;
  title?: string;
  description?: string;
}

/** A rule without its weight, which depends on the place of its question. */
export type FacetRule = ProductRule extends infer Rule ? (Rule extends ProductRule ? Omit<Rule, 'weight'> : never) : never;

export type OptionLabel =
  | { kind: 'value'; text: string }
  /** Minor units, both ends included, open where null. */
  | { kind: 'price'; min: number | null; max: number | null; currency: string | null }
  /** None of the others. */
  | { kind: 'rest' }
  /** Lets every price through. */
  | { kind: 'anyPrice' };

export interface FacetOption {
  label: OptionLabel;
  rules: FacetRule[];
  /** Indexes of the products that are found under it, ascending. */
  products: number[];
}

export interface Facet {
  /** `kind` and `detail` are words of titles: what a thing is, and what else is said of it. */
  kind: 'category' | 'attribute' | 'vendor' | 'price' | 'tag' | 'kind' | 'detail';
  /** Of the attribute; empty for the others. */
  name: string;
  options: FacetOption[];
  /** The option under which each product is counted: the first that holds it. */
  optionOf: Uint8Array;
}

/** With fewer products than this, a single one is a substantial part. */
const few = 4;

/**
 * Makes a facet of options that hold every product; null when they do not split: fewer than two, or one that holds all, or all but one
 * product (of a few, where one is a good part, that is a split).
 */
export function facetOf(kind: Facet['kind'], name: string, options: FacetOption[], count: number): Facet | null {
  const used = options.filter(({ products }) => products.length > 0);
  if (used.length < 2) return null;
  const optionOf = new Uint8Array(count);
  used.toReversed().forEach((option, place) => {
    for (const index of option.products) optionOf[index] = used.length - 1 - place;
  });
  const largest = Math.max(...used.map((_, place) => optionOf.reduce((sum, option) => sum + (option === place ? 1 : 0), 0)));
  if (count - largest < (count < few ? 1 : 2)) return null;
  return { kind, name, options: used, optionOf };
}

/** The share of the products that is expected to be left after the answer, 0 to 1; an answer is as likely as its products are many. */
export function leftShare({ options }: Facet, count: number): number {
  const sizes = options.map(({ label, products }) => (label.kind === 'anyPrice' ? count : products.length));
  return expectedSize(sizes) / count;
}

/** The expected size of the part that a random product is in. */
export const expectedSize = (sizes: readonly number[]) => {
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sum === 0 ? 0 : sizes.reduce((total, size) => total + size * size, 0) / sum;
};

/** The share of the products on which two facets agree, 0 to 1, looked at from the one that agrees less: 1 when they split the same way. */
export function likeness(one: Facet, other: Facet): number {
  return Math.min(agreement(one, other), agreement(other, one));
}

function agreement(one: Facet, other: Facet): number {
  const width = other.options.length;
  const counts = new Uint32Array(one.options.length * width);
  one.optionOf.forEach((option, index) => {
    const cell = option * width + (other.optionOf[index] ?? 0);
    counts[cell] = (counts[cell] ?? 0) + 1;
  });
  let agreed = 0;
  for (let option = 0; option < one.options.length; option++) agreed += Math.max(...counts.subarray(option * width, (option + 1) * width));
  return agreed / one.optionOf.length;
}

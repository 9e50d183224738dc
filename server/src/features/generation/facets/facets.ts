/**
 * What splits a catalogue: categories, tags, attributes, vendors, price and words, each with at most four options that together hold every
 * product. Pure, and linear in the values of the products.
 */
import { foldText } from '../../../kit/text/words.ts';
import { brand } from '../../recommendation/index.ts';
import { choose } from './choosing.ts';
import { type Facet, type FacetOption, type FacetProduct, type FacetRule, facetOf, leftShare, likeness } from './facet.ts';
import { priceFacet } from './price-bands.ts';
import { wordFacets } from './word-facets.ts';

/** An attribute that fewer products carry says nothing to most of them. */
const leastCoverage = 0.4;
/** Nor does a question that most answer with 'something else'. */
const mostRest = 0.6;
/** A facet that leaves more than this of the products after its answer is not worth a question. */
const mostLeft = 0.9;
/** A longer value is a sentence, not an answer. */
const longestValue = 60;
const mostCandidates = 200;
/** Two facets that agree on so many products are one. */
const alike = 0.95;
const mostCompared = 60;
/** How well visitors understand what is asked: their own words for things before the shop's keywords. */
const understood: Facet['kind'][] = ['category', 'kind', 'attribute', 'vendor', 'price', 'tag', 'detail'];
/** Below this many products a value may stand for a single one. */
const few = 9;

/** Values that shop software sets where nobody chose one. */
const placeholders = new Set([
  'uncategorized',
  'unkategorisiert',
  'non classe',
  'sin categorizar',
  'default title',
  'default',
  'n/a',
  'none',
  '-',
]);

interface Value {
  /** As the shop writes it first; rules take all spellings of it for the same. */
  text: string;
  products: number[];
}
/** By folded text. */
type Values = Map<string, Value>;

/** Every facet that splits the products, what a visitor understands best first; of two that split alike only the better one. */
export function findFacets(products: readonly FacetProduct[], language: string | null = null): Facet[] {
  const count = products.length;
  if (count < 2) return [];
  const keyOf = rememberedFold();
  const note = (values: Values, text: string, index: number) => noteAs(values, keyOf(text), text, index);
  const categories: Values = new Map();
  const tags: Values = new Map();
  const attributes = new Map<string, { name: string; values: Values }>();
  products.forEach((product, index) => {
    for (const text of product.categories) note(categories, text, index);
    for (const text of product.tags) note(tags, text, index);
    const carried: [string, readonly string[]][] = Object.entries(product.attributes);
    if (product.vendor) carried.push([brand, [product.vendor]]);
    for (const [name, texts] of carried) {
      const known = attributes.get(keyOf(name)) ?? { name, values: new Map() };
      attributes.set(keyOf(name), known);
      for (const text of texts) note(known.values, text, index);
    }
  });
  const facets = [
    valueFacet('category', '', categories, count, (values) => ({ field: 'category', values })),
    ...[...attributes].map(([key, { name, values }]) =>
      valueFacet(key === keyOf(brand) ? 'vendor' : 'attribute', name, values, count, (list) => ({
        field: 'attribute',
        name,
        values: list,
      })),
    ),
    priceFacet(products),
    valueFacet('tag', '', tags, count, (values) => ({ field: 'tag', values })),
    ...wordFacets(products, language),
  ];
  const splitting = facets.filter((facet) => facet !== null).filter((facet) => leftShare(facet, count) <= mostLeft);
  const ranked = splitting.sort((a, b) => understood.indexOf(a.kind) - understood.indexOf(b.kind));
  return ranked.slice(0, mostCompared).filter((facet, at) => !ranked.slice(0, at).some((better) => likeness(better, facet) >= alike));
}

/** The same few values stand on thousands of products, and folding one is slow. */
function rememberedFold(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const key = known.get(text) ?? foldText(text);
    known.set(text, key);
    return key;
  };
}

function noteAs(values: Values, key: string, text: string, index: number): void {
  if (!key || text.length > longestValue || placeholders.has(key)) return;
  const value: Value = values.get(key) ?? { text, products: [] };
  values.set(key, value);
  if (value.products.at(-1) !== index) value.products.push(index);
}

function valueFacet(
  kind: Facet['kind'],
  name: string,
  values: Values,
  count: number,
  fits: (values: string[]) => FacetRule extends infer Rule ? (Rule extends { values: string[] } ? Omit<Rule, 'effect'> : never) : never,
): Facet | null {
  const carrying = new Set<number>();
  for (const { products } of values.values()) for (const index of products) carrying.add(index);
  if (carrying.size < count * leastCoverage) return null;
  const fewest = count < few ? 1 : 2;
  const candidates = [...values.values()]
    .filter(({ products }) => products.length >= fewest && products.length < count)
    .sort((a, b) => b.products.length - a.products.length)
    .slice(0, mostCandidates);
  const { chosen, rest } = choose(candidates, count);
  const options: FacetOption[] = chosen.map(({ text, products }) => ({
    label: { kind: 'value', text },
    rules: [{ ...fits([text]), effect: 'prefer' }],
    products,
  }));
  if (kind !== 'category' && rest.length > count * mostRest) return null;
  if (rest.length > 0) {
    const others = chosen.map(({ text }) => text);
    options.push({ label: { kind: 'rest' }, rules: others.length > 0 ? [{ ...fits(others), effect: 'exclude' }] : [], products: rest });
  }
  return facetOf(kind, name, options, count);
}

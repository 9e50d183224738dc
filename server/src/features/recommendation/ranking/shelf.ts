/** A catalogue made ready for ranking: an index of what its products are and of the words about them. */
import { brandAttribute } from '@parley/contract';
import { beginsWith, foldedWords, foldText, stemOf } from '../../../kit/text/words.ts';
import { type FactIndex, factsOf, indexFacts } from '../../catalogue/index.ts';

/** As much of a product as is looked at; the catalogue gives it. Price in minor units, null when unknown. */
export interface Candidate {
  id: number;
  title: string;
  priceMinor: number | null;
  currency: string | null;
  inStock: boolean;
  categories: readonly string[];
  tags: readonly string[];
  attributes: Readonly<Record<string, readonly string[]>>;
  /** Who made it; rules find it as the attribute `brandAttribute`. */
  vendor?: string | null;
  image: string;
  link: string;
}

/** The description is only read, never kept. */
export type Described<C extends Candidate> = C & { description: string };

/** 1 at the place of each product that is meant. */
export type Marks = Uint8Array;

/** Places on the shelf, ascending, by word. */
type Index = Map<string, number[]>;

export interface Shelf<C extends Candidate = Candidate> {
  /** In the catalogue's order. */
  readonly products: C[];
  /** The folded categories of each. */
  readonly categories: string[][];
  /** Where categories, tags, attributes and ids stand; keys by `facetKey`. */
  readonly facets: Index;
  /** The words of what a product is: title, categories, tags, attributes. */
  readonly core: Index;
  /** The words of what is said about it: the beginning of its description. */
  readonly rest: Index;
  /** What is true of the products, by places on the shelf; empty until all products are on it. */
  facts: FactIndex;
  /** The shop's, as far as it is known. */
  language: string | null;
  /** What searches found; it lives and dies with the shelf. */
  readonly memory: Map<string, Marks>;
}

/** Longer descriptions are boilerplate from here on. */
export const descriptionCharacters = 1000;
/** Searches that are remembered; one costs a byte a product. */
const rememberedCount = 200;

export const facetKey = (kind: 'category' | 'tag' | 'attribute' | 'product', ...parts: string[]): string =>
  [kind, ...parts.map(foldText)].join('\n');

export const emptyShelf = <C extends Candidate>(): Shelf<C> => ({
  products: [],
  categories: [],
  facets: new Map(),
  core: new Map(),
  rest: new Map(),
  facts: indexFacts([], []),
  language: null,
  memory: new Map(),
});

/** Puts the next product of the catalogue on the shelf; one that is out of stock is left out, it is never recommended. */
export function put<C extends Candidate>(shelf: Shelf<C>, { description, ...product }: Described<C>): void {
  if (!product.inStock) return;
  const place = shelf.products.push(product as unknown as C) - 1;
  const attributes: [string, readonly string[]][] = Object.entries(product.attributes);
  if (product.vendor) attributes.push([brandAttribute, [product.vendor]]);
  shelf.categories.push(product.categories.map(foldText));
  const facets = [
    facetKey('product', String(product.id)),
    ...product.categories.map((value) => facetKey('category', value)),
    ...product.tags.map((value) => facetKey('tag', value)),
    ...attributes.flatMap(([name, values]) => values.map((value) => facetKey('attribute', name, value))),
  ];
  const core = [product.title, ...product.categories, ...product.tags, ...attributes.flatMap(([, values]) => values)].join(' ');
  file(shelf.facets, facets, place);
  file(shelf.core, foldedWords(core), place);
  file(shelf.rest, foldedWords(description.slice(0, descriptionCharacters)), place);
}

/** Makes products, given in the catalogue's order, ready for ranking. `language` is the shop's. */
export function shelve<C extends Candidate>(products: Iterable<Described<C>>, language: string | null = null): Shelf<C> {
  const shelf = emptyShelf<C>();
  const list = [...products].map((product) => ({ ...product, vendor: product.vendor ?? null }));
  for (const product of list) put(shelf, product);
  shelf.language = language;
  const facts = factsOf(list, language);
  shelf.facts = indexFacts(
    shelf.products,
    facts.filter((_, at) => list[at]?.inStock),
  );
  return shelf;
}

function file(index: Index, keys: Iterable<string>, place: number): void {
  for (const key of keys) {
    const places = index.get(key);
    if (!places) index.set(key, [place]);
    else if (places.at(-1) !== place) places.push(place);
  }
}

/** The products of which one of these facts is true. */
export function withFact({ facts, products }: Shelf, family: string, values: readonly string[]): Marks {
  const marks = new Uint8Array(products.length);
  const wanted = new Set(values);
  for (const each of facts.values) if (each.family === family && wanted.has(each.value)) for (const place of each.places) marks[place] = 1;
  return marks;
}

/** The products that carry one of these facets. */
export function withFacet(shelf: Shelf, keys: readonly string[]): Marks {
  const marks = new Uint8Array(shelf.products.length);
  for (const key of keys) mark(marks, shelf.facets.get(key));
  return marks;
}

/** The products of which `core`, or `rest`, holds a word that begins like the folded `word`, whatever its ending. */
export function withWord(shelf: Shelf, where: 'core' | 'rest', word: string): Marks {
  const stem = stemOf(word);
  return remembered(shelf, `${where} ${stem}`, () => {
    const marks = new Uint8Array(shelf.products.length);
    for (const [shelfWord, places] of shelf[where]) if (beginsWith(shelfWord, stem)) mark(marks, places);
    return marks;
  });
}

/** Remembers what a search of the whole shelf found. */
export function remembered(shelf: Shelf, key: string, search: () => Marks): Marks {
  const cached = shelf.memory.get(key);
  if (cached) return cached;
  const found = search();
  const [oldest] = shelf.memory.keys();
  if (shelf.memory.size >= rememberedCount && oldest !== undefined) shelf.memory.delete(oldest);
  shelf.memory.set(key, found);
  return found;
}

function mark(marks: Marks, places: readonly number[] | undefined): void {
  for (const place of places ?? []) marks[place] = 1;
}

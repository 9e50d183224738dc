/** A shelf: a catalogue indexed for ranking, by properties and by words. */
import { randomUUID } from 'node:crypto';
import { brandAttribute } from '@parley/contract';
import { isIndefiniteArticle } from '../../../kit/languages/articles.ts';
import { isSmallWordAnywhere } from '../../../kit/languages/index.ts';
import { comparedSpelling } from '../../../kit/text/spelling.ts';
import { beginsWith, foldedWords, foldText, stemOf } from '../../../kit/text/words.ts';
import {
  attributesInStock,
  type FactFamily,
  type FactIndex,
  type FactProduct,
  factsOf,
  factsOfOptions,
  indexFacts,
} from '../../catalogue/index.ts';
import { indexOptions, type Options, type Version } from './options.ts';

/** The fields of a product that ranking reads. Price in minor units, null when unknown. */
export interface Candidate {
  id: number;
  title: string;
  priceMinor: number | null;
  currency: string | null;
  inStock: boolean;
  categories: readonly string[];
  tags: readonly string[];
  attributes: Readonly<Record<string, readonly string[]>>;
  variants?: readonly Version[];
  /** The manufacturer; rules match it as the attribute `brandAttribute`. */
  vendor?: string | null;
  image: string;
  link: string;
}

/** A product with its description, which is indexed but not kept. */
export type Described<C extends Candidate> = C & { description: string };

/** A set of products: 1 at the places of those in it. */
export type Marks = Uint8Array;

/** Places on the shelf in ascending order, by key. */
type Index = Map<string, number[]>;

/** A statement of some products: the value of an attribute, with the folded words of its name and of the value. */
export interface Statement {
  name: string;
  value: string;
  names: readonly string[];
  values: readonly string[];
  places: readonly number[];
}

export interface Shelf<C extends Candidate = Candidate> {
  /** Unlike that of any other shelf: tells whether the catalogue is still the same. */
  readonly edition: string;
  /** In the catalogue's order. */
  readonly products: C[];
  /** Products out of stock, which are never recommended, but asked for by name. */
  readonly soldOut: { id: number; title: string }[];
  /** A number for each product by its title and link, by which chance decides between equals: ids differ from import to import. */
  readonly lots: number[];
  /** The folded categories of each product. */
  readonly categories: string[][];
  /** The places of categories, tags, attributes and product ids; keys by `facetKey`. */
  readonly facets: Index;
  /** The words of title, categories, tags and attributes. */
  readonly core: Index;
  /** The words of the beginning of the description. */
  readonly rest: Index;
  /** The words with which each description names its product: 'plain jumper' in 'A plain jumper for the office'. */
  readonly openings: string[][];
  /** The facts by places on the shelf; empty until all products are on it. */
  facts: FactIndex;
  /** The variants by their options; empty until all products are on it. */
  options: Options;
  /** The shop's language; null when unknown. */
  language: string | null;
  /** What the attributes of products state, each value once, read when it is first asked for; `size` is that of the facets then. */
  statements: { size: number; all: readonly Statement[] };
  /** The places of products by the amounts that they state, read when an amount is first asked for; `size` is that of the facets then. */
  amounts: { size: number; places: ReadonlyMap<string, readonly number[]> };
  /** Cached results of searches. */
  readonly memory: Map<string, Marks>;
  /** Cached families of facts that a result of a search is about. */
  readonly likeness: Map<Marks, readonly FactFamily[]>;
}

/** Descriptions are indexed up to this length; the rest is usually boilerplate. */
export const descriptionCharacters = 1000;
/** The maximum number of cached searches; each takes one byte per product. */
const rememberedCount = 200;

/** The key of a facet: its kind and folded parts. Attributes have a name and a value. */
export const facetKey = (kind: 'category' | 'tag' | 'attribute' | 'product', ...parts: string[]): string =>
  [kind, ...parts.map(foldText)].join('\n');

/** A shelf without products. */
export const emptyShelf = <C extends Candidate>(): Shelf<C> => ({
  edition: randomUUID(),
  products: [],
  soldOut: [],
  lots: [],
  categories: [],
  facets: new Map(),
  core: new Map(),
  rest: new Map(),
  openings: [],
  facts: indexFacts([], []),
  options: indexOptions([], () => []),
  language: null,
  statements: { size: -1, all: [] },
  amounts: { size: -1, places: new Map() },
  memory: new Map(),
  likeness: new Map(),
});

/** Adds the next product of the catalogue. Of products out of stock only the name is kept. */
export function addProduct<C extends Candidate>(shelf: Shelf<C>, { description, ...product }: Described<C>): void {
  if (!product.inStock) {
    shelf.soldOut.push({ id: product.id, title: product.title });
    return;
  }
  const place = shelf.products.push(product as unknown as C) - 1;
  const attributes: [string, readonly string[]][] = Object.entries(attributesInStock(product));
  if (product.vendor) attributes.push([brandAttribute, [product.vendor]]);
  shelf.lots.push(lotOf(`${product.title}\n${product.link}`));
  shelf.categories.push(product.categories.map(foldText));
  const facets = [
    facetKey('product', String(product.id)),
    ...product.categories.map((value) => facetKey('category', value)),
    ...product.tags.map((value) => facetKey('tag', value)),
    ...attributes.flatMap(([name, values]) => values.map((value) => facetKey('attribute', name, value))),
  ];
  // A product that is sold out is still found by its words, so that the answer can say that it is sold out.
  const stated = [...Object.values(product.attributes).flat(), product.vendor ?? ''];
  const core = [product.title, ...product.categories, ...product.tags, ...stated].join(' ');
  addPlaces(shelf.facets, facets, place);
  addPlaces(shelf.core, foldedWords(core), place);
  shelf.openings.push(openingOf(description));
  addPlaces(shelf.rest, foldedWords(description.slice(0, descriptionCharacters)), place);
}

/** The words behind the article that a description begins with, up to the next word of grammar. */
function openingOf(description: string): string[] {
  const [article, ...words] = foldedWords(description.slice(0, openingCharacters).split(/[.,;:!?]/u)[0] ?? '');
  if (article === undefined || !isIndefiniteArticle(article)) return [];
  const end = words.findIndex(isSmallWordAnywhere);
  return end < 0 ? words : words.slice(0, end);
}
const openingCharacters = 80;

/** A number that stands for a text. */
export function lotOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Makes a shelf from products in the catalogue's order. `language` is the shop's. */
export function shelve<C extends Candidate>(products: Iterable<Described<C>>, language: string | null = null): Shelf<C> {
  const shelf = emptyShelf<C>();
  const list = [...products].map((product) => ({ ...product, vendor: product.vendor ?? null }));
  for (const product of list) addProduct(shelf, product);
  shelf.language = language;
  const facts = factsOf(list, language);
  addFacts(
    shelf,
    list,
    facts.filter((_, at) => list[at]?.inStock),
  );
  return shelf;
}

/** Completes a shelf with the facts of its products. @param all also the products out of stock, from which the shop's words are known */
export function addFacts(shelf: Shelf, all: readonly FactProduct[], facts: Parameters<typeof indexFacts>[1]): void {
  shelf.facts = indexFacts(shelf.products, facts);
  shelf.options = indexOptions(shelf.products, factsOfOptions(all, shelf.language));
}

function addPlaces(index: Index, keys: Iterable<string>, place: number): void {
  for (const key of keys) {
    const places = index.get(key);
    if (!places) index.set(key, [place]);
    else if (places.at(-1) !== place) places.push(place);
  }
}

/**
 * The products with one of these values of a family of facts, in whatever spelling. A rule may be older than the way in which the shop's
 * attributes are read: where the family has none of its values, those of the shop's own attributes count.
 */
export function withFact(
  { facts, products }: Shelf,
  family: string,
  values: readonly string[],
  { withGuesses = true }: { withGuesses?: boolean } = {},
): Marks {
  const marks = new Uint8Array(products.length);
  const spellings = new Set(values.map(comparedSpelling));
  const named = facts.values.filter((each) => spellings.has(comparedSpelling(each.value)));
  const ofFamily = named.filter((each) => each.family === family);
  const meant = ofFamily.length > 0 ? ofFamily : named.filter((each) => each.family.startsWith('attribute:'));
  for (const { places, guessed } of meant) for (const place of places) if (withGuesses || !guessed.has(place)) marks[place] = 1;
  return marks;
}

/** The products with one of these facets. */
export function withFacet(shelf: Shelf, keys: readonly string[]): Marks {
  const marks = new Uint8Array(shelf.products.length);
  for (const key of keys) mark(marks, shelf.facets.get(key));
  return marks;
}

/** The products with a word in `core` or `rest` that begins with the stem of the folded `word`. */
export function withWord(shelf: Shelf, where: 'core' | 'rest', word: string): Marks {
  const stem = stemOf(word);
  return remembered(shelf, `${where} ${stem}`, () => {
    const marks = new Uint8Array(shelf.products.length);
    for (const [shelfWord, places] of shelf[where]) if (beginsWith(shelfWord, stem)) mark(marks, places);
    return marks;
  });
}

/** Returns the cached result of a search of the whole shelf, or runs the search and caches its result. */
export const remembered = (shelf: Shelf, key: string, search: () => Marks): Marks => cachedIn(shelf.memory, key, search);

/** Returns what a cache of the shelf has for a key, or finds it and caches it in place of the oldest. */
export function cachedIn<Key, Found>(cache: Map<Key, Found>, key: Key, find: () => Found): Found {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const found = find();
  const [oldest] = cache.keys();
  if (cache.size >= rememberedCount && oldest !== undefined) cache.delete(oldest);
  cache.set(key, found);
  return found;
}

function mark(marks: Marks, places: readonly number[] | undefined): void {
  for (const place of places ?? []) marks[place] = 1;
}

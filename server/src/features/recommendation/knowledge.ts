/** Look-ups of a conversation in the catalogue besides ranking: products by description, facts, words, the product of a page. */
import { isSection } from '../../kit/languages/vocabulary/index.ts';
import { foldedWords } from '../../kit/text/words.ts';
import type { CandidateProduct } from '../catalogue/index.ts';
import { type Bearer, type Borne, bearersOf } from './ranking/bearing.ts';
import { browse } from './ranking/browsing/browse.ts';
import type { Browsed, BrowseWish } from './ranking/browsing/wish.ts';
import { statementsOf } from './ranking/browsing/words/stated.ts';
import { type Choice, weighChoice } from './ranking/choice.ts';
import { formTest, knowsWord, placesOfWord, spelt } from './ranking/spelling.ts';
import type { Context } from './service.ts';

/** The products that fit a description given in a conversation. */
export async function browseProducts({ shelves }: Context, ownerId: number, wish: BrowseWish): Promise<Browsed<CandidateProduct>> {
  return browse(await shelves.of(ownerId), wish);
}

/** The products that bear any of some words, the best first. */
export async function bearingProducts({ shelves }: Context, ownerId: number, borne: Borne): Promise<Bearer<CandidateProduct>[]> {
  return bearersOf(await shelves.of(ownerId), borne);
}

/** The given products that a recommender may show: in stock, and allowed by its rules. In the order of the ids. */
export async function recommendable({ shelves }: Context, ownerId: number, ids: readonly number[], choice: Choice): Promise<number[]> {
  const shelf = await shelves.of(ownerId);
  const { allowed } = weighChoice(shelf, choice);
  const shown = new Set(shelf.products.flatMap(({ id }, place) => (allowed[place] ? [id] : [])));
  return ids.filter((id) => shown.has(id));
}

/** A fact of a product on the shelf, in the shop's word for it. */
export interface ShelfFact {
  family: string;
  value: string;
  label: string;
}

/** Data about an owner's products besides their rows. */
export interface ShelfKnowledge {
  /** Another one whenever the catalogue may have changed. */
  edition: string;
  /** The shop's language, as far as it is known. */
  language: string | null;
  /** The currency of most prices. */
  currency: string | null;
  /** Facts by product id; products that are out of stock have none. */
  facts: ReadonlyMap<number, readonly ShelfFact[]>;
  /** Whether the catalogue holds a folded word in any form. */
  knows(word: string, language: string): boolean;
  /** Whether a category of the shop is called by a folded word, or by all of several. */
  isKind(words: string, language: string): boolean;
  /** Whether a category is called by a folded word, or a title begins or ends with it: the thing that it names. */
  isThing(word: string, language: string): boolean;
  /** A folded word as the catalogue spells it, where it knows it in no form. */
  spelt(word: string, language: string): string;
  /** Whether the shop states something under a name that holds a folded word, or each of several: 'Koffein: nein'. */
  isStated(words: string, language: string): boolean;
  /** Whether any product states a property of this family, such as a flavour. */
  statesFamily(family: string): boolean;
  /** Whether it holds exactly this folded word as a word of its own. */
  isWord(word: string): boolean;
  /** The product whose page was asked about. */
  productAt: number | null;
}

/** The facts of some products, and the product whose page is at an address without query and fragment. */
export async function knowledgeOf(
  { shelves, rows }: Context,
  ownerId: number,
  ids: readonly number[],
  page: string | null,
): Promise<ShelfKnowledge> {
  const shelf = await shelves.of(ownerId);
  const wantedIds = new Set(ids);
  const facts = new Map<number, ShelfFact[]>();
  shelf.products.forEach(({ id }, place) => {
    if (!wantedIds.has(id)) return;
    const valueIds = shelf.facts.valueIds.subarray(shelf.facts.offsets[place], shelf.facts.offsets[place + 1]);
    facts.set(
      id,
      [...valueIds].flatMap((valueId) => {
        const value = shelf.facts.values[valueId];
        return value ? [{ family: value.family, value: value.value, label: value.labels[0] ?? value.value }] : [];
      }),
    );
  });
  const productAt = page ? (shelf.products.find(({ link }) => samePage(link, page))?.id ?? null) : null;
  let soldOut: Set<string> | null = null;
  let kinds: string[][] | null = null;
  const ofKinds = () => (kinds ??= [...new Set(shelf.categories.flat())].map(foldedWords));
  const isKind = (words: string, language: string) => {
    const tests = words.split(' ').map((word) => formTest(word, language));
    return ofKinds().some((category) => tests.every((holds) => holds(category)));
  };
  const ofSoldOut = () => (soldOut ??= new Set(shelf.soldOut.flatMap(({ title }) => foldedWords(title))));
  return {
    edition: `${shelf.edition} ${rows.editionOf(ownerId)}`,
    language: shelf.language,
    currency: shelf.facts.currency,
    facts,
    productAt,
    knows: (word, of) => knowsWord(shelf, word, of),
    isKind,
    isThing: (word, language) => {
      const { core } = placesOfWord(shelf, word, language, { joins: true });
      const bearing = shelf.products.filter((_, place) => core[place] === 1).slice(0, mostTitled);
      if (bearing.length === 0) return false;
      const holds = formTest(word, language);
      const isEnd = ({ title }: CandidateProduct) => {
        const words = foldedWords(title).filter((each) => !/\d/.test(each));
        // 'Bypass-Gartenschere Linnea' is called a 'Gartenschere'.
        const first = foldedWords(title.split(/\s/u)[0] ?? '').at(-1);
        return [words[0], first, words.at(-1)].some((end) => end !== undefined && holds([end]));
      };
      return bearing.some(isEnd) || isKind(word, language);
    },
    spelt: (word, of) => spelt(shelf, word, of),
    isStated: (words, language) => {
      const tests = words.split(' ').map((word) => formTest(word, language));
      return statementsOf(shelf).some(({ names }) => tests.every((holds) => holds(names)));
    },
    statesFamily: (family) => shelf.facts.values.some((value) => value.family === family),
    isWord: (word) => shelf.core.has(word) || ofSoldOut().has(word),
  };
}

/** The first product out of stock with such a title; null when there is none. */
export async function soldOutProduct({ shelves }: Context, ownerId: number, isMeant: (title: string) => boolean): Promise<number | null> {
  return (await shelves.of(ownerId)).soldOut.find(({ title }) => isMeant(title))?.id ?? null;
}

/** A product by its name, with its categories where they are known. */
export interface TitledProduct {
  id: number;
  title: string;
  categories?: readonly string[];
}

/** A word in the names of more products than this identifies none of them. */
const mostTitled = 60;

/** The products in whose titles each word stands, in stock or not, by the word; words of many products are left out. */
export async function titlesWith(
  { shelves }: Context,
  ownerId: number,
  words: readonly string[],
  { language, isIn }: { language: string; isIn: (title: string, word: string) => boolean },
): Promise<Map<string, TitledProduct[]>> {
  const shelf = await shelves.of(ownerId);
  return new Map(
    words.flatMap((word): [string, TitledProduct[]][] => {
      const { core } = placesOfWord(shelf, word, language, { joins: true });
      const bearing = shelf.products.filter((_, place) => core[place] === 1);
      if (bearing.length > mostTitled) return [];
      const titled: TitledProduct[] = [...bearing, ...shelf.soldOut].filter(({ title }) => isIn(title, word));
      return titled.length > mostTitled ? [] : [[word, titled.map(({ id, title, categories = [] }) => ({ id, title, categories }))]];
    }),
  );
}

/** Whether two addresses are one page, whatever their query, fragment, www or slash at the end. */
function samePage(first: string, second: string): boolean {
  const plain = (address: string) =>
    address
      .replace(/[?#].*$/, '')
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/$/, '');
  return first !== '' && plain(first) === plain(second);
}

/** A kind of thing that the catalogue holds, with one product of it. */
export interface KindOnShelf {
  thing: string;
  count: number;
  productId: number;
}

/** The categories with the most products that a recommender may show, else the kinds that titles name. */
export async function kindsOf({ shelves }: Context, ownerId: number, most: number, choice: Choice): Promise<KindOnShelf[]> {
  const shelf = await shelves.of(ownerId);
  const { products, facts } = shelf;
  const { allowed } = weighChoice(shelf, choice);
  const kinds = new Map<string, KindOnShelf>();
  const add = (thing: string, productId: number) => {
    const cached = kinds.get(thing);
    if (cached) cached.count++;
    else kinds.set(thing, { thing, count: 1, productId });
  };
  for (const { id, categories } of products.filter((_, place) => allowed[place]))
    for (const category of categories) if (!isSection(category)) add(category, id);
  if (kinds.size === 0)
    for (const { family, labels, places } of facts.values)
      if (family === 'kind') for (const place of places.filter((at) => allowed[at])) add(labels[0] ?? '', products[place]?.id ?? 0);
  return [...kinds.values()]
    .filter(({ thing }) => thing)
    .sort((a, b) => b.count - a.count || a.thing.localeCompare(b.thing, 'en'))
    .slice(0, most);
}

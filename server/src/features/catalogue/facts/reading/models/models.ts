/**
 * Finds in titles the devices that products are made for: 'Case for iPhone 15 Pro', 'Toner für HP LaserJet M110', 'iPhone 15 Pro用ケース'. Pure.
 */
import { variantWords } from '../../../../../kit/languages/made-for.ts';
import { foldText } from '../../../../../kit/text/words.ts';
import { onDemand } from '../../../../../platform/caches/on-demand.ts';
import type { FactProduct } from '../../fact.ts';
import type { Reader } from '../reader.ts';
import { believed, type FoundName } from './evidence.ts';
import { type MadeForReader, madeForReader, type Word } from './made-for.ts';
import { completed, type Name, nameIn } from './named.ts';
import { compactOf, type Model, type Models, modelsByName } from './names.ts';

/** The devices that a title names. */
export interface ModelsOfTitle {
  models: Model[];
  /** The devices that a tag names. */
  tagged: Model[];
  /** The title without them, the other words standing where they stood. */
  rest: string;
}

/** After so many products, other requests may run. */
const atOnce = 250;

/**
 * The devices that each product is made for, in the order of the products; empty where no title of the catalogue names one. It pauses now and then,
 * because a large catalogue takes seconds.
 */
export function* modelsInTitles(
  products: readonly FactProduct[],
  reader: Reader,
  language: string,
  brands: ReadonlySet<string>,
): Generator<undefined, ModelsOfTitle[]> {
  const titles = madeForReader(language);
  if (!titles) return [];
  const names: ReturnType<typeof namesIn>[] = [];
  for (const { title = '' } of products) {
    names.push(namesIn(title.normalize('NFC'), { titles, reader, language }));
    if (names.length % atOnce === 0) yield;
  }
  const stated = statedIn(products, reader);
  if (stated.length === 0 && names.every(({ length }) => length === 0)) return [];
  const variants = new Set(
    names.flat(2).flatMap(({ words, number }) => (number < 0 ? [] : words.slice(number + 1).map(({ word }) => word))),
  );
  const isVariant = (word: string) => variants.has(word) || variantWords.has(word);
  const foundNames = names.flatMap((places, product) =>
    places.flatMap((list) => {
      const [first] = list;
      return first ? completed(list, isVariant).map((name): FoundName => ({ ...name, product, place: first.place })) : [];
    }),
  );
  const models = believed(products, foundNames, { titles, reader, language, brands, stated });
  const modelsByKey = modelsByName(
    stated,
    models.map(({ words }) => writtenOf(words)),
  );
  const byProduct = Map.groupBy(models, ({ product }) => product);
  const alike = accessoriesOf(products, byProduct, titles);
  const read: ModelsOfTitle[] = [];
  for (const [at, product] of products.entries()) {
    const title = product.title?.normalize('NFC') ?? '';
    const madeFor = byProduct.get(at) ?? [];
    const isAlike = alike(product);
    const namedOnly = madeFor.length === 0 && isAlike ? toldIn(title, titles, modelsByKey, isVariant) : [];
    const tagged = isAlike ? product.tags.flatMap((tag) => modelsByKey.get(compactOf(tag)) ?? []) : [];
    const named = [...madeFor.map(({ words }) => writtenOf(words)), ...namedOnly.map(writtenOf)].flatMap(
      (name) => modelsByKey.get(compactOf(name)) ?? [],
    );
    read.push({ models: distinct(named), tagged: distinct(tagged), rest: restOf(title, madeFor, namedOnly) });
    if (read.length % atOnce === 0) yield;
  }
  return read;
}

const writtenOf = (words: readonly Word[]): string => words.map(({ written }) => written).join(' ');

const distinct = (models: readonly Model[]): Model[] => [...new Map(models.map((model) => [model.value, model])).values()];

/** The names in a title, list by list. */
function namesIn(
  title: string,
  { titles, reader, language }: { titles: MadeForReader; reader: Reader; language: string },
): (Name & Pick<FoundName, 'place'>)[][] {
  return titles.madeFor(title).map((place) => {
    const names: (Name & Pick<FoundName, 'place'>)[] = [];
    for (const item of place.items) {
      const name = nameIn(item, place.isBehind, names.length > 0, reader, language);
      if (name) names.push({ ...name, place });
    }
    return names;
  });
}

/** The devices that attributes name, as they are written. */
function statedIn(products: readonly FactProduct[], { families }: Reader): string[] {
  const stated = new Set<string>();
  for (const { attributes } of products)
    for (const [name, values] of Object.entries(attributes))
      if (families.get(foldText(name)) === 'compatibility') for (const value of values) stated.add(value.trim());
  return [...stated];
}

/** The title without the words for what the product is made for; the name of the product ends where they begin. */
function restOf(title: string, madeFor: readonly FoundName[], namedOnly: readonly (readonly Word[])[]): string {
  let rest = title;
  const blank = (from: number, to: number, mark = '') => {
    rest = rest.slice(0, from) + mark + ' '.repeat(Math.max(0, to - from - mark.length)) + rest.slice(to);
  };
  for (const { place, words } of madeFor) {
    for (const { start, end } of words) blank(start, end);
    blank(place.start, place.end, place.isBehind ? '' : '|');
  }
  for (const words of namedOnly) for (const { start, end } of words) blank(start, end);
  return rest;
}

/** In a category where at least this share of the products says for what they are made, the others are made for something, too. */
const accessoryShare = 0.3;

/**
 * Tells whether a product is one of those that are made for devices: by its category, or without one by a word that their titles have. The devices
 * themselves are not.
 */
function accessoriesOf(
  products: readonly FactProduct[],
  byProduct: ReadonlyMap<number, readonly FoundName[]>,
  titles: MadeForReader,
): (product: FactProduct) => boolean {
  const inCategory = new Map<string, { all: number; made: number }>();
  products.forEach((product, at) => {
    const category = foldText(product.categories.at(-1) ?? '');
    const entry = inCategory.get(category) ?? { all: 0, made: 0 };
    inCategory.set(category, { all: entry.all + 1, made: entry.made + (byProduct.has(at) ? 1 : 0) });
  });
  // Not needed where all products have a category.
  const usedWords = onDemand<void, ReadonlyMap<string, number>>(() => {
    const words = new Map<string, number>();
    for (const [at, madeFor] of byProduct)
      for (const word of thingWords(titles, restOf(products[at]?.title?.normalize('NFC') ?? '', madeFor, [])))
        words.set(word, (words.get(word) ?? 0) + 1);
    return words;
  });
  return ({ title = '', categories }) => {
    const { all, made } = inCategory.get(foldText(categories.at(-1) ?? '')) ?? { all: 1, made: 0 };
    if (categories.length > 0) return made >= all * accessoryShare;
    return thingWords(titles, title.normalize('NFC')).some((word) => (usedWords().get(word) ?? 0) > 1);
  };
}

const thingWords = (titles: MadeForReader, title: string): string[] => [
  ...new Set(titles.wordsOf(title).flatMap(({ word }) => (/^\p{L}{3,}$/u.test(word) ? [word] : []))),
];

const longestName = 6;

/** The models that a title names without saying 'for': 'iPhone 15 Pro case'. */
function toldIn(title: string, titles: MadeForReader, models: Models, isVariant: (word: string) => boolean): Word[][] {
  const words = titles.wordsOf(title);
  const foundNames: Word[][] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + longestName); to > from; to--) {
      const name = words.slice(from, to);
      const key = compactOf(writtenOf(name));
      if (!models.has(key) || !(/\p{N}/u.test(key) || name.length > 1)) continue;
      // 'iPhone 15 Pro' is another model, also where no other title names it.
      const next = words[to];
      if (next && (isVariant(next.word) || /^\p{N}/u.test(next.word))) break;
      foundNames.push(name);
      from = to - 1;
      break;
    }
  return foundNames;
}

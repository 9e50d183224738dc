/** Goods that cost less and are called alike, where their category has none: 'anything cheaper?' than a chess set of oak. */
import { isPiece } from '../../../kit/languages/pieces.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import type { Context } from '../context.ts';
import { isFunctionWord } from '../memory/reading/function-words.ts';
import type { ProductSearch } from '../memory/request.ts';
import type { ProductRecord } from '../records/types.ts';
import type { Shop } from './found.ts';
import { type FoundProducts, meaningsOf, ofAnyKind, searchCatalogue } from './searching.ts';
import type { Understood } from './understanding.ts';

/** So many of the cheapest goods are looked through. */
const lookedThrough = 40;
const shortest = 4;

/** Goods below a price that share a word of their name with those in view, those that share most first; null where there are none. */
export async function cheaperOfName(
  context: Context,
  shop: Shop,
  understood: Understood,
  search: ProductSearch,
): Promise<FoundProducts | null> {
  const { language, known } = understood;
  const limit = shop.choice.recommendedProductsLimit;
  const wide = { ...shop, choice: { ...shop.choice, recommendedProductsLimit: lookedThrough } };
  const any = ofAnyKind({ ...search, thing: null, constraints: { ...search.constraints, wishes: {} } });
  const words = new Set(search.skip.flatMap((id) => namesOf(known.get(id), language)));
  if (words.size === 0) return null;
  const found = await searchCatalogue(context, wide, understood, any);
  const shared = ({ title, categories }: ProductRecord) =>
    [...words].filter((word) => namesIn(title, categories).some((each) => isSameThing(each, word))).length;
  const records = found.records
    .filter((record) => shared(record) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, limit);
  const matches = records.flatMap(({ id }) => found.matches.find(({ product }) => product.id === id) ?? []);
  return matches.length > 0 ? { matches, records, count: matches.length } : null;
}

const namesIn = (title: string, categories: readonly string[]): string[] => [title, ...categories].flatMap(foldedWords);

/** The same word, with another ending, or as the end of a compound: a 'lipowy' honey is no tea of 'lipy'. */
function isSameThing(one: string, other: string): boolean {
  if (one.endsWith(other) || (one.length >= shortest && other.endsWith(one))) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.length - short.length <= 2 && short.length > shortest && long.startsWith(short.slice(0, -1));
}

/** The words that say what a thing is: neither what it is like nor how many pieces it has. */
const namesOf = (product: ProductRecord | undefined, language: Understood['language']): string[] =>
  namesIn(product?.title ?? '', product?.categories ?? []).filter(
    (word) =>
      word.length >= shortest &&
      !/\d/.test(word) &&
      !isFunctionWord(word, language) &&
      !isPiece(word, language) &&
      meaningsOf(word, language).length === 0,
  );

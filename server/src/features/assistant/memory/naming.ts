/** Which products of the catalogue a message names although they were not shown (README, rule F7). Pure. */

import { isSmallWordAnywhere, spacesWords } from '../../../kit/languages/index.ts';
import { isPiece } from '../../../kit/languages/pieces.ts';
import { formsOf, vocabularyLanguage, vocabularyOf } from '../../../kit/languages/vocabulary/index.ts';
import { foldedWords, foldText } from '../../../kit/text/words.ts';
import { mostPieces } from './basket/basket.ts';
import type { Reading, Wish } from './reading/reading.ts';
import { isUnit } from './reading/units.ts';
import { holdsWord, mayJoin } from './words.ts';

/** A product by its name, with its categories where they are known. */
export interface Titled {
  id: number;
  title: string;
  categories?: readonly string[];
}

/** The products whose names contain each word. */
export type Titles = ReadonlyMap<string, readonly Titled[]>;

/** A word in the names of at most this many products identifies one of them. */
const rarest = 2;
const mostNamed = 4;
/** Shorter words of a title may be left out, but not signs of Chinese, each of which may be a word. */
const isSayable = (word: string): boolean => word.length >= (/^\p{Script=Han}+$/u.test(word) ? 1 : 3);

/** The words of a message that may be parts of names. */
export const wordsOfNames = ({ content, language, keys }: Reading): string[] => [
  // 'The one of 28 cm' is not whatever else has centimetres in its name, nor are 2袋 of anything 手袋.
  ...new Set(
    content
      .flatMap(({ text }) => text.split(' '))
      // 'Two pairs of those' counts what is pointed at, not 'Socks, 3 Pairs'.
      .filter(
        (word) => !isUnit(word, language) && !((!spacesWords(language) || keys.has('it') || keys.has('them')) && isPiece(word, language)),
      ),
  ),
];

/**
 * The products that a message names: by a word that only one or two names contain, or by the whole name. Empty when the message asks for products
 * of a kind rather than about a named one.
 * @param titles the products whose names contain each word
 * @param shown the products of the conversation
 */
export function productsNamed(reading: Reading, titles: Titles, shown: ReadonlySet<number> = new Set()): number[] {
  const words = wordsOfNames(reading);
  const firstWord = (id: number) => words.findIndex((word) => titles.get(word)?.some((titled) => titled.id === id));
  /** In the order of the message. A message that fits many products names none of them. */
  const inOrder = (ids: ReadonlySet<number>) => (ids.size <= mostNamed ? [...ids].toSorted((a, b) => firstWord(a) - firstWord(b)) : []);
  const { keys, counts, isQuestion } = reading;
  const numbered = comparedByNumbers(reading, words, titles);
  if (numbered.size > 0) return inOrder(numbered);
  const whole = wholeNames(words, titles, reading.language);
  const models = modelsNumbered(reading, words, titles);
  const proper = properNames(reading, words, titles).union(models);
  if (seeksKind(reading)) {
    const adds = keys.has('with') && !(keys.has('seeking') && isQuestion);
    if (asksForLook(reading, whole, titles)) return inOrder(new Set([...whole, ...proper]));
    return asksAbout(reading) || asksForLook(reading, proper, titles) || adds ? inOrder(proper) : [];
  }
  if (asksForLook(reading, proper, titles)) return inOrder(new Set([...whole, ...proper]));
  const asks = asksAbout(reading);
  // 'Two bags of gravel?', 'the lamp and the tripod?', 'plus the lamp'
  const joins = counts.length > 0 || (keys.has('with') && (isQuestion || shown.size > 0)) || (keys.has('and') && isQuestion);
  if (!asks && !joins) return isQuestion ? inOrder(whole) : [];
  const chosen = new Set([...whole, ...models, ...jointNames(words, titles), ...rareNames(reading, words, titles, shown)]);
  const isSure = asks || counts.length > 0 || chosen.size > 1 || (shown.size > 0 && [...chosen].some((id) => proper.has(id)));
  return inOrder(isSure ? chosen : whole);
}

/** The products that a message calls by a proper name, whatever it asks. */
export function productsMentioned(reading: Reading, titles: Titles): number[] {
  const words = wordsOfNames(reading);
  const ids = [...new Set([...wholeNames(words, titles, reading.language), ...properNames(reading, words, titles)])];
  return ids.length <= rarest ? ids : [];
}

/** 'I would like the tray as well, what do the two cost?' names the tray. */
const seeksKind = ({ keys, asks }: Reading): boolean =>
  !(keys.has('both') && asks.has('price')) && (keys.has('seeking') || keys.has('some') || keys.has('others'));

const asksAbout = ({ keys, asks, measures }: Reading): boolean =>
  asks.size > 0 || measures.size > 0 || keys.has('compare') || keys.has('byHowMuch') || keys.has('total') || keys.has('count');

/** Wishes that tell versions of one product apart; the recipient is left out, because it tells kinds apart. */
const looks: ReadonlySet<string> = new Set(['colour', 'size', 'material']);

/** 'The Fjord in blue': the properties wished of a named product, in words that are not part of its name. */
function asksForLook({ wishes, bareNumbers, language }: Reading, ids: ReadonlySet<number>, titles: Titles): boolean {
  const named = [...titles.values()].flat().filter(({ id }) => ids.has(id));
  const isOwn = (word: string) => named.some(({ title }) => holdsWord(title, word, language));
  return (
    named.length > 0 &&
    (wishes.some(({ family, written }) => looks.has(family) && !isOwn(foldedWords(written)[0] ?? '')) ||
      bareNumbers.some((number) => !isOwn(number)))
  );
}

/** The products whose whole title is in the message. */
function wholeNames(words: readonly string[], titles: Titles, language: string): Set<number> {
  const isWhole = (title: string) => {
    const parts = foldedWords(title).filter(isSayable);
    return parts.length > 0 && parts.every((part) => words.some((word) => holdsWord(part, word, language)));
  };
  return new Set(words.flatMap((word) => (titles.get(word) ?? []).flatMap(({ id, title }) => (isWhole(title) ? [id] : []))));
}

/** Products identified by two adjacent words: 'the infant seat', where several seats are sold and one is called so. */
const jointNames = (words: readonly string[], titles: Titles): number[] =>
  words.slice(1).flatMap((word, at) => {
    const idsOf = (word: string) => new Set((titles.get(word) ?? []).map(({ id }) => id));
    const [only, ...others] = idsOf(words[at] ?? '').intersection(idsOf(word));
    return only !== undefined && others.length === 0 ? [only] : [];
  });

/** The products identified by a word that is unique to their title, and that is neither their kind nor a property. */
function properNames(reading: Reading, words: readonly string[], titles: Titles): Set<number> {
  const properties = wordsOfProperties(reading);
  const isKind = ({ title, categories = [] }: Titled, word: string) =>
    foldedWords(title).length < 2 || categories.length === 0 || categories.some((category) => holdsWord(category, word, reading.language));
  return new Set(
    words.flatMap((word) => {
      const [only, ...others] = withoutLonger(titles.get(word) ?? [], words, reading.language);
      return only && others.length === 0 && !properties.has(word) && !isKind(only, word) && !isFor(only.title, word, reading.language)
        ? [only.id]
        : [];
    }),
  );
}

/** 'With a reel 2500': of the things of a name the one that has this number in it; a small number may count them. */
function modelsNumbered({ bareNumbers }: Reading, words: readonly string[], titles: Titles): Set<number> {
  const numbers = bareNumbers.filter((number) => Number(number) > mostPieces);
  const holdsNumber = ({ title }: Titled) => foldedWords(title).some((word) => numbers.includes(word));
  return new Set(
    words.flatMap((word) => {
      const [only, ...others] = (titles.get(word) ?? []).filter(holdsNumber);
      return only && others.length === 0 ? [only.id] : [];
    }),
  );
}

/** 'The difference between the Kiepe 100 and the 150': the products of a name that have these numbers in it. */
function comparedByNumbers({ keys, bareNumbers }: Reading, words: readonly string[], titles: Titles): Set<number> {
  if (!keys.has('compare') || bareNumbers.length < 2) return new Set();
  const numbersIn = ({ title }: Titled) => bareNumbers.filter((number) => foldedWords(title).includes(number));
  for (const word of words) {
    const numbered = (titles.get(word) ?? []).filter((titled) => numbersIn(titled).length === 1);
    const isEach = new Set(numbered.flatMap(numbersIn)).size === bareNumbers.length && numbered.length === bareNumbers.length;
    if (isEach) return new Set(numbered.map(({ id }) => id));
  }
  return new Set();
}

/** 'The Fjord' means 'Chair Fjord', not a longer title whose further words the message does not have ('Chair Fjord with Arms'). */
function withoutLonger(titled: readonly Titled[], messageWords: readonly string[], language: string): readonly Titled[] {
  if (titled.length !== rarest) return titled;
  const isWithin = (first: string, second: string) => foldedWords(first).every((part) => holdsWord(second, part, language));
  const further = (first: string, second: string) => foldedWords(second).filter((part) => !holdsWord(first, part, language));
  return titled.filter(
    ({ title }) =>
      !titled.some(
        (other) =>
          other.title !== title &&
          isWithin(other.title, title) &&
          !further(other.title, title).some((part) => messageWords.some((word) => holdsWord(part, word, language))),
      ),
  );
}

/** What a thing is for, or made of, is not its name: 'Brosse à chapeau' is no hat. */
function isFor(title: string, word: string, language: string): boolean {
  const parts = foldedWords(title);
  const at = parts.findIndex((part) => holdsWord(part, word, language));
  return at > 1 && isSmallWordAnywhere(parts[at - 1] ?? '');
}

/** The products that rare words identify; if there are several, those with the most words of the message. */
function rareNames(reading: Reading, words: readonly string[], titles: Titles, shown: ReadonlySet<number>): number[] {
  const properties = wordsOfProperties(reading);
  const held = new Map<number, number>();
  for (const word of words) for (const { id } of titles.get(word) ?? []) held.set(id, (held.get(id) ?? 0) + 1);
  return words.flatMap((word) => {
    const every = titles.get(word) ?? [];
    // 'The one of 24 inches' is the one with that number in its name.
    const numbered = every.filter(({ title }) => reading.bareNumbers.some((number) => foldedWords(title).includes(number)));
    const all = numbered.length > 0 ? numbered : every;
    const near = all.filter(({ id }) => shown.has(id));
    // Of several of the kind, the one that was shown; a spare jar for the Fjord is not the Fjord.
    const own = all.filter(({ title }) => !isFor(title, word, reading.language));
    const bearing = near.length === 1 ? near : own.length > 0 ? own : all;
    if (properties.has(word) || bearing.length === 0 || bearing.length > rarest) return [];
    const most = Math.max(...bearing.map(({ id }) => held.get(id) ?? 0));
    const [only, ...others] = bearing.filter(({ id }) => held.get(id) === most);
    return only && others.length === 0 ? [only.id] : [];
  });
}

/** A property alone is not a name: 'the red one' asks for what is red. A compound with it ('Holzofen') is. */
const wordsOfProperties = ({ content, language }: Reading): Set<string> =>
  new Set(content.flatMap(({ text, wishes }) => (wishes.length > 0 && !isCompound(text, wishes, language) ? text.split(' ') : [])));

/** Longer than any form of the value with an ending. */
function isCompound(text: string, wishes: readonly Wish[], language: string): boolean {
  if (!mayJoin(language) || text.includes(' ')) return false;
  const values = vocabularyOf(vocabularyLanguage(language)).values as Record<string, Record<string, string>>;
  const forms = wishes
    .flatMap(({ family, value }) => formsOf(values[family]?.[value] ?? ''))
    .map((form) => foldText(form).replace('*', ''));
  return forms.length > 0 && forms.every((form) => !(text.startsWith(form) && text.length <= form.length + longestEnding));
}
const longestEnding = 3;

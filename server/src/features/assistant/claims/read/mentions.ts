/** Products that a sentence names: by title, by a part of it that only one product has, by order, or by a pronoun. Rule R3 of SPEC.md. */
import { languageData } from '../../../../kit/languages/index.ts';
import { findValues, lexiconOf } from '../../../../kit/languages/vocabulary/index.ts';
import { foldedWords, stemOf } from '../../../../kit/text/words.ts';
import { isUnit } from '../../memory/reading/units.ts';
import type { ProductRecord, TurnRecords } from '../../records/types.ts';
import { lexiconWords, type Role, withoutPrefix } from '../words/lexicon.ts';
import type { Reading, ReadNumber } from './reading.ts';

export interface Mention {
  /** The one product that the words name, or all products that they fit. */
  products: readonly ProductRecord[];
  /** Its whole title was written. */
  exact: boolean;
  from: number;
  to: number;
  /** How many pieces: 'two Wool Socks'. */
  count: number;
}

/** The titles of a turn by the beginnings of their words. */
export interface TitleIndex {
  byStart: ReadonlyMap<string, readonly { word: string; no: number }[]>;
  titles: readonly { product: ProductRecord; words: readonly string[] }[];
}

/** The words of a title; signs of scripts without spaces stand alone. */
const titleWords = (title: string): string[] =>
  lexiconWords(title.replaceAll(/['’]s(?!\p{L})/gu, ''), 'en')
    .flatMap((word) => word.split("'"))
    .filter(Boolean)
    .map(bare);

/** Arabic conjunctions and articles grow together with the word, at most two of them: 'and the'. */
const bare = (word: string): string => withoutPrefix(withoutPrefix(word));

/** Words are looked up by their first letters, this many. */
const startLetters = 3;
const startOf = (word: string): string => word.slice(0, startLetters);

/** Indexes the words of products, so that a sentence finds the products that it mentions. */
export function indexTitles(products: readonly ProductRecord[]): TitleIndex {
  const byStart = new Map<string, { word: string; no: number }[]>();
  const titles = products.map((product, no) => {
    const words = titleWords(product.title);
    const others = [...product.kinds, ...product.categories, product.brand].flatMap((text) => foldedWords(text).map(bare));
    for (const word of new Set([...words, ...others])) {
      const list = byStart.get(startOf(word));
      if (list) list.push({ word, no });
      else byStart.set(startOf(word), [{ word, no }]);
    }
    return { product, words };
  });
  return { byStart, titles };
}

const shortestForm = 4;
const longestEnding = 2;

/** Whether two words are forms of one: 'savon' and 'savons', 'noir' and 'noires', 'tazza' and 'tazze'. Short words and figures are not. */
function isForm(a: string, b: string): boolean {
  if (a === b || isTwoOf(a, b) || isTwoOf(b, a)) return true;
  if (Math.min(a.length, b.length) < shortestForm || /\d/.test(a)) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return (
    same >= shortestForm - 1 &&
    a.length - same <= longestEnding &&
    b.length - same <= longestEnding &&
    same * 5 >= Math.max(a.length, b.length) * 3
  );
}

/** Arabic counts two by an ending, in two cases and before the word that it belongs to: 'غطاءان' are two of a 'غطاء'. */
const dualEndings: readonly string[] = ['ان', 'ين', 'ا'];
const isTwoOf = (several: string, single: string): boolean =>
  /^\p{Script=Arabic}{3,}$/u.test(single) && dualEndings.some((ending) => several === `${single.replace(/[ةه]$/u, 'ت')}${ending}`);

/** The titles that have a form of a word. */
function titlesWith({ byStart }: TitleIndex, word: string): number[] {
  const entries = byStart.get(startOf(word)) ?? [];
  const equal = entries.filter((entry) => entry.word === word);
  return [...new Set((equal.length > 0 ? equal : entries.filter((entry) => isForm(entry.word, word))).map(({ no }) => no))];
}

/** Words of titles that are too common to stand for a product on their own: small words, what shops write about, colours, rooms. */
const isTelling = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  if (
    !word ||
    /^\d/.test(word.folded) ||
    (word.folded.length < 3 && !/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(word.folded))
  )
    return false;
  if (findValues(lexiconOf(reading.language), [word.folded]).length > 0) return false;
  return !reading.hits.some(
    ({ role, from, to }) =>
      (role === 'free' ||
        role === 'light' ||
        role === 'concept' ||
        role === 'operator' ||
        role === 'agent' ||
        role === 'negation' ||
        role === 'currency' ||
        role === 'number') &&
      from <= at &&
      at < to,
  );
};

/** The products that a sentence names in its own words, in order. */
export function mentionsIn(index: TitleIndex, reading: Reading): Mention[] {
  const full: Found[] = [];
  for (let at = 0; at < reading.words.length; ) {
    const found: Found | null = fullTitleAt(index, reading, at);
    if (found) full.push(found);
    at = found?.to ?? at + 1;
  }
  const mentions: Mention[] = [];
  for (let at = 0; at < reading.words.length; ) {
    // A whole title keeps its words from the part of another one before it.
    const next = full.find(({ from }) => from >= at);
    const mention = next?.from === at ? next : partAt(index, reading, at, next?.from ?? reading.words.length);
    if (mention) {
      const before = countBefore(reading, mention.from, mentions.at(-1)?.to ?? 0);
      mentions.push({ ...mention, count: before === 1 && isDual(mention, reading) ? 2 : before });
    }
    at = mention?.to ?? at + 1;
  }
  return mentions;
}

type Found = Omit<Mention, 'count'>;

function fullTitleAt(index: TitleIndex, { words }: Reading, at: number): Found | null {
  let best: Found | null = null;
  for (const { word, no } of index.byStart.get(startOf(wordAt(words, at))) ?? []) {
    const title = index.titles[no];
    if (!title || title.words[0] !== word) continue;
    const to = at + title.words.length;
    if (to > words.length || !title.words.every((own, offset) => isForm(own, wordAt(words, at + offset)))) continue;
    const exact = title.words.every((own, offset) => own === wordAt(words, at + offset));
    if (!best || to > best.to || (to === best.to && exact && !best.exact)) best = { products: [title.product], exact, from: at, to };
  }
  return best;
}

const wordAt = (words: Reading['words'], at: number): string => bare(words[at]?.folded.replace(/'s$/, '') ?? '');

/** A run of words before `end` that titles hold: the products that have all of them. */
function partAt(index: TitleIndex, reading: Reading, from: number, end: number): Found | null {
  const { words } = reading;
  let fitting = titlesWith(index, wordAt(words, from));
  if (fitting.length === 0) return null;
  let to = from + 1;
  for (let at = from + 1; at < end; at++) {
    const having = titlesWith(index, wordAt(words, at));
    const both = fitting.filter((no) => having.includes(no));
    if (both.length > 0) {
      fitting = both;
      to = at + 1;
    } else if (!isJoint(reading, at) || at - to > 1) break;
  }
  const telling = Array.from({ length: to - from }, (_, offset) => from + offset).some((at) => isTelling(reading, at));
  // A single sign of a script without spaces is no name.
  if (!telling || (to - from < 2 && unspacedSign.test(words[from]?.folded ?? ''))) return null;
  const products = fitting.flatMap((no) => index.titles[no]?.product ?? []);
  return { products, exact: false, from, to };
}

const unspacedSign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const isJoint = ({ words }: Reading, at: number): boolean => (words[at]?.folded.length ?? 9) <= 3 && !/^\d/.test(words[at]?.folded ?? '');

/** Whether the word that a mention begins with is two of what a title names. */
const isDual = ({ products, from }: Found, { words }: Reading): boolean =>
  products.some(({ title }) => titleWords(title).some((word) => isTwoOf(wordAt(words, from), word)));

/** Words between a number and what it counts: 'two pairs of', '2 x'. */
const mostBetween = 2;

/** How many pieces are named before a title; figures of the title before it (`after` is its end) are none. */
function countBefore({ numbers, words, hits }: Reading, from: number, after: number): number {
  // 'Two 45 lb plates' are two.
  const isMeasure = ({ unit }: ReadNumber) => isUnit(unit ?? undefined);
  const measuring = numbers.filter((number) => isMeasure(number) && number.to < from).flatMap((number) => [number.from, number.to]);
  const number = numbers.findLast(
    (number) =>
      number.kind === 'number' &&
      number.from >= after &&
      number.to <= from &&
      Number.isInteger(number.value) &&
      !isMeasure(number) &&
      from - number.to - measuring.filter((at) => at >= number.to).length <= mostBetween,
  );
  if (!number || number.value < 1 || number.value > 99) return 1;
  const counts = Array.from({ length: from - number.to }, (_, offset) => number.to + offset).every(
    (at) =>
      (words[at]?.folded.length ?? 9) <= 2 ||
      hits.some(
        (hit) =>
          hit.from <= at &&
          at < hit.to &&
          (hit.role === 'group' || hit.role === 'free' || (hit.role === 'concept' && hit.key === 'product')),
      ) ||
      /^(?:pair|stuck|stk|paar|paire|par|paia|pary|cift|set|pack|box|pcs|piece)/.test(words[at]?.folded ?? ''),
  );
  return counts ? number.value : 1;
}

/**
 * Whether a mention is used as a name. A single word in small letters is one only where it says what kind of thing the product is: 'the bench', but not
 * 'a flat rate' of the Flat Bench.
 */
export function isName({ products, exact, from, to }: Mention, { words, language }: Reading): boolean {
  const word = words[from];
  if (exact || to - from > 1 || !word || word.written !== word.written.toLowerCase() || /^\P{Lu}*\p{Lo}/u.test(word.written)) return true;
  return products.some(({ title, kinds, categories, brand }) => {
    const inTitle = titleWords(title).filter((each) => !/\d/.test(each));
    // 'Pyjama Brume' begins with the thing, 'Flat Bench' ends with it.
    const thing = languageData(language).titles.thingIsLast ? inTitle.at(-1) : inTitle[0];
    const things = [thing ?? '', ...[...kinds, ...categories, brand].flatMap((text) => foldedWords(text).map(bare))];
    return things.some((each) => isForm(each, wordAt(words, from)));
  });
}

/** Whether a title has all words of another one's: 'Breeze Pro' those of 'Breeze'. */
export const namesWithin = (base: ProductRecord, other: ProductRecord): boolean => {
  const words = titleWords(other.title);
  return titleWords(base.title).every((word) => words.includes(word));
};

/** The products that pronouns and ordinals stand for: `last` were named before, `shown` are in the order of the reply. */
export function referencesIn(reading: Reading, records: TurnRecords, last: readonly ProductRecord[]): ProductRecord[] {
  const byId = new Map(records.products.map((product) => [product.id, product]));
  const shown = records.shownIds.flatMap((id) => byId.get(id) ?? []);
  const counted = byOrdinals(reading, shown);
  if (counted.length > 0) return counted;
  const has = (sought: Role) => reading.hits.some(({ role }) => role === sought);
  const pool = [last, shown].find((products) => products.length > 1) ?? records.products;
  if (has('both') && pool.length >= 2) return pool.slice(0, 2);
  if (has('they') && last.length > 1) return [...last];
  if (last.length > 0) return last.slice(0, 1);
  const focus = records.focusId === null ? undefined : byId.get(records.focusId);
  if (focus) return [focus];
  return [shown, records.products].find((products) => products.length === 1)?.slice() ?? [];
}

/** 'The second', 'the last' of those that are shown. */
function byOrdinals({ hits, words }: Reading, shown: readonly ProductRecord[]): ProductRecord[] {
  const referred = new Set<ProductRecord>();
  for (const { role, value, from } of hits) {
    const isOrdinal = role === 'ordinal' && !(words[from]?.folded === 'last' && words.length > 8);
    const product = value > 0 ? shown[value - 1] : shown.at(-1);
    if (isOrdinal && product) referred.add(product);
  }
  return [...referred];
}

/** Whether a text of the shop stands in a sentence as whole words, not counting those of `skip`. */
export function namesValue(reading: Reading, value: string, skip: ReadonlySet<number> = new Set()): boolean {
  const stems = lexiconWords(value, reading.language).map((word) => stemOf(word));
  if (stems.length === 0) return false;
  for (let at = 0; at + stems.length <= reading.words.length; at++)
    if (stems.every((stem, offset) => reading.words[at + offset]?.stem === stem && !skip.has(at + offset))) return true;
  return false;
}

/** The words that mentions cover. */
export const wordsOfMentions = (mentions: readonly Mention[]): Set<number> =>
  new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));

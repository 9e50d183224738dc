/** What the readers of titles, attributes, categories and tags share. Pure. */
import { meantHere } from '../../../../kit/languages/vocabulary/apart.ts';
import {
  findValues,
  formsOf,
  type Hit,
  isSection,
  isWhereabouts,
  type Lexicon,
  type Meaning,
  vocabularyOf,
} from '../../../../kit/languages/vocabulary/index.ts';
import { foldedWords, foldText, stemOf, writtenWords } from '../../../../kit/text/words.ts';
import type { Fact, FactFamily, FactProduct, FactSource } from '../fact.ts';
import { type AttributeFamilies, attributeFamilies } from './attribute-families.ts';
import type { Sink } from './collection.ts';
import { type Title, titleReader } from './titles/titles.ts';

/** What is needed to read a language. */
export interface Reader {
  lexicon: Lexicon;
  title(title: string, brandWords: ReadonlySet<string>): Title;
  /** Folded names of attributes that hold numbers, where '1' is an amount and not 'yes'. */
  counted: ReadonlySet<string>;
  /** The families that the shop has attributes for. */
  attested: ReadonlySet<FactFamily>;
  /** The folded values of its attributes, with the families of these. */
  statedFamilies: ReadonlyMap<string, ReadonlySet<FactFamily>>;
  /** The families of the shop's attributes. */
  families: AttributeFamilies;
  /** Whether most products are filed only by where they are used: 'Indoor' and 'Outdoor' are no kinds of things there. */
  filesByPlace: boolean;
  /** Cached facts of attributes, categories and tags, by where they occur and their text. */
  memory: Map<string, Fact[][]>;
  /** The word for a value of the vocabulary in the shop's language. */
  labelOf(meaning: Meaning): string;
}

/** The reader of a language. */
export function readerOf(lexicon: Lexicon, language: string, products: readonly FactProduct[] = []): Reader {
  const { values } = vocabularyOf(lexicon.language);
  const families = attributeFamilies(products, lexicon);
  const shopWords = {
    lexicon,
    families,
    attested: new Set(families.values()),
    statedFamilies: familiesStatedIn(products, families),
    counted: countedIn(products),
  };
  return {
    ...shopWords,
    filesByPlace: filesByPlace(products),
    memory: new Map(),
    title: titleReader(language.slice(0, 2).toLowerCase(), lexicon, (words) => valuesIn(words, shopWords)),
    labelOf: ({ family, value }) => formsOf((values[family] as Record<string, string>)[value] ?? value)[0] ?? value,
  };
}

function filesByPlace(products: readonly FactProduct[]): boolean {
  const filed = products.map(({ categories }) => categories.filter((each) => !isSection(each))).filter(({ length }) => length > 0);
  return filed.filter((categories) => categories.every(isWhereabouts)).length > filed.length / 2;
}

/** The folded names of attributes that hold numbers. */
function countedIn(products: readonly FactProduct[]): ReadonlySet<string> {
  const counted = new Set<string>();
  for (const { attributes } of products)
    for (const [name, values] of Object.entries(attributes))
      if (values.some((value) => /[2-9]|\d\d/.test(value))) counted.add(foldText(name));
  return counted;
}

function familiesStatedIn(products: readonly FactProduct[], families: AttributeFamilies): Map<string, Set<FactFamily>> {
  const familiesByValue = new Map<string, Set<FactFamily>>();
  for (const { attributes } of products)
    for (const [name, values] of Object.entries(attributes)) {
      const family = families.get(foldText(name));
      for (const value of values) {
        const key = foldText(value);
        const of = familiesByValue.get(key) ?? new Set();
        familiesByValue.set(key, family ? of.add(family) : of);
      }
    }
  return familiesByValue;
}

/** Families whose single words mean other things elsewhere: 'Reifen', 'weit', 'dry'. */
const doubtfulAlone: ReadonlySet<FactFamily> = new Set(['skin', 'fit']);

/** The values that words outside of attributes stand for, without meanings that cannot be trusted in this shop. */
export const valuesIn = (words: readonly string[], reader: Pick<Reader, 'lexicon' | 'attested' | 'statedFamilies'>): Hit[] =>
  meantHere(reader.lexicon, words, findValues(reader.lexicon, words))
    .map((hit) => {
      const text = words.slice(hit.from, hit.to).join(' ');
      const phrases = phrasesWith(words, hit).flatMap((phrase) => reader.statedFamilies.get(phrase) ?? []);
      const isMeant = ({ family }: Meaning) => phrases.every((families) => families.size === 0 || families.has(family));
      return { ...hit, meanings: hit.meanings.filter((each) => isMeant(each) && isTrusted(text, hit.to - hit.from, each.family, reader)) };
    })
    .filter(({ meanings }) => meanings.length > 0);

/** The longer phrases that a hit is in: where attributes say that the finish is 'satin chrome', 'Satin' in it is no fabric. */
const phrasesWith = (words: readonly string[], { from, to }: Hit): string[] =>
  [
    [from - 1, to],
    [from, to + 1],
    [from - 1, to + 1],
  ].flatMap(([start = 0, end = 0]) => (start < 0 || end > words.length ? [] : [words.slice(start, end).join(' ')]));

/** In a Polish shop whose attributes say 'czarny', 'Black Edition' is a name. */
function isTrusted(
  text: string,
  words: number,
  family: FactFamily,
  { lexicon, attested, statedFamilies }: Pick<Reader, 'lexicon' | 'attested' | 'statedFamilies'>,
): boolean {
  if (words === 1 && doubtfulAlone.has(family) && !attested.has(family)) return false;
  // Where attributes say that pans are made of copper, 'Copper' in a title is no colour.
  const meant = statedFamilies.get(text);
  if (meant !== undefined && meant.size > 0 && !meant.has(family)) return false;
  return !(lexicon.foreign.has(text) && attested.has(family) && !meant);
}

/** Extracts the facts of a text once, because many products share it. */
export function cachedFacts(facts: Sink, { memory }: Reader, key: string, make: (sink: Sink) => void): void {
  let made = memory.get(key);
  if (!made) {
    const list: Fact[][] = [];
    make({ addMeanings: (meanings) => list.push(meanings) });
    memory.set(key, list);
    made = list;
  }
  for (const meanings of made) facts.addMeanings(meanings);
}

/** The shop's own word for a value, or the vocabulary's word if the shop's is in another language or part of a longer word. */
export function labelFor(
  text: string,
  words: readonly string[],
  from: number,
  to: number,
  meaning: Meaning,
  { labelOf, lexicon }: Reader,
): string {
  const own = labelOf(meaning);
  const written = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (written.length !== words.length || to - from > 2) return own;
  const phrase = words.slice(from, to).join(' ');
  return lexicon.forms.has(phrase) && phrase !== foldText(own) && !genitive.test(phrase) ? written.slice(from, to).join(' ') : own;
}

/** 'Women's' as folded words: it answers 'Who is it for?' no better than 'Women'. */
const genitive = /\p{L} s$/u;

/** The word that the shop itself uses for a value: what an attribute says, or a title if attributes say the same. */
export function ownWord(text: string, from: number, to: number, source: FactSource, { lexicon, statedFamilies }: Reader): string | null {
  const written = writtenWords(text);
  const isWhole = source !== 'title' && from === 0 && to === written.length;
  const word = isWhole ? text.trim() : written.slice(from, to).join(' ');
  const key = foldText(word);
  const words = written.slice(from, to).join(' ');
  return lexicon.foreign.has(key) ||
    genitive.test(words) ||
    word.length > longestValue ||
    (!isWhole && (source !== 'title' || !statedFamilies.has(key)))
    ? null
    : word;
}

/** The fact with the shop's own word, where it is another one than the label. */
export const withOwn = (each: Fact, own: string | null): Fact =>
  own === null || foldText(own) === foldText(each.label) ? each : { ...each, own };

/** The same key for singular and plural. */
export const kindKey = (text: string): string => foldedWords(text).map(stemOf).join(' ') || foldText(text);

/** Longer values are sentences, which cannot be offered as an answer. */
export const longestValue = 40;

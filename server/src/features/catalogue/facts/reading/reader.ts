/** What the readers of titles, attributes, categories and tags share. Pure. */
import { findValues, formsOf, type Hit, type Lexicon, type Meaning, vocabularyOf } from '../../../../kit/languages/vocabulary/index.ts';
import { foldedWords, foldText, stemOf } from '../../../../kit/text/words.ts';
import type { Fact, FactFamily, FactProduct } from '../fact.ts';
import { type AttributeFamilies, attributeFamilies } from './attribute-families.ts';
import type { Collection, Sink } from './collection.ts';
import { type Title, titleReader } from './titles/titles.ts';

/** What is needed to read a language. */
export interface Reader {
  lexicon: Lexicon;
  title(title: string, brandWords: ReadonlySet<string>): Title;
  /** Folded names of attributes that hold numbers, where '1' is an amount and not 'yes'. */
  counted: ReadonlySet<string>;
  /** The families that the shop has attributes for. */
  attested: ReadonlySet<FactFamily>;
  /** The folded values of its attributes. */
  said: ReadonlySet<string>;
  /** The families of the shop's attributes. */
  families: AttributeFamilies;
  /** Cached facts of attributes, categories and tags, by where they occur and their text. */
  memory: Map<string, Fact[][]>;
  /** The word for a value of the vocabulary in the shop's language. */
  labelOf(meaning: Meaning): string;
}

/** The reader of a language. */
export function readerOf(lexicon: Lexicon, language: string, products: readonly FactProduct[] = []): Reader {
  const { values } = vocabularyOf(lexicon.language);
  const families = attributeFamilies(products, lexicon);
  const known = { lexicon, families, attested: new Set(families.values()), said: saidIn(products), counted: countedIn(products) };
  return {
    ...known,
    memory: new Map(),
    title: titleReader(language.slice(0, 2).toLowerCase(), lexicon, (words) => valuesIn(words, known)),
    labelOf: ({ family, value }) => formsOf((values[family] as Record<string, string>)[value] ?? value)[0] ?? value,
  };
}

/** The folded names of attributes that hold numbers. */
function countedIn(products: readonly FactProduct[]): ReadonlySet<string> {
  const counted = new Set<string>();
  for (const { attributes } of products)
    for (const [name, values] of Object.entries(attributes))
      if (values.some((value) => /[2-9]|\d\d/.test(value))) counted.add(foldText(name));
  return counted;
}

const saidIn = (products: readonly FactProduct[]): ReadonlySet<string> =>
  new Set(products.flatMap(({ attributes }) => Object.values(attributes).flatMap((values) => values.map(foldText))));

/** Families whose single words mean other things elsewhere: 'Reifen', 'weit', 'dry'. */
const doubtfulAlone: ReadonlySet<FactFamily> = new Set(['skin', 'fit']);

/** The values that words outside of attributes stand for, without meanings that cannot be trusted in this shop. */
export const valuesIn = (words: readonly string[], reader: Pick<Reader, 'lexicon' | 'attested' | 'said'>): Hit[] =>
  findValues(reader.lexicon, words)
    .map((hit) => {
      const text = words.slice(hit.from, hit.to).join(' ');
      return { ...hit, meanings: hit.meanings.filter(({ family }) => isTrusted(text, hit.to - hit.from, family, reader)) };
    })
    .filter(({ meanings }) => meanings.length > 0);

/** In a Polish shop whose attributes say 'czarny', 'Black Edition' is a name. */
function isTrusted(
  text: string,
  words: number,
  family: FactFamily,
  { lexicon, attested, said }: Pick<Reader, 'lexicon' | 'attested' | 'said'>,
): boolean {
  if (words === 1 && doubtfulAlone.has(family) && !attested.has(family)) return false;
  return !(lexicon.foreign.has(text) && attested.has(family) && !said.has(text));
}

/** Extracts the facts of a text once, because many products share it. */
export function cachedFacts(facts: Collection, { memory }: Reader, key: string, make: (sink: Sink) => void): void {
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
  return lexicon.forms.has(phrase) && phrase !== foldText(own) ? written.slice(from, to).join(' ') : own;
}

/** The same key for singular and plural. */
export const kindKey = (text: string): string => foldedWords(text).map(stemOf).join(' ') || foldText(text);

/** Longer values are sentences, which cannot be offered as an answer. */
export const longestValue = 40;

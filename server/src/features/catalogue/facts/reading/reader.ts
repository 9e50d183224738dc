/** What the readers of titles, attributes, categories and tags share. Pure. */
import {
  familyOfName,
  findValues,
  formsOf,
  type Hit,
  type Lexicon,
  type Meaning,
  vocabularyOf,
} from '../../../../kit/languages/vocabulary/index.ts';
import { foldedWords, foldText, stemOf } from '../../../../kit/text/words.ts';
import type { Fact, FactFamily, FactProduct } from '../fact.ts';
import type { Collection, Sink } from './collection.ts';
import { type Title, titleReader } from './titles.ts';

/** What is needed to read a language. */
export interface Reader {
  lexicon: Lexicon;
  title(title: string, brandWords: ReadonlySet<string>): Title;
  /** Folded names of attributes that hold numbers, where '1' is an amount and not 'yes'. */
  counted: ReadonlySet<string>;
  /** The families that the shop has attributes for. */
  attested: ReadonlySet<FactFamily>;
  /** Cached facts of attributes, categories and tags, by where they occur and their text. */
  memory: Map<string, Fact[][]>;
  /** The word for a value of the vocabulary in the shop's language. */
  labelOf(meaning: Meaning): string;
}

/** The reader of a language. */
export function readerOf(lexicon: Lexicon, language: string, products: readonly FactProduct[] = []): Reader {
  const { values } = vocabularyOf(lexicon.language);
  const known = { lexicon, ...attributesOf(products) };
  return {
    ...known,
    memory: new Map(),
    title: titleReader(language.slice(0, 2).toLowerCase(), lexicon, (words) => valuesIn(words, known)),
    labelOf: ({ family, value }) => formsOf((values[family] as Record<string, string>)[value] ?? value)[0] ?? value,
  };
}

/** What the attributes of a catalogue tell about its words. */
function attributesOf(products: readonly FactProduct[]): Pick<Reader, 'counted' | 'attested'> {
  const counted = new Set<string>();
  const attested = new Set<FactFamily>();
  for (const { attributes } of products)
    for (const [name, values] of Object.entries(attributes)) {
      const family = familyOfName(name);
      if (family) attested.add(family);
      if (values.some((value) => /[2-9]|\d\d/.test(value))) counted.add(foldText(name));
    }
  return { counted, attested };
}

/** Families whose single words mean other things elsewhere: 'Reifen', 'weit', 'dry'. */
const doubtfulAlone: ReadonlySet<FactFamily> = new Set(['skin', 'fit']);

/** The values that words outside of attributes stand for, without meanings that cannot be trusted in this shop. */
export const valuesIn = (words: readonly string[], { lexicon, attested }: Pick<Reader, 'lexicon' | 'attested'>): Hit[] =>
  findValues(lexicon, words)
    .map((hit) => ({
      ...hit,
      meanings: hit.meanings.filter(({ family }) => hit.to - hit.from > 1 || !doubtfulAlone.has(family) || attested.has(family)),
    }))
    .filter(({ meanings }) => meanings.length > 0);

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

/** What the readers of titles, attributes, categories and tags share. Pure. */
import { formsOf, type Lexicon, type Meaning, vocabularyOf } from '../../../../kit/languages/vocabulary/index.ts';
import { foldedWords, foldText, stemOf } from '../../../../kit/text/words.ts';
import type { Fact } from '../fact.ts';
import type { Collection, Sink } from './collection.ts';
import { type Title, titleReader } from './titles.ts';

/** What is needed to read a language. */
export interface Reader {
  lexicon: Lexicon;
  title(title: string, brandWords: ReadonlySet<string>): Title;
  /** Cached facts of attributes, categories and tags, by where they occur and their text. */
  memory: Map<string, Fact[][]>;
  /** The word for a value of the vocabulary in the shop's language. */
  labelOf(meaning: Meaning): string;
}

/** The reader of a language. */
export function readerOf(lexicon: Lexicon, language: string): Reader {
  const { values } = vocabularyOf(lexicon.language);
  return {
    lexicon,
    memory: new Map(),
    title: titleReader(language.slice(0, 2).toLowerCase(), lexicon),
    labelOf: ({ family, value }) => formsOf((values[family] as Record<string, string>)[value] ?? value)[0] ?? value,
  };
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

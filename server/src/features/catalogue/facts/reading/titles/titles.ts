/** Splits titles into words and finds the words that may name the kind of product. Pure. */
import { allLanguages, isSmallWord, knownLanguage, languageData, wordList } from '../../../../../kit/languages/index.ts';
import { type Hit, isCompound, type Lexicon } from '../../../../../kit/languages/vocabulary/index.ts';
import { foldText } from '../../../../../kit/text/words.ts';
import { givenNames } from './given-names.ts';

export interface TitleWord {
  /** The folded word. */
  word: string;
  written: string;
  /** Where it stands in the title. */
  start: number;
  end: number;
}

export interface Title {
  text: string;
  /** The number of words before what the product is for or goes with. */
  before: number;
  words: TitleWord[];
  /** Values of the vocabulary, by their indexes in `words`. */
  hits: Hit[];
  /** The indexes of words that may name the kind: neither values of the vocabulary nor brands, and before words such as 'for'. */
  nouns: number[];
  /** The indexes of all words that are neither values nor brands. */
  free: number[];
  /** The indexes of words of brands and of names in quotes, which say nothing about the product: a rose called ‘Velours’. */
  names: ReadonlySet<number>;
}

const tradeWords = new Set(allLanguages.flatMap((language) => wordList(languageData(language).tradeWords)));
/** Words after which a title names what the product is for or goes with. */
const asideWords = allLanguages.map((language) => languageData(language).titles.aside).join('|');
const aside = new RegExp(`[,;:|(/–—•]|\\s-\\s|\\s(?:${asideWords})\\s`, 'iu');
/** A name in quotes, but neither inches nor an apostrophe. */
const quoted = /[‘“„«「『][^’”“»」』]{2,40}[’”“»」』]|(?<=^|\s)(["'])[^"']{2,40}\1(?=[\s,.)]|$)/gu;
/** In 'd’hiver' and 'l’orologio' the word begins after the apostrophe. */
const elided = /^(?:[dlnjmtscq]|qu|dell|nell|sull|all|un)['’](?=\p{L})/iu;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{M}\p{N}]+)*/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** In scripts without spaces, parts of a title up to this length count as one word. */
const longestUnspacedWord = 6;
const thingIsLastElsewhere = new Set(['sv', 'da', 'no', 'nb', 'fi', 'zh', 'ko', 'hu', 'et']);

/** A title in capitals in the usual spelling: the case of its letters tells nothing. */
function unshouted(title: string, language: string): string {
  if (!shouted.test(title)) return title;
  return title.toLocaleLowerCase(language).replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase(language));
}
/** Several words without a small letter. */
const shouted = /^(?=[^\p{Ll}]*$)[^\p{Lu}]*\p{Lu}{3}.*\P{L}\p{Lu}{3}/u;

/** Whether titles in a language name the kind last, as in 'blue wool socks'. */
export const namesThingLast = (language: string): boolean => {
  const grammarLanguage = knownLanguage(language);
  return grammarLanguage ? languageData(grammarLanguage).titles.thingIsLast : thingIsLastElsewhere.has(language);
};

/** Makes a function that reads titles in a language. `brandWords` are the folded words of brands; `valuesIn` finds the values of folded words. */
export function titleReader(
  language: string,
  lexicon: Lexicon,
  valuesIn: (words: readonly string[]) => Hit[],
): (title: string, brandWords: ReadonlySet<string>) => Title {
  const grammarLanguage = knownLanguage(language);
  const grammar = grammarLanguage && languageData(grammarLanguage).titles;
  const thingIsLast = namesThingLast(language);
  const segmenter = new Intl.Segmenter(grammarLanguage ?? 'en', { granularity: 'word' });
  const split = (text: string): string[] =>
    unspaced.test(text)
      ? text.split(/[\s\u3000・／/]+/).flatMap((part) => (part.length <= longestUnspacedWord ? part : segments(part)))
      : (text.match(wordPattern) ?? []);
  const segments = (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  const read = (text: string): TitleWord[] => {
    let searched = 0;
    return split(text).map((segment) => {
      const at = text.indexOf(segment, searched);
      searched = at + segment.length;
      const whole = segment.replace(elided, '');
      const written = whole.replace(/['’]s$/i, '');
      return { word: foldText(written), written, start: at + segment.length - whole.length, end: at + segment.length };
    });
  };
  const describes = grammar?.describing === undefined ? null : new RegExp(`^(?:${grammar.describing})$`, 'u');
  const endings = (grammar?.bare ?? []).map(([pattern, by]) => [new RegExp(pattern, 'u'), by] as const);
  const bare = (word: TitleWord): TitleWord => {
    const written = endings.reduce((text, [pattern, by]) => text.replace(pattern, by), word.written);
    return written === word.written ? word : { ...word, written, word: foldText(written) };
  };
  const namesThing = ({ word, written }: TitleWord) =>
    word.length >= (unspaced.test(word) ? 2 : 3) &&
    !/\p{N}/u.test(word) &&
    !describes?.test(word) &&
    !tradeWords.has(word) &&
    !givenNames.has(word) &&
    !(grammarLanguage && isSmallWord(word, grammarLanguage)) &&
    !(written.length <= 4 && written === written.toUpperCase() && written !== written.toLowerCase());

  return (title, brandWords) => {
    const text = unshouted(title.normalize('NFC'), language);
    const words = read(text);
    const quotes = [...text.matchAll(quoted)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
    const isQuoted = (word: TitleWord) => quotes.some(({ start, end }) => word.start >= start && word.end <= end);
    const names = new Set(words.flatMap((word, at) => (brandWords.has(word.word) || isQuoted(word) ? [at] : [])));
    const hits = valuesIn(words.map(({ word }) => word));
    const meant = new Uint8Array(words.length);
    for (const { from, to } of hits) meant.fill(1, from, to);
    const before = read(text.split(aside)[0] ?? '').length || words.length;
    const named = words.map((_, at) => at).filter((at) => !names.has(at) && namesThing(words[at] as TitleWord));
    const [first, last] = [named.find((at) => at < before), named.findLast((at) => at < before)];
    const means = (at: number | undefined, families: ReadonlySet<string>) =>
      hits.some(({ from, to, meanings }) => from === at && to === from + 1 && meanings.every(({ family }) => families.has(family)));
    // A compound such as 'Ledertasche' gives the material and names the kind. In languages that name the kind first, the first word names
    // it even if it can be a colour, flavour or material: 'Crème de jour', 'Caffè arabica', 'Verre à vin'. In the others the last word
    // does if it is a place, too: 'Bedside Table'.
    const isFree = (at: number) =>
      !meant[at] ||
      isCompound(lexicon, words[at]?.word ?? '') ||
      (thingIsLast ? at === last && at === before - 1 && means(at, placesAreThings) : at === first && means(at, familiesOfThings));
    const candidates = named.filter((at) => at < before && isFree(at));
    const capital = grammar?.capitalNouns ? candidates.filter((at) => /^\p{Lu}/u.test(words[at]?.written ?? '')) : candidates;
    const shown = words.map((word, at) => (meant[at] ? word : bare(word)));
    return {
      text,
      words: shown,
      before,
      hits,
      names,
      nouns: capital.length > 0 ? capital : candidates,
      free: named.filter((at) => !meant[at]),
    };
  };
}

/** Families whose words can also name a kind of product. */
const familiesOfThings: ReadonlySet<string> = new Set(['colour', 'flavour', 'material', 'scent']);
const placesAreThings: ReadonlySet<string> = new Set(['mounting']);

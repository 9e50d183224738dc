/** Splits titles into words and finds the words that may name the kind of product. Pure. */
import { allLanguages, isSmallWord, knownLanguage, languageData, wordList } from '../../../../kit/languages/index.ts';
import { findValues, type Hit, type Lexicon } from '../../../../kit/languages/vocabulary/index.ts';
import { foldText } from '../../../../kit/text/words.ts';

export interface TitleWord {
  /** The folded word. */
  word: string;
  written: string;
}

export interface Title {
  words: TitleWord[];
  /** Values of the vocabulary, by their indexes in `words`. */
  hits: Hit[];
  /** The indexes of words that may name the kind: neither values of the vocabulary nor brands, and before words such as 'for'. */
  nouns: number[];
  /** The indexes of all words that are neither values nor brands. */
  free: number[];
}

const tradeWords = new Set(allLanguages.flatMap((language) => wordList(languageData(language).tradeWords)));
/** Words after which a title names what the product is for or goes with. */
const asideWords = allLanguages.map((language) => languageData(language).titles.aside).join('|');
const aside = new RegExp(`[,;:|(/–—•]|\\s-\\s|\\s(?:${asideWords})\\s`, 'iu');
/** In 'd’hiver' and 'l’orologio' the word begins after the apostrophe. */
const elided = /^(?:[dlnjmtscq]|qu|dell|nell|sull|all|un)['’](?=\p{L})/iu;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{M}\p{N}]+)*/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** In scripts without spaces, parts of a title up to this length count as one word. */
const longestUnspacedWord = 6;
const thingIsLastElsewhere = new Set(['sv', 'da', 'no', 'nb', 'fi', 'ja', 'zh', 'ko', 'hu', 'et']);

/** Whether titles in a language name the kind last, as in 'blue wool socks'. */
export const namesThingLast = (language: string): boolean => {
  const known = knownLanguage(language);
  return known ? languageData(known).titles.thingIsLast : thingIsLastElsewhere.has(language);
};

/** Makes a function that reads titles in a language. `brandWords` are the folded words of brands. */
export function titleReader(language: string, lexicon: Lexicon): (title: string, brandWords: ReadonlySet<string>) => Title {
  const known = knownLanguage(language);
  const grammar = known && languageData(known).titles;
  const thingIsLast = namesThingLast(language);
  const segmenter = new Intl.Segmenter(known ?? 'en', { granularity: 'word' });
  const split = (text: string): string[] =>
    unspaced.test(text)
      ? text.split(/[\s\u3000・／/]+/).flatMap((part) => (part.length <= longestUnspacedWord ? part : segments(part)))
      : (text.match(wordPattern) ?? []);
  const segments = (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  const read = (text: string): TitleWord[] =>
    split(text.normalize('NFC'))
      .map((segment) => segment.replace(elided, '').replace(/['’]s$/i, ''))
      .map((written) => ({ word: foldText(written), written }));
  const names = ({ word, written }: TitleWord, brandWords: ReadonlySet<string>) =>
    word.length >= (unspaced.test(word) ? 2 : 3) &&
    !/\p{N}/u.test(word) &&
    !tradeWords.has(word) &&
    !(known && isSmallWord(word, known)) &&
    !brandWords.has(word) &&
    !(written.length <= 4 && written === written.toUpperCase() && written !== written.toLowerCase());

  return (title, brandWords) => {
    const words = read(title);
    const hits = findValues(
      lexicon,
      words.map(({ word }) => word),
    );
    const meant = new Uint8Array(words.length);
    for (const { from, to } of hits) meant.fill(1, from, to);
    const before = read(title.split(aside)[0] ?? '').length || words.length;
    const named = words.map((_, at) => at).filter((at) => names(words[at] as TitleWord, brandWords));
    const first = named.find((at) => at < before);
    // A compound such as 'Ledertasche' gives the material and names the kind. In languages that name the kind first, the first word names
    // it even if it can be a colour, flavour or material: 'Crème de jour', 'Caffè arabica', 'Verre à vin'.
    const isFree = (at: number) =>
      !meant[at] || isCompound(lexicon, words[at]?.word ?? '') || (!thingIsLast && at === first && isAlsoThing(at));
    const isAlsoThing = (at: number) =>
      hits.some(({ from, meanings }) => from === at && meanings.every(({ family }) => familiesOfThings.has(family)));
    const candidates = named.filter((at) => at < before && isFree(at));
    const capital = grammar?.capitalNouns ? candidates.filter((at) => /^\p{Lu}/u.test(words[at]?.written ?? '')) : candidates;
    return { words, hits, nouns: capital.length > 0 ? capital : candidates, free: named.filter((at) => !meant[at]) };
  };
}

/** Families whose words can also name a kind of product. */
const familiesOfThings: ReadonlySet<string> = new Set(['colour', 'flavour', 'material', 'scent']);

const isCompound = ({ forms, endings, beginnings }: Lexicon, word: string) =>
  !forms.has(word) &&
  !forms.has(endings.exec(word)?.[1] ?? '') &&
  (beginnings.get(word.slice(0, 2)) ?? []).some(({ text }) => word.startsWith(text));

/** What titles say a thing is: their words, and the word that names the thing. Pure. */
import { allLanguages, isSmallWord, knownLanguage, languageData, wordList } from '../../../kit/languages/index.ts';
import { findValues, type Hit, type Lexicon } from '../../../kit/languages/vocabulary/index.ts';
import { foldText } from '../../../kit/text/words.ts';

export interface TitleWord {
  /** Folded. */
  word: string;
  written: string;
}

export interface Title {
  words: TitleWord[];
  /** Values of the vocabulary, by their place in `words`. */
  hits: Hit[];
  /** Places of the words that can say what the thing is: nouns that are neither values nor names of makers, before what it goes with. */
  nouns: number[];
  /** Places of all words that are neither. */
  free: number[];
}

const tradeWords = new Set(allLanguages.flatMap((language) => wordList(languageData(language).tradeWords)));
/** After these a title says what the thing is for, or goes with. */
const asideWords = allLanguages.map((language) => languageData(language).titles.aside).join('|');
const aside = new RegExp(`[,;:|(/–—•]|\\s-\\s|\\s(?:${asideWords})\\s`, 'iu');
/** 'd’hiver', 'l’orologio': the word begins after the sign. */
const elided = /^(?:[dlnjmtscq]|qu|dell|nell|sull|all|un)['’](?=\p{L})/iu;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{M}\p{N}]+)*/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Where a title puts spaces between its parts, so short a part is one word. */
const longestUnspacedWord = 6;
const thingIsLastElsewhere = new Set(['sv', 'da', 'no', 'nb', 'fi', 'ja', 'zh', 'ko', 'hu', 'et']);

/** Whether titles of a language name the thing last: 'blue wool socks'. */
export const namesThingLast = (language: string): boolean => {
  const known = knownLanguage(language);
  return known ? languageData(known).titles.thingIsLast : thingIsLastElsewhere.has(language);
};

/** Reads titles of one language. `brandWords` are folded words that name makers. */
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
    // A compound such as 'Ledertasche' both means leather and names the thing; where the thing comes first, 'Crème de jour' is no colour.
    const isFree = (at: number) =>
      !meant[at] || isCompound(lexicon, words[at]?.word ?? '') || (!thingIsLast && at === first && isColour(at));
    const isColour = (at: number) => hits.some(({ from, meanings }) => from === at && meanings.every(({ family }) => family === 'colour'));
    const candidates = named.filter((at) => at < before && isFree(at));
    const capital = grammar?.capitalNouns ? candidates.filter((at) => /^\p{Lu}/u.test(words[at]?.written ?? '')) : candidates;
    return { words, hits, nouns: capital.length > 0 ? capital : candidates, free: named.filter((at) => !meant[at]) };
  };
}

const isCompound = ({ forms, endings, beginnings }: Lexicon, word: string) =>
  !forms.has(word) &&
  !forms.has(endings.exec(word)?.[1] ?? '') &&
  (beginnings.get(word.slice(0, 2)) ?? []).some(({ text }) => word.startsWith(text));

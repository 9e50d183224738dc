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
  /** The word that says what the thing is; null when none can. */
  head: TitleWord | null;
  /** Words that neither name the thing nor have a meaning of their own in the vocabulary. */
  others: TitleWord[];
}

const tradeWords = new Set(allLanguages.flatMap((language) => wordList(languageData(language).tradeWords)));
/** After these a title says what the thing is for, or goes with. */
const asideWords = allLanguages.map((language) => languageData(language).titles.aside).join('|');
const aside = new RegExp(`[,;:|(/–—•]|\\s-\\s|\\s(?:${asideWords})\\s`, 'iu');
/** 'd’hiver', 'l’orologio': the word begins after the sign. */
const elided = /^(?:[dlnjmtscq]|qu|dell|nell|sull|all|un)['’](?=\p{L})/iu;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{M}\p{N}]+)*/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const thingIsLastElsewhere = new Set(['sv', 'da', 'no', 'nb', 'fi', 'ja', 'zh', 'ko', 'hu', 'et']);

/** Reads titles of one language. `brandWords` are folded words that name makers. */
export function titleReader(language: string, lexicon: Lexicon): (title: string, brandWords: ReadonlySet<string>) => Title {
  const known = knownLanguage(language);
  const grammar = known && languageData(known).titles;
  const thingIsLast = grammar?.thingIsLast ?? thingIsLastElsewhere.has(language);
  const segmenter = new Intl.Segmenter(Intl.Segmenter.supportedLocalesOf(language)[0] ?? 'en', { granularity: 'word' });
  const split = (text: string): string[] =>
    unspaced.test(text)
      ? [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
      : (text.match(wordPattern) ?? []);
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
    const before = read(title.split(aside)[0] ?? '').length;
    const named = words.map((word, at) => ({ word, at })).filter(({ word, at }) => at < before && names(word, brandWords));
    const nouns = grammar?.capitalNouns ? named.filter(({ word }) => /^\p{Lu}/u.test(word.written)) : named;
    // A compound such as 'Ledertasche' both means leather and names the thing; a plain 'Leder' names nothing.
    const free = (nouns.length > 0 ? nouns : named).filter(({ word, at }) => !meant[at] || isCompound(lexicon, word.word));
    const head = (thingIsLast ? free.at(-1) : free[0])?.word ?? null;
    return { words, hits, head, others: words.filter((word, at) => !meant[at] && word.word !== head?.word && names(word, brandWords)) };
  };
}

const isCompound = ({ forms, endings, beginnings }: Lexicon, word: string) =>
  !forms.has(word) &&
  !forms.has(endings.exec(word)?.[1] ?? '') &&
  (beginnings.get(word.slice(0, 2)) ?? []).some(({ text }) => word.startsWith(text));

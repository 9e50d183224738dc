/** Finds in titles what a thing is said to be made for, whatever that is: 'iPhone 15 Pro', 'women', 'the kitchen'. Pure. */
import { isSmallWord, knownLanguage, spacesWords } from '../../../../../kit/languages/index.ts';
import {
  alsoMadeFor,
  madeForBefore,
  madeForBehind,
  madeForLoosely,
  madeForWithin,
  thingsWithModels,
} from '../../../../../kit/languages/made-for.ts';
import { foldText } from '../../../../../kit/text/words.ts';

/** A word of a title. */
export interface Word {
  /** Folded. */
  word: string;
  written: string;
  start: number;
  end: number;
}

/** What a title names at one place as the purpose of the product: one thing, or several in a list. */
export interface MadeFor {
  /** The position of the words for 'for'. */
  start: number;
  end: number;
  /** What is made for stands before them: 'iPhone 15 için'. */
  isBehind: boolean;
  /** The words mean other things too: '4K対応'. */
  isLoose: boolean;
  /** 'For' is written together with what follows, so that it may be the beginning of another word. */
  isAttached: boolean;
  items: Word[][];
}

/** Reads the titles of a language. */
export interface MadeForReader {
  wordsOf(text: string): Word[];
  madeFor(text: string): MadeFor[];
}

/** Words and signs that end the phrase after 'for'. */
const boundary = /[()[\]{}|;:•–—!?*"“”„«»【】「」『』（）《》]|\s[-+]\s|\s{3}/u;
const separator = /[,/&、・،]/u;
const spaced = /[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{M}\p{N}]+)*\+*/gu;
const byScript = /[a-z0-9]+(?:[.-][a-z0-9]+)*\+*|[\p{Script=Katakana}ー]+|[\p{Script=Han}\p{Script=Hiragana}]+|[\p{L}\p{M}\p{N}]+/giu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** 'l’iPhone', and the endings that follow a name: 'iPhone’a'. */
const elided = /^(?:[dlnjmtscq]|qu|dell|nell|sull|all|un)['’](?=\p{L})/iu;
const ending = /['’]\p{Ll}{1,5}$/u;
/** More words are a sentence. */
const longest = 12;

/** The reader of a language; null where titles of it are not read for this. */
export function madeForReader(language: string): MadeForReader | null {
  const spokenLanguage = knownLanguage(language);
  if (!spokenLanguage) return null;
  const [before, behind, within] = [madeForBefore[spokenLanguage], madeForBehind[spokenLanguage], madeForWithin[spokenLanguage]];
  const also = new RegExp(`^(?:${alsoMadeFor[spokenLanguage]})$`, 'u');
  const things = new RegExp(`^(?:${thingsWithModels[spokenLanguage]})$`, 'u');
  const attached = within === undefined ? null : new RegExp(`^(?:${within})(?=[\\p{L}\\p{N}]{3})`, 'u');
  const marks = before
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${before})(?![\\p{L}\\p{N}])`, 'giu')
    : new RegExp(!spacesWords(spokenLanguage) ? `(?:${behind})` : `(?<![\\p{L}\\p{N}])(?:${behind})(?![\\p{L}\\p{N}])`, 'giu');

  const loose = madeForLoosely[spokenLanguage] === undefined ? null : new RegExp(`^(?:${madeForLoosely[spokenLanguage]})$`, 'u');

  const titleWords = (text: string): Word[] =>
    [...text.matchAll(!spacesWords(spokenLanguage) || unspaced.test(text) ? byScript : spaced)].map(({ index, 0: found }) => {
      const from = elided.exec(found)?.[0].length ?? 0;
      const written = found.slice(from).replace(ending, '');
      return { word: foldText(written), written, start: index + from, end: index + from + written.length };
    });

  /** The words up to the end of the phrase, split at the separators of a list. */
  const listed = (text: string, words: readonly Word[], from: number): Word[][] => {
    const items: Word[][] = [[]];
    let end = from;
    for (const [at, each] of words.entries()) {
      const gap = text.slice(end, each.start);
      if (boundary.test(gap) || at >= longest) break;
      const isAlso = also.test(each.written);
      if (!isAlso && isSmallWord(each.word, spokenLanguage) && !isName(each) && items.at(-1)?.length) break;
      if (isAlso || separator.test(gap)) items.push([]);
      if (!isAlso && !(isSmallWord(each.word, spokenLanguage) && !isName(each))) items.at(-1)?.push(each);
      end = each.end;
    }
    return items.map((item) => withoutThings(item, things)).filter(({ length }) => length > 0);
  };

  /** The same read from the end. */
  const listedBefore = (text: string, words: readonly Word[], to: number): Word[][] => {
    const items: Word[][] = [[]];
    let start = to;
    for (const each of words.toReversed().slice(0, longest)) {
      const gap = text.slice(each.end, start);
      if (boundary.test(gap)) break;
      const isAlso = also.test(each.written);
      if (!isAlso && isSmallWord(each.word, spokenLanguage)) break;
      if (isAlso || separator.test(gap)) items.unshift([]);
      if (!isAlso) items[0]?.unshift(each);
      start = each.start;
    }
    return items.map((item) => withoutThingsAround(item, things)).filter(({ length }) => length > 0);
  };

  const madeFor = (text: string): MadeFor[] => {
    const places: MadeFor[] = [];
    let words: Word[] | null = null;
    for (const { index, 0: mark } of text.matchAll(marks)) {
      words ??= titleWords(text);
      const end = index + mark.length;
      const items = before
        ? listed(
            text,
            words.filter(({ start }) => start >= end),
            end,
          )
        : listedBefore(text, titleWords(text.slice(0, index)), index);
      if (items.length > 0)
        places.push({ start: index, end, isBehind: !before, isLoose: loose?.test(mark) ?? false, isAttached: false, items });
    }
    if (attached) places.push(...attachedIn(text, titleWords(text), { attached, things, listed }));
    return places;
  };
  return { wordsOf: titleWords, madeFor };
}

/** Words that begin with 'for' in scripts where it is written together with what follows. */
function attachedIn(
  text: string,
  words: readonly Word[],
  grammar: { attached: RegExp; things: RegExp; listed: (text: string, words: readonly Word[], from: number) => Word[][] },
): MadeFor[] {
  const { attached, things, listed } = grammar;
  return words.flatMap(({ word, written, start, end }, at) => {
    const prefix = at > 0 ? (attached.exec(written)?.[0] ?? '') : '';
    if (prefix === '') return [];
    const first: Word = {
      word: foldText(written.slice(prefix.length)) || word,
      written: written.slice(prefix.length),
      start: start + prefix.length,
      end,
    };
    const items = listed(text, [first, ...words.slice(at + 1)], first.start);
    return items.length > 0
      ? [{ start, end: first.start, isBehind: false, isLoose: false, isAttached: !things.test(first.word), items }]
      : [];
  });
}

/** A word with a capital behind its first letter, or a number: it is a name, although another word is spelled alike. */
const isName = ({ written }: Word): boolean => /\p{N}|^.+\p{Lu}/u.test(written);

/** What a name follows: the printer of 'printer HP M110'. Nothing is left of 'printers'. */
function withoutThings(item: readonly Word[], things: RegExp): Word[] {
  const first = item.findIndex(({ word }) => !things.test(word));
  return first < 0 ? [] : item.slice(first);
}

function withoutThingsAround(item: readonly Word[], things: RegExp): Word[] {
  const rest = withoutThings(item, things);
  const last = rest.findLastIndex(({ word }) => !things.test(word));
  return rest.slice(0, last + 1);
}

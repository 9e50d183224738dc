/** What shops are asked besides products: finds topics, details and names in texts of ten languages. */
import { onDemand } from '../../../platform/on-demand.ts';
import { bareForms, isArabic, isUnspaced, searchFold, searchWords } from '../../text/search-words.ts';
import type { ChatLanguage } from '../replies/index.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { type ShopWords, type TopicName, topicNames } from './shape.ts';
import { tr } from './tr.ts';

export type { TopicName } from './shape.ts';

const shopWords = { en, de, fr, es, it, nl, pl, tr, ar, ja } satisfies Record<ChatLanguage, ShopWords>;

/** The words of a language for what shops are asked. */
export const shopWordsOf = (language: ChatLanguage): ShopWords => shopWords[language];

/** A detail that a question may ask for. */
export type Detail = 'time' | 'money' | 'free';

/** What a phrase stands for. */
export type Sense = TopicName | Detail;

/** A phrase as it is looked up. */
interface Phrase {
  sense: Sense;
  words: readonly string[];
  /** The last word is the whole word, not its beginning. */
  whole: boolean;
  weak: boolean;
  /** Only owners use it. */
  given: boolean;
}

/** A phrase found in a text: from which word (in an unspaced text: from which letter) to which. */
export interface Found {
  sense: Sense;
  from: number;
  to: number;
  weak: boolean;
}

interface Lexicon {
  language: ChatLanguage;
  phrases: readonly Phrase[];
  /** Phrases by the first two letters of their first word. */
  byStart: ReadonlyMap<string, readonly Phrase[]>;
  /** Single words that may stand behind others in a compound. */
  inCompounds: readonly Phrase[];
  asking: ReadonlySet<string>;
}

const compounding: ReadonlySet<ChatLanguage> = new Set(['de', 'nl']);
/** In these languages the words within a phrase are inflected too. */
const inflecting: ReadonlySet<ChatLanguage> = new Set(['pl', 'tr', 'ar']);
const shortestInCompound = 5;
/** A whole word at the end of a compound: 'Baristakurs'. */
const shortestAtEnd = 4;
/** Stands for a `*` in a phrase. */
const gapWord = 'xgap';
const longestGap = 5;
/** A word of so many letters is never a beginning. Arabic roots are short. */
const longestWhole = 3;
const longestArabicWhole = 2;
const startLength = 2;

/** The phrases of a list in `ShopWords`. */
export const phrasesIn = (list: string): string[] =>
  list
    .split(/[,،、]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

function phrasesOf(sense: Sense, list: string, given: boolean): Phrase[] {
  return phrasesIn(list).map((written) => {
    const weak = written.startsWith('~');
    const bare = written.replace(/^~/, '').replace(/=$/, '');
    const unspaced = isUnspaced(bare);
    const words = unspaced ? [searchFold(bare)] : searchWords(bare.replaceAll('*', ` ${gapWord} `));
    const last = words.at(-1) ?? '';
    return {
      sense,
      words,
      weak,
      given,
      whole: written.endsWith('=') || (!unspaced && last.length <= (isArabic(last) ? longestArabicWhole : longestWhole)),
    };
  });
}

function makeLexicon(language: ChatLanguage): Lexicon {
  const { topics, time, money, free, asking } = shopWords[language];
  const ofTopics = topicNames.flatMap((name) => {
    const [asked = '', given = ''] = topics[name].split(';');
    return [...phrasesOf(name, asked, false), ...phrasesOf(name, given, true)];
  });
  const ofDetails = Object.entries({ time, money, free }).flatMap(([name, { asked, given }]) => [
    ...phrasesOf(name as Detail, asked, false),
    ...phrasesOf(name as Detail, given, true),
  ]);
  const phrases = [...ofTopics, ...ofDetails].filter(({ words }) => words.length > 0);
  const byStart = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const key = (phrase.words[0] ?? '').slice(0, startLength);
    byStart.set(key, [...(byStart.get(key) ?? []), phrase]);
  }
  return {
    language,
    phrases,
    byStart,
    inCompounds: compounding.has(language)
      ? phrases.filter(({ words, whole }) => words.length === 1 && (words[0] ?? '').length >= (whole ? shortestAtEnd : shortestInCompound))
      : [],
    asking: new Set(searchWords(asking.replaceAll("'", ' '))),
  };
}

const lexiconOf: (language: ChatLanguage) => Lexicon = onDemand(makeLexicon);

/** Whether a folded word of a language only wraps a question. */
export const isAsking = (word: string, language: ChatLanguage): boolean =>
  bareForms(word).some((form) => lexiconOf(language).asking.has(form));

/** The beginnings with which topics are asked in a language. */
export const knownBeginnings = (language: ChatLanguage): string[] => [
  ...new Set(
    lexiconOf(language).phrases.flatMap(({ words, given, whole, sense }) =>
      words.length === 1 && !given && !whole && !isDetail(sense) ? words : [],
    ),
  ),
];

/** The folded words with which topics are asked in a language, and those that wrap questions: what a misspelt word may have been. */
export const knownWords = (language: ChatLanguage): string[] => [
  ...new Set([
    ...lexiconOf(language)
      .phrases.filter(({ given }) => !given)
      .flatMap(({ words }) => words),
    ...lexiconOf(language).asking,
  ]),
];

/**
 * The topics and details that a text of a language names, with their places; of topics that overlap only the longest.
 */
export function findSenses(text: string, language: ChatLanguage, { asked, onlyGiven = false }: Counted): Found[] {
  const lexicon = lexiconOf(language);
  const found = isUnspaced(text) ? inUnspaced(searchFold(text), lexicon) : inWords(searchWords(text), lexicon);
  const usable = longestOnly(found.filter(({ sense, given }) => (asked ? !given : given || !isDetail(sense) || !onlyGiven)));
  return usable.map(({ sense, from, to, weak }) => ({ sense, from, to, weak }));
}

/** Which words count. */
export interface Counted {
  /** Only those of visitors, not those that owners use besides. */
  asked: boolean;
  /** Of details, only what gives them: 'How long does it take?' gives no time. */
  onlyGiven?: boolean;
}

/** The same for words that were already folded. */
export const sensesOfWords = (words: readonly string[], language: ChatLanguage): Found[] =>
  longestOnly(inWords(words, lexiconOf(language)).filter(({ given }) => !given));

interface Place extends Found {
  given: boolean;
}

function inUnspaced(text: string, { phrases }: Lexicon): Place[] {
  const latin = searchWords(text).filter((word) => !isUnspaced(word));
  return phrases.flatMap(({ sense, words, weak, given, whole }) => {
    const phrase = words.join(isUnspaced(words[0] ?? '') ? '' : ' ');
    if (!isUnspaced(phrase) && !latin.some((word) => (whole ? word === phrase : word.startsWith(words[0] ?? '')))) return [];
    const places: Place[] = [];
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
      places.push({ sense, from: at, to: at + phrase.length, weak, given });
    return places;
  });
}

function inWords(words: readonly string[], lexicon: Lexicon): Place[] {
  return words.flatMap((word, from) => {
    const places: Place[] = [];
    for (const form of bareForms(word))
      for (const phrase of lexicon.byStart.get(form.slice(0, startLength)) ?? [])
        places.push(...placesOf(phrase, form, words, from, lexicon.language));
    if (word.length > shortestInCompound)
      for (const phrase of lexicon.inCompounds) if (isInCompound(phrase, word)) places.push(placeOf(phrase, from));
    return places;
  });
}

function isInCompound({ words, whole }: Phrase, word: string): boolean {
  const part = words[0] ?? '';
  const at = whole ? word.length - part.length : word.indexOf(part);
  return at >= (whole ? shortestAtEnd : 1) && word.startsWith(part, at);
}

const placeOf = ({ sense, words, weak, given }: Phrase, from: number): Place => ({ sense, from, to: from + words.length, weak, given });

/** Where a phrase is whose first word is at `from`: one place, or one for each side of a gap. */
function placesOf(phrase: Phrase, first: string, text: readonly string[], from: number, language: ChatLanguage): Place[] {
  const gap = phrase.words.indexOf(gapWord);
  if (gap < 0) return matches(phrase, phrase.words, first, text, from, language) ? [placeOf(phrase, from)] : [];
  const [before, after] = [phrase.words.slice(0, gap), phrase.words.slice(gap + 1)];
  if (!matches({ ...phrase, whole: true }, before, first, text, from, language)) return [];
  const start = from + before.length;
  for (let at = start; at <= start + longestGap && at < text.length; at++)
    if (matches(phrase, after, text[at] ?? '', text, at, language))
      return [
        { ...placeOf(phrase, from), to: start },
        { ...placeOf(phrase, at), to: at + after.length },
      ];
  return [];
}

function matches(
  { whole }: Phrase,
  words: readonly string[],
  first: string,
  text: readonly string[],
  from: number,
  language: ChatLanguage,
) {
  return words.every((part, at) => {
    const word = at === 0 ? first : (text[from + at] ?? '');
    const isLast = at === words.length - 1;
    const mayContinue = isLast ? !whole : inflecting.has(language) && part.length > longestWhole;
    return bareForms(word).some((form) => (mayContinue ? form.startsWith(part) : form === part));
  });
}

const details: ReadonlySet<Sense> = new Set<Sense>(['time', 'money', 'free']);

/** Whether a sense is a detail that is asked of a topic. */
export const isDetail = (sense: Sense): sense is Detail => details.has(sense);

/** Drops topics within a longer phrase of another sense: 'pay on delivery' is not about delivery, 'who pays' not about payment. */
function longestOnly(found: readonly Place[]): Place[] {
  return found.filter(
    (one) =>
      isDetail(one.sense) ||
      !found.some(
        (other) => other.sense !== one.sense && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );
}

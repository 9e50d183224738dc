/** A language's words of claims, ready to be found in texts: every list of the lexicon in one index of phrases. */

import { type ClaimLexicon, claimLexicon } from '../../../../kit/languages/claims/index.ts';
import { spacesWords, traitsOf } from '../../../../kit/languages/index.ts';
import { type ChatLanguage, repliesIn } from '../../../../kit/languages/replies/index.ts';
import { foldText } from '../../../../kit/text/words.ts';
import { onDemand } from '../../../../platform/caches/on-demand.ts';
import { placeForms } from './places.ts';

/** What a phrase is to a sentence. */
export type Role =
  | 'concept'
  | 'operator'
  | 'cue'
  | 'place'
  | 'free'
  | 'light'
  | 'it'
  | 'they'
  | 'both'
  | 'agent'
  | 'negation'
  | 'yes'
  | 'no'
  | 'number'
  | 'multiplier'
  | 'joiner'
  | 'ordinal'
  | 'fraction'
  | 'group'
  | 'currency'
  | 'weekday'
  | 'month'
  | 'deed'
  | 'unknown'
  | 'refusal'
  | 'talk'
  | 'leadIn';

export interface Meaning {
  role: Role;
  /** The key of the list, such as 'delivery'; the code of a currency or place. */
  key: string;
  /** Of numbers, ordinals, fractions and weekdays. */
  value: number;
}

interface Phrase {
  words: readonly string[];
  /** The last word stands for every word that begins like it. */
  open: boolean;
  meanings: Meaning[];
}

export interface CompiledLexicon {
  language: ChatLanguage;
  source: ClaimLexicon;
  /** Phrases by their first word; those whose only word is open by its first letters (`openLetters`). */
  byWord: ReadonlyMap<string, readonly Phrase[]>;
  byLetters: ReadonlyMap<string, readonly Phrase[]>;
  unspaced: boolean;
}

/** Open forms are indexed by so many letters, or all if they have fewer. */
export const openLetters = 3;
const unspacedLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|\d+(?:[.,:]\d+)*|[[\p{L}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]][[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]*(?:'[\p{L}\p{M}]+)*|%|&/gv;

/** Vowel signs, the hamza on its carrier, and the stretching sign: people write Arabic with and without them. */
const arabicMarks = /[\u064b-\u0655\u0640]/g;

/** A text as the lexicon compares it: folded, straight apostrophes, Japanese signs whole. */
export const foldForWords = (text: string): string =>
  foldText(text.replaceAll(/[’‘ʼ`´]/g, "'"))
    .replaceAll(arabicMarks, '')
    .normalize('NFC');

/** The words of a form or text; signs of scripts without spaces stand alone, and only some languages keep their apostrophes. */
export function lexiconWords(text: string, language: ChatLanguage): string[] {
  const folded = foldForWords(text);
  return (traitsOf(language)?.keepsApostrophes ? folded : folded.replaceAll("'", ' ')).match(pieces) ?? [];
}

const forms = (list: string): string[] =>
  list
    .split(/[,،、]/)
    .map((form) => form.trim())
    .filter(Boolean);

function* valuedForms(list: string): Generator<{ form: string; tail: string }> {
  for (const entry of forms(list)) {
    const [, form, tail] = /^(.*?)\s+(\S+)$/.exec(entry) ?? [];
    if (form && tail) yield { form, tail };
  }
}

function* entries(source: ClaimLexicon, language: ChatLanguage): Generator<{ form: string } & Meaning> {
  const plain: [Role, string][] = [
    ['free', source.free],
    ['light', source.light],
    ['it', source.it],
    ['they', source.they],
    ['both', source.both],
    ['negation', source.negations],
    ['yes', source.yes],
    ['no', source.no],
    ['joiner', source.numbers.joiners],
    ['deed', source.deeds],
    ['unknown', source.unknown],
    ['refusal', source.refusals],
    ['leadIn', source.leadIns],
  ];
  for (const [role, list] of plain) for (const form of forms(list)) yield { form, role, key: role, value: 0 };
  const keyed: [Role, Readonly<Record<string, string>>][] = [
    ['concept', source.concepts],
    ['operator', source.operators],
    ['cue', source.cues],
    ['agent', source.agents],
    ['talk', source.talk],
  ];
  for (const [role, lists] of keyed)
    for (const [key, list] of Object.entries(lists)) for (const form of forms(list)) yield { form, role, key, value: 0 };
  const valued: [Role, string][] = [
    ['number', source.numbers.words],
    ['multiplier', source.numbers.multipliers],
    ['ordinal', source.numbers.ordinals],
    ['fraction', source.numbers.fractions],
    ['group', source.numbers.groups],
    ['weekday', source.weekdays],
  ];
  for (const [role, list] of valued)
    for (const { form, tail } of valuedForms(list)) yield { form, role, key: role === 'weekday' ? tail : role, value: Number(tail) };
  for (const { form, tail } of valuedForms(source.currencies)) yield { form, role: 'currency', key: tail, value: 0 };
  for (const { form, code } of placeForms(language, source.places)) yield { form, role: 'place', key: code, value: 0 };
  yield* calendar(language);
  yield* currencies(language);
}

/** Weekdays and months in their usual forms, from Intl. */
function* calendar(language: ChatLanguage): Generator<{ form: string } & Meaning> {
  const { locale } = repliesIn(language);
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  for (let day = 0; day < 7; day++) {
    const form = weekdays.format(Date.UTC(2024, 0, 1 + day));
    const role = { role: 'weekday' as const, key: String(day + 1), value: day + 1 };
    yield { form, ...role };
    // Plurals: 'Sundays', 'sonntags'.
    if (!unspacedLetter.test(form)) yield { form: `${form}s`, ...role };
  }
  for (const style of [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const) {
    const months = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
    for (let month = 0; month < 12; month++) {
      const form = months
        .format(Date.UTC(2024, month, 3))
        .replaceAll(/\d+|(?<!\p{L})de(?!\p{L})|\./gu, '')
        .trim();
      if (form && !/^[月日\s]*$/u.test(form)) yield { form, role: 'month', key: String(month + 1), value: month + 1 };
    }
  }
}

const commonCurrencies = ['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'TRY', 'JPY', 'SEK', 'NOK', 'DKK', 'CZK', 'AED', 'SAR', 'CAD', 'AUD', 'INR'];

function* currencies(language: ChatLanguage): Generator<{ form: string } & Meaning> {
  const { locale } = repliesIn(language);
  for (const currency of commonCurrencies) {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name', maximumFractionDigits: 0 });
    for (const count of [1, 2, 5]) {
      const name = format.formatToParts(count).find(({ type }) => type === 'currency');
      if (name) yield { form: name.value, role: 'currency', key: currency, value: 0 };
    }
  }
}

function compile(language: ChatLanguage, source: ClaimLexicon): CompiledLexicon {
  const byWord = new Map<string, Phrase[]>();
  const byLetters = new Map<string, Phrase[]>();
  const phrases = new Map<string, Phrase>();
  for (const { form, role, key, value } of entries(source, language)) {
    const open = form.endsWith('*');
    const words = lexiconWords(open ? form.slice(0, -1) : form, language);
    const [first] = words;
    if (!first) continue;
    const name = `${words.join(' ')}${open ? '*' : ''}`;
    let phrase = phrases.get(name);
    if (!phrase) {
      phrase = { words, open, meanings: [] };
      phrases.set(name, phrase);
      const [index, start] = open && words.length === 1 ? [byLetters, first.slice(0, openLetters)] : [byWord, first];
      const started = index.get(start);
      if (started) started.push(phrase);
      else index.set(start, [phrase]);
    }
    if (!phrase.meanings.some((meaning) => meaning.role === role && meaning.key === key)) phrase.meanings.push({ role, key, value });
  }
  return { language, source, byWord, byLetters, unspaced: !spacesWords(language) };
}

/** The compiled words of a language. Compiled at the first text of the language: all of them take a fifth of a second. */
export const lexiconFor: (language: ChatLanguage) => CompiledLexicon = onDemand((language) => compile(language, claimLexicon(language)));

/** A phrase of the lexicon in a row of words: from which word to which (exclusive). */
export interface Hit extends Meaning {
  from: number;
  to: number;
}

/** Every phrase of the lexicon that occurs in folded words; of hits of one role (of cues: of one frame), those inside a longer one are left out. */
export function findHits(lexicon: CompiledLexicon, words: readonly string[]): Hit[] {
  const hits = words.flatMap((word, at) =>
    spellings(lexicon, word).flatMap((spelling) => [
      ...phrasesBeginning(lexicon, spelling, words, at),
      ...wordsBeginning(lexicon, spelling).flatMap((phrase) => hitsOf(phrase, at, at + 1)),
    ]),
  );
  return withoutInner(hits);
}

const hitsOf = ({ meanings }: Phrase, from: number, to: number): Hit[] => meanings.map((meaning) => ({ ...meaning, from, to }));

/** The phrases that begin with the word at a place; in another spelling than its own, only those of one word. */
const phrasesBeginning = ({ byWord }: CompiledLexicon, spelling: string, words: readonly string[], at: number): Hit[] =>
  (byWord.get(spelling) ?? []).flatMap((phrase) => {
    const isHit = spelling === words[at] ? matches(phrase, words, at) : phrase.words.length === 1;
    return isHit ? hitsOf(phrase, at, at + phrase.words.length) : [];
  });

/** The open phrases whose letters begin a word. */
function wordsBeginning({ byLetters }: CompiledLexicon, word: string): Phrase[] {
  const lengths = Array.from({ length: Math.max(0, Math.min(openLetters, word.length) - 1) }, (_, at) => at + 2);
  return lengths.flatMap((length) =>
    (byLetters.get(word.slice(0, length)) ?? []).filter((phrase) => word.startsWith(phrase.words[0] ?? '\0')),
  );
}

/** An Arabic word without the article, conjunction or preposition that grows together with it; other words as they are. */
export const withoutPrefix = (word: string): string => word.replace(/^(?:وال|بال|فال|كال|لل|ال|و|ب|ل|ف)(?=.{3})/u, '');

/** The spellings under which a word is looked up: English adds "'s". */
function spellings({ language }: CompiledLexicon, word: string): string[] {
  if (traitsOf(language)?.growsTogether) {
    const bare = withoutPrefix(word);
    return bare === word ? [word] : [word, bare];
  }
  if (traitsOf(language)?.keepsApostrophes && word.endsWith("'s")) return [word, word.slice(0, -2)];
  return [word];
}

function matches({ words, open }: Phrase, row: readonly string[], from: number): boolean {
  if (from + words.length > row.length) return false;
  for (let at = 0; at < words.length; at++) {
    const word = row[from + at] ?? '';
    const form = words[at] ?? '';
    if (word !== form && !(open && at === words.length - 1 && word.startsWith(form))) return false;
  }
  return true;
}

function withoutInner(hits: readonly Hit[]): Hit[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other.role === hit.role &&
          (hit.role !== 'cue' || other.key === hit.key) &&
          other.from <= hit.from &&
          other.to >= hit.to &&
          other.to - other.from > hit.to - hit.from,
      ),
  );
}

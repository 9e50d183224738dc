/**
 * A text as the resolver reads it: words, numbers with their kind and unit, phrases of the lexicon, addresses. Rules R1, R2 and R4 of
 * SPEC.md. The same reading serves a model's sentence and an owner's clause, so that both are compared alike.
 */
import { languageData } from '../../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { currencyEnding, currencyStarting, sharesSign } from '../../../../kit/money/currency.ts';
import { plainDigits } from '../../../../kit/money/digits.ts';
import { minorDigits } from '../../../../kit/money/minor-units.ts';
import { stemOf } from '../../../../kit/text/words.ts';
import { type CompiledLexicon, findHits, foldForWords, type Hit, lexiconFor } from '../words/lexicon.ts';
import { numberRuns } from '../words/number-words.ts';

export type NumberKind = 'number' | 'money' | 'percent' | 'clock' | 'ordinal';

/** A number of a text with its role. */
export interface ReadNumber {
  kind: NumberKind;
  /** In units, not cents: 12.5; a clock's hours and hundredths of minutes: 14.3 for 14:30. */
  value: number;
  /** ISO 4217 of an amount of money, null when the text names none. */
  currency: string | null;
  /** The concept or stem of what is counted ('day'), null for none. */
  unit: string | null;
  /** The words it covers, end exclusive. */
  from: number;
  to: number;
  /** Whether it is one end of a range. */
  inRange: boolean;
}

/** A word that is neither a number nor an address. */
export interface Word {
  /** As it is written. */
  written: string;
  folded: string;
  stem: string;
  /** Position in the text that was read. */
  start: number;
  end: number;
}

export interface Literal {
  kind: 'link' | 'email' | 'phone' | 'iban' | 'handle' | 'code';
  text: string;
  from: number;
}

export interface Reading {
  text: string;
  language: ChatLanguage;
  words: readonly Word[];
  hits: readonly Hit[];
  numbers: readonly ReadNumber[];
  literals: readonly Literal[];
  /** Negations, by the word where they stand. */
  negations: readonly number[];
}

const marks = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text without compatibility forms, invisible signs and foreign digits. */
export const normalisedText = (text: string): string =>
  plainDigits(
    text
      .normalize('NFKC')
      .replace(marks, '')
      .replace(/[’‘ʼ`´]/g, "'")
      .replace(/[\u2010\u2011\u2212]/g, '-'),
  );

/** Names of hosts are as short as they may be: unbounded, a line of hyphens would be read from each of them. */
const link =
  /(?:https?:\/\/|www\.)[^\s<>"'“”„|)\]]+|(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]{1,63}\.){1,127}(?:\p{L}{2,24})\/[^\s<>"'“”„|)\]]*/giu;
const bareHost =
  /(?<![\p{L}\p{N}@.])(?:[a-z0-9-]{1,63}\.){1,127}(?:com|net|org|io|de|shop|store|co|eu|uk|at|ch|fr|it|nl|es|pl|tr|jp|be|info|biz|app|dev|me|xyz|online|site|top|link|example|test)(?![\p{L}\p{N}])/giu;
const email = /(?<![\p{L}\p{N}.+_-])[\p{L}\p{N}.+_-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const iban = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?(?![\p{L}\p{N}])/gu;
const phone =
  /(?<![\p{L}\p{N}.,])(?:\+|00)\d[\d\s()/.-]{5,18}\d(?![\p{N}%€$£])|(?<![\p{L}\p{N}.,])0\d{1,5}[\s/-]\d[\d\s/-]{3,14}\d(?![\p{N}%€$£.,])|(?<![\p{L}\p{N}.,])\(\d{2,5}\)\s?\d[\d\s-]{4,12}\d|(?<![\p{L}\p{N}.,])\d{3}[-.]\d{3,4}[-.]?\d{0,4}(?![\p{N}])|(?<![\p{L}\p{N}.,])0\d{8,13}(?!\p{N})/gu;
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/gu;

const literalPatterns: readonly [Literal['kind'], RegExp][] = [
  ['email', email],
  ['link', link],
  ['link', bareHost],
  ['iban', iban],
  ['phone', phone],
  ['handle', handle],
];

/** The addresses, phone numbers and codes of a text with their places, each place once. */
export function literalsIn(text: string): (Literal & { start: number; end: number })[] {
  const literals: (Literal & { start: number; end: number })[] = [];
  for (const [kind, pattern] of literalPatterns)
    for (const match of text.matchAll(pattern)) {
      const written = match[0].replace(/[.,;:!?)]+$/u, '');
      const start = match.index;
      const end = start + written.length;
      if (literals.some((other) => start < other.end && end > other.start)) continue;
      literals.push({ kind, text: written, from: -1, start, end });
    }
  return literals.sort((a, b) => a.start - b.start);
}

const numberPattern =
  "\\d{1,2}:\\d{2}(?!\\d)|(?:\\d{1,3}(?:[.,' \\u00a0\\u202f]\\d{3})+(?!\\d)|\\d+)(?:[.,]\\d{1,2}(?!\\d))?(?:,-|,–|\\.-)?";
const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々';
const letter = `[[\\p{L}\\p{M}]--[${unspaced}]]`;
const tokenPattern = new RegExp(
  `(?<number>${numberPattern})|(?<sign>%)|(?<word>[${unspaced}]|&|${letter}(?:${letter}|\\p{N})*(?:'${letter}+)*)`,
  'gv',
);

interface RawNumber {
  value: number;
  at: number;
  start: number;
  end: number;
  clock: boolean;
}

/** English endings behind an apostrophe that belong to the word. */
const contraction = /^\p{L}+'(?:t|s|re|ve|ll|d|m)$/iu;

/** Reads a text with the lexicon of a language. */
export function readText(original: string, language: ChatLanguage): Reading {
  const text = normalisedText(original);
  const lexicon = lexiconFor(language);
  const literalSpans = literalsIn(text);
  const words: Word[] = [];
  const raw: RawNumber[] = [];
  const literals: Literal[] = [];
  const open = [...literalSpans];
  const masked = literalSpans.reduce((rest, { start, end }) => rest.slice(0, start) + '\u0000'.repeat(end - start) + rest.slice(end), text);
  for (const match of masked.matchAll(tokenPattern)) {
    while (open[0] && open[0].end <= match.index) literals.push({ ...pick(open.shift()), from: words.length });
    const { number, sign, word } = match.groups as { number?: string; sign?: string; word?: string };
    const start = match.index;
    const end = start + match[0].length;
    if (number) {
      // A point at the end is the end of the sentence.
      raw.push({ value: numberIn(number), at: words.length, start, end, clock: /^\d{1,2}:\d{2}$/.test(number) });
      words.push({ written: number, folded: number, stem: number, start, end });
    } else if (sign) {
      words.push({ written: sign, folded: sign, stem: sign, start, end });
    } else if (word) {
      const parts = languageData(language).traits.keepsApostrophes && contraction.test(word) ? [word] : word.split("'");
      let at = start;
      for (const part of parts) {
        const folded = foldForWords(part);
        if (folded) words.push({ written: part, folded, stem: stemOf(folded), start: at, end: at + part.length });
        at += part.length + 1;
      }
    }
  }
  while (open[0]) literals.push({ ...pick(open.shift()), from: words.length });
  const folded = words.map((word) => word.folded);
  const hits = findHits(lexicon, folded);
  const numbers = numbersOf(text, words, raw, hits, lexicon);
  const negations = [...new Set(hits.filter(({ role }) => role === 'negation').map(({ from }) => from))];
  return { text, language, words, hits, numbers, literals, negations };
}

const pick = (literal: Literal | undefined): Literal => ({ kind: literal?.kind ?? 'code', text: literal?.text ?? '', from: 0 });

/** '1.299,00' → 1299; a lone group of three digits is thousands. */
function numberIn(written: string): number {
  if (written.includes(':')) return Number(written.split(':')[0]) + Number(written.split(':')[1]) / 100;
  const bare = written.replace(/(?:,-|,–|\.-)$/, '').replace(/[' \u00a0\u202f]/g, '');
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  return Number(`${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}`);
}

function numbersOf(
  text: string,
  words: readonly Word[],
  raw: readonly RawNumber[],
  hits: readonly Hit[],
  lexicon: CompiledLexicon,
): ReadNumber[] {
  const numbers: ReadNumber[] = raw.map(({ value, at, start, end, clock }) => {
    const money = currencyAround(text, words, hits, at, start, end);
    // Some languages write the sign or the word before the number.
    const signBefore =
      languageData(lexicon.language).sentences.percentBefore &&
      (text[start - 1] === '%' || hits.some(({ role, key, to }) => role === 'cue' && key === 'percent' && to === at));
    const percent = signBefore || /^\s?%/.test(text.slice(end)) || cueAt(hits, 'percent', at + 1);
    const kind = clock ? 'clock' : percent ? 'percent' : money ? 'money' : 'number';
    return { kind, value, currency: money, unit: null, from: at, to: at + 1, inRange: false };
  });
  const taken = new Set(numbers.map(({ from }) => from));
  for (const run of numberRuns(
    lexicon,
    words.map(({ folded }) => folded),
    hits,
  )) {
    if (taken.has(run.from)) continue;
    const behind = hits.find(({ role, from }) => role === 'currency' && from === run.to);
    const percent = cueAt(hits, 'percent', run.to);
    // 'a' and 'one' count only before a unit of time.
    if (run.value === 1 && !percent && !behind && !timeUnitAt(hits, run.to)) continue;
    const kind = percent ? 'percent' : behind ? 'money' : 'number';
    numbers.push({ kind, value: run.value, currency: behind?.key ?? null, unit: null, from: run.from, to: run.to, inRange: false });
  }
  for (const { role, value, from, to } of hits)
    if (role === 'group' && !numbers.some((number) => number.from < to && number.to > from))
      numbers.push({ kind: 'number', value, currency: null, unit: null, from, to, inRange: false });
  numbers.sort((a, b) => a.from - b.from);
  return withRanges(text, words, withUnits(numbers, words, hits), lexicon.language);
}

const cueAt = (hits: readonly Hit[], key: string, at: number) =>
  hits.some((hit) => hit.role === 'cue' && hit.key === key && hit.from === at);
const timeUnits = new Set(['day', 'workingDay', 'week', 'month', 'year', 'hour', 'minute']);
const timeUnitAt = (hits: readonly Hit[], at: number) =>
  hits.find((hit) => hit.role === 'concept' && timeUnits.has(hit.key) && hit.from === at);

function currencyAround(text: string, words: readonly Word[], hits: readonly Hit[], at: number, start: number, end: number): string | null {
  const named = hits.find(({ role, from }) => role === 'currency' && from === at + 1);
  if (named && (words[at + 1]?.start ?? 0) - end <= 1) return named.key;
  const near = /[\p{Sc}\p{L}/.]\s?$/u.test(text.slice(Math.max(0, start - 2), start));
  const before = near ? currencyEnding(text.slice(Math.max(0, start - 6), start))?.code : null;
  if (before) return before;
  const behind = text.slice(end, end + 12);
  if (/^\s?[\p{Sc}]/u.test(behind) || /^\s?(?:[A-Z]{3}|Kč|zł|kr|TL|Fr|円|元|ر|د)(?!\p{Ll})/u.test(behind))
    return currencyStarting(behind)?.code ?? null;
  return null;
}

/** What each number counts: the time unit or noun right behind it. */
function withUnits(numbers: ReadNumber[], words: readonly Word[], hits: readonly Hit[]): ReadNumber[] {
  return numbers.map((number) => {
    if (number.kind !== 'number') return number;
    // '30 calendar days', '3 full months': an adjective may stand between.
    for (const at of [number.to, number.to + 1]) {
      const unit = timeUnitAt(hits, at);
      if (unit) return { ...number, unit: unit.key };
    }
    return { ...number, unit: words[number.to]?.stem ?? null };
  });
}

const connects = /^\s*(?:[-–—~〜/]|and|or|bis|und|oder|a|à|al|y|e|o|et|ou|tot|en|of|do|i|lub|ile|ve|إلى|الى|و|から|~)\s*$/iu;

/** Both ends of a range share the unit and currency of the one that names it. */
function withRanges(text: string, words: readonly Word[], numbers: ReadNumber[], language: ChatLanguage): ReadNumber[] {
  const shared = numbers.map((number) => ({ ...number }));
  for (let at = 0; at + 1 < shared.length; at++) {
    const [low, high] = [shared[at], shared[at + 1]] as [ReadNumber, ReadNumber];
    const end = words[low.to - 1]?.end ?? 0;
    const start = words[high.from]?.start ?? 0;
    const between = text.slice(end, start).replace(/[€$£¥]|\b(?:EUR|USD|GBP)\b/g, '');
    // In Polish 'to' is the copula.
    const isRange = connects.test(between) || between.trim().toLowerCase() === languageData(language).sentences.rangeWord;
    if (between.length > 12 || !isRange) continue;
    low.inRange = true;
    high.inRange = true;
    if (low.kind === 'number' && (high.kind === 'money' || high.kind === 'percent'))
      Object.assign(low, { kind: high.kind, currency: high.currency });
    else if (low.kind === 'number' && high.kind === 'number') low.unit = high.unit;
    else if (low.kind === 'money' && high.kind === 'number') Object.assign(high, { kind: 'money', currency: low.currency });
  }
  return shared;
}

/** An amount of money in minor units of its currency, or of `otherwise` when the text names none or a sign that both share. */
export const minorOf = ({ value, currency }: ReadNumber, otherwise: string | null): number =>
  Math.round(
    value * 10 ** minorDigits(otherwise !== null && (currency === null || sharesSign(currency, otherwise)) ? otherwise : currency),
  );

/** How many decimals a currency has. */
export const digitsOf = (currency: string | null): number => minorDigits(currency);

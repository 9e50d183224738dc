/** How old somebody is for whom something is sought, and for which ages shops say that a thing is. The words stand in the languages' folders. Pure. */

import { onDemand } from '../../platform/caches/on-demand.ts';
import { plainDigits } from '../money/digits.ts';
import { foldedWords, foldText } from '../text/words.ts';
import type { DialogueLanguage } from './dialogue/index.ts';
import { ofEachLanguage, spacesWords } from './index.ts';
import { anyInShops } from './shop-names.ts';

const years = ofEachLanguage(({ goods }) => goods.years);
const being = ofEachLanguage(({ goods }) => goods.beforeAge);

const oldest = 99;

const isAged = ofEachLanguage(({ goods }) => goods.leadsToAge);

/** Whether a folded word leads from somebody to an age. */
export const leadsToAge = (word: string, language: DialogueLanguage): boolean => isAged[language]?.test(word) === true;

const inWords = ofEachLanguage(({ goods }) => goods.agesInWords);
const tens = ofEachLanguage(({ goods }) => goods.tens);

const numbersInWords = onDemand((language: DialogueLanguage) => {
  const forms = inWords[language].split(' ').map((each) => each.replaceAll('_', ' ').normalize('NFKC').split('/'));
  return new Map(forms.flatMap((each, at) => each.map((form): [string, number] => [form, at + 1])));
});

/** A number of years: digits, or a word that is no part of a higher number. */
const numberPattern = (language: DialogueLanguage): string => {
  const words = [...numbersInWords(language).keys()].toSorted((first, second) => second.length - first.length).join('|');
  const before = spacesWords(language) ? `(?:${tens[language]})[\\s-]` : tens[language];
  return `((?<![\\p{N}.,])\\d{1,2}|(?<!${spacesWords(language) ? '[\\p{L}\\p{N}]|' : ''}${before})(?:${words}))`;
};

const underAYear = ofEachLanguage(({ goods }) => goods.underAYear);
/** Months from here on are a year. */
const year = 12;

/** Words that speak of nothing but somebody's age. */
const old = /old|yo$|jahrig|jarig|letni|latk|latek|yas|[歳才]/u;

export interface Age {
  years: number;
  /** The age as it is written in the message. */
  written: string;
  /** Words that only people's ages have: 'a 5-year-old'. */
  isOld: boolean;
}

const patternsOf = onDemand((language: DialogueLanguage): RegExp[] => {
  const isSpaced = spacesWords(language);
  const number = numberPattern(language);
  const behind = `(?:(?:عمره|عمرها|بعمر)\\s+)?${number}${isSpaced ? '[\\s-]*' : '\\s*'}(?:${years[language]})(?:[\\s-]+old)?${isSpaced ? '(?!\\p{L})' : ''}`;
  const before = being[language];
  const patterns = before
    ? [behind, `(?<!\\p{L})(?:${before})\\s+${number}(?![\\p{L}\\p{N}]|\\s*(?:cm|kg|€|£|\\$|of(?!\\p{L})|${underAYear[language]}))`]
    : [behind];
  return patterns.map((pattern) => new RegExp(pattern, 'iu'));
});

/** The age in years that a message names; null for none. */
export function ageIn(given: string, language: DialogueLanguage): Age | null {
  const message = plainDigits(given.normalize('NFKC'));
  const found = patternsOf(language).reduce<RegExpExecArray | null>((first, pattern) => first ?? pattern.exec(message), null);
  const young = found ? null : youngIn(message, language);
  if (young) return young;
  const phrase = found?.[1] ?? '';
  const age = numbersInWords(language).get(phrase.toLocaleLowerCase(language)) ?? Number(phrase);
  return found && age > 0 && age <= oldest ? { years: age, written: found[0], isOld: old.test(foldText(found[0])) } : null;
}

/** 'Three weeks old': only where it is said of somebody's age, as a time is so long too. */
function youngIn(message: string, language: DialogueLanguage): Age | null {
  const behind = agedBehind[language];
  const spaced = spacesWords(language) ? '[\\s-]*' : '\\s*';
  const found = new RegExp(
    `(?<![\\p{N}.,])(\\d{1,2})${spaced}(?:${underAYear[language]})${behind ? `[\\s-]+(?:${behind})(?!\\p{L})` : '(?!\\p{L})'}`,
    'iu',
  ).exec(message);
  return found && Number(found[1]) < year ? { years: 0, written: found[0], isOld: behind !== undefined } : null;
}

const agedBehind = ofEachLanguage(({ goods }) => goods.behindAge);

/** Months in a folded text. */
const months =
  /(?<!\p{L})(?:mos?|mths?|months?|monate?n?|mois|mes(?:es)?|mes[ei]|maand(?:en)?|mies(?:i\p{L}*)?|ay(?:lik)?)(?!\p{L})|شهر|شهور|[ヶかカ]月/u;
const yearsOfSizes = new RegExp(`\\d\\s*-?\\s*(?:y|yr|${Object.values(years).join('|')})(?!\\p{L})`, 'u');
const birth = new RegExp(
  anyInShops((names) => names.birth),
  'u',
);
const upTo = /\b(?:up to|until|bis|jusqu|hasta|fino|tot|do|kadar)\b|حتي|まで/u;

/** Whether a shop's words for an age name months. */
export const namesMonths = (value: string): boolean => months.test(foldText(value));

/** The months from which on a size fits that is an age: 6 of '6-9 months', 36 of '3 years'; null for other sizes. */
export function monthsOfSize(value: string): number | null {
  const text = foldText(value);
  const first = /\d+/.exec(text)?.[0];
  if (first === undefined) return null;
  return months.test(text) ? Number(first) : yearsOfSizes.test(text) ? Number(first) * year : null;
}

/** The ages, in years, for which a shop's words say that a thing is: 'from 4 years', '4–8', 'De 6 à 11 ans'; null where they name none. */
export function agesStated(value: string): { from: number; to: number } | null {
  const text = foldText(value);
  const unit = months.test(text) ? 12 : 1;
  const [first, second] = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) => Number(each.replace(',', '.')) / unit);
  if (birth.test(text)) return { from: 0, to: first ?? Number.POSITIVE_INFINITY };
  if (first === undefined) return null;
  if (second !== undefined) return { from: Math.min(first, second), to: Math.max(first, second) };
  return upTo.test(foldedWords(value).join(' ')) ? { from: 0, to: first } : { from: first, to: Number.POSITIVE_INFINITY };
}

/** Whether what a shop says of ages holds for somebody of an age. */
export function suitsAge(value: string, age: number): boolean {
  const ages = agesStated(value);
  return ages !== null && age >= ages.from && age <= ages.to;
}

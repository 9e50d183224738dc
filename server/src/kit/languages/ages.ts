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
const [monthsOfYear, weeksOfYear] = [12, 52];

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

/** 'Three weeks old': only where it is said of somebody's age, as a time is so long too. In parts of a year. */
function youngIn(message: string, language: DialogueLanguage): Age | null {
  const behind = agedBehind[language];
  const spaced = spacesWords(language) ? '[\\s-]*' : '\\s*';
  const end = behind ? `[\\s-]+(?:${behind})(?!\\p{L})` : spacesWords(language) ? '(?!\\p{L})' : '';
  const found = new RegExp(`${numberPattern(language)}${spaced}(?:${underAYear[language]})${end}`, 'iu').exec(message);
  const phrase = found?.[1] ?? '';
  const count = numbersInWords(language).get(phrase.toLocaleLowerCase(language)) ?? Number(phrase);
  if (!found || count > oldestInMonths) return null;
  const ofYear = count / (months.test(foldText(found[0])) ? monthsOfYear : weeksOfYear);
  return { years: Math.round(ofYear * 100) / 100, written: found[0], isOld: behind !== undefined };
}
const oldestInMonths = 24;

const agedBehind = ofEachLanguage(({ goods }) => goods.behindAge);

/** Months in a folded text. */
const months =
  /(?<!\p{L})(?:mos?|mths?|months?|monate?n?|mois|mes(?:es)?|mes[ei]|maand(?:en)?|mies(?:i\p{L}*)?|ay(?:lik)?)(?!\p{L})|شهر|شهور|[ヶかカ]月/u;
const weeks =
  /(?<!\p{L})(?:wks?|weeks?|wochen?|semaines?|semanas?|settiman\p{L}*|we[ek]+en?|tygodni\p{L}*|tydzien|hafta\p{L}*)(?!\p{L})|اسبوع|اسابيع|週/u;
const yearWord = new RegExp(`(?<!\\p{L})(?:y|yrs?|${Object.values(years).join('|')})(?!\\p{L})`, 'u');
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
  return months.test(text) ? Number(first) : yearsOfSizes.test(text) ? Number(first) * monthsOfYear : null;
}

/** The ages, in years, for which a shop's words say that a thing is: 'from 4 years', '4–8', 'De 6 à 11 ans'; null where they name none. */
export function agesStated(value: string): { from: number; to: number } | null {
  const text = foldText(value);
  const [first, second] = yearsIn(text);
  if (birth.test(text)) return { from: 0, to: first ?? Number.POSITIVE_INFINITY };
  if (first === undefined) return null;
  if (second !== undefined) return { from: Math.min(first, second), to: Math.max(first, second) };
  return upTo.test(foldedWords(value).join(' ')) ? { from: 0, to: first } : { from: first, to: Number.POSITIVE_INFINITY };
}

/** The numbers of an age in years: each by the unit behind it, else by that of the next one, as in '6–18 months' and 'from 18 months to 4 years'. */
function yearsIn(text: string): number[] {
  const numbers = [...text.matchAll(/(\d+(?:[.,]\d+)?)([^\d]*)/gu)];
  const units = numbers.map(([, , behind = '']) =>
    months.test(behind) ? monthsOfYear : weeks.test(behind) ? weeksOfYear : yearWord.test(behind) ? 1 : null,
  );
  const before = months.test(text) ? monthsOfYear : weeks.test(text) ? weeksOfYear : 1;
  return numbers.map(([, number = ''], at) => Number(number.replace(',', '.')) / (units.slice(at).find((unit) => unit !== null) ?? before));
}

/** The ages for which a size is that names one: '6–18 months', '4 years'; null for other sizes. */
export function agesOfSize(value: string): { from: number; to: number } | null {
  const ages = monthsOfSize(value) === null ? null : agesStated(value);
  // A size of four years is too small for who is six.
  return ages && { from: ages.from, to: Number.isFinite(ages.to) ? ages.to : ages.from + 1 };
}

/** Whether a size that is an age fits somebody of an age. */
export function sizeSuitsAge(value: string, age: number): boolean {
  const ages = agesOfSize(value);
  return ages !== null && age >= ages.from && age <= ages.to;
}

/** Whether what a shop says of ages holds for somebody of an age. */
export function suitsAge(value: string, age: number): boolean {
  const ages = agesStated(value);
  return ages !== null && age >= ages.from && age <= ages.to;
}

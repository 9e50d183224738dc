/** How old somebody is for whom something is sought, and for which ages shops say that a thing is. One line for each language. Pure. */
import { onDemand } from '../../platform/caches/on-demand.ts';
import { plainDigits } from '../money/digits.ts';
import { foldedWords, foldText } from '../text/words.ts';
import type { DialogueLanguage } from './dialogue/index.ts';

/** Behind a number, folded, words joined by spaces. */
const years: Readonly<Record<DialogueLanguage, string>> = {
  en: 'years?|yrs?|yo|y o|yr old|year olds?',
  de: 'jahre?n?|jährige[nrs]?|jahrige[nrs]?|j',
  fr: 'ans?',
  es: 'a[nñ]os?|a[nñ]itos',
  it: 'anni|annetti|anno',
  nl: 'jaar|jarige?|jr',
  pl: 'lat|lata|latek|latka|latki|letni\\p{L}*|roczn\\p{L}*|roku|rok',
  tr: 'ya[sş]\\p{L}*',
  ar: 'سنوات|سنين|سنه|سنة|عام|اعوام|أعوام|عاما',
  ja: '歳|才',
};
/** Before a number. */
const being: Partial<Record<DialogueLanguage, string>> = {
  en: "aged?|she['’]?s|he['’]?s|she is|he is|turning|turns|they['’]?re",
  de: 'wird|er ist|sie ist|alter',
  fr: '[aâ]g[eé]e? de',
};

const oldest = 99;

/** Words that speak of nothing but somebody's age. */
const old = /old|yo$|jahrig|jarig|letni|latk|latek|yas|[歳才]/u;

export interface Age {
  years: number;
  /** As it stands in the message. */
  written: string;
  /** Nothing else is so old: 'a 5-year-old'. */
  isOld: boolean;
}

const patternsOf = onDemand((language: DialogueLanguage): RegExp[] => {
  const isSpaced = language !== 'ja';
  const behind = `(?:(?:عمره|عمرها|بعمر)\\s+)?(?<![\\p{N}.,])(\\d{1,2})${isSpaced ? '[\\s-]*' : '\\s*'}(?:${years[language]})(?:[\\s-]+old)?${isSpaced ? '(?!\\p{L})' : ''}`;
  const before = being[language];
  const patterns = before ? [behind, `(?<!\\p{L})(?:${before})\\s+(\\d{1,2})(?![\\p{L}\\p{N}]|\\s*(?:cm|kg|€|£|\\$))`] : [behind];
  return patterns.map((pattern) => new RegExp(pattern, 'iu'));
});

/** The age in years that a message names; null for none. */
export function ageIn(given: string, language: DialogueLanguage): Age | null {
  const message = plainDigits(given.normalize('NFKC'));
  const found = patternsOf(language).reduce<RegExpExecArray | null>((first, pattern) => first ?? pattern.exec(message), null);
  const age = Number(found?.[1]);
  return found && age > 0 && age <= oldest ? { years: age, written: found[0], isOld: old.test(foldText(found[0])) } : null;
}

const months = /\b(?:months?|monate?n?|mois|meses|mesi|maanden|miesi\p{L}*|ay(?:lik)?)\b|شهر|اشهر|ヶ月|か月/u;
const upTo = /\b(?:up to|until|bis|jusqu|hasta|fino|tot|do|kadar)\b|حتي|まで/u;

/** The ages, in years, for which a shop's words say that a thing is: 'from 4 years', '4–8', 'De 6 à 11 ans'; null where they name none. */
export function agesStated(value: string): { from: number; to: number } | null {
  const text = foldText(value);
  const unit = months.test(text) ? 12 : 1;
  const [one, other] = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) => Number(each.replace(',', '.')) / unit);
  if (one === undefined) return null;
  if (other !== undefined) return { from: Math.min(one, other), to: Math.max(one, other) };
  return upTo.test(foldedWords(value).join(' ')) ? { from: 0, to: one } : { from: one, to: Number.POSITIVE_INFINITY };
}

/** Whether what a shop says of ages holds for somebody of an age. */
export function suitsAge(value: string, age: number): boolean {
  const ages = agesStated(value);
  return ages !== null && age >= ages.from && age <= ages.to;
}

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

/** Stands between whom it is said of and an age: 'my daughter is seven'. */
const isAged: Partial<Record<DialogueLanguage, RegExp>> = {
  en: /^(?:is|are|turns|turned|just|nearly|almost|now|only|s)$/u,
  de: /^(?:ist|wird|gerade|jetzt|erst|fast|sind)$/u,
  nl: /^(?:is|wordt|net|nu|bijna|pas|zijn)$/u,
};

/** Whether a folded word leads from somebody to an age. */
export const leadsToAge = (word: string, language: DialogueLanguage): boolean => isAged[language]?.test(word) === true;

/** Children's ages in words, from one year on; forms of a number stand beside each other. */
const inWords: Readonly<Record<DialogueLanguage, string>> = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen',
  de: 'ein zwei drei vier fünf/fuenf sechs sieben acht neun zehn elf zwölf/zwoelf dreizehn',
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize',
  es: 'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece',
  it: 'un due tre quattro cinque sei sette otto nove dieci undici dodici tredici',
  nl: 'een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien',
  pl: 'jeden dwa/dwu trzy cztery/cztero pięć/pięcio/piec/piecio sześć/sześcio/szesc/szescio siedem/siedmio osiem/ośmio/osmio dziewięć/dziewięcio/dziewiec/dziewiecio dziesięć/dziesięcio/dziesiec/dziesiecio jedenaście/jedenasto dwanaście/dwunasto trzynaście/trzynasto',
  tr: 'bir iki üç/uc dört/dort beş/bes altı/alti yedi sekiz dokuz on onbir/on_bir oniki/on_iki onüç/on_üç',
  ar: 'واحد اثنين ثلاث/ثلاثة أربع/أربعة/اربع/اربعة خمس/خمسة ست/ستة سبع/سبعة ثمان/ثماني/ثمانية تسع/تسعة عشر/عشرة',
  ja: '一 二 三 四 五 六 七 八 九 十 十一 十二 十三',
};
/** Before one of them, what makes it a higher number. */
const tens: Readonly<Record<DialogueLanguage, string>> = {
  en: 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety',
  de: 'und',
  fr: 'vingt|trente|quarante|cinquante|soixante|et',
  es: 'y',
  it: 'venti|trenta|quaranta|cinquanta',
  nl: 'en',
  pl: 'dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt',
  tr: 'on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan',
  ar: 'و',
  ja: '二|三|四|五|六|七|八|九|十',
};

const numbersInWords = onDemand((language: DialogueLanguage) => {
  const forms = inWords[language].split(' ').map((each) => each.replaceAll('_', ' ').normalize('NFKC').split('/'));
  return new Map(forms.flatMap((each, at) => each.map((form): [string, number] => [form, at + 1])));
});

/** A number of years: digits, or a word that is no part of a higher number. */
const numberPattern = (language: DialogueLanguage): string => {
  const words = [...numbersInWords(language).keys()].toSorted((one, other) => other.length - one.length).join('|');
  const before = language === 'ja' ? tens.ja : `(?:${tens[language]})[\\s-]`;
  return `((?<![\\p{N}.,])\\d{1,2}|(?<!${language === 'ja' ? '' : '[\\p{L}\\p{N}]|'}${before})(?:${words}))`;
};

/** Weeks and months behind a number, for whom is not a year old. */
const underAYear: Readonly<Record<DialogueLanguage, string>> = {
  en: 'weeks?|wks?|months?|mths?',
  de: 'wochen?|monate?n?',
  fr: 'semaines?|mois',
  es: 'semanas?|mes(?:es)?',
  it: 'settiman[ae]|mes[ei]',
  nl: 'weken|week|maand(?:en)?',
  pl: 'tygodni\\p{L}*|tydzie[nń]|miesi\\p{L}*',
  tr: 'haftal[ıi]k|ayl[ıi]k',
  ar: 'اسابيع|أسابيع|شهور|أشهر|اشهر',
  ja: '週間|か月|ヶ月|カ月',
};
/** Months from here on are a year. */
const year = 12;

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
  const spaced = language === 'ja' ? '\\s*' : '[\\s-]*';
  const found = new RegExp(
    `(?<![\\p{N}.,])(\\d{1,2})${spaced}(?:${underAYear[language]})${behind ? `[\\s-]+(?:${behind})(?!\\p{L})` : '(?!\\p{L})'}`,
    'iu',
  ).exec(message);
  return found && Number(found[1]) < year ? { years: 0, written: found[0], isOld: behind !== undefined } : null;
}

/** Behind weeks and months, what says that somebody is so old. */
const agedBehind: Partial<Record<DialogueLanguage, string>> = { en: 'olds?', de: 'alt', nl: 'oud' };

/** Months in a folded text. */
const months =
  /(?<!\p{L})(?:mos?|mths?|months?|monate?n?|mois|mes(?:es)?|mes[ei]|maand(?:en)?|mies(?:i\p{L}*)?|ay(?:lik)?)(?!\p{L})|شهر|شهور|[ヶかカ]月/u;
const yearsOfSizes = new RegExp(`\\d\\s*-?\\s*(?:y|yr|${Object.values(years).join('|')})(?!\\p{L})`, 'u');
const birth =
  /birth|newborn|geburt|neugeboren|naissance|nouveau ne|nacimiento|recien nacid|nascita|neonat|geboorte|pasgeboren|urodzeni|noworod|dogum|yenidogan|新生児|ولاد/u;
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
  const [one, other] = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) => Number(each.replace(',', '.')) / unit);
  if (birth.test(text)) return { from: 0, to: one ?? Number.POSITIVE_INFINITY };
  if (one === undefined) return null;
  if (other !== undefined) return { from: Math.min(one, other), to: Math.max(one, other) };
  return upTo.test(foldedWords(value).join(' ')) ? { from: 0, to: one } : { from: one, to: Number.POSITIVE_INFINITY };
}

/** Whether what a shop says of ages holds for somebody of an age. */
export function suitsAge(value: string, age: number): boolean {
  const ages = agesStated(value);
  return ages !== null && age >= ages.from && age <= ages.to;
}

/** Words questions and answers in a language. Pure. */

import { isSmallWord, knownLanguage, languageData, questionnairePhrases } from '../../kit/languages/index.ts';
import {
  type AskedFamily,
  formsOf,
  type VocabularyLanguage,
  vocabularyLanguage,
  vocabularyOf,
} from '../../kit/languages/vocabulary/index.ts';
import { namedQuestion } from '../../kit/languages/vocabulary/named-questions.ts';
import { minorDigits } from '../../kit/money/minor-units.ts';
import { unspacedScript } from '../../kit/text/words.ts';
import { onDemand } from '../../platform/caches/on-demand.ts';
import type { IndexedValue } from '../catalogue/index.ts';
import type { QuestionFamily } from './families.ts';

/** The limits up to which the answers can be listed in the question's sentence. */
const maxInChoice = 3;
const longestChoice = 64;

/** The subject of a question. */
export interface Topic {
  family: QuestionFamily;
  /** The shop's name for a property of its own. */
  name?: string | undefined;
  /** The question confirms earlier answers. */
  makesSure?: boolean;
  /** An earlier kind was taken back. */
  isInstead?: boolean;
}

export interface Wording {
  /** The text of a question that is not in `asked`; null when all texts were used. `isComplete`: the answers name everything. */
  question(topic: Topic, answers: readonly (readonly IndexedValue[])[], asked: ReadonlySet<string>, isComplete: boolean): string | null;
  /** The text of an answer with one or several values. */
  answer(family: QuestionFamily, values: readonly IndexedValue[], asRange: boolean): string;
  /** The text of a price band. Limits are in minor units, included, and null when open. */
  price(min: number | null, max: number | null, currency: string | null): string;
  /** The answer that none of the named ones fits. */
  rest(family: QuestionFamily): string;
  any: string;
  anyPrice: string;
}

/** The wording of a language tag; English if the language is unsupported, without the shop's own names of properties. */
export const wordingOf = (language: string | null): Wording =>
  language !== null && !knownLanguage(language) ? wordingForOthers() : wordings(vocabularyLanguage(language));

/** @param isShops whether the language is that of the shop: 'Which upplösning are you looking for?' is no sentence. */
function makeWording(tag: VocabularyLanguage, isShops = true): Wording {
  const { questions } = vocabularyOf(tag);
  const phrases = questionnairePhrases(tag);
  const supported = knownLanguage(tag) ?? 'en';
  const {
    locale,
    titles: { capitalNouns },
  } = languageData(supported);
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  const upper = (text: string) => capitalised(text, locale);
  const joined = (family: QuestionFamily, labels: readonly string[]) =>
    list.format(labels.map((label, at) => (at === 0 ? label : inSentence(family, label, tag))));
  const answer = (family: QuestionFamily, values: readonly IndexedValue[], asRange: boolean): string => {
    const [first, last] = [values[0], values.at(-1)];
    if (asRange && first && last && values.length > 2)
      return phrases.between.replace('{low}', () => first.labels[0] ?? '').replace('{high}', () => last.labels[0] ?? '');
    const written = values.flatMap((value) => (values.length > 1 ? value.labels.slice(0, 1) : value.labels));
    const labels = mayBeCode(family) ? written.map(asCode) : written;
    return upper(joined(family, [...new Set(labels.map((label) => (family === 'author' ? personal(label, locale) : label)))]));
  };
  const choice = (family: QuestionFamily, answers: readonly (readonly IndexedValue[])[]): string | null => {
    if (answers.length < 2 || answers.length > maxInChoice || answers.some((values) => values.length > 1)) return null;
    const text = joined(
      family,
      answers.map((values) => values[0]?.labels[0] ?? ''),
    );
    return text.length > longestChoice ? null : upper(questions.choice.replace('{list}', () => text));
  };
  const kindTexts = (makesSure?: boolean, isInstead?: boolean): readonly string[] => {
    const [plain, ...closer] = questions.kind;
    return makesSure ? questions.kind.slice(0, 2) : [isInstead ? questions.instead : plain, ...closer];
  };
  // German sentences begin with a capital after a colon too; a listed value may be a name.
  const sure = (text: string, isListed: boolean) =>
    questions.makingSure.replace('{question}', () => (capitalNouns || isListed ? text : uncapitalised(text, locale)));
  return {
    question({ family, name, makesSure, isInstead }, answers, asked, isComplete) {
      const listed = isComplete ? choice(family, answers) : null;
      const worded = (text: string | null | undefined) => (text && makesSure ? sure(text, text === listed) : text);
      const first = (texts: readonly (string | null | undefined)[]): string | null =>
        texts.map(worded).find((text): text is string => Boolean(text) && !asked.has(text ?? '')) ?? null;
      if (family === 'kind') return first(kindTexts(makesSure, isInstead));
      const values = answers.flat();
      const labels = values.map((value) => value.labels[0] ?? '');
      const byName = name && isShops ? namedQuestion(tag, name, (word) => isSmallWord(word, supported), labels) : null;
      if (family === 'compatibility' && labels.some(isModelName)) return first([...questions.device, questions.compatibility]);
      // The word 'size' makes people think of clothes.
      if (family === 'size' && labels.every((label) => filled.test(label))) return first([questions.howBig, questions.size]);
      if (isAsked(family)) return first([calledByShop.has(family) ? byName : null, questions[family], listed]);
      // 'Which number of players are you looking for?' can be answered; '2, 4 or 6?' cannot.
      return first([byName, labels.every((label) => sized.test(label)) ? questions.howBig : null, listed, ...questions.general]);
    },
    answer,
    price: (min, max, currency) => {
      const sentence = min === null ? phrases.upTo : max === null ? phrases.over : phrases.between;
      // The band begins one cent above the end of the one before; people write the round number.
      const low = min === null ? '' : priceText(min - 1, currency, locale);
      const high = max === null ? '' : priceText(max, currency, locale);
      return sentence.replace('{low}', () => low).replace('{high}', () => high);
    },
    rest: (family) => (family === 'recipient' ? questions.someoneElse : phrases.rest),
    any: questions.anyAnswer,
    anyPrice: phrases.anyPrice,
  };
}

/** Whether a device is named, which is told by a number or a capital within the name: 'Galaxy S24', 'iPhone'. */
export const isModelName = (label: string): boolean => /\p{N}|\p{Ll}\p{Lu}/u.test(label);

/** Sizes in letters and Roman numbers are written in capitals: 'XS-XL', 'Grade IV'. */
const asCode = (label: string) => (code.test(label) ? label.toUpperCase() : label);
const mayBeCode = (family: QuestionFamily) => family === 'size' || family.startsWith('attribute:');
const code = /^(?:(?:\d?x{0,4}[sl]|m)(?:\s?[-–/]\s?(?:\d?x{0,4}[sl]|m))*|i{2,3}|iv|vi{1,3}|ix)$/iu;

/** A weight or volume: '250 g', '0,5 l', '30 مل'. */
const filling = 'mg|gr?|kg|oz|lbs?|ml|cl|dl|lt?|لتر|مل|جم|غم?|[جغ]رام|كجم|كغم?';
const filled = new RegExp(`^\\d[\\d.,\\s×x–-]*\\s?(?:${filling})$`, 'iu');
/** The same, or a length: '20 × 30 cm'. */
const sized = new RegExp(`^\\d[\\d.,\\s×x–-]*\\s?(?:${filling}|mm|cm|m|سم|مم|متر|inch|zoll|["″])$`, 'iu');

/** What these families measure depends on the product, and the shop's own name says it: diameter, length. */
const calledByShop: ReadonlySet<string> = new Set(['dimension', 'capacity']);
const unasked: ReadonlySet<string> = new Set(['kind', 'feature', 'tag']);
const isAsked = (family: QuestionFamily): family is AskedFamily => !unasked.has(family) && !family.startsWith('attribute:');

/** Shops often write values in lower case; 'iPhone' does not change, nor what is in a script without capitals ('cb缶' is no 'Cb缶'). */
const capitalised = (text: string, locale: string) => {
  if (unspacedScript.test(text)) return text;
  const first = text.split(/\s/)[0] ?? '';
  return first === first.toLocaleLowerCase(locale) ? text.charAt(0).toLocaleUpperCase(locale) + text.slice(1) : text;
};

/** The beginning of a sentence within another one: '¿Qué busca?' becomes '¿qué busca?'. */
const uncapitalised = (text: string, locale: string) =>
  text.replace(/^(¿?)(\p{Lu})(?!\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLocaleLowerCase(locale));

/** A person's name that the shop wrote in small letters: 'anna kowalska' becomes 'Anna Kowalska'. */
const personal = (name: string, locale: string) =>
  name === name.toLocaleLowerCase(locale) ? name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toLocaleUpperCase(locale)) : name;

/** In a sentence 'Lamps' becomes 'lamps' and 'Cat toys' 'cat toys', except in German; names and abbreviations do not change. */
function inSentence(family: QuestionFamily, label: string, language: VocabularyLanguage): string {
  if (languageData(language).titles.capitalNouns) return label;
  // Kinds of things are no names, unless a later word begins with a capital too.
  const common =
    family === 'kind' ? /^\p{Lu}\p{Ll}+(?:[\s-]\p{Ll}+)*$/u.test(label) : /^\p{Lu}\p{Ll}+$/u.test(label) && commonWord(label, language);
  return common ? label.charAt(0).toLocaleLowerCase(language) + label.slice(1) : label;
}

const commonWord = (label: string, language: VocabularyLanguage) => commonWords(language).has(label.toLowerCase());

/** Formats an amount in minor units, without decimals when they are zero. */
function priceText(minor: number, currency: string | null, locale: string): string {
  const digits = minorDigits(currency);
  const style: Intl.NumberFormatOptions =
    currency !== null && /^[A-Z]{3}$/.test(currency)
      ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }
      : { minimumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { ...style, trailingZeroDisplay: 'stripIfInteger' }).format(minor / 10 ** digits);
}

/** The words of values that become lower case in a sentence. */
const commonWords = onDemand(
  (tag: VocabularyLanguage) =>
    new Set(
      Object.values(vocabularyOf(tag).values).flatMap((family) =>
        Object.values(family as Record<string, string>).map((forms) => formsOf(forms)[0] ?? ''),
      ),
    ),
);

const wordings = onDemand((tag: VocabularyLanguage) => makeWording(tag));
const wordingForOthers = onDemand<void, Wording>(() => makeWording('en', false));

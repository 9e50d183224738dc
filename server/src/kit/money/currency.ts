/** Currencies by their ISO 4217 codes, and the currency that a text names. */

import { onDemand } from '../../platform/caches/on-demand.ts';
import { allLanguages, knownLanguage, type Language, languageData } from '../languages/index.ts';
import { besideAmount, type CurrencyName, codesLikeWords, signs, words } from './currency-names.ts';

/** Asking the engine for them takes 10 ms, which a start does not wait for. */
const supported = onDemand((kind: 'currency') => new Set(Intl.supportedValuesOf(kind)));
const isCode = (code: string): boolean => supported('currency').has(code);

/** The context of a page: its declared language (`sv`, `en-AU`) and its address. */
export interface Place {
  language: string | null;
  url: string;
}

/** A currency beside an amount. `length`: of its name, with the space, bracket or dash between; `isShared`: several countries write it so. */
export interface BesideCurrency {
  code: string | null;
  length: number;
  isShared: boolean;
}

/** Between an amount and the currency behind it: a space, a bracket, or the dash that some write for no cents ('12,- €', '12.– CHF'). */
const gapBehind = '(?:[.,:]?[-–—]{1,2}|/-)?(?:[^\\S\\n]|\\(){0,2}';

const namesIn = (entries: readonly CurrencyName[]): string[] => entries.flatMap(({ names }) => names);
const beginsAsWord = /^(?:\(\?:)?[A-Za-z]/;
/**
 * Alternatives of a pattern: signs that begin with a letter do not continue a word ('PRICES$12' names no Singapore), and words stand alone. The bounds are
 * written once for each group, because each costs as much to compile as all names together.
 */
function either(wordNames: readonly string[]): string {
  const { lettered = [], bare = [] } = Object.groupBy(namesIn(signs), (name) => (beginsAsWord.test(name) ? 'lettered' : 'bare'));
  return `(?<!\\p{L})(?:${lettered.join('|')})|${bare.join('|')}|(?<!\\p{L}\\.?)(?:${wordNames.join('|')})(?!\\p{L})`;
}

/** Compiled when a text is first read, which a start does not wait for. The first sign that fits counts, so that 'R$' is not read as '$'. */
const patterns = onDemand((_of: 'currencies') => {
  const beside = either(namesIn([...words, ...besideAmount]));
  return {
    anywhere: new RegExp(either(namesIn(words)), 'u'),
    signAnywhere: new RegExp(`\\p{Sc}|${namesIn(signs).join('|')}`, 'u'),
    starting: new RegExp(`^${gapBehind}(?:${beside})\\.?`, 'u'),
    // A full stop may follow an abbreviation: 'Rs. 799'.
    ending: new RegExp(`(?:${beside})\\.?(?:[^\\S\\n]|:)?$`, 'u'),
    exact: [...signs, ...words, ...besideAmount].map((entry) => ({ entry, pattern: new RegExp(`^(?:${entry.names.join('|')})$`, 'u') })),
  };
});
const codeStarting = new RegExp(`^${gapBehind}([A-Z]{3})(?!\\p{L})`, 'u');
const crownDash = /\d\s?[:,]-/;
const crowns = words.find(({ tongues }) => tongues?.sv !== undefined);

const entryOf = (written: string): CurrencyName | null =>
  patterns('currencies').exact.find(({ pattern }) => pattern.test(written))?.entry ?? null;
const nameIn = (matched: string): string => matched.replace(/^(?:[.,:]?[-–—]{1,2}|\/-)?[\s(]*/, '').replace(/[\s:]$/, '');
const entryIn = (matched: string): CurrencyName | null => {
  const name = nameIn(matched);
  return entryOf(name) ?? entryOf(name.replace(/\.$/, ''));
};

/**
 * The currency that a text names, where a sign that several countries write (kr, $, ¥, Rs) is settled by the place of the page.
 * Null if neither is conclusive.
 */
export function currencyAt(text: string, place: Place): string | null {
  const byCode = codeIn(text);
  if (byCode) return byCode;
  const entry = namedIn(text);
  return entry && (placed(entry, place) ?? entry.code);
}

/** Whether a text names its currency beyond doubt: by its code, or by a name that only one currency has. */
export function namesCurrency(text: string): boolean {
  if (codeIn(text)) return true;
  const entry = namedIn(text);
  return entry !== null && !isShared(entry);
}

/**
 * Whether a text shows money: a sign of it, or an amount with the name of a currency beside it, also one that does not settle which.
 * `isPrice`: it is known to be about a price; `place`: where it stands. Without these, a name that may as well be a model's counts only
 * beside an amount with decimals or thousands.
 */
export function showsMoney(text: string, isPrice = false, place: Place | null = null): boolean {
  if (patterns('currencies').signAnywhere.test(text) || crownDash.test(text)) return true;
  const numbers = text.matchAll(/\d[\d.,'’]*(?: \d{3}(?!\d))*/g);
  let left = 10;
  for (const { 0: written, index } of numbers) {
    if (left-- === 0) return false;
    const before = text.slice(Math.max(0, index - 12), index);
    const behind = text.slice(index + written.length, index + written.length + 16);
    const sides = [besideIn('starting', behind), besideIn('ending', before)] as const;
    const isWhole = /^\d{1,4}[.,]?$/.test(written);
    if (sides.some((side, at) => side && (isPrice || !isWhole || !isDoubtful(side, at === 0, place)))) return true;
  }
  return false;
}

/** Whether a name beside a whole number may mean something else. */
function isDoubtful({ entry, code }: Side, isBehind: boolean, place: Place | null): boolean {
  if (!entry) return codesLikeWords.has(code ?? '') && !isBehind;
  if (!entry.weak || (isBehind && entry.code !== 'ZAR')) return false;
  const home = place ? placesOf(place) : [];
  return !entry.weak.some((country) => home.includes(country));
}

/** The ISO code that a text names by code, symbol or word; null if it names none. */
export function currencyIn(text: string): string | null {
  return codeIn(text) ?? namedIn(text)?.code ?? null;
}

/** A currency that a text begins with, as directly behind an amount, and the length of its name with the space before it. */
export function currencyStarting(text: string): BesideCurrency | null {
  return sideOf(besideIn('starting', text));
}

/** A currency that a text ends with, as directly before an amount. */
export function currencyEnding(text: string): BesideCurrency | null {
  return sideOf(besideIn('ending', text));
}

interface Side extends BesideCurrency {
  entry: CurrencyName | null;
}

const codeEnding = /(?<!\p{L})([A-Z]{3})(?:[^\S\n]|:)?$/u;

function besideIn(side: 'starting' | 'ending', text: string): Side | null {
  const byCode = (side === 'starting' ? codeStarting : codeEnding).exec(text);
  if (byCode?.[1] && isCode(byCode[1])) return { code: byCode[1], length: byCode[0].length, isShared: false, entry: null };
  const match = patterns('currencies')[side].exec(text);
  const entry = match && entryIn(match[0]);
  if (!match || !entry) {
    const dash = side === 'starting' ? /^[^\S\n]?[:,]-/.exec(text) : null;
    return dash && crowns ? { code: null, length: dash[0].length, isShared: true, entry: crowns } : null;
  }
  return { code: entry.code, length: match[0].length, isShared: isShared(entry), entry };
}

const sideOf = (side: Side | null): BesideCurrency | null => side && { code: side.code, length: side.length, isShared: side.isShared };

/** The first name in a text: a sign or word anywhere, or an abbreviation beside an amount. */
function namedIn(text: string): CurrencyName | null {
  const found = patterns('currencies').anywhere.exec(text);
  const entry = found && entryIn(found[0]);
  if (entry) return entry;
  // A sign behind letters that are none of its country's ('XR$') is money of an unknown currency.
  for (const { 0: written, index } of text.slice(0, 500).matchAll(/\d[\d.,'’]*/g)) {
    const side =
      besideIn('starting', text.slice(index + written.length, index + written.length + 16)) ??
      besideIn('ending', text.slice(Math.max(0, index - 12), index));
    if (side?.entry) return side.entry;
  }
  return crownDash.test(text) ? (crowns ?? null) : null;
}

const isShared = ({ code, where, tongues }: CurrencyName): boolean => code === null || where !== undefined || tongues !== undefined;

const domainsOf = (language: Language | null): readonly string[] => (language ? languageData(language).places.sharedDomains : []);
const sharedDomains: readonly string[] = allLanguages.flatMap(domainsOf);

/** The top-level domain and the regions of the language. Shops of all countries use some domains, such as .co. */
function placesOf({ language, url }: Place): string[] {
  const [tongue = '', ...regions] = (language ?? '').toLowerCase().split(/[-_]/);
  const host = URL.parse(url)?.hostname ?? '';
  const country = host.split('.').at(-1) ?? '';
  const isTelling = domainsOf(knownLanguage(tongue)).includes(country) || host.endsWith(`.com.${country}`);
  return [...regions, sharedDomains.includes(country) && !isTelling ? '' : country];
}

function placed({ where = {}, tongues = {} }: CurrencyName, place: Place): string | null {
  const [tongue = ''] = (place.language ?? '').toLowerCase().split(/[-_]/);
  const byCountry = placesOf(place)
    .map((each) => where[each])
    .find(Boolean);
  return byCountry ?? tongues[tongue] ?? null;
}

/** Words that several currencies are called by. */
const namesakes: readonly ReadonlySet<string>[] = [
  new Set(['SAR', 'QAR', 'OMR', 'YER', 'IRR']),
  new Set(['KWD', 'BHD', 'JOD', 'IQD', 'TND', 'DZD', 'LYD']),
  new Set(['MAD', 'AED']),
];

const bareSign = onDemand(
  (code: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? code,
);

/** Whether two currencies are written alike without their country: '$' is a dollar and a peso, 'kr' three crowns. */
export const sharesSign = (first: string, second: string): boolean =>
  first === second || bareSign(first) === bareSign(second) || namesakes.some((each) => each.has(first) && each.has(second));

/** A code that is a currency (`eur` too), else null. */
export function currencyCode(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return isCode(code) ? code : null;
}

/** An ISO code in a text. One that is a word too counts beside an amount, or when it is all there is. */
function codeIn(text: string): string | null {
  for (const { 0: code, index } of text.matchAll(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)) {
    if (!isCode(code)) continue;
    if (!codesLikeWords.has(code) || text.trim() === code) return code;
    const [before, behind] = [text.slice(Math.max(0, index - 2), index), text.slice(index + 3, index + 14)];
    if (/\d\s?$/.test(before) || /^\s?[\p{Sc}]?\d[\d.,' ]*[.,]\d/u.test(behind)) return code;
  }
  return null;
}

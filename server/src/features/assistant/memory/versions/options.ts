/** Words of a message that name a version of what is talked about: 'rose?', 'the one in oak, small' (README, rule F9). Pure. */
import { isNamedAfter } from '../../../../kit/languages/compared.ts';
import { isSmallWord } from '../../../../kit/languages/index.ts';
import { quantityOf } from '../../../../kit/languages/measured.ts';
import { isPiece } from '../../../../kit/languages/pieces.ts';
import { isSizeWord } from '../../../../kit/languages/pointed.ts';
import { measuredAmountsIn } from '../../../../kit/text/amounts.ts';
import { foldedWords, foldText } from '../../../../kit/text/words.ts';
import { optionFamily } from '../../records/properties.ts';
import type { ProductRecord } from '../../records/types.ts';
import type { ContentWord, Reading, Wish } from '../reading/reading.ts';
import { holdsWord, isSameWord } from '../words.ts';

/** Two signs of Chinese or syllables are a word: '白木'. */
const shortest = (word: string): number => (/[\p{Script=Han}\p{Script=Katakana}]/u.test(word) ? 2 : 3);

/** The reading with the versions that its words name, whatever the shop calls them. What is a name of a product, or a known property, stays. */
export function withVersionsInView(given: Reading, message: string, records: readonly ProductRecord[]): Reading {
  const namedVersions = versionsNamed(given, message, records);
  const isOf = isOfVersion(given);
  const reading = withExtent(given, records, namedVersions);
  const isTitle = ({ text }: ContentWord) =>
    records.some(({ title }) => text.split(' ').every((word) => holdsWord(title, word, reading.language)));
  const families = new Set(reading.wishes.map(({ family }) => family));
  const versions = namedVersions.filter(
    (wish) => !families.has(wish.family) && !reading.content.some((word) => isTitle(word) && isOf(word, wish)),
  );
  if (versions.length === 0) return reading;
  const content = reading.content.map((word) => {
    const wishes = versions.filter((wish) => isOf(word, wish));
    return wishes.length > 0 ? { ...word, wishes } : word;
  });
  // 'Gold' names the finish that is talked about and no colour in addition.
  const meant = new Set(reading.content.filter((word) => versions.some((wish) => isOf(word, wish))).flatMap(({ wishes }) => wishes));
  const rest = reading.wishes.filter((wish) => ![...meant].some(({ family, value }) => family === wish.family && value === wish.value));
  return { ...reading, content, wishes: [...rest, ...versions] };
}

/** The versions that a message calls by all their words, else by their amount, else by a word of their own. */
function versionsNamed(reading: Reading, message: string, records: readonly ProductRecord[]): Wish[] {
  const words = foldedWords(message);
  const isSaid = (part: string) => words.some((word) => isSameWord(word, part, reading.language));
  const named = versionsOf(records).flatMap(({ name, value }): Wish[] => {
    const parts = foldedWords(value);
    const isNamed = parts.some((part) => part.length >= shortest(part) && !/\d/.test(part) && !isSmallWord(part, reading.language));
    return isNamed && parts.every(isSaid) ? [{ family: optionFamily(name), value: foldText(value), written: value }] : [];
  });
  if (named.length > 0) return named;
  // 'Does it bear 25 kilos?' asks for no version of as much.
  const isAsked = reading.asks.has('price') || reading.asks.has('stock') || reading.keys.has('total');
  const measured = isAsked ? versionsMeasured(reading, records) : [];
  return measured.length > 0 ? measured : versionsTold(reading, records);
}

/** Tests whether a word of the message is part of what a version is called by. */
const isOfVersion =
  ({ measured, language }: Reading) =>
  ({ text }: ContentWord, { value }: Wish): boolean =>
    measured.some(
      (each) =>
        each.written === text && measuredAmountsIn(value).some((amount) => measuredAmountsIn(`${each.value} ${text}`).includes(amount)),
    ) ||
    wholeUnit(text)?.test(value.trim()) === true ||
    text.split(' ').every((word) => foldedWords(value).some((part) => isSameWord(word, part, language)));

/** 'The large one in blue': the version that is furthest by its size, beside those that are named. */
function withExtent(reading: Reading, records: readonly ProductRecord[], namedVersions: readonly Wish[]): Reading {
  const isOf = isOfVersion(reading);
  const content = reading.content.filter((word) => !namedVersions.some((wish) => isOf(word, wish)));
  const extent = versionByExtent({ ...reading, content }, records);
  if (!extent || namedVersions.some(({ family }) => family === extent.wish.family)) return reading;
  return { ...reading, content: withoutExtent(reading, extent.name), wishes: [...reading.wishes, extent.wish] };
}

/** 'Half a kilo', 'the one of two litres' of what comes in several amounts: the one version of as much. */
export function versionsMeasured({ measured }: Reading, records: readonly ProductRecord[]): Wish[] {
  const amounts = measured.flatMap(({ value, written }) => measuredAmountsIn(`${value} ${written}`));
  const options = versionsOf(records);
  const [only, ...others] = options.filter(({ value }) => measuredAmountsIn(value).some((amount) => amounts.includes(amount)));
  return only && others.length === 0 && options.length > 1
    ? [{ family: optionFamily(only.name), value: foldText(only.value), written: only.value }]
    : [];
}

/** 'The medium one', 'in gold' of what comes in 'Medium (70 cm)' and 'Brushed gold': a word that stands in the name of one version only. */
function versionsTold({ content, language }: Reading, records: readonly ProductRecord[]): Wish[] {
  const options = versionsOf(records);
  const isTitle = (word: string) => records.some(({ title }) => holdsWord(title, word, language));
  return content.flatMap(({ text, wishes }) => {
    if (text.includes(' ') || text.length < shortest(text) || isTitle(text)) return [];
    const whole = wholeUnit(text);
    const holding = options.filter(({ value }) =>
      whole ? whole.test(foldText(value).trim()) : foldedWords(value).some((part) => isSameWord(text, part, language)),
    );
    const [only, ...others] = holding;
    // A value of a known property is found by its meaning instead.
    const isKnown = only && wishes.some(({ family }) => family === optionFamily(only.name));
    return only && others.length === 0 && !isKnown
      ? [{ family: optionFamily(only.name), value: foldText(only.value), written: only.value }]
      : [];
  });
}

/** 'The kilo', 'two litres of it': one of a unit, where a version is called so. */
const wholeUnit = (word: string): RegExp | undefined => wholeUnits.find(([name]) => name.test(word))?.[1];
const wholeUnits: readonly [RegExp, RegExp][] = [
  [/^(?:kilow\p{L}{1,3}|kilos?|kilosu|chil[oi]|kilogra\p{L}*|kg|كيلو\p{L}*|キロ)$/u, /^(?:1 ?kg|1[.,]?000 ?g|1 kilo\p{L}*)$/u],
  [/^(?:lit(?:er|ers|re|res|ro|ros|ri|ry?|row\p{L}{0,3}|resi)|لتر|リットル)$/u, /^(?:1 ?l|1[.,]?000 ?ml|1 lit\p{L}*)$/u],
];

/** 'The large pack', 'the harder ones', 'the cheaper version': the version of one product that is furthest by what the shop says of each. */
export function versionByExtent(reading: Reading, records: readonly ProductRecord[]) {
  const { pointed, keys, compared, content, language } = reading;
  const [product, ...others] = records;
  const options = versionsOf(records);
  if (!product || others.length > 0 || product.variants.length < 2 || keys.has('some') || keys.has('seeking')) return null;
  const isOwn = ({ text, wishes }: ContentWord, name: string) =>
    wishes.length > 0 ||
    isPiece(text, language) ||
    isSizeWord(text, language) ||
    compared.some(({ stem }) => text.startsWith(stem)) ||
    text.split(' ').every((word) => [name, product.title].some((each) => holdsWord(each, word, language)));
  for (const name of new Set(options.map((option) => option.name))) {
    const scaled = options.filter((option) => option.name === name).flatMap(({ value }) => (quantityOf(value) === null ? [] : [value]));
    const end = pointed.size?.end ?? compared.find(({ stem }) => isNamedAfter(name, stem))?.end ?? endOfExtent(reading);
    const isWhole = scaled.length > 1 && scaled.length === options.filter((option) => option.name === name).length;
    if (!end || !isWhole || !content.every((word) => isOwn(word, name))) continue;
    const ordered = scaled.toSorted((first, second) => (quantityOf(first) ?? 0) - (quantityOf(second) ?? 0));
    const value = ordered.at(end === 'least' ? 0 : -1) ?? '';
    return { name, wish: { family: optionFamily(name), value: foldText(value), written: value } };
  }
  return null;
}

const extents = ['big', 'long', 'wide', 'tall', 'holds', 'weighs'] as const;

/** 'Two of the bigger cartridges', 'ten mniejszy termos'. */
function endOfExtent({ keys, measures, isQuestion }: Reading): 'least' | 'most' | undefined {
  if (isQuestion || !extents.some((measure) => measures.has(measure))) return undefined;
  return keys.has('least') ? 'least' : keys.has('most') ? 'most' : undefined;
}

/** The words without those that say which version is meant. */
const withoutExtent = ({ content, compared, language }: Reading, name: string): ContentWord[] =>
  content.filter(
    ({ text }) =>
      !isPiece(text, language) &&
      !isSizeWord(text, language) &&
      !holdsWord(name, text, language) &&
      !compared.some(({ stem }) => text.startsWith(stem)),
  );

function versionsOf(records: readonly ProductRecord[]): { name: string; value: string }[] {
  const options = records.flatMap(({ variants }) => variants.flatMap((variant) => variant.options));
  return [...new Map(options.map((option) => [`${option.name}\n${foldText(option.value)}`, option])).values()];
}

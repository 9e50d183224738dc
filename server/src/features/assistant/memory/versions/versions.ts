/**
 * Which version of a product the visitor means or has chosen: 'the 500 g one', 'then in red'. A version that was chosen holds for later questions,
 * until another version of the product is named (README, rule S4). Pure.
 */

import { isPiece } from '../../../../kit/languages/pieces.ts';
import { foldedWords, foldText } from '../../../../kit/text/words.ts';
import { hasOption, optionFamily, type PropertyWish, valuesOfFamily, variantsWith } from '../../records/properties.ts';
import type { ProductRecord, VariantRecord } from '../../records/types.ts';
import { mostPieces } from '../basket/basket.ts';
import type { Reading } from '../reading/reading.ts';
import { isSameWord } from '../words.ts';
import { numbersAsSizes } from './numbers.ts';
import { versionsMeasured, withVersionsInView } from './options.ts';

/** The options chosen for each product, by its id. */
export type ChosenVersions = Readonly<Record<number, readonly PropertyWish[]>>;

/** The versions of a product that numbers of a message name. */
export function versionNumbered(reading: Reading, product: ProductRecord): PropertyWish[] {
  const pieces = String(piecesMeant(reading, [product]));
  const bareNumbers = reading.bareNumbers.filter((number) => number !== pieces);
  const numbered = numbersAsSizes({ ...reading, bareNumbers }, [product]).filter((wish) => isOption(product, wish));
  if (numbered.length > 0) return numbered;
  return versionsMeasured(reading, [product]).map(({ family, value }) => ({ family, value }));
}

/** The version of a product that a message names, as options of the product; empty for none. */
export function versionNamed(reading: Reading, message: string, product: ProductRecord): PropertyWish[] {
  const { wishes } = withVersionsInView(reading, message, [product]);
  const named = [...wishes.filter((wish) => isOption(product, wish)), ...versionNumbered(reading, product)];
  const byFamily = new Map(named.map(({ family, value }) => [family, { family, value }]));
  // 'In green or in black?' chooses neither.
  return [...byFamily.values()].filter((wish) => named.every(({ family, value }) => family !== wish.family || value === wish.value));
}

/** 'For how much are 10?' counts no pieces where a version is called by it, but 'two of them' does. */
const fewestOfVersion = 4;

/** How many pieces a message means: of 'two of the 8' two, of 'the 40 one' none. */
export function piecesMeant(reading: Reading, products: readonly ProductRecord[]): number | null {
  const isVersion = (count: number) => numbersAsSizes({ ...reading, bareNumbers: [String(count)] }, products).length > 0;
  const { keys, language } = reading;
  const counts = reading.counts
    .filter(({ count, words }) => {
      // 'The one of 3 cups', where it comes in 3 cups and in 6.
      if (words.some(({ text }) => isNameOfVersion(`${count} ${text}`, products, language))) return false;
      const isPieces = keys.has('them') || keys.has('total') || words.some(({ text }) => isPiece(text, language));
      return count < fewestOfVersion || (count <= mostPieces && isPieces) || !isVersion(count);
    })
    .map(({ count }) => count);
  const [first = null, ...others] = counts;
  return others.every(isVersion) ? first : null;
}

/** Whether versions are called by a number and a word: '3 tazze' of what comes in '3 tazze' and '6 tazze'. */
const isNameOfVersion = (name: string, products: readonly ProductRecord[], language: Reading['language']): boolean =>
  products.some(({ variants }) => {
    const values = new Set(variants.flatMap(({ options }) => options.map(({ value }) => value)));
    return values.size > 1 && [...values].some((value) => isSameName(foldedWords(value), foldedWords(name), language));
  });

const isSameName = (value: readonly string[], name: readonly string[], language: Reading['language']): boolean =>
  value.length === name.length && value.every((word, at) => isSameWord(word, name[at] ?? '', language));

/** The one version with all of some options; undefined where several have them, or none. */
export function versionWith(product: ProductRecord, options: readonly PropertyWish[]): VariantRecord | undefined {
  if (options.length === 0) return undefined;
  const [only, ...others] = variantsWith(product, options);
  return others.length === 0 ? only : undefined;
}

/** The version of a product that was chosen. */
export const versionChosen = (product: ProductRecord | undefined, chosen: ChosenVersions): VariantRecord | undefined =>
  product && versionWith(product, chosen[product.id] ?? []);

/** The version of a product that a message means, by its words or by what was chosen before. */
export const versionMeant = (
  product: ProductRecord | undefined,
  { reading, text }: { reading: Reading; text: string },
  chosen: ChosenVersions,
): VariantRecord | undefined =>
  product && versionWith(product, withOptions(chosen[product.id] ?? [], versionNamed(reading, text, product)));

/**
 * The versions chosen after a message that names some. A version that is out of stock is never chosen, but 'and in black?' behind 'in coral, size 44?'
 * is about size 44.
 */
export function choosing(
  before: ChosenVersions,
  products: readonly ProductRecord[],
  named: (product: ProductRecord) => readonly PropertyWish[],
): ChosenVersions {
  const chosen = products.flatMap((product): [number, PropertyWish[]][] => {
    const options = named(product);
    const chosen = withOptions(before[product.id] ?? [], options);
    const isGone = (wishes: readonly PropertyWish[]) => variantsWith(product, wishes).every(({ inStock }) => inStock === false);
    // The colour that was chosen before one that is gone stays chosen.
    const hasColour = (before[product.id] ?? []).some(({ family }) => family === 'colour');
    const left = isGone(chosen) && !hasColour ? chosen.filter(({ family }) => family !== 'colour') : chosen;
    return options.length === 0 || left.length === 0 || isGone(left) ? [] : [[product.id, left]];
  });
  return chosen.length > 0 ? { ...before, ...Object.fromEntries(chosen) } : before;
}

/** The options that are asked for, and those of other kinds that were chosen before. */
export const withOptions = (before: readonly PropertyWish[], options: readonly PropertyWish[]): PropertyWish[] => [
  ...before.filter(({ family }) => !options.some((each) => each.family === family)),
  ...options,
];

/** The options of a version. */
export const optionsOf = ({ options }: VariantRecord): PropertyWish[] =>
  options.map(({ name, value }) => ({ family: optionFamily(name), value: foldText(value) }));

/** Whether some versions of a product have an option, and others another one. */
export const isOption = (product: ProductRecord, wish: PropertyWish): boolean =>
  hasOption(product, wish) && valuesOfFamily(product, wish.family).length > 1;

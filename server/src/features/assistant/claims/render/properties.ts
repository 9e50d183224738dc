/** Sentences about what products are like and whether they are in stock. */

import { type SpokenFamily, spokenFamilies } from '../../../../kit/languages/claim-sentences/index.ts';
import { languageData } from '../../../../kit/languages/index.ts';
import { familyName, valueInLanguage } from '../../../../kit/languages/vocabulary/translate.ts';
import { plainLine } from '../../../../kit/text/clean.ts';
import { foldedWords, foldText } from '../../../../kit/text/words.ts';
import type { AttributeRecord, ProductRecord } from '../../records/types.ts';
import type { Claim } from '../types.ts';
import { variantOf, versionName, versionTitle } from './prices.ts';
import { isolated, type Wording } from './wording.ts';

type ClaimOf<Kind extends Claim['kind']> = Extract<Claim, { kind: Kind }>;

/** A longer value, or one with its own punctuation, is said behind a colon and not inside a sentence. */
const longestInSentence = 4;
const punctuated = /[:;,.()،؛、。：]/u;
/** More versions than this are not listed. */
const listedVersions = 12;

/** The properties of a product under the shop's name or a family of facts; options of its variants count as properties. */
export function attributesOf(product: ProductRecord, name: string): readonly AttributeRecord[] {
  const isNamed = (own: string) => own !== '' && foldText(own) === foldText(name);
  const own = product.attributes.filter((attribute) => attribute.family === name || isNamed(attribute.name));
  const options = product.variants.flatMap((variant) => variant.options).filter((option) => isNamed(option.name));
  return [...own, ...options.map(({ name: option, value }) => ({ name: option, family: own[0]?.family ?? null, values: [value] }))];
}

/** The values of a property that a claim names; all of them when it names none; null when the product lacks one. */
function valuesOf(product: ProductRecord, name: string, named: readonly string[]): string[] | null {
  const all = new Map(attributesOf(product, name).flatMap(({ values }) => values.map((value) => [foldText(value), value] as const)));
  const values = named.length > 0 ? named.map((value) => all.get(foldText(value))) : [...all.values()];
  return values.length > 0 && values.every((value) => value !== undefined) ? [...new Set(values)] : null;
}

/** The name of a property in the language of the reply where Parley knows it, else as the shop writes it. */
function labelOf(product: ProductRecord, name: string, { language }: Wording): string {
  const records = attributesOf(product, name);
  const family = records.find((record) => record.family !== null)?.family ?? null;
  return familyName(family, language) ?? plainLine(records.find((record) => record.name !== '')?.name ?? '');
}

const familyOf = (product: ProductRecord, name: string): string | null =>
  attributesOf(product, name).find(({ family }) => family !== null)?.family ?? null;

const valueText = (value: string, family: string | null, { language }: Wording): string =>
  isolated(plainLine(valueInLanguage(value, family, language)), language);

const isSpoken = (family: string | null): family is SpokenFamily => (spokenFamilies as readonly (string | null)[]).includes(family);

/** A property of a product with its values, or with those that are named; null when it has not all of them. */
export function attribute({ product: id, name, values: named }: ClaimOf<'attribute'>, wording: Wording): string | null {
  const product = wording.product(id);
  const values = product && valuesOf(product, name, named);
  if (!values) return null;
  const family = familyOf(product, name);
  const texts = values.map((value) => valueText(value, family, wording)).filter(Boolean);
  if (texts.length === 0) return null;
  const { sentences, title, list } = wording;
  const plain = texts.every((text) => !punctuated.test(text) && foldedWords(text).length <= longestInSentence);
  if (isSpoken(family) && plain) return sentences.families[family](title(product), list(texts), texts.length);
  const { comma, semicolon } = languageData(wording.language).punctuation;
  const joined = texts.join(texts.some((text) => punctuated.test(text)) ? semicolon : comma);
  return sentences.attribute(title(product), labelOf(product, name, wording), withoutStop(joined));
}

/** A value may end with a full stop of its own. */
const withoutStop = (text: string): string => text.replace(/[.。]+$/u, '');

/** A property that several products share; null unless all have the value. */
export function share({ products: ids, name, value }: ClaimOf<'share'>, wording: Wording): string | null {
  const products = wording.products(ids);
  const [first] = products ?? [];
  if (!products || !first || products.length < 2) return null;
  if (!products.every((product) => valuesOf(product, name, [value]))) return null;
  const text = withoutStop(valueText(value, familyOf(first, name), wording));
  return text ? wording.sentences.share(wording.titles(products), labelOf(first, name, wording), text) : null;
}

/** That a product is of a kind; null unless the shop calls it so. */
export function isA({ product: id, thing }: ClaimOf<'isA'>, wording: Wording): string | null {
  const product = wording.product(id);
  const word = product && [...product.kinds, ...product.categories].find((kind) => foldText(kind) === foldText(thing));
  return word ? wording.sentences.isA(wording.title(product), wording.quote(word)) : null;
}

/** Whether a product or variant is in stock; null when that is not known. */
export function stock(claim: ClaimOf<'stock'>, wording: Wording): string | null {
  const product = wording.product(claim.product);
  const variant = product && variantOf(product, claim.variant);
  if (!product || variant === null) return null;
  const { sentences } = wording;
  const split = variant ? null : stockByVersion(product, wording);
  if (split) return split;
  const inStock = variant ? variant.inStock : product.inStock;
  if (inStock === null) return null;
  return sentences[inStock ? 'inStock' : 'outOfStock'](versionTitle(wording, product, variant));
}

/** Which versions are in stock and which are not; null unless some are and some are not. */
function stockByVersion(product: ProductRecord, wording: Wording): string | null {
  const named = product.variants.filter((variant) => versionName(variant) !== '');
  const names = (inStock: boolean) => named.filter((variant) => variant.inStock === inStock).map(versionName);
  const [available, unavailable] = [names(true), names(false)];
  if (available.length === 0 || unavailable.length === 0 || named.length > listedVersions) return null;
  if (available.length + unavailable.length < product.variants.length) return null;
  const text = (versions: string[]) => wording.list(versions.map((version) => isolated(plainLine(version), wording.language)));
  return wording.sentences.stockByVersion(wording.title(product), text(available), text(unavailable));
}

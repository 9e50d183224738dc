/** Answers about products that are being talked about: prices, sizes, colours, stock and whatever else the shop states. Pure. */
import { formsOf, type ValueFamily, vocabularyOf } from '../../../../kit/languages/vocabulary/index.ts';
import { foldText } from '../../../../kit/text/words.ts';
import { saidTitle } from '../../claims/render/said-title.ts';
import type { Claim, SaidSentence } from '../../claims/types.ts';
import type { ProductAsk } from '../../memory/reading/reading.ts';
import { type ChosenVersions, versionChosen, withOptions } from '../../memory/versions/versions.ts';
import { hasOption, hasProperty, type PropertyWish, statedProperty, variantsWith } from '../../records/properties.ts';
import type { AttributeRecord, ProductRecord, VariantRecord } from '../../records/types.ts';
import { claimed, spoken, type Voice } from './saying.ts';

/** More products than this are listed, not described. */
const mostDescribed = 3;
const mostDetails = 3;

export interface AskedFacts {
  asks: readonly ProductAsk[];
  wishes: readonly (PropertyWish & { written: string })[];
  /** Names of attributes that the message asks for. */
  attributes: readonly string[];
  /** The versions that were chosen before. */
  versions?: ChosenVersions;
}

/** The answer about some products; empty when the shop states nothing of what was asked. */
export function factsOfProducts(voice: Voice, ids: readonly number[], asked: AskedFacts): SaidSentence[] {
  return ids.slice(0, mostDescribed).flatMap((id) => {
    const product = voice.product(id);
    return product ? factsOf(voice, product, asked) : [];
  });
}

function factsOf(voice: Voice, product: ProductRecord, { asks, wishes, attributes, versions = {} }: AskedFacts): SaidSentence[] {
  // 'And in sage?' asks about the version in king size that was chosen before.
  const all = inVersion(product, wishes, versions);
  const wished = wishes.flatMap((wish) => propertySentences(voice, product, wish, all));
  const variant = wishes.length > 0 ? ofOnePrice(variantsWith(product, all), asks) : [];
  const isNamed = variant.length === 1 && variant[0] && variantsWith(product, []).length > 1;
  const variantId = (isNamed ? variant[0] : versionChosen(product, versions))?.id;
  const answers = asks.flatMap((ask) => askedSentences(voice, product, ask, variantId, asks));
  const named = attributes.flatMap((name) => statedAs(voice, product, name));
  // A visitor who asks the price of a product that is out of stock wants to know that, too.
  const gone = asks.includes('price') && product.inStock === false ? claimed(voice, { kind: 'stock', product: product.id }) : [];
  // The price depends on the version that is meant.
  const isPriced = isNamed && variant[0]?.priceMinor != null && (product.priceMaxMinor ?? 0) > (product.priceMinor ?? 0);
  const cost = isPriced && !asks.includes('price') && !asks.includes('saving') ? priceSentences(voice, product, variantId) : [];
  const statements = unique([...wished, ...cost, ...answers, ...named, ...gone]);
  if (statements.length > 0) return statements;
  return asks.length === 0 && wishes.length === 0 && attributes.length === 0 ? describe(voice, product) : [];
}

/** The values that the message asks for, together with those chosen before, if the product has such a version. */
function inVersion(product: ProductRecord, wishes: readonly PropertyWish[], versions: ChosenVersions): readonly PropertyWish[] {
  const isOption = wishes.some((wish) => hasOption(product, wish));
  const all = isOption ? withOptions(versions[product.id] ?? [], wishes) : wishes;
  return variantsWith(product, all).length > 0 ? all : wishes;
}

/** 'How much is it in king size?', in whatever colour: where all versions that are left cost the same, one of them in stock tells the price. */
function ofOnePrice(variants: readonly VariantRecord[], asks: readonly ProductAsk[]): readonly VariantRecord[] {
  const [first] = variants;
  if (!first || first.priceMinor === null || !asks.includes('price') || asks.includes('stock')) return variants;
  const isSame = variants.every(({ priceMinor }) => priceMinor === first.priceMinor);
  return isSame ? [variants.find(({ inStock }) => inStock !== false) ?? first] : variants;
}

/** What a product is: its price and the first of its properties. */
export function describe(voice: Voice, product: ProductRecord): SaidSentence[] {
  const details = product.attributes
    .filter(({ family, values }) => family !== 'brand' && values.join(', ').length <= 80)
    .slice(0, mostDetails);
  return [
    ...priceSentences(voice, product, undefined),
    ...details.flatMap((attribute) => claimed(voice, attributeClaim(product, attribute))),
  ];
}

const attributeClaim = ({ id }: ProductRecord, { name, family }: AttributeRecord): Claim => ({
  kind: 'attribute',
  product: id,
  name: family ?? name,
  values: [],
});

/** The price; with the former one where it is reduced. */
function priceSentences(voice: Voice, product: ProductRecord, variant: string | undefined): SaidSentence[] {
  const of = { product: product.id, ...(variant === undefined ? {} : { variant }) };
  const reduced = claimed(voice, { kind: 'regularPrice', ...of });
  return reduced.length > 0 ? reduced : claimed(voice, { kind: 'price', ...of });
}

/** What is saved, else which versions are reduced; that no former price is stated only where none is. */
function savingSentences(voice: Voice, product: ProductRecord, variant: string | undefined): SaidSentence[] {
  const saved = claimed(voice, { kind: 'saving', product: product.id, as: 'amount' });
  if (saved.length > 0) return saved;
  const reduced = product.variants.flatMap(({ id }) => claimed(voice, { kind: 'regularPrice', product: product.id, variant: id }));
  if (reduced.length > 0) return reduced.slice(0, mostReduced);
  const isNone = product.regularPriceMinor === null && product.variants.every(({ regularPriceMinor }) => regularPriceMinor === null);
  const none = isNone ? spoken(voice.says.notReduced(voice.replies.quote(saidTitle(product.title)))) : [];
  return [...priceSentences(voice, product, variant), ...none];
}
const mostReduced = 3;

function askedSentences(
  voice: Voice,
  product: ProductRecord,
  ask: ProductAsk,
  variant: string | undefined,
  asks: readonly ProductAsk[],
): SaidSentence[] {
  switch (ask) {
    case 'price':
      return asks.includes('saving') ? [] : priceSentences(voice, product, variant);
    case 'saving':
      return savingSentences(voice, product, variant);
    case 'stock':
      return claimed(voice, { kind: 'stock', product: product.id, ...(variant === undefined ? {} : { variant }) });
    case 'details':
      return describe(voice, product);
    case 'size': {
      const sizes = statedAs(voice, product, 'size');
      return sizes.length > 0 ? sizes : namesOfExtent(product).flatMap((name) => statedAs(voice, product, name));
    }
    default:
      return statedAs(voice, product, ask);
  }
}

/** All that a product states under a name or of a family. */
const statedAs = (voice: Voice, { id }: ProductRecord, name: string): SaidSentence[] =>
  claimed(voice, { kind: 'attribute', product: id, name, values: [] });

/** The sizes of a product without sizes by name: what its versions differ in ('200 ml'), else its dimensions. */
function namesOfExtent({ variants, attributes }: ProductRecord): string[] {
  const options = variants.flatMap((variant) => variant.options.map(({ name }) => name));
  const ofVersions = attributes.filter(({ name, family }) => options.includes(name) && !looks.has(family ?? ''));
  const sizeAttributes = ofVersions.length > 0 ? ofVersions : attributes.filter(({ family }) => extents.has(family ?? ''));
  return [...new Set(sizeAttributes.map(({ name, family }) => family ?? name))];
}
const looks: ReadonlySet<string> = new Set(['colour', 'material']);
const extents: ReadonlySet<string> = new Set(['dimension', 'capacity']);

/** Whether it comes in blue: the variants in which it does, or what it comes in instead. */
function propertySentences(
  voice: Voice,
  product: ProductRecord,
  wish: PropertyWish & { written: string },
  all: readonly PropertyWish[],
): SaidSentence[] {
  const stated = statedProperty(product, wish);
  if (stated) return statedAs(voice, product, stated.name);
  const has = hasProperty(product, wish);
  if (has === 'yes') return [...holding(voice, product, wish, all)];
  if (has === 'unknown') return [];
  const values = statedAs(voice, product, wish.family);
  return [...values, ...spoken(voice.says.notAmong(voice.replies.quote(wordFor(voice, wish))), ...absent(product, wish))];
}

/** The claim that a product lacks a value rests on the values that the shop names. */
const absent = (product: ProductRecord, { family }: PropertyWish): Claim[] => [
  { kind: 'attribute', product: product.id, name: family, values: [] },
];

/** The one version in stock or out of it; of several versions the value, and that it is out of stock where all of them are. */
function holding(voice: Voice, product: ProductRecord, wish: PropertyWish, all: readonly PropertyWish[]): SaidSentence[] {
  const variants = variantsWith(product, all);
  const isOption = product.variants.length > variants.length;
  const stock = (id: string) => claimed(voice, { kind: 'stock', product: product.id, variant: id });
  if (isOption && variants.length === 1) return variants.flatMap(({ id }) => stock(id));
  if (isOption && variants.length > 0 && variants.every(({ inStock }) => inStock === false))
    return variants.slice(0, mostOutOfStock).flatMap(({ id }) => stock(id));
  const attribute = product.attributes.find(
    ({ family, values }) => family === wish.family && values.some((value) => isValue(family, value, product, wish)),
  );
  if (!attribute) return describe(voice, product).slice(0, 1);
  const values = attribute.values.filter((value) => isValue(wish.family, value, product, wish));
  const stated = claimed(voice, { kind: 'attribute', product: product.id, name: attribute.family ?? attribute.name, values });
  // 'In blue?' of a jacket in three sizes asks whether there is one, too.
  const isInStock = isOption && variants.some(({ inStock }) => inStock === true);
  if (isInStock && variants.length <= mostInStock) return [...stated, ...variants.flatMap(({ id }) => stock(id))];
  // Of what comes in brown alone, whether it is there.
  return wish.family === 'colour' && !isOption ? [...stated, ...claimed(voice, { kind: 'stock', product: product.id })] : stated;
}

const mostOutOfStock = 2;
const mostInStock = 4;

/** Whether a single value of an attribute is what was wished. */
const isValue = (family: string | null, value: string, product: ProductRecord, wish: PropertyWish): boolean =>
  hasProperty({ ...product, title: '', variants: [], attributes: [{ name: '', family, values: [value] }] }, wish) === 'yes';

/** The word of the reply's language for a value of the vocabulary; the visitor's own where it has none. */
export function wordFor({ language }: Voice, { family, value, written }: PropertyWish & { written: string }): string {
  const values = vocabularyOf(language).values[family as ValueFamily] as Record<string, string> | undefined;
  const own = values?.[value];
  return own ? (formsOf(own)[0] ?? written) : written;
}

function unique(sentences: readonly SaidSentence[]): SaidSentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ text }) => !seen.has(foldText(text)) && seen.add(foldText(text)));
}

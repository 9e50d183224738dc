/** Reads a tag of a model's answer as claims over the records of the turn. Ids that the turn does not have name nothing. */

import { familyOfName } from '../../../../kit/languages/vocabulary/translate.ts';
import { minorDigits } from '../../../../kit/money/minor-units.ts';
import { foldText } from '../../../../kit/text/words.ts';
import type { PassageRecord, ProductRecord, TurnRecords } from '../../records/types.ts';
import { cutClauses } from '../cut/index.ts';
import { attributesOf } from '../render/properties.ts';
import { destinationCode } from '../resolve/costs.ts';
import type { Claim } from '../types.ts';

/** A product that a tag names. */
interface NamedProduct {
  product: ProductRecord;
  variant?: string;
  count: number;
}

/** What stands in a tag behind its name. */
interface Arguments {
  named: readonly NamedProduct[];
  products: readonly ProductRecord[];
  clauses: readonly { passage: PassageRecord; clause: number | null }[];
  /** Everything that is no id, in order. */
  words: readonly string[];
  records: TurnRecords;
}

type Maker = (given: Arguments) => Claim[];

/** A passage named without a clause is told as far as this. */
const clausesOfPassage = 3;
const ids = (products: readonly ProductRecord[]) => products.map(({ id }) => id);
const all = ({ products, records }: Arguments) => (products.length > 0 ? products : records.products);
const pair = ({ named }: Arguments): readonly [NamedProduct, NamedProduct] | null => {
  const [first, second] = named;
  return first && second ? [first, second] : null;
};
const withVariant = ({ variant }: NamedProduct) => (variant === undefined ? {} : { variant });

const makers: Readonly<Record<string, Maker>> = {
  price: ({ named }) => named.map((item) => ({ kind: 'price', product: item.product.id, ...withVariant(item) })),
  regularprice: ({ named }) => named.map((item) => ({ kind: 'regularPrice', product: item.product.id, ...withVariant(item) })),
  saving: ({ named, words }) =>
    named.map((item) => ({
      kind: 'saving',
      product: item.product.id,
      ...withVariant(item),
      as: words.some((word) => /^(?:percent|%)$/i.test(word)) ? 'percent' : 'amount',
    })),
  total,
  difference(parts) {
    const two = pair(parts);
    if (!two) return [];
    const [first, second] = two;
    const otherVariant = second.variant === undefined ? {} : { otherVariant: second.variant };
    return [{ kind: 'difference', product: first.product.id, other: second.product.id, ...withVariant(first), ...otherVariant }];
  },
  compare(parts) {
    const two = pair(parts);
    return two ? [{ kind: 'compare', product: two[0].product.id, other: two[1].product.id, by: 'price' }] : [];
  },
  range: (parts) => (all(parts).length > 0 ? [{ kind: 'range', products: ids(all(parts)) }] : []),
  bound,
  cheapest: (parts) => superlative(parts, 'cheapest'),
  dearest: (parts) => superlative(parts, 'dearest'),
  count: (parts) => (parts.products.length > 0 ? [{ kind: 'count', products: ids(parts.products) }] : []),
  product: ({ products }) => products.map(({ id }) => ({ kind: 'product', product: id })),
  attribute: ({ products, words }) =>
    products.flatMap((product) => {
      const name = propertyOf(product, words.join(' '));
      return name === null ? [] : [{ kind: 'attribute' as const, product: product.id, name, values: [] }];
    }),
  share({ products, words: [name = '', ...value] }) {
    const [first] = products;
    const property = first ? propertyOf(first, name) : null;
    return property === null || value.length === 0
      ? []
      : [{ kind: 'share', products: ids(products), name: property, value: value.join(' ') }];
  },
  isa: ({ products, words }) => products.map(({ id }) => ({ kind: 'isA', product: id, thing: words.join(' ') })),
  stock: ({ named }) => named.map((item) => ({ kind: 'stock', product: item.product.id, ...withVariant(item) })),
  policy: ({ clauses }) =>
    clauses.flatMap(({ passage, clause }) =>
      (clause === null ? cutClauses(passage).slice(0, clausesOfPassage) : cutClauses(passage).filter(({ index }) => index === clause)).map(
        ({ index }) => ({ kind: 'policy' as const, passage: passage.id, clause: index }),
      ),
    ),
  contact: ({ words: [by], records: { contact } }) => [{ kind: 'contact', by: wayOf(by) ?? (contact.words ? 'words' : 'email') }],
  discount: () => [{ kind: 'discount' }],
  notsaid: ({ words }) => [{ kind: 'notSaid', topic: words.join(' ') }],
};

/** Other names that models give to a tag. */
const synonyms: Readonly<Record<string, string>> = {
  was: 'regularprice',
  oldprice: 'regularprice',
  save: 'saving',
  savings: 'saving',
  sum: 'total',
  diff: 'difference',
  mostexpensive: 'dearest',
  property: 'attribute',
  availability: 'stock',
  instock: 'stock',
  quote: 'policy',
  passage: 'policy',
  unknown: 'notsaid',
};

/** The parts of a tag: quotes, brackets, commas and colons are only layout. */
const partsOf = (tag: string): string[] =>
  tag
    .trim()
    .replace(/^\{+|\}+$/g, '')
    .replace(/["'“”„`()[\],;:=|]+/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean);

function makerOf([name = '']: readonly string[]): Maker | null {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  const key = synonyms[plain] ?? plain;
  return Object.hasOwn(makers, key) ? (makers[key] ?? null) : null;
}

/** Whether a text in braces is a tag that can be read, whatever it names. */
export const isTag = (text: string): boolean => /^\s*\{[^{}]*\}\s*$/u.test(text) && makerOf(partsOf(text)) !== null;

/** The claims of a tag; none for a tag that is unknown or names nothing of this turn. */
export function claimsOfTag(tag: string, records: TurnRecords): Claim[] {
  const parts = partsOf(tag);
  const maker = makerOf(parts);
  if (!maker) return [];
  const named: NamedProduct[] = [];
  const clauses: { passage: PassageRecord; clause: number | null }[] = [];
  const words: string[] = [];
  for (const part of parts.slice(1)) {
    const product = productOf(part, records);
    const clause = clauseOf(part, records);
    if (product) named.push(product);
    else if (clause) clauses.push(clause);
    else if (!looksLikeId.test(part)) words.push(part);
  }
  const products = [...new Set(named.map(({ product }) => product))];
  return maker({ named, products, clauses, words, records });
}

const looksLikeId = /^(?:\d+[*x×])?[pc]\d+/i;
const productId = /^(?:(\d{1,3})[*x×])?p(\d{1,3})(?:[./](\d{1,3}))?(?:[*x×](\d{1,3}))?$/i;

function productOf(part: string, { products }: TurnRecords): NamedProduct | null {
  const [, before, place, version, behind] = productId.exec(part) ?? [];
  const product = place === undefined ? undefined : products[Number(place) - 1];
  if (!product) return null;
  const count = Number(before ?? behind ?? 1);
  if (version === undefined) return { product, count };
  const variant = product.variants[Number(version)];
  return variant ? { product, variant: variant.id, count } : null;
}

function clauseOf(part: string, { passages }: TurnRecords): { passage: PassageRecord; clause: number | null } | null {
  const [, place, clause] = /^c(\d{1,3})(?:[./](\d{1,3}))?$/i.exec(part) ?? [];
  const passage = place === undefined ? undefined : passages[Number(place) - 1];
  return passage ? { passage, clause: clause === undefined ? null : Number(clause) } : null;
}

function total({ named, clauses, records }: Arguments): Claim[] {
  if (named.length === 0) return [];
  const items = named.map((item) => ({ product: item.product.id, count: item.count, ...withVariant(item) }));
  const [shipping] = clauses;
  if (!shipping) return [{ kind: 'total', items }];
  const place = destinationCode(records);
  return [{ kind: 'total', items, shippingPassage: shipping.passage.id, ...(place === null ? {} : { shippingTo: place }) }];
}

const sides = {
  under: 'under',
  below: 'under',
  atmost: 'atMost',
  upto: 'atMost',
  over: 'over',
  above: 'over',
  atleast: 'atLeast',
} as const;

function bound({ products, words }: Arguments): Claim[] {
  const side = words.map((word) => sides[word.toLowerCase().replace(/[^a-z]/g, '') as keyof typeof sides]).find(Boolean);
  const amount = words.map((word) => /^(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(word)).find((match) => match !== null);
  const currency = products[0]?.currency;
  if (!side || !amount || !currency) return [];
  const amountMinor = Math.round(Number(`${amount[1]}.${amount[2] ?? '0'}`) * 10 ** minorDigits(currency));
  return [{ kind: 'bound', products: ids(products), side, amountMinor, currency }];
}

/** Code finds out which product it is. */
function superlative(parts: Arguments, extreme: 'cheapest' | 'dearest'): Claim[] {
  const among = all(parts).filter(({ priceMinor }) => priceMinor !== null);
  const sorted = among.toSorted((a, b) => (a.priceMinor ?? 0) - (b.priceMinor ?? 0));
  const product = extreme === 'cheapest' ? sorted[0] : sorted.at(-1);
  return product ? [{ kind: 'superlative', product: product.id, of: ids(among), extreme }] : [];
}

/** The property that a model means by a name: the shop's own, a family's, or a family's name in any language. */
function propertyOf(product: ProductRecord, name: string): string | null {
  const named = [name, foldText(name), familyOfName(name)].find((each) => each !== null && attributesOf(product, each).length > 0);
  return named ?? null;
}

function wayOf(word: string | undefined): 'words' | 'email' | 'phone' | 'link' | null {
  const ways = ['words', 'email', 'phone', 'link'] as const;
  return ways.find((way) => way === word?.toLowerCase()) ?? null;
}

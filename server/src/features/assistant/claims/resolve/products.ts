/**
 * What a sentence claims about products, computed anew from their records: the sentence says what it is about, the records say what is
 * true. Rules R5 and R6 of SPEC.md.
 */

import type { ProductRecord, TurnRecords, VariantRecord } from '../../records/types.ts';
import { namesValue } from '../read/mentions.ts';
import { minorOf, type Reading, type ReadNumber } from '../read/reading.ts';
import type { Claim } from '../types.ts';
import { attributesOf, familiesIn, isLongEnough, isPromise, sharesNumber, sharesStem, variantIn } from './properties.ts';
import { mostSubjects, type Subjects } from './subjects.ts';

export interface ProductReading {
  claims: Claim[];
  /** Numbers that these claims explain. */
  explained: ReadonlySet<ReadNumber>;
  /** Something besides the bare name of a product was recognised. */
  certain: boolean;
}

/** The cost of delivery of goods for a sum in minor units, to the place that the sentence or the conversation names. */
export type FindShipping = (
  subtotalMinor: number,
  currency: string | null,
) => { minor: number; passage: string; place: string | null } | null;

interface Price {
  minor: number;
  regular: number | null;
  /** The id of the variant whose price it is; null for the product's own. */
  variant: string | null;
}

const variantPart = (variant: string | null): { variant?: string } => (variant ? { variant } : {});

/** Reads the claims of a sentence about its subjects. `shipping` finds the clause with the cost of delivery. */
export function readProductClaims(reading: Reading, subjects: Subjects, records: TurnRecords, shipping: FindShipping): ProductReading {
  const frame = new Frame(reading, subjects, records, shipping);
  return frame.read();
}

const has = (reading: Reading, key: string): boolean => reading.hits.some((hit) => hit.role === 'cue' && hit.key === key);
/** Cues that hold only as whole phrases: small words such as 'and' and 'is' stand in every sentence. */
const hasStrong = ({ hits }: Reading, key: string): boolean =>
  hits.some(
    (hit) =>
      hit.role === 'cue' &&
      hit.key === key &&
      !hits.some(
        (other) =>
          (other.role === 'free' || other.role === 'operator' || other.role === 'light') && other.from <= hit.from && other.to >= hit.to,
      ),
  );

class Frame {
  readonly #claims: Claim[] = [];
  readonly #explained = new Set<ReadNumber>();
  readonly #money: readonly ReadNumber[];
  readonly #percents: readonly ReadNumber[];
  #certain = false;

  readonly reading: Reading;
  readonly subjects: Subjects;
  readonly records: TurnRecords;
  readonly shipping: FindShipping;

  constructor(reading: Reading, subjects: Subjects, records: TurnRecords, shipping: FindShipping) {
    this.reading = reading;
    this.subjects = subjects;
    this.records = records;
    this.shipping = shipping;
    this.#money = reading.numbers.filter(({ kind }) => kind === 'money');
    this.#percents = reading.numbers.filter(({ kind }) => kind === 'percent');
  }

  read(): ProductReading {
    const { singles } = this.subjects;
    this.#superlative();
    this.#total();
    this.#difference();
    this.#bounds();
    for (const { product } of singles) {
      this.#saving(product);
      this.#price(product);
    }
    for (const { product } of singles) {
      this.#stock(product);
      this.#attributes(product);
    }
    this.#share();
    this.#count();
    return { claims: this.#claims, explained: this.#explained, certain: this.#certain };
  }

  #say(claim: Claim): void {
    const text = JSON.stringify(claim);
    if (!this.#claims.some((known) => JSON.stringify(known) === text)) this.#claims.push(claim);
    this.#certain = true;
  }

  /** Marks the amounts that equal one of these; says whether any does. */
  #explains(currency: string | null, ...minors: (number | null | undefined)[]): boolean {
    let any = false;
    for (const number of this.#money)
      if ((number.currency === null || currency === null || number.currency === currency) && minors.includes(minorOf(number, currency))) {
        this.#explained.add(number);
        any = true;
      }
    return any;
  }

  #superlative(): void {
    const { reading, subjects, records } = this;
    const extreme = hasStrong(reading, 'cheapest') ? 'cheapest' : hasStrong(reading, 'dearest') ? 'dearest' : null;
    if (!extreme) return;
    const singles = subjects.singles.map(({ product }) => product);
    const of = (subjects.set.length > 1 ? subjects.set : singles.length > 1 ? singles : records.products).filter(
      ({ priceMinor }) => priceMinor !== null,
    );
    const currency = of[0]?.currency;
    if (of.length < 2 || of.some((product) => product.currency !== currency)) return;
    const sorted = [...of].sort((a, b) => (a.priceMinor ?? 0) - (b.priceMinor ?? 0));
    const product = extreme === 'cheapest' ? sorted[0] : sorted.at(-1);
    if (!product) return;
    this.#say({ kind: 'superlative', product: product.id, of: of.map(({ id }) => id), extreme });
    this.#say({ kind: 'price', product: product.id });
    this.#explains(product.currency, product.priceMinor);
  }

  /** Sums of what is named, with the cost of delivery where it is named. */
  #total(): void {
    const { reading, subjects } = this;
    const items = subjects.singles.map(({ product, count }) => ({ product, count, price: this.#priceOf(product) }));
    const pieces = items.reduce((sum, { count }) => sum + count, 0);
    const currency = items[0]?.product.currency ?? null;
    if (items.length === 0 || items.some(({ product, price }) => price === null || product.currency !== currency)) return;
    const withDelivery = reading.hits.some(
      ({ role, key }) => (role === 'cue' && key === 'withShipping') || (role === 'concept' && key === 'delivery'),
    );
    if (pieces < 2 && !withDelivery) return;
    const sum = items.reduce((total, { count, price }) => total + (price?.minor ?? 0) * count, 0);
    const cost = withDelivery ? this.shipping(sum, currency) : null;
    const said = hasStrong(reading, 'total');
    const plain = {
      kind: 'total' as const,
      items: items.map(({ product, count, price }) => ({
        product: product.id,
        count,
        ...(price?.variant ? { variant: price.variant } : {}),
      })),
    };
    const matched = [...(cost ? [sum + cost.minor] : []), ...(pieces > 1 ? [sum] : [])].find((minor) => this.#explains(currency, minor));
    if (matched === undefined && !said) return;
    if (cost && (matched === sum + cost.minor || matched === undefined)) {
      this.#say({ ...plain, shippingPassage: cost.passage, ...(cost.place ? { shippingTo: cost.place } : {}) });
      this.#explains(currency, cost.minor, sum, ...items.map(({ price }) => price?.minor));
    } else if (pieces > 1) {
      this.#say(plain);
      this.#explains(currency, ...items.map(({ price }) => price?.minor));
    }
  }

  /** The one price of a product, or of the variant that the sentence means; null when its variants differ and none is meant. */
  #priceOf(product: ProductRecord): Price | null {
    const { priceMinor, priceMaxMinor, regularPriceMinor } = product;
    const variant = this.#variantOf(product);
    if (variant && variant.priceMinor !== null)
      return {
        minor: variant.priceMinor,
        regular: variant.regularPriceMinor,
        variant: variant.priceMinor === priceMinor && priceMaxMinor === null ? null : variant.id,
      };
    if (priceMinor === null || (priceMaxMinor !== null && priceMaxMinor !== priceMinor)) return null;
    return { minor: priceMinor, regular: regularPriceMinor, variant: null };
  }

  /** The variant whose options the sentence names, else the only one of whose prices it names one. */
  #variantOf(product: ProductRecord): VariantRecord | null {
    const named = variantIn(this.reading, product, this.subjects.words);
    if (named) return named;
    if (product.priceMaxMinor === null || product.priceMaxMinor === product.priceMinor) return null;
    const amounts = new Set(this.#money.map((number) => minorOf(number, product.currency)));
    const fits = ({ priceMinor: now, regularPriceMinor: was }: VariantRecord): boolean => {
      if ((now !== null && amounts.has(now)) || (was !== null && amounts.has(was))) return true;
      if (now === null || was === null) return false;
      return amounts.has(was - now) || this.#percents.some(({ value }) => Math.abs(value - ((was - now) / was) * 100) <= 1);
    };
    const fitting = product.variants.filter(fits);
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
  }

  #difference(): void {
    const { reading, subjects } = this;
    const [first, second] = subjects.singles.map(({ product }) => product);
    if (!first || !second || subjects.singles.length !== 2 || first.currency !== second.currency) return;
    const [a, b] = [this.#priceOf(first), this.#priceOf(second)];
    const cues = ['dearer', 'cheaper', 'samePrice', 'cheapest', 'dearest'].some((key) => hasStrong(reading, key));
    if (!a || !b) {
      if (cues || hasStrong(reading, 'difference'))
        for (const product of [first, second]) this.#say({ kind: 'price', product: product.id });
      return;
    }
    const matches = this.#explains(first.currency, Math.abs(a.minor - b.minor));
    if (!matches && !cues && !(hasStrong(reading, 'difference') && this.#money.length > 0)) return;
    const swapped = a.minor > b.minor;
    const [low, high] = swapped ? [second, first] : [first, second];
    const [lowVariant, highVariant] = swapped ? [b.variant, a.variant] : [a.variant, b.variant];
    this.#say({
      kind: 'difference',
      product: low.id,
      other: high.id,
      ...(lowVariant ? { variant: lowVariant } : {}),
      ...(highVariant ? { otherVariant: highVariant } : {}),
    });
    this.#explains(first.currency, a.minor, b.minor);
    for (const product of [first, second])
      this.#say({ kind: 'price', product: product.id, ...variantPart(product === low ? lowVariant : highVariant) });
  }

  /** 'Under 50 euros', 'between 20 and 50': about all products of a set. */
  #bounds(): void {
    const { reading, subjects } = this;
    if (this.#claims.length > 0 || ['dearer', 'cheaper', 'difference', 'saving', 'total'].some((key) => hasStrong(reading, key))) return;
    const singles = subjects.singles.map(({ product }) => product);
    const all = (subjects.set.length > 0 ? subjects.set : singles.length > 0 ? singles : this.#spokenOf()).filter(
      ({ priceMinor }) => priceMinor !== null,
    );
    const currency = all[0]?.currency ?? null;
    if (all.length === 0 || all.some((product) => product.currency !== currency)) return;
    const amounts = this.#money.filter(
      (number) => !this.#explained.has(number) && (number.currency === null || number.currency === currency),
    );
    const [low, high] = amounts;
    if (low && high && (has(reading, 'range') || low.inRange) && all.length > 1) {
      this.#say({ kind: 'range', products: all.map(({ id }) => id) });
      const prices = all.map(({ priceMinor }) => priceMinor ?? 0);
      this.#explains(currency, Math.min(...prices), Math.max(...prices));
      return;
    }
    if (
      !low ||
      amounts.length > 1 ||
      all.some(({ priceMinor, regularPriceMinor }) => [priceMinor, regularPriceMinor].includes(minorOf(low, currency)))
    )
      return;
    const side = (['atMost', 'under', 'atLeast', 'over'] as const).find((key) =>
      reading.hits.some((hit) => hit.role === 'cue' && hit.key === key && hit.to <= low.from && low.from - hit.to <= 1),
    );
    if (!side) return;
    const amountMinor = minorOf(low, currency);
    const holds = (product: ProductRecord) => isBound(product, side, amountMinor);
    const fitting = all.filter(holds);
    if (currency && fitting.length === all.length) {
      this.#say({ kind: 'bound', products: all.map(({ id }) => id), side, amountMinor, currency });
      this.#explained.add(low);
    } else for (const product of all.slice(0, mostSubjects)) this.#say({ kind: 'price', product: product.id });
  }

  /** The products that 'they', 'all' and the like stand for. */
  #spokenOf(): readonly ProductRecord[] {
    const refers = this.reading.hits.some(
      ({ role, key }) =>
        role === 'they' ||
        role === 'both' ||
        (role === 'operator' && (key === 'all' || key === 'every')) ||
        (role === 'cue' && key === 'range'),
    );
    if (!refers) return [];
    const shown = this.records.shownIds.flatMap((id) => this.records.products.find((product) => product.id === id) ?? []);
    return shown.length > 0 ? shown : this.records.products;
  }

  #saving(product: ProductRecord): void {
    const { reading } = this;
    const { currency } = product;
    const { minor, regular, variant } = this.#priceOf(product) ?? {
      minor: product.priceMinor,
      regular: product.regularPriceMinor,
      variant: null,
    };
    if (minor === null || regular === null || regular <= minor) return;
    const saved = regular - minor;
    const share = (saved / regular) * 100;
    const samePercent = this.#percents.filter(({ value }) => Math.abs(value - share) <= 1);
    for (const number of samePercent) this.#explained.add(number);
    const byAmount = this.#explains(currency, saved);
    const byRegular = this.#explains(currency, regular);
    const spoken =
      hasStrong(reading, 'saving') ||
      hasStrong(reading, 'onSale') ||
      reading.hits.some(({ role, key }) => role === 'concept' && (key === 'discount' || key === 'sale'));
    if (!byAmount && !byRegular && samePercent.length === 0 && !spoken && !hasStrong(reading, 'regularPrice')) return;
    this.#explains(currency, minor);
    const which = { product: product.id, ...variantPart(variant) };
    this.#say({ kind: 'price', ...which });
    this.#say({ kind: 'regularPrice', ...which });
    if (byAmount || (spoken && samePercent.length === 0)) this.#say({ kind: 'saving', ...which, as: 'amount' });
    if (this.#percents.length > 0) this.#say({ kind: 'saving', ...which, as: 'percent' });
  }

  #price(product: ProductRecord): void {
    const { reading } = this;
    const price = this.#priceOf(product);
    const matches = this.#explains(product.currency, product.priceMinor, product.priceMaxMinor, price?.minor);
    const open = this.#money.some((number) => !this.#explained.has(number));
    const asked = reading.hits.some(({ role, key }) => role === 'concept' && (key === 'price' || key === 'cost'));
    const bare = this.#explainsBare(product.priceMinor, product.currency);
    if (!matches && !open && !asked && !bare) return;
    if (product.priceMinor !== null) this.#say({ kind: 'price', product: product.id, ...variantPart(price?.variant ?? null) });
  }

  /** 'The Halo at 89': a number without a currency that is the price. */
  #explainsBare(minor: number | null, currency: string | null): boolean {
    const found = this.reading.numbers.filter(
      (number) => number.kind === 'number' && number.value >= 2 && minorOf(number, currency) === minor,
    );
    for (const number of found) this.#explained.add(number);
    return found.length > 0;
  }

  #stock(product: ProductRecord): void {
    const { reading } = this;
    const spoken =
      hasStrong(reading, 'inStock') ||
      hasStrong(reading, 'outOfStock') ||
      reading.hits.some(({ role, key }) => role === 'concept' && (key === 'stock' || key === 'soldOut'));
    if (!spoken) return;
    const variant = variantIn(reading, product, this.subjects.words);
    const known = variant ? variant.inStock : product.inStock;
    if (known === null) return;
    this.#say({ kind: 'stock', product: product.id, ...(variant ? { variant: variant.id } : {}) });
  }

  /** Properties of which the sentence names the property, a word or number of a value, or another value of the same family. */
  #attributes(product: ProductRecord): void {
    const { reading, subjects } = this;
    const own = subjects.wordsOf.get(product.id) ?? subjects.words;
    const families = familiesIn(reading, own);
    for (const { name, family, values } of attributesOf(product)) {
      if (family === 'kind' || values.some(isPromise)) continue;
      const named = name !== '' && (sharesStem(reading, name, own) || (family !== null && families.has(family)));
      if (named || values.some((value) => sharesStem(reading, value, own) || sharesNumber(reading, value, this.subjects.words)))
        this.#say({ kind: 'attribute', product: product.id, name: name || family || '', values });
    }
  }

  /** 'Both are made of wool': a value that all have. */
  #share(): void {
    const { subjects } = this;
    if (subjects.singles.length > 0 || subjects.set.length < 2) return;
    const [first, ...others] = subjects.set;
    for (const { name, family, values } of first ? attributesOf(first) : [])
      for (const value of values) {
        if (!isLongEnough(value) || !namesValue(this.reading, value)) continue;
        const shared = others.every((other) =>
          attributesOf(other).some((attribute) => attribute.name === name && attribute.values.includes(value)),
        );
        if (shared) this.#say({ kind: 'share', products: subjects.set.map(({ id }) => id), name: name || family || '', value });
      }
  }

  #count(): void {
    const { reading, subjects } = this;
    if (subjects.singles.length > 0 || subjects.set.length < 2 || this.#certain) return;
    const counted = reading.numbers.some(({ kind, value }) => kind === 'number' && value === subjects.set.length);
    if (counted && has(reading, 'count')) this.#say({ kind: 'count', products: subjects.set.map(({ id }) => id) });
  }
}

function isBound(
  { priceMinor, priceMaxMinor }: ProductRecord,
  side: 'under' | 'atMost' | 'over' | 'atLeast',
  amountMinor: number,
): boolean {
  if (priceMinor === null) return false;
  const highest = priceMaxMinor ?? priceMinor;
  if (side === 'under') return highest < amountMinor;
  if (side === 'atMost') return highest <= amountMinor;
  return side === 'over' ? priceMinor > amountMinor : priceMinor >= amountMinor;
}

/** The reading of one sentence about products: what it claims so far, and which of its numbers these claims explain. */
import type { Service } from '../../../../../kit/languages/services.ts';
import { sharesSign } from '../../../../../kit/money/currency.ts';
import type { SumItem } from '../../../memory/basket/basket.ts';
import type { ProductRecord, TurnRecords, VariantRecord } from '../../../records/types.ts';
import { minorOf, type Reading, type ReadNumber } from '../../read/reading.ts';
import type { Claim } from '../../types.ts';
import { variantIn } from '../properties.ts';
import type { Subjects } from '../subjects.ts';

/** The cost of delivery of goods for a sum in minor units, to the place that the sentence or the conversation names. */
export type FindShipping = (
  subtotalMinor: number,
  currency: string | null,
) => { minor: number; passage: string; place: string | null } | null;

/** A service that a sentence names, what it costs, and the passage that states it. */
export interface AddedService {
  service: Service;
  minor: number;
  passage: string;
}

/** The value of the order: the sum of its prices, in minor units. */
export interface Order {
  subtotalMinor: number;
  currency: string | null;
  pieces: number;
}

/** What may be added to a sum, by the owner's texts. */
export interface Costs {
  shipping: FindShipping;
  /** The services that the sentence names and whose cost for these goods is stated for sure. */
  services(goods: readonly ProductRecord[], order: Order): readonly AddedService[];
}

export interface Price {
  minor: number;
  regular: number | null;
  /** The id of the variant whose price it is; null for the product's own. */
  variant: string | null;
}

/** The part of a claim that names a variant; empty for the product itself. */
export const variantPart = (variant: string | null): { variant?: string } => (variant ? { variant } : {});

/** Whether a sentence holds a cue of its language. */
export const has = (reading: Reading, key: string): boolean => reading.hits.some((hit) => hit.role === 'cue' && hit.key === key);
/** Cues that hold only as whole phrases: small words such as 'and' and 'is' stand in every sentence. */
export const hasStrong = ({ hits }: Reading, key: string): boolean =>
  hits.some(
    (hit) =>
      hit.role === 'cue' &&
      hit.key === key &&
      !hits.some(
        (other) =>
          (other.role === 'free' || other.role === 'operator' || other.role === 'light') && other.from <= hit.from && other.to >= hit.to,
      ),
  );

/** Collects the claims of a sentence about its subjects; `costs` are what delivery and services cost. */
export class Frame {
  readonly claims: Claim[] = [];
  readonly explained = new Set<ReadNumber>();
  readonly money: readonly ReadNumber[];
  readonly percents: readonly ReadNumber[];
  certain = false;

  readonly reading: Reading;
  readonly subjects: Subjects;
  readonly records: TurnRecords;
  readonly costs: Costs;

  constructor(reading: Reading, subjects: Subjects, records: TurnRecords, costs: Costs) {
    this.reading = reading;
    this.subjects = subjects;
    this.records = records;
    this.costs = costs;
    this.money = reading.numbers.filter(({ kind }) => kind === 'money');
    this.percents = reading.numbers.filter(({ kind }) => kind === 'percent');
  }

  /** Adds a claim once. */
  say(claim: Claim): void {
    const text = JSON.stringify(claim);
    if (!this.claims.some((earlier) => JSON.stringify(earlier) === text)) this.claims.push(claim);
    this.certain = true;
  }

  /** Marks the amounts that equal one of these; says whether any does. */
  explains(currency: string | null, ...minors: (number | null | undefined)[]): boolean {
    let any = false;
    for (const number of this.money)
      if (
        (number.currency === null || currency === null || sharesSign(number.currency, currency)) &&
        minors.includes(minorOf(number, currency))
      ) {
        this.explained.add(number);
        any = true;
      }
    return any;
  }

  /** The one price of a product, or of the variant that the sentence means; null when its variants differ and none is meant. */
  priceOf(product: ProductRecord): Price | null {
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

  /** What was told before, with the price of one piece; null where the records do not hold it, or no single price of it. */
  itemOf({ product: id, count, variant }: SumItem): { product: ProductRecord; count: number; price: Price } | null {
    const product = this.records.products.find((each) => each.id === id);
    if (!product) return null;
    const { priceMinor, priceMaxMinor, variants } = product;
    const isOne = priceMaxMinor === null || priceMaxMinor === priceMinor;
    const minor = variant ? (variants.find((each) => each.id === variant)?.priceMinor ?? null) : isOne ? priceMinor : null;
    return minor === null ? null : { product, count, price: { minor, regular: null, variant: variant ?? null } };
  }

  /** The variant whose options the sentence names, else the only one of whose prices it names one. */
  #variantOf(product: ProductRecord): VariantRecord | null {
    const named = variantIn(this.reading, product, this.subjects.words);
    if (named) return named;
    if (product.priceMaxMinor === null || product.priceMaxMinor === product.priceMinor) return null;
    const amounts = new Set(this.money.map((number) => minorOf(number, product.currency)));
    const fits = ({ priceMinor: now, regularPriceMinor: was }: VariantRecord): boolean => {
      if ((now !== null && amounts.has(now)) || (was !== null && amounts.has(was))) return true;
      if (now === null || was === null) return false;
      return amounts.has(was - now) || this.percents.some(({ value }) => Math.abs(value - ((was - now) / was) * 100) <= 1);
    };
    const fitting = product.variants.filter(fits);
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
  }
}

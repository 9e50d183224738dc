/** The variants of a catalogue by their options, prepared once, so that answers are matched with what can be bought as one. Pure. */
import { foldText } from '../../../kit/text/words.ts';
import type { FactOfOption } from '../../catalogue/index.ts';

/** The fields of a variant that ranking reads. Price in minor units, null when unknown. */
export interface Version {
  options: Readonly<Record<string, string>>;
  priceMinor: number | null;
  inStock: boolean;
}

/** A value of an option, such as `Size: M`, with the facts that it states. */
interface OptionValue {
  name: string;
  value: string;
  /** As the shop writes it. */
  written: string;
  facts: readonly FactOfOption[];
}

export interface Options {
  /** Each value of an option once. */
  values: readonly OptionValue[];
  /** The places of the products whose variants have options, ascending, and the index in it of each place; -1 for the others. */
  places: Uint32Array;
  at: Int32Array;
  /** The values that any variant of a product has, sold out or not: from `offers[at]` to `offers[at + 1]` in `offered`. */
  offers: Uint32Array;
  offered: Uint32Array;
  /** The variants in stock of a product: from `variants[at]` to `variants[at + 1]` in the lists below. */
  variants: Uint32Array;
  /** The index of each among all variants of its product, and its price; NaN when unknown. */
  indexes: Uint32Array;
  prices: Float64Array;
  /** The values of each: from `states[variant]` to `states[variant + 1]` in `stated`. */
  states: Uint32Array;
  stated: Uint32Array;
}

/** Indexes the variants of products by place. @param factsOf the facts that a value of an option states */
export function indexOptions(
  products: readonly { variants?: readonly Version[] }[],
  factsOf: (name: string, value: string) => readonly FactOfOption[],
): Options {
  const values: OptionValue[] = [];
  const idByKey = new Map<string, number>();
  const idOf = (name: string, written: string): number => {
    const key = `${name}\n${written}`;
    const existingId = idByKey.get(key);
    if (existingId !== undefined) return existingId;
    const id = values.push({ name: foldText(name), value: foldText(written), written, facts: factsOf(name, written) }) - 1;
    idByKey.set(key, id);
    return id;
  };
  const at = new Int32Array(products.length).fill(-1);
  const places: number[] = [];
  const [offers, variants, states] = [[0], [0], [0]];
  const [offered, indexes, prices, stated]: number[][] = [[], [], [], []];
  products.forEach(({ variants: versions = [] }, place) => {
    if (!versions.some(({ options }) => Object.keys(options).length > 0)) return;
    at[place] = places.push(place) - 1;
    const ofProduct = new Set<number>();
    for (const [index, { options, priceMinor, inStock }] of versions.entries()) {
      const ids = Object.entries(options).map(([name, value]) => idOf(name, value));
      for (const id of ids) ofProduct.add(id);
      if (!inStock) continue;
      indexes?.push(index);
      prices?.push(priceMinor ?? Number.NaN);
      for (const id of ids) stated?.push(id);
      states.push(stated?.length ?? 0);
    }
    for (const id of ofProduct) offered?.push(id);
    offers.push(offered?.length ?? 0);
    variants.push(indexes?.length ?? 0);
  });
  const list = (numbers: readonly number[] | undefined) => Uint32Array.from(numbers ?? []);
  return {
    values,
    places: list(places),
    at,
    offers: list(offers),
    offered: list(offered),
    variants: list(variants),
    indexes: list(indexes),
    prices: Float64Array.from(prices ?? []),
    states: list(states),
    stated: list(stated),
  };
}

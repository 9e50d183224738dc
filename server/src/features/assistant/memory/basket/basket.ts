/** What the visitor puts together: so many pieces of each thing. Which version of a thing is meant stands in `versions` of the conversation. Pure. */
import type { Service } from '../../../../kit/languages/services.ts';

/** A bare number above this counts no pieces: it names a version ('the burner of 40') or stands in a name ('reel 2500'). */
export const mostPieces = 12;

/** A number of pieces of a product, or of a version of it. */
export interface SumItem {
  product: number;
  count: number;
  variant?: string;
}

/** Something that is put together with others. */
export interface BasketItem {
  product: number;
  count: number;
}

export type Basket = readonly BasketItem[];

/** What a sum was asked to include. */
export interface Summed {
  shipping: boolean;
  services: readonly Service[];
}

/** The products in a basket. */
export const idsIn = (basket: Basket): number[] => basket.map(({ product }) => product);

/** Whether a basket has a product. */
export const isInBasket = (basket: Basket, product: number): boolean => basket.some((item) => item.product === product);

/** How many pieces of a thing were put together; one where it is not among them. */
export const piecesIn = (basket: Basket, product: number): number => basket.find((item) => item.product === product)?.count ?? 1;

/** What a sum puts together: nothing where it is open which things are meant. */
export const basketOfSum = ({ items, either = [] }: { items: readonly SumItem[]; either?: readonly (readonly SumItem[])[] }): Basket =>
  either.every((each) => each.every(({ product }) => items.some((item) => item.product === product))) ? basketOf(items) : [];

/** The things of a sum; of a thing in several versions all pieces. */
export const basketOf = (items: readonly SumItem[]): Basket =>
  [...Map.groupBy(items, ({ product }) => product)].map(([product, same]) => ({
    product,
    count: same.reduce((sum, { count }) => sum + count, 0),
  }));

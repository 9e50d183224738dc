/**
 * The cart of a shop system, as the shop's own page reads and fills it (decision 041). Only a visitor's click calls `add`. What a cart holds
 * stays in the page. Each system is a file of its own, fetched where it is needed.
 */

/** What a card needs to know of the shopper's cart. */
export interface Cart {
  currency: string;
  /** The price of its goods as a whole number, of which one unit of the currency has `unit`; NaN where a discount makes it uncertain what counts for shipping. */
  sum: number;
  unit: number;
  /** Where it is shipped to, ISO 3166, as far as the shop knows. */
  country: string | undefined;
  /** By the ids of variants. */
  items: { id: number; quantity: number }[];
}

export interface ShopCart {
  /** @throws when the page is not that of such a shop, or the shop does not answer with a cart */
  read(): Promise<Cart>;
  /** Puts one of a variant into the cart, or not: what happened is what `read` then says. Gives the shop's answer as text, for its reasons. */
  add(variantId: string): Promise<string>;
  /** The address of the cart's page; undefined when the shop's page does not name it. */
  page(): string | undefined;
  /** Shows the cart as the theme does, if it can. */
  open(): (() => unknown) | undefined;
}

/** What a product's card needs to put the product into the cart of the shop whose page it is on (decision 041). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { maxId, textId } from './fields.ts';
import * as paths from './paths.ts';

/** The most products of one request for offers. */
export const mostCartOffers = 24;

/** The words of the card. `{what}` stands for the chosen variant, `{amount}` for an amount of money, `{count}` for a number. */
export const cartWords = z.object({
  add: z.string().default('Add to cart'),
  addThis: z.string().default('Add {what} to cart'),
  adding: z.string().default('Adding…'),
  added: z.string().default('Added to your cart'),
  inCart: z.string().default('Already in your cart: {count}'),
  soldOut: z.string().default('sold out'),
  open: z.string().default('View cart'),
  toFreeShipping: z.string().default('{amount} to free shipping'),
  freeShipping: z.string().default('Your order ships for free'),
  /** The ends in which the product's own page has to help. */
  goneNow: z.string().default('This has sold out in the meantime.'),
  otherCurrency: z.string().default('Your cart is in another currency. You can buy this on its own page.'),
  failed: z.string().default('This could not be added to the cart. You can buy it on its own page.'),
});
export type CartWords = z.output<typeof cartWords>;

/** A product with its variants, in the shop's own ids. */
export const cartOffer = z.object({
  id: z.int(),
  /** The currency of the prices, ISO 4217; null when unknown. */
  currency: z.string().nullable(),
  /** The names of the options by which the variants differ ('Size', 'Colour'); empty for a product sold in one form. */
  options: z.array(z.string()),
  /** At least one is in stock. `values` are those of the options, in their order. The price is in minor units, null when unknown. */
  variants: z.array(
    z.object({
      id: z.string(),
      values: z.array(z.string()),
      price: z.int().nullable(),
      image: z.string(),
      inStock: z.boolean(),
    }),
  ),
});
export type CartOffer = z.output<typeof cartOffer>;

/**
 * From which sums of goods the shop says that it ships for free, in minor units of the currency, of which one unit has 10 to the power of `digits`: by
 * currency (ISO 4217), and by currency and country ('EUR AT') where the shop names the country.
 */
export const freeShipping = z.record(z.string(), z.object({ minor: z.int(), digits: z.int() }));
export type FreeShipping = z.output<typeof freeShipping>;

export const getCartOffers = defineCall({
  method: 'GET',
  path: paths.visitorCart,
  summary:
    "What the cards of some products need to put them into the shop's own cart: words in the recommender's language, variants, and from which sum the shop ships for free by its own words (empty unless it says so clearly). Products that the cart of the asking website cannot take are left out. Writes nothing. 403 from a website that is not allowed, 404 for an unknown recommender.",
  auth: 'visitor',
  params: z.object({ userId: textId, popupId: textId }),
  query: z.object({
    /** Ids of products, between commas. */
    products: z
      .string()
      .max(500)
      .regex(/^\d{1,16}(,\d{1,16})*$/, 'Must be ids of products between commas')
      .transform((ids) => [...new Set(ids.split(',').map(Number))].filter((id) => id <= maxId).slice(0, mostCartOffers)),
  }),
  answer: z.object({ words: cartWords, products: z.array(cartOffer), freeShipping }),
});
export type CartOffers = z.output<typeof getCartOffers.answer>;

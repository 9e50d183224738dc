/** What an answer says about the catalogue, and what is recommended for it (design: rules, score, reasons). */
import { z } from 'zod';
import { line } from './fields.ts';

/** Prices in minor units of the catalogue's currency, either end open when null. */
const priceRange = z.object({
  field: z.literal('price'),
  min: z.int().min(0).nullable(),
  max: z.int().min(0).nullable(),
});

/**
 * One rule over the catalogue. `values` of a category, tag or attribute are alternatives: one that fits is enough.
 * A text rule fits when title, description, tags or categories hold all its words.
 */
export const productRule = z
  .discriminatedUnion('field', [
    z.object({ field: z.literal('category'), values: z.array(line(200).min(1)).min(1).max(50) }),
    z.object({ field: z.literal('tag'), values: z.array(line(200).min(1)).min(1).max(50) }),
    z.object({ field: z.literal('attribute'), name: line(200).min(1), values: z.array(line(200).min(1)).min(1).max(50) }),
    priceRange,
    z.object({ field: z.literal('text'), text: line(200).min(1) }),
    z.object({ field: z.literal('product'), ids: z.array(z.int().positive()).min(1).max(50) }),
  ])
  .and(
    z.object({
      /** prefer adds `weight` to the score of what fits; exclude takes away what fits; require takes away what does not. */
      effect: z.enum(['prefer', 'exclude', 'require']).default('prefer'),
      weight: z.number().min(0.1).max(100).default(1),
    }),
  );
export type ProductRule = z.output<typeof productRule>;

export const productRules = z.array(productRule).max(20);

/** A product as the visitor sees it (section 3), with the reasons that a person can read. Price in minor units, null when unknown. */
export const recommendedProduct = z.object({
  id: z.int(),
  productTitle: z.string(),
  productImage: z.string(),
  productLink: z.string(),
  price: z.int().nullable(),
  currency: z.string().nullable(),
  reasons: z.array(z.string()),
});
export type RecommendedProduct = z.output<typeof recommendedProduct>;

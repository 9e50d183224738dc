/** What an answer says about the catalogue, and what is recommended for it (design: rules, score, reasons). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, line, textId } from './fields.ts';
import * as paths from './paths.ts';

/** The attribute under which rules and facets name who made a product, whatever language the shop speaks. */
export const brandAttribute = 'Brand';

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
    z.object({ field: z.literal('product'), ids: z.array(id).min(1).max(50) }),
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

/** What of the catalogue a recommender may recommend, and how much at once. It stays on the server: visitors get only the products. */
export const productChoice = z.object({
  /** Hold for every recommendation: what is excluded, or not what is required, is never shown; what is preferred comes before its like. */
  product_rules: productRules.default([]),
  /** Products shown at most at once. */
  recommendedProductsLimit: z.int().min(1).max(6).default(3),
  /** Come first, in this order, wherever they fit. */
  pinnedProducts: z.array(id).max(12, 'At most 12 products').default([]),
});
export type ProductChoice = z.output<typeof productChoice>;

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

/** The products that rules pick, while they are put together: the best first, and how many fit at all. */
export const matchProducts = defineCall({
  method: 'POST',
  path: paths.matchingProducts,
  summary:
    'The products in stock that these rules together would recommend, the best first, without reasons, and how many there are. No rules: none.',
  auth: 'owner',
  body: z.object({ rules: productRules, limit: z.int().min(1).max(50).default(6) }),
  answer: z.object({ products: z.array(recommendedProduct), total: z.int() }),
});

/** An answer that cannot recommend anything by its own rules. */
export const answerWithoutProducts = z.object({ answerId: z.int(), answerText: z.string(), questionId: z.int() });

/** What the product rules of a questionnaire come to (flow/SPEC.md, C7 and C8). */
export const checkQuestionnaireProducts = defineCall({
  method: 'GET',
  path: paths.questionnaireProductCheck,
  summary:
    'Answers whose rules match no product in stock, and products in stock that no path of the questionnaire recommends. `complete` is false when a limit was met: then there may be products in `unreachableProducts` that a path leads to.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: z.object({
    /** Products in stock; 0 is an empty catalogue, and then nothing else is said. */
    products: z.int(),
    /** Answers that have rules. None: the questionnaire recommends nothing by itself. */
    answersWithRules: z.int(),
    answersWithoutProducts: z.array(answerWithoutProducts),
    unreachableProducts: z.object({ total: z.int(), sample: z.array(recommendedProduct) }),
    complete: z.boolean(),
  }),
});

export const tryProductChoice = defineCall({
  method: 'POST',
  path: paths.productChoice,
  summary:
    "What a recommender's product choice, saved or not, would recommend: `recommended` after the given answers, or before a visitor said anything; `allowed` the number of products that its rules let through, with some of them as `examples`. Counts nothing.",
  auth: 'owner',
  body: productChoice.extend({ selectedAnswerIds: z.array(id).max(200).default([]) }),
  answer: z.object({
    recommended: z.array(recommendedProduct),
    allowed: z.int(),
    examples: z.array(recommendedProduct),
    /** The pinned products that are in the catalogue; `shown` is false for one that the rules or the stock keep back. */
    pinned: z.array(recommendedProduct.extend({ shown: z.boolean() })),
  }),
});

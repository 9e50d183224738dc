/** Product rules and recommended products (design: rules, score, reasons). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { catalogueQuality } from './facts.ts';
import { id, line, textId } from './fields.ts';
import * as paths from './paths.ts';

/** The attribute name of the manufacturer in rules and facets, in every language. */
export const brandAttribute = 'Brand';

/** Prices in minor units of the catalogue's currency; null leaves that end open. */
const priceRange = z.object({
  field: z.literal('price'),
  min: z.int().min(0).nullable(),
  max: z.int().min(0).nullable(),
});

/**
 * One rule over the catalogue. `values` of a category, tag or attribute are alternatives: a product that has one of them matches.
 * A text rule matches when title, description, tags or categories contain all its words. A fact rule matches products that have one of the
 * values in that family of facts (contract/facts.ts), whatever words the shop uses for them.
 */
export const productRule = z
  .discriminatedUnion('field', [
    z.object({ field: z.literal('category'), values: z.array(line(200).min(1)).min(1).max(50) }),
    z.object({ field: z.literal('tag'), values: z.array(line(200).min(1)).min(1).max(50) }),
    z.object({ field: z.literal('attribute'), name: line(200).min(1), values: z.array(line(200).min(1)).min(1).max(50) }),
    priceRange,
    z.object({ field: z.literal('text'), text: line(200).min(1) }),
    z.object({ field: z.literal('fact'), family: line(200).min(1), values: z.array(line(200).min(1)).min(1).max(50) }),
    z.object({ field: z.literal('product'), ids: z.array(id).min(1).max(50) }),
  ])
  .and(
    z.object({
      /** prefer adds `weight` to the score of matching products; exclude removes matching products; require removes all others. */
      effect: z.enum(['prefer', 'exclude', 'require']).default('prefer'),
      weight: z.number().min(0.1).max(100).default(1),
    }),
  );
export type ProductRule = z.output<typeof productRule>;

export const productRules = z.array(productRule).max(20);

/** Which products a recommender may recommend, and how many at once. It stays on the server: visitors get only the products. */
export const productChoice = z.object({
  /** Rules for every recommendation: excluded products, and products that do not match a `require` rule, are never shown; preferred products rank higher. */
  product_rules: productRules.default([]),
  /** The maximum number of products shown at once. */
  recommendedProductsLimit: z.int().min(1).max(6).default(3),
  /** Shown first, in this order, among the products that match everything the visitor chose, if the rules allow them. */
  pinnedProducts: z.array(id).max(12, 'At most 12 products').default([]),
});
export type ProductChoice = z.output<typeof productChoice>;

/** The systems whose carts take products from a card. */
export const cartSystems = ['Shopify', 'WooCommerce'] as const;
export type CartSystem = (typeof cartSystems)[number];

/** A product as the visitor sees it (section 3), with readable reasons. The price is in minor units, null when unknown. */
export const recommendedProduct = z.object({
  id: z.int(),
  productTitle: z.string(),
  productImage: z.string(),
  productLink: z.string(),
  price: z.int().nullable(),
  currency: z.string().nullable(),
  reasons: z.array(z.string()),
  /** How it differs from what was chosen ('costs €12 more than you wanted'); empty when it matches everything. Absent in older chat entries. */
  differs: z.array(z.string()).optional(),
  /** The variant that matches the chosen answers (colour, size), to which the link leads if the shop's addresses allow it; null when the answers name none. */
  variant: z.object({ id: z.string(), title: z.string(), price: z.int().nullable(), image: z.string() }).nullable().optional(),
  /** The shop's cart takes it from the card (contract/cart.ts), on a page of that shop; null or absent when it does not. */
  cart: z.enum(cartSystems).nullable().optional(),
});
export type RecommendedProduct = z.output<typeof recommendedProduct>;

/** A preview of the products that rules match, for the editor of rules. */
export const matchProducts = defineCall({
  method: 'POST',
  path: paths.matchingProducts,
  summary:
    'The products in stock that these rules together recommend, best first and without reasons, and their number. Without rules there are none.',
  auth: 'owner',
  body: z.object({ rules: productRules, limit: z.int().min(1).max(50).default(6) }),
  answer: z.object({ products: z.array(recommendedProduct), total: z.int() }),
});

/** An answer whose own rules match no product. */
export const answerWithoutProducts = z.object({ answerId: z.int(), answerText: z.string(), questionId: z.int() });

/** Checks the product rules of a questionnaire (flow/SPEC.md, C7 and C8). */
export const checkQuestionnaireProducts = defineCall({
  method: 'GET',
  path: paths.questionnaireProductCheck,
  summary:
    'Answers whose rules match no product in stock, and products in stock that no path of the questionnaire recommends. Products are looked for as visitors are shown them. `complete` is false when a limit was reached; `unreachableProducts` and `neverShown` may then contain products that a path recommends. 404 for an unknown questionnaire.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: z.object({
    /** The number of products in stock; with 0 the other fields are empty. */
    products: z.int(),
    /** The number of answers with rules. With 0 the questionnaire recommends nothing by itself. */
    answersWithRules: z.int(),
    answersWithoutProducts: z.array(answerWithoutProducts),
    unreachableProducts: z.object({ total: z.int(), sample: z.array(recommendedProduct) }),
    /** The number of paths from the first question to an end, and of those on which no product matches all answers. */
    paths: z.object({ total: z.int(), withoutProducts: z.int() }),
    /** Answers that match products, but none that the answers before them leave on some path. */
    answersWithoutProductsOnPath: z.array(answerWithoutProducts),
    /**
     * The recommender as which the products were checked, with its limit, pinned products, rules and follow-up questions: the first active one that
     * shows the questionnaire, else the first. `others` is how many more show it. Null when none does: then as a new recommender would.
     */
    shownBy: z.object({ id: z.int(), name: z.string(), others: z.int() }).nullable(),
    /** How many products it shows at once, and whether it asks follow-up questions. */
    limit: z.int(),
    asksOn: z.boolean(),
    /** The number of products in stock that its own rules leave out. They are in none of the lists. */
    leftOut: z.int(),
    /**
     * Products that visitors are not shown: not at the end of any path that was looked at, and with follow-up questions also not to a visitor who answers
     * them truthfully, looking for that product.
     */
    neverShown: z.object({ total: z.int(), sample: z.array(recommendedProduct) }),
    /** The number of products that no end shows at once, but follow-up questions lead to. */
    foundByAnsweringOn: z.int(),
    /**
     * The answers of follow-up questions behind the paths that were tried, right ones and wrong ones, and those after which nothing fits. Of many
     * answers some are tried, evenly.
     */
    followUpAnswers: z.object({ total: z.int(), withoutProducts: z.int() }),
    /** The number of products that some path leaves, of which there were too many to look where they are shown. */
    notLookedAt: z.int(),
    /** How well any questions could do with what the catalogue says; null when no product is in stock. */
    quality: catalogueQuality.nullable(),
    complete: z.boolean(),
  }),
});

export const tryProductChoice = defineCall({
  method: 'POST',
  path: paths.productChoice,
  summary:
    "Tries a recommender's product choice, saved or not: `recommended` are the products after the given answers, or at the start without answers; `allowed` is the number of products that its rules allow, with some as `examples`. Nothing is counted.",
  auth: 'owner',
  body: productChoice.extend({ selectedAnswerIds: z.array(id).max(200).default([]) }),
  answer: z.object({
    recommended: z.array(recommendedProduct),
    allowed: z.int(),
    examples: z.array(recommendedProduct),
    /** The pinned products that are in the catalogue; `shown` is false when the rules or the stock prevent it. */
    pinned: z.array(recommendedProduct.extend({ shown: z.boolean() })),
  }),
});

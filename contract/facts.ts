/** The facts of products: their properties in families such as colour, and how owners correct them. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { line, requiredLine, textId } from './fields.ts';
import * as paths from './paths.ts';

/** Where a fact comes from: a part of the product, or a correction by the owner. */
export const factSources = ['title', 'category', 'attribute', 'option', 'tag', 'description', 'owner'] as const;

export const productFact = z.object({
  /** `colour`, `material`, …, or `attribute:` and the folded name of an attribute of the shop's own. */
  family: z.string(),
  /** The family's name in the shop's language. */
  familyName: z.string(),
  /** The same in every spelling and language: `blue`. Rules use it. */
  value: z.string(),
  /** The word that visitors read. */
  label: z.string(),
  source: z.enum(factSources),
  /** 0 to 1. Facts below 0.5 are not used for questions. */
  certainty: z.number(),
});
export type ProductFact = z.output<typeof productFact>;

const removedFact = productFact.omit({ source: true, certainty: true });

/**
 * The facts of a product, most certain first; `removed` are those that the owner removed; `families` those to which a fact can be added.
 */
const factsAnswer = z.object({
  facts: z.array(productFact),
  removed: z.array(removedFact),
  families: z.array(productFact.pick({ family: true, familyName: true })),
});

export const listProductFacts = defineCall({
  method: 'GET',
  path: paths.productFacts,
  summary: 'The facts of a product that questions and rules use, each with its source and certainty. 404 for an unknown product.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: factsAnswer,
});

/**
 * What a catalogue lacks for good questions: most products have no kind, no price, or nothing else in common that could be asked for. `differences`: they
 * have all that, and too many have the same.
 */
export const catalogueLacks = ['kinds', 'prices', 'colours', 'materials', 'attributes', 'differences'] as const;

/** How well questions can lead through a catalogue, with what the shop says about its products. */
export const catalogueQuality = z.object({
  /**
   * The share of visitors who are shown the product that they look for, 0 to 1, by five truthful answers: to the planned questions, then to
   * follow-up questions.
   */
  findable: z.number(),
  /** Whether that is enough to offer the questions as they are: 0.8 of up to 500 products, 0.6 of up to 2,000, 0.4 of more. */
  good: z.boolean(),
  /** What is missing; empty when the questions are good. */
  lacks: z.array(z.enum(catalogueLacks)),
});
export type CatalogueQuality = z.output<typeof catalogueQuality>;

export const factActions = ['add', 'remove', 'undo'] as const;

export const correctProductFact = defineCall({
  method: 'PUT',
  path: paths.productFacts,
  summary:
    'Adds a fact to a product, removes one, or undoes the correction of one. Corrections outlive imports. `value` is the word as people write it, or the value of a listed fact. Gives the facts of the product afterwards. 404 for an unknown product, 409 `too_many_corrections` above 50 for one product, `tests_fail` or `tests_unfinished` when tests of the assistant hold it back.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: z.object({ action: z.enum(factActions), family: requiredLine(100), value: requiredLine(100), label: line(100).optional() }),
  answer: factsAnswer,
});

/** The values of facts that rules can use, with the number of products in stock that have each, most frequent first. */
export const listFactValues = defineCall({
  method: 'GET',
  path: paths.factValues,
  summary:
    'The facts of the catalogue by family, for choosing rules: the families that most products have first, at most 200 values of each.',
  auth: 'owner',
  answer: z.object({
    families: z.array(
      productFact
        .pick({ family: true, familyName: true })
        .extend({ values: z.array(productFact.pick({ value: true, label: true }).extend({ count: z.int() })) }),
    ),
  }),
});

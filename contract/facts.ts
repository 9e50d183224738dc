/** The facts of products: what is true of each, in families such as colour, and how owners correct them. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { line, requiredLine, textId } from './fields.ts';
import * as paths from './paths.ts';

/** Where a fact was read: the part of the product, or the owner who corrected it. */
export const factSources = ['title', 'category', 'attribute', 'option', 'tag', 'description', 'owner'] as const;

export const productFact = z.object({
  /** `colour`, `material`, …, or `attribute:` and the folded name of an attribute of the shop's own. */
  family: z.string(),
  /** The family's name in the shop's language. */
  familyName: z.string(),
  /** The same for every spelling and language: `blue`. Rules name it. */
  value: z.string(),
  /** The word that visitors read. */
  label: z.string(),
  source: z.enum(factSources),
  /** 0 to 1. Facts below 0.5 are not used for questions. */
  certainty: z.number(),
});
export type ProductFact = z.output<typeof productFact>;

const removedFact = productFact.omit({ source: true, certainty: true });

/** The facts of a product, the surest first; `removed` are those that the owner took away; `families` those that a fact can be added to. */
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

export const factActions = ['add', 'remove', 'undo'] as const;

export const correctProductFact = defineCall({
  method: 'PUT',
  path: paths.productFacts,
  summary:
    'Adds a fact to a product, removes one, or undoes the correction of one. Corrections outlive imports. `value` is the word as people write it, or the value of a listed fact. Gives the facts of the product afterwards. 404 for an unknown product, 409 `too_many_corrections` above 50 for one product.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: z.object({ action: z.enum(factActions), family: requiredLine(100), value: requiredLine(100), label: line(100).optional() }),
  answer: factsAnswer,
});

/** Advice: what an owner could do next, from what visitors did, and its outcome. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, line } from './fields.ts';
import * as paths from './paths.ts';

export const adviceKinds = [
  /** Many choose an answer with an input field and write their own words. */
  'ownWords',
  /** Many leave at a question that is not the first. */
  'leaving',
  /** Nobody chooses an answer. */
  'neverChosen',
  /** The assistant could not answer questions. */
  'unanswered',
  /** A recommender is active, and was not displayed for days. */
  'notDisplayed',
  /** Products that were never recommended. */
  'neverShown',
  /** Products without a price, or without a picture. */
  'prices',
  'pictures',
] as const;
export type AdviceKind = (typeof adviceKinds)[number];

const advice = z.object({
  /** The same for the same advice. */
  key: z.string(),
  kind: z.enum(adviceKinds),
  questionnaireId: z.int().nullable(),
  questionId: z.int().nullable(),
  popupId: z.int().nullable(),
  /** The text of the question, or the name of the recommender; empty for products. */
  subject: z.string(),
  /** The text of the answer; empty where none is meant. */
  answer: z.string(),
  /** What visitors wrote or asked most, or titles of products; at most three. */
  examples: z.array(z.string()),
  /** `part` of `whole`: visits that chose, left or asked, or products. */
  part: z.int(),
  whole: z.int(),
  /** How many answers the question can still get; 0 where that does not matter. */
  freeAnswers: z.int(),
  /** How many more visitors would have gone on had as few left as at the owner's other questions; null where nothing can be estimated. */
  effect: z.int().nullable(),
});
export type Advice = z.output<typeof advice>;

/**
 * The outcome. counted: a number of now, exact. measured: with a 95 % interval of the change. tooFew: not enough visits since. gone: what it
 * was about is deleted.
 */
export const outcomes = ['counted', 'measured', 'tooFew', 'gone'] as const;

const doneAdvice = z.object({
  advice,
  at: instant,
  /** Its owner did not say so: the data shows that it was done. */
  noticed: z.boolean(),
  outcome: z.enum(outcomes),
  /** The same figures since then. */
  part: z.int(),
  whole: z.int(),
  /** The change of the share, with its 95 % interval; null unless measured. Before and after: something else may have changed as well. */
  change: z.object({ by: z.number(), low: z.number(), high: z.number() }).nullable(),
});
export type DoneAdvice = z.output<typeof doneAdvice>;

export const listAdvice = defineCall({
  method: 'GET',
  path: paths.advice,
  summary:
    'What to do next, by how many visits of the last 30 days it concerns; what was put aside; and what was done, newest first, with what came of it. What was advised and done without a mark is noticed from the data.',
  auth: 'owner',
  answer: z.object({ advice: z.array(advice), aside: z.array(advice), done: z.array(doneAdvice) }),
});

export const markAdvice = defineCall({
  method: 'PUT',
  path: paths.advice,
  summary: 'Puts advice aside, notes that it was done, or takes either back (`mark` null). 404 for advice that is not given at the moment.',
  auth: 'owner',
  body: z.object({ key: line(100).min(1, 'This is required'), mark: z.enum(['aside', 'done']).nullable() }),
  answer: z.object({ success: z.literal(true) }),
});

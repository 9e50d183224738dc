/** Why the assistant said something: each sentence of an answer with what stands behind it. For owners alone, never for visitors. */
import { z } from 'zod';

/** What a sentence states (server/src/features/assistant/claims/types.ts). */
export const claimKinds = [
  'price',
  'regularPrice',
  'saving',
  'total',
  'difference',
  'range',
  'bound',
  'compare',
  'superlative',
  'count',
  'product',
  'attribute',
  'share',
  'isA',
  'stock',
  'policy',
  'contact',
  'discount',
  'notSaid',
  'question',
  'talk',
] as const;

/** Where a passage stands: a field of the company profile, a text that the owner added, or a page of the shop. */
export const passageSources = ['faqs', 'services', 'products', 'contact', 'discount', 'text', 'page'] as const;

const receiptClaim = z.object({
  kind: z.enum(claimKinds),
  /** Ids of the products that it is about. */
  products: z.array(z.int()),
  /** The ids of the passages that say it; a sum may rest on several. */
  passages: z.array(z.string()),
  /** The property, the value or the topic that it is about; '' for none. */
  about: z.string(),
});

const receiptSentence = z.object({
  /** `said`: as it was written. `rendered`: replaced by words made from the records. `withheld`: not shown to the visitor. */
  outcome: z.enum(['said', 'rendered', 'withheld']),
  /** What the visitor read; '' when withheld. */
  text: z.string(),
  /** What the model wrote, where that is not what the visitor read. */
  written: z.string().nullable(),
  /** The rule that decided. */
  rule: z.string(),
  /** Why it was not said as it was written. */
  reason: z.string().nullable(),
  claims: z.array(receiptClaim),
});

export const receiptPassage = z.object({
  id: z.string(),
  source: z.enum(passageSources),
  heading: z.string(),
  text: z.string(),
  /** The page of the shop, for the source `page`. */
  url: z.string().nullable(),
});

/** Everything behind one answer, as it was at that time. */
export const receipt = z.object({
  writtenBy: z.enum(['builtin', 'model']),
  /** The language of the answer, two letters. */
  language: z.string(),
  /** The assistant did not know the answer. */
  unanswered: z.boolean(),
  sentences: z.array(receiptSentence),
  /** The passages that were found for the question, the best first. */
  passages: z.array(receiptPassage),
  /** The products that were shown or named. The price is in minor units, null when unknown. */
  products: z.array(
    z.object({ id: z.int(), title: z.string(), link: z.string(), price: z.int().nullable(), currency: z.string().nullable() }),
  ),
});
export type Receipt = z.output<typeof receipt>;

/** What the assistant says, as claims over the records of the turn (records/types.ts), and what became of each sentence. */

import type { Service } from '../../../kit/languages/services.ts';

/** Which products a claim is about: ids of records of this turn. */
type ProductId = number;

/** A statement that code can resolve from the records and render in the visitor's language. Rules: SPEC.md. */
export type Claim =
  | { kind: 'price'; product: ProductId; variant?: string }
  | { kind: 'regularPrice'; product: ProductId; variant?: string }
  | { kind: 'saving'; product: ProductId; variant?: string; as: 'amount' | 'percent' }
  /**
   * The sum of the products' prices; with the cost of delivery that a passage states where one is named (cut/delivery-cost.ts), to the place
   * of a code (ISO 3166, or a group of places of the lexicon), which is absent when no place was named.
   */
  | {
      kind: 'total';
      items: readonly { product: ProductId; count: number; variant?: string }[];
      shippingPassage?: string;
      shippingTo?: string;
      /** What is done besides, or the way of delivery, each with the passage that states its cost (cut/service-cost.ts). */
      services?: readonly { service: Service; passage: string }[];
    }
  | { kind: 'difference'; product: ProductId; other: ProductId; variant?: string; otherVariant?: string }
  /** 'Between 20 and 50 euros': the lowest and highest price of the products. */
  | { kind: 'range'; products: readonly ProductId[] }
  /** 'Under 50 euros', true of every one of the products. */
  | { kind: 'bound'; products: readonly ProductId[]; side: 'under' | 'atMost' | 'over' | 'atLeast'; amountMinor: number; currency: string }
  | { kind: 'compare'; product: ProductId; other: ProductId; by: 'price' }
  /** The cheapest or dearest of the products of this turn. */
  | { kind: 'superlative'; product: ProductId; of: readonly ProductId[]; extreme: 'cheapest' | 'dearest' }
  | { kind: 'count'; products: readonly ProductId[] }
  | { kind: 'product'; product: ProductId }
  /** The values of a property; `name` is the shop's name or a family of facts. */
  | { kind: 'attribute'; product: ProductId; name: string; values: readonly string[] }
  | { kind: 'share'; products: readonly ProductId[]; name: string; value: string }
  | { kind: 'isA'; product: ProductId; thing: string }
  | { kind: 'stock'; product: ProductId; variant?: string }
  /**
   * A clause of a passage of the owner: quoted, or said in words that it supports both ways. `clause` counts from 0 within the passage;
   * `continued` when it follows another one of the passage, so that neither heading nor language is told again.
   */
  | { kind: 'policy'; passage: string; clause: number; continued?: boolean }
  | { kind: 'contact'; by: 'words' | 'email' | 'phone' | 'link' }
  | { kind: 'discount' }
  /** The shop says nothing about what was asked; `topic` in the visitor's words, '' when it cannot be named. */
  | { kind: 'notSaid'; topic: string }
  /** A question back to the visitor, which states nothing. */
  | { kind: 'question' }
  /** A greeting, thanks, a lead-in: a whole phrase of the language's list, which states nothing. */
  | { kind: 'talk'; phrase: string };

/** The outcome of a sentence: said as it was written, replaced by a sentence rendered from the records, or withheld. */
export type Outcome = 'said' | 'rendered' | 'withheld';

/** One sentence with everything behind it; the owner's receipt is a list of these. */
export interface SaidSentence {
  outcome: Outcome;
  /** What the visitor reads; '' when withheld. */
  text: string;
  /** What the model wrote, where that is not what the visitor reads. */
  written?: string;
  claims: readonly Claim[];
  /** The rule of SPEC.md that decided, such as 'R9'. */
  rule: string;
  /** Why it was not said as written, in plain words for the owner; absent when it was. */
  reason?: string;
}

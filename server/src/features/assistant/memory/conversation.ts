/**
 * The state of a conversation, made from its stored entries. Both answerers read it, the tests print it, and
 * references ('the second', 'it', 'cheaper', 'no jackets') resolve on it before anything is searched.
 */
import type { MeasureKey } from '../../../kit/languages/dialogue/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { Basket, Summed } from './basket/basket.ts';
import type { ProductAsk } from './reading/reading.ts';
import type { ChosenVersions } from './versions/versions.ts';

/** What the visitor wants of the products; a later wish of the same kind replaces the earlier one. */
export interface Constraints {
  /** What kind of thing, in the visitor's words: 'boots'. */
  kind: string | null;
  /** Wishes by family of facts: colour, material, size, recipient, occasion … */
  wishes: Readonly<Record<string, string>>;
  /** Minor units of `currency`; `exclusive` for 'under 20', which 20.00 is not. */
  budget: { minMinor: number | null; maxMinor: number | null; currency: string | null; exclusive: boolean } | null;
}

/** Products of one reply, in the order in which they were shown. */
export interface ShownProducts {
  /** Counts replies from 0, oldest first. */
  turn: number;
  productIds: readonly number[];
}

/** The last question about a product: 'and the other one?' asks the same about another. */
export interface AskedBefore {
  asks: readonly ProductAsk[];
  measures: readonly MeasureKey[];
  attributes: readonly string[];
}

export interface Conversation {
  language: ChatLanguage;
  /** What is being talked about: products, a topic of the shop ('delivery'), or nothing yet. */
  subject: { kind: 'products'; productIds: readonly number[] } | { kind: 'topic'; topic: string; passageIds: readonly string[] } | null;
  shown: readonly ShownProducts[];
  constraints: Constraints;
  /** What the visitor does not want, in folded words: 'jackets', 'wool'. */
  exclusions: readonly string[];
  asked: AskedBefore | null;
  /** The words of the last message that named anything, folded: 'which one goes with it?' behind 'is the reel included?' means reels. */
  lastWords: readonly string[];
  /** What the visitor is putting together, in the order in which it was named (`basket/`). */
  basket: Basket;
  /** What the last sum of the basket included; null if the conversation has moved on since. */
  summed: Summed | null;
  /** Which versions of products were chosen: 'the 500 g one'. */
  versions: ChosenVersions;
  /** Where goods are to be sent to, as the visitor named it. */
  destination: string | null;
  /** Answers chosen in the questionnaire, oldest first. */
  quizAnswers: readonly { answerId: number; question: string; text: string }[];
  /** The page of the shop that the visitor is on, and the product shown there. */
  page: { url: string; productId: number | null } | null;
}

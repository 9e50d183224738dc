/**
 * The words by which visitors steer a conversation: what they greet with, ask for, refer to and rule out. Every language fills in the same
 * keys, so a forgotten one does not compile. Plain data: phrases stand between commas; `*` at the end of a phrase stands for any ending of
 * its last word. Case and accents do not count, and of phrases that overlap the longest counts.
 */

/** Topics of a shop that visitors ask about; the money and the time of a topic are asks. */
export const shopTopics = [
  'delivery',
  'returns',
  'payment',
  'invoice',
  'tracking',
  'cancelling',
  'warranty',
  'account',
  'hours',
  'place',
  'contact',
  'care',
  'origin',
  'gifts',
  'newsletter',
  'privacy',
  'wholesale',
  'taxes',
  'company',
] as const;
export type ShopTopic = (typeof shopTopics)[number];

/** Whom a product is for, by the value of the vocabulary (vocabulary/shape.ts): 'my father' is for men. */
export const relativeKeys = ['men', 'women', 'boys', 'girls', 'children', 'babies'] as const;

/** Measures of products: 'how heavy', 'lighter', 'how much fits in it'. The nouns ('weight') are names of the vocabulary. */
export const measureKeys = ['weighs', 'long', 'wide', 'tall', 'deep', 'big', 'holds', 'power', 'lasts'] as const;
export type MeasureKey = (typeof measureKeys)[number];

export const ordinalKeys = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

export const dialogueKeys = [
  // Whole messages.
  'greeting',
  'thanks',
  'acknowledged',
  'goodbye',
  'person',
  'discount',
  // Wishes for products.
  'gift',
  'seeking',
  'advice',
  // References to what was shown.
  ...ordinalKeys,
  'last',
  'it',
  'them',
  'both',
  'one',
  'others',
  'cheaper',
  'dearer',
  'cheapest',
  'dearest',
  // Questions about products.
  'which',
  'some',
  'price',
  'saving',
  // A time that is over: 'was it dearer before?' asks for the former price.
  'formerly',
  'size',
  'colour',
  'material',
  'stock',
  'count',
  'total',
  // The difference of two prices.
  'byHowMuch',
  'compare',
  'details',
  'time',
  // Around wishes.
  'without',
  'with',
  'under',
  'upTo',
  'over',
  'atLeast',
  'between',
  'and',
  'to',
  'currency',
  // The measures of a product as questions ask for them.
  ...measureKeys,
  // The end of a measure: 'the lighter one', 'the longest'.
  'least',
  'most',
  // Words of questions that name no product.
  'filler',
] as const;

export type DialogueKey = (typeof dialogueKeys)[number] | (typeof relativeKeys)[number] | ShopTopic;

export interface DialogueWords {
  /** Phrases by what they mean. `relativeKeys` hold relatives and people beside the vocabulary's own words. */
  phrases: Readonly<Record<DialogueKey, string>>;
  /** The words for 1, 2, 3 … to 12, in order; several forms of one stand between slashes. */
  numbers: string;
  /** The words of a budget may stand behind the amount ('5000円以下', '50 liradan ucuz'). */
  budgetBehind: boolean;
  /** How a visitor asks what delivery costs, in the plainest words. */
  deliveryCost: string;
  /** A plain question for how long a product may be returned. */
  returnPeriod: string;
  /** The words of the built-in assistant around facts. */
  says: DialogueSentences;
  /** Words that rule something out stand behind it ('ウールなし', 'ceket olmasın'). */
  withoutBehind: boolean;
}

/** Sentences around products; they state nothing that the records would have to prove. `wanted` and `title` arrive quoted. */
export interface DialogueSentences {
  /** Before products that cost less than what was shown. */
  cheaper: string;
  nothingCheaper: string;
  dearer: string;
  nothingDearer: string;
  /** Before more products, and when there are no more. */
  others: string;
  noOthers: string;
  /** Before a few of `count` products. */
  count(count: number): string;
  /** Said after the values that a product comes in, when the requested one is not among them. */
  notAmong(wanted: string): string;
  /** The shop names no former price. */
  notReduced(title: string): string;
  /** Before other products that have what was asked for. */
  alternatives: string;
  /** Introduces a quotation from the description of a product. */
  described(title: string, sentence: string): string;
  /** Before what is stated of the thing in view, where what was asked is not. */
  statedInstead: string;
}

/**
 * The sentences in which code states a fact. Every language fills in the same keys, so a forgotten one does not compile. Titles arrive quoted
 * and amounts formatted. Wordings avoid what would have to agree with a title: a title has no gender and no number that code could know.
 */

/** Several products in one sentence: their titles as a list, or a number where a list would be too long. */
export interface Group {
  titles: string;
  count: number;
  /** The products are those that were shown, and too many to be listed again: 'these 6 products'. */
  long: boolean;
}

/** Families of facts that have a sentence of their own; other properties are said as 'name: values'. */
export const spokenFamilies = ['colour', 'material', 'size', 'brand'] as const;
export type SpokenFamily = (typeof spokenFamilies)[number];

export type BoundSide = 'under' | 'atMost' | 'over' | 'atLeast';

export interface ClaimSentences {
  price(title: string, amount: string): string;
  /** Versions of the product differ in price. */
  priceRange(title: string, low: string, high: string): string;
  wasNow(title: string, now: string, was: string): string;
  /** `saving` is an amount or a percentage. */
  saves(title: string, saving: string, now: string, was: string): string;
  /** Before a percentage that was rounded up: 'almost 19%'; it stands in `saves`. */
  almost(percent: string): string;
  /** Several of a product; `count` is at least 2. */
  item(title: string, count: number): string;
  /** `items` is a list such as '2 × “A” and “B”'. */
  total(items: string, sum: string): string;
  totalWithDelivery(items: string, sum: string, delivery: string): string;
  totalWithFreeDelivery(items: string, sum: string): string;
  costsLess(title: string, other: string, amount: string): string;
  costsMore(title: string, other: string, amount: string): string;
  samePrice(titles: string, amount: string): string;
  pricesBetween(group: Group, low: string, high: string): string;
  /** True of every product of the group. */
  bound: Readonly<Record<BoundSide, (group: Group, amount: string) => string>>;
  cheaper(title: string, price: string, other: string, otherPrice: string): string;
  dearer(title: string, price: string, other: string, otherPrice: string): string;
  cheapest(title: string, among: Group, price: string): string;
  dearest(title: string, among: Group, price: string): string;
  count(count: number, titles: string): string;
  /** `values` is a list of `count` values. */
  families: Readonly<Record<SpokenFamily, (title: string, values: string, count: number) => string>>;
  /** `label` is the name of the property, '' where it has none. */
  attribute(title: string, label: string, values: string): string;
  share(titles: string, label: string, value: string): string;
  /** `thing` is quoted, in the shop's words. */
  isA(title: string, thing: string): string;
  inStock(title: string): string;
  outOfStock(title: string): string;
  /** Both are lists of versions: 'M and L'. */
  stockByVersion(title: string, available: string, unavailable: string): string;
  /** Before the owner's own words in another language, which `language` names. */
  ownWords(text: string, language: string): string;
  /** Neither grants nor refuses a discount; how to reach the team follows. */
  discountAskTeam: string;
  /** `topic` is quoted, in the visitor's words. */
  nothingAbout(topic: string): string;
}

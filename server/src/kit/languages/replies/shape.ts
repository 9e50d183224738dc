/** The sentences that visitors read, in every language in which Parley answers. */
import type { WidgetWords } from '@parley/contract';

/** The kinds of sources of the owner's passages. */
export type PassageSource = 'services' | 'products' | 'contact' | 'faqs' | 'text' | 'page';

/** The texts of Parley for visitors in a language. Every language fills in the same keys, so a forgotten one does not compile. */
export interface Replies {
  /** The name of the language in English. */
  name: string;
  /** Formats prices and lists. */
  locale: string;
  hello(company: string): string;
  thanks: string;
  goodbye: string;
  person: string;
  contact(contact: string): string;
  noContact: string;
  nothingSaid: string;
  sources: Readonly<Record<PassageSource, string>>;
  /** Names the source of an answer; `source` is one of `sources`. */
  source(source: string, heading: string, url?: string): string;
  discount(text: string): string;
  discountUpTo(percent: string): string;
  noDiscount: string;
  discountUnknown: string;
  chose(answers: string): string;
  /** Says that earlier answers no longer count, because a later one takes them back; `answers` are quoted. */
  takenBack(answers: string): string;
  /** States how many products match everything that was chosen; `count` is at least 1. */
  fitting(count: number): string;
  /** States that nothing matches everything; the closest products follow. */
  nothing: string;
  nothingClosest: string;
  /** Introduces products that match most of it, after those that match everything. */
  close: string;
  nextQuestion: string;
  funnelEnded: string;
  best(count: number): string;
  found(count: number): string;
  product(title: string, price: string | null, reasons: string): string;
  tellMore: string;
  noProduct: string;
  anythingElse: string;
  /** Why a product is shown, as a clause; `texts` are quoted. */
  reasons: Readonly<Record<'chosen' | 'asked', (texts: string) => string>>;
  quote(text: string): string;
  /** How a product differs from what was wanted, as a short remark; `amount` is a price, `wanted` is quoted. */
  differs: {
    dearer(amount: string): string;
    cheaper(amount: string): string;
    other(has: string, wanted: string): string;
    unknown(wanted: string): string;
  };
  /** The widget's own words (contract: widgetWords). */
  widget: WidgetWords;
}

/**
 * What may be said in one turn, as records. Everything that the assistant states as a fact comes from one of these; strangers' text (the
 * visitor's words, descriptions of products) is never a record, so it can never become a promise.
 */
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';

/** A named option of a variant: 'Size' 'M'. */
export interface RecordOption {
  name: string;
  value: string;
}

/** A variant of a product, by the shop's own id. Money in minor units of the product's currency. */
export interface VariantRecord {
  id: string;
  options: readonly RecordOption[];
  priceMinor: number | null;
  regularPriceMinor: number | null;
  /** null when the shop does not say. */
  inStock: boolean | null;
}

/** A property of a product as the shop words it, and as a fact of a family where Parley knows it ('colour', 'material' …). */
export interface AttributeRecord {
  /** The shop's name of it, '' for a fact that comes from the title. */
  name: string;
  /** The family of facts (catalogue/facts), null for a property of no known family. */
  family: string | null;
  /** As the shop writes them, best source first. */
  values: readonly string[];
}

/** A product that may be named in this turn. */
export interface ProductRecord {
  id: number;
  title: string;
  link: string;
  brand: string;
  /** The kinds of thing that it is, in the shop's words: 'boots', 'shoes'. */
  kinds: readonly string[];
  categories: readonly string[];
  currency: string | null;
  /** null when the shop names no price, never 0. */
  priceMinor: number | null;
  /** The upper end where variants differ in price. */
  priceMaxMinor: number | null;
  regularPriceMinor: number | null;
  inStock: boolean | null;
  attributes: readonly AttributeRecord[];
  variants: readonly VariantRecord[];
}

/** Where a passage comes from: a field of the company profile, a text the owner added, or a page of the shop. */
export type TrustedSource = 'faqs' | 'services' | 'products' | 'contact' | 'discount' | 'text' | 'page';

/** A passage: a text of the owner about one thing, as it is stored. */
export interface PassageRecord {
  /** Stable while the text is unchanged. */
  id: string;
  source: TrustedSource;
  /** The question or title above it, or ''. */
  heading: string;
  text: string;
  /** The page of the shop, for source 'page'. */
  url: string | null;
  language: ChatLanguage | null;
}

/** The ways to reach the owner, each exactly as the owner wrote it. */
export interface ContactRecord {
  /** The owner's own words about how to be reached, or ''. */
  words: string;
  emails: readonly string[];
  phones: readonly string[];
  /** Addresses of pages that the owner's texts or products name, and hosts that links may lead to. */
  links: readonly string[];
  hosts: readonly string[];
}

/** Everything that may be said in one turn. */
export interface TurnRecords {
  /** The language of the reply. */
  language: ChatLanguage;
  companyName: string;
  /** Products shown in this conversation first, in their order, then those found for this message. */
  products: readonly ProductRecord[];
  /** The ids of the products as they were shown, 'the second one' counts in this order. */
  shownIds: readonly number[];
  /** The product that the conversation is about, null when none is. */
  focusId: number | null;
  passages: readonly PassageRecord[];
  contact: ContactRecord;
  /** The owner's words about discounts, '' for none; the assistant promises nothing beyond them. */
  discount: string;
  /** The visitor's own words of this turn; they may be quoted, and prove nothing. */
  visitorWords: string;
  /** A place that goods are to be sent to, as the visitor named it; null when none was named. */
  destination: string | null;
}

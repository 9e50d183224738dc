/** A wish that a visitor described in a conversation, and the products found for it. */
import type { Choice } from '../choice.ts';
import type { Match } from '../rank.ts';
import type { Candidate } from '../shelf.ts';
import type { Unwanted } from './demands/unwanted.ts';

/** A property: the value of a family of facts, with the visitor's word for it. */
export interface WantedProperty {
  family: string;
  value: string;
  written: string;
}

/** The amount by which products are ordered. */
export interface Scale {
  amountOf(product: Pick<Candidate, 'attributes'>): number | null;
  end: 'least' | 'most';
  /** The amount that they must exceed; null for any amount. */
  beyond: number | null;
}

/** Limits of the price in minor units; null for no limit. */
export interface PriceLimits {
  min: number | null;
  max: number | null;
  /** A price must be above `min`, or below `max`, not equal to it. */
  minIsExclusive: boolean;
  maxIsExclusive: boolean;
}

/** A description of products. */
export interface BrowseWish extends PriceLimits {
  /** Folded words for the kind of thing and what it is like. */
  words: readonly string[];
  /** What the thing is called: only such things are found, where there are any. */
  thing?: string | null;
  /** What the thing is for, where words say what it is: 'gel for the stove' is a gel. */
  purposes?: readonly string[];
  /** All folded words that tell of it, those above among them: they choose among what fits. */
  details?: readonly string[];
  /** Text with amounts that it should have: '3 metres', '70 × 100 cm'. */
  amounts?: string;
  /** What it must hold, and how many of it at least: 'for four rackets'. */
  /** For how many people it is to be. */
  people?: number | null;
  counted?: readonly { word: string; count: number }[];
  /** Products of these kinds are shown only if nothing else matches the words: a visitor who looks for something for a hat has a hat. */
  notThings?: readonly string[];
  /** The language of the words. */
  language: string;
  properties: readonly WantedProperty[];
  unwanted: readonly Unwanted[];
  /** Products of the same kind as these, where no words say which kind. */
  like: readonly number[];
  skip: readonly number[];
  order: 'fit' | 'cheapest' | 'dearest';
  /** Only products that state an amount beyond this, in the order of their amounts. */
  scale?: Scale | undefined;
  limit: number;
  /** Words that stand in descriptions alone find products too. */
  isLoose: boolean;
  choice?: Choice | undefined;
  /** The ids that may be found; all without it. */
  among?: ReadonlySet<number> | undefined;
}

export interface Browsed<C extends Candidate> {
  /** Those that fit everything; where none does, the closest with what differs. */
  top: Match<C>[];
  /** How many fit everything. */
  count: number;
  /** The share of the visitor's details that the first product matches, rare words counting more: between 0 and 1. */
  detailShare: number;
  /** Words that no product of the catalogue bears, as they were given. */
  unknownWords: string[];
}

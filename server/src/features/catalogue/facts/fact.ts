/** A fact: a property of a product in a family such as colour. */
import type { KnownFamily } from '../../../kit/languages/vocabulary/index.ts';

/** A family of the vocabulary, or an attribute of the shop's own. */
export type FactFamily = KnownFamily | `attribute:${string}`;

export const factSources = ['title', 'category', 'attribute', 'option', 'tag', 'description', 'owner'] as const;
export type FactSource = (typeof factSources)[number];

export interface Fact {
  family: FactFamily;
  /** The vocabulary's key ('blue'), which does not depend on spelling or language; otherwise the shop's text, folded. */
  value: string;
  /** The word that visitors read. */
  label: string;
  /** The word that the product's own page has for it, where that may differ from the label: 'cream', whose label is 'beige'. */
  own?: string;
  /** The shop's name for the property, where the family is one of its own. */
  name?: string;
  source: FactSource;
  /** 0 to 1. */
  certainty: number;
}

/** The fields of a product that facts are extracted from. */
export interface FactProduct {
  title?: string;
  description?: string;
  categories: readonly string[];
  /** Paths from the top down; when absent, `categories` is used. */
  categoryPaths?: readonly (readonly string[])[];
  tags: readonly string[];
  attributes: Readonly<Record<string, readonly string[]>>;
  variants?: readonly { options: Readonly<Record<string, string>>; inStock?: boolean }[];
  vendor: string | null;
  /** The owner's corrections. */
  corrections?: readonly Correction[];
}

/** A fact that the owner added (`holds`) or removed. */
export interface Correction {
  family: string;
  value: string;
  label: string;
  holds: boolean;
}

/** How sure a fact is, by its source. */
export const certainties: Readonly<Record<FactSource, number>> = {
  owner: 1,
  attribute: 0.95,
  option: 0.9,
  category: 0.9,
  title: 0.85,
  tag: 0.8,
  description: 0.3,
};

/** Facts below this certainty are guesses: whoever looks for such a product may also choose 'something else'. */
export const sureCertainty = 0.6;

/** Facts below this certainty are shown to the owner, but not used for questions. */
export const askableCertainty = 0.5;

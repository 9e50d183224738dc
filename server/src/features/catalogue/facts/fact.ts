/** A fact: one thing that is true of a product, in a family such as colour. */
import type { KnownFamily } from '../../../kit/languages/vocabulary/index.ts';

/** A family that every shop may have, or an attribute of the shop's own. */
export type FactFamily = KnownFamily | `attribute:${string}`;

export const factSources = ['title', 'category', 'attribute', 'option', 'tag', 'description', 'owner'] as const;
export type FactSource = (typeof factSources)[number];

export interface Fact {
  family: FactFamily;
  /** Independent of spelling and language where the vocabulary has it ('blue'), else the folded text of the shop. */
  value: string;
  /** The word that visitors read. */
  label: string;
  source: FactSource;
  /** 0 to 1. */
  certainty: number;
}

/** As much of a product as facts are made of. */
export interface FactProduct {
  title?: string;
  description?: string;
  categories: readonly string[];
  /** Each from the top down; without them the categories stand side by side. */
  categoryPaths?: readonly (readonly string[])[];
  tags: readonly string[];
  attributes: Readonly<Record<string, readonly string[]>>;
  variants?: readonly { options: Readonly<Record<string, string>>; inStock?: boolean }[];
  vendor: string | null;
  /** What the owner added or removed. */
  corrections?: readonly Correction[];
}

/** A fact that the owner added to a product, or removed from it. */
export interface Correction {
  family: string;
  value: string;
  label: string;
  holds: boolean;
}

/** What is less certain is shown to the owner, but no question is made of it. */
export const askableCertainty = 0.5;

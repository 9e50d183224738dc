export const sizes = ['small', 'medium', 'large'] as const;

export type SizeWord = (typeof sizes)[number];

/** Folded words that stand before or behind what is not there, and what a word for it begins or ends with. */
export interface FreeOfWords {
  before?: string;
  behind?: string;
  prefixes?: string;
  suffixes?: string;
}

export interface NamedQuestion {
  /** Patterns are tried on names as they are written, not folded. */
  asWritten?: true;
  /**
   * Sentences with `{name}`. The first whose pattern fits the whole folded name in lower case counts; without a pattern it fits any name.
   */
  sentences: readonly { names?: RegExp; text: string }[];
  /** The sentence where all values count: 'How many pieces?' Bare numbers count what a plural names; `values` are other ways to count. */
  numbered?: { names: RegExp; text: string; values?: RegExp };
  /** Abbreviations at the beginning of names, and what they stand for. */
  short?: readonly (readonly [RegExp, string])[];
  /** Names keep their capitals. */
  capitalNouns?: true;
  /** Drops what a name loses in the sentence. */
  strip?: RegExp;
}

export interface LimitWords {
  /** Verbs that apply an offer to goods; with a negation or a time they limit it ('does not apply to', 'valid until'). */
  holds: string;
  /** Words for what smaller orders pay, which takes nothing back: 'smaller orders', 'otherwise'. */
  below: string;
  /** Goods that are left out, or whose delivery is paid, without an amount: 'price on request'. */
  out: string;
}

/** What shops state of goods, and what is wished of them: for whom, how large, of what, made for which device. */
export interface GoodsWords {
  /** Years of age, behind a number, folded, words joined by spaces. */
  years: string;
  /** Words before an age. */
  beforeAge: string | undefined;
  /** Stands between whom it is said of and an age: 'my daughter is seven'. */
  leadsToAge: RegExp | undefined;
  /** Children's ages in words, from one year on; forms of a number stand beside each other. */
  agesInWords: string;
  /** Words before a number in words that make it a higher one. */
  tens: string;
  /** Weeks and months behind a number, for whom is not a year old. */
  underAYear: string;
  /** Words after weeks and months that say that they are an age. */
  behindAge: string | undefined;
  /** People for whom visitors seek gifts, and for whom no shop says that a thing is. Folded; `_` stands for an ending. */
  people: string;
  /** The speaker as the one whom a thing is for. */
  oneself: RegExp;
  /** How many a message says that people are: 'there are 4 of us', 'siamo in quattro'. `#` stands for the number. */
  numberOfPeople: RegExp;
  /** Sizes in titles. Folded beginnings of words; `$` ends one that is whole. */
  sizes: Readonly<Record<SizeWord, string>>;
  /** Before what a thing is made for. Patterns on the title as it is written, whatever its case. */
  madeForBefore: string | undefined;
  /** Words for 'for' after the thing. */
  madeForBehind: string | undefined;
  /** Those of these words that have other meanings as well: '4K対応'. */
  madeForLoosely: string | undefined;
  /** Written together with the word behind it: 'لآيفون', which is 'for' and 'iPhone'. */
  madeForWithin: string | undefined;
  /** Between several things that it is made for. */
  alsoMadeFor: string;
  /** Words for things of which there are models, folded: 'for the printer HP M110' names a printer. */
  thingsWithModels: string;
  /** Saying that something is not in a thing. */
  freeOf: FreeOfWords;
  /** Phrases whose words do not mean what they mean elsewhere; `*` stands for any ending. */
  setPhrases: string;
  /**
   * What stands at a material, `~`, of which a thing is not made: it only looks like it, or is for it. Without a space before it, it ends a word that
   * begins with the material: 'Holzoptik'.
   */
  notMadeOf: string;
  /** The question about a property by the name that the shop gives it. */
  namedQuestion: NamedQuestion;
  /** How shops limit an offer. */
  limits: LimitWords;
}

/**
 * How a language is written and how its words change, for code that must know. A new language states each of them; `undefined`: it has nothing of the kind.
 */
export interface Traits {
  /** Words stand apart by spaces. */
  spacesWords: boolean;
  /** Several words are written as one: 'Ledertasche'. */
  writesCompounds: boolean;
  /** 'And', prepositions and the article grow together with the word behind them. */
  growsTogether: boolean;
  /** Lines run from right to left. */
  runsLeft: boolean;
  /** A word may have an apostrophe inside, and "'s" behind it says whose something is. */
  keepsApostrophes: boolean;
  /** Letters that no other of the languages is written with: those by which a text surely is in it, and all of them. */
  script: { sure: RegExp; any: RegExp } | undefined;
  /** Where a thing is named in what is said of it: before all of it, behind all of it; undefined: among it. */
  thingStands: 'first' | 'last' | undefined;
  /** Endings stand one behind the other. */
  stacksEndings: boolean;
  /** The words within a phrase change too, not only the last. */
  inflectsPhrases: boolean;
  /** A negation or the subject may be an ending, so that a sentence says the same only word by word. */
  negatesByEnding: boolean;
  /** Other beginnings under which the same word is written, given one without its ending. */
  relatedBases: (base: string) => string[];
  /** The forms of a folded word behind the one that says what it is of. */
  possessedForms: (word: string) => string[];
  /** An ending of the object. */
  objectEnding: string | undefined;
  /** An ending whose last letter may be left away. */
  looseEnding: RegExp | undefined;
  /** A letter that becomes another one before an ending, and that one. */
  spelling: readonly [letter: string, other: string] | undefined;
  /** Endings that only words for what a thing is like have. */
  adjective: RegExp | undefined;
  /** Words as the search looks for their beginnings besides, where PostgreSQL has no stemmer that does. */
  searched: (word: string) => string[];
  /** The beginning of a word that its forms share, where misspellings are told from other endings. */
  stem: ((word: string) => string) | undefined;
}

/** The marks that Parley writes in a language. */
export interface Punctuation {
  stop: string;
  /** Around what is asked. Where `only` is given, only what it finds is asked with them; other questions end in a stop. */
  asks: { open: string; close: string; only?: RegExp };
  /** Around what is exclaimed. */
  exclaims: { open: string; close: string };
  /** Between the items of a list, with its space. */
  comma: string;
  /** The same where an item has a comma of its own. */
  semicolon: string;
  /** Before what follows it. */
  colon: string;
  /** Around what is added, with the space before. */
  brackets: readonly [open: string, close: string];
  /** Between two sentences. */
  gap: string;
}

/** How many tokens a text may take and usually takes, where the provider does not count. Pure. */

/** Letters from a to z and spaces. */
const plain = /[a-z ]+/gi;
/** Characters that take one byte. */
const ofOneByte = /[^\u0080-\uffff]+/g;

const countOf = (characters: RegExp, text: string): number => text.length - text.replace(characters, '').length;

/**
 * The most tokens that a text takes in the tokenizers of today: a token holds at least one byte, and in words of a to z at least two letters on
 * average. Reservations are made with it, so that answers in progress cannot exceed a budget together.
 */
export const mostTokensIn = (text: string): number => Math.ceil(Buffer.byteLength(text) - countOf(plain, text) / 2);

/** The tokens that a text usually takes: about four characters each in Latin letters, two in other alphabets, one where a character is a word. */
export function usualTokensIn(text: string): number {
  const others = text.replace(ofOneByte, '');
  let tokens = (text.length - others.length) / 4;
  for (const char of others) tokens += isOfAlphabet(char) ? (isLatin(char) ? 1 / 2.5 : 1 / 2) : 1;
  return Math.ceil(tokens);
}

/** Characters that take two bytes, which are those of alphabets. */
const isOfAlphabet = (char: string) => char < '\u0800';
/** Letters such as 'ü' and 'ł', in one block of Unicode. */
const isLatin = (char: string) => char < '\u0250';

/** How many tokens a text may take and usually takes, where the provider does not count. Pure. */

const letter = /[a-z ]/i;

/**
 * The most tokens that a text takes in the tokenizers of today: a token holds at least one byte, and in words of a to z at least two letters on
 * average. Reservations are made with it, so that answers in progress cannot exceed a budget together.
 */
export function mostTokensIn(text: string): number {
  let tokens = 0;
  for (const char of text) tokens += letter.test(char) ? 0.5 : utf8Length(char);
  return Math.ceil(tokens);
}

/** The tokens that a text usually takes: about four characters each in Latin letters, two in other alphabets, one where a character is a word. */
export function usualTokensIn(text: string): number {
  let tokens = 0;
  for (const char of text) {
    const bytes = utf8Length(char);
    tokens += bytes === 1 ? 1 / 4 : bytes === 2 ? (isLatin(char) ? 1 / 2.5 : 1 / 2) : 1;
  }
  return Math.ceil(tokens);
}

function utf8Length(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Letters such as 'ü' and 'ł', in one block of Unicode. */
const isLatin = (char: string) => (char.codePointAt(0) ?? 0) < 0x250;

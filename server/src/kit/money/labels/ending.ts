/** Patterns for the words right before an amount. */

/** Alternatives of a pattern, a list for a group of languages each. */
export const anyOf = (...lists: string[]): string => lists.join('|');
/** Between a label and its amount. */
export const linked = '[\\s:：.…,;"\'“”»*=›>→-]{0,4}';
const is =
  '(?:\\s*(?:is|was|now|ist|war|beträgt|est|était|es|era|è|was|wynosiła|wynosi|byla|bola|je|är|er|on|é|a fost|este|هو|هي|كان|היה|הוא))?';
/** Whether a text ends with one of these words, with nothing but a verb or a colon before the amount that follows. */
export const endsWith = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})${is}${linked}$`, 'iu');
/** The same for scripts that put no spaces between words. */
export const endsWithin = (words: string): RegExp => new RegExp(`(?:${words})${linked}$`, 'u');

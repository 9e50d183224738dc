/** Patterns that the rows of several languages are made with. */
import type { QuestionWords } from './shapes/asking.ts';

/** In languages that name the thing first, its gender is that of the first word; what follows may be anything. */
export const firstWord = (pattern: string) => new RegExp(`^(?:${pattern})(?: .*)?$`, 'u');

/** A name of one word that ends so. */
export const endingIn = (pattern: string) => new RegExp(`^[\\p{L}-]*(?:${pattern})$`, 'u');

/** Words that begin a question, between spaces (`_` is one within them), and a pattern of those that make one anywhere. */
export const questionWords =
  (first: string, anywhere = '') =>
  (opening: string): QuestionWords => ({
    first: new RegExp(`${opening}(?:${first.replaceAll(' ', '|').replaceAll('_', ' ')})\\b`, 'u'),
    anywhere: anywhere ? new RegExp(anywhere, 'u') : /$^/u,
  });

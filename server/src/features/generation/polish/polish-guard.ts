/** What a model may not write into a draft. Pure. */
import { wordsOf } from '../../recommendation/index.ts';
import { languageOf } from '../facets/stop-words.ts';

/** What a shop must answer for, in the languages that we write: reductions, guarantees, superlatives. */
const claims =
  /\b(?:discounts?|% ?off|sales?|coupons?|vouchers?|promo\w*|free|guarante\w+|warrant\w+|cheap\w*|best[- ]?sell\w*|best|lowest|number one|risk[- ]free|rabatt\w*|gratis|kostenlos\w*|gutschein\w*|garantie\w*|garantiert\w*|günstig\w*|billig\w*|beste[nrsm]?|remises?|réductions?|soldes?|gratuit\w*|garanti\w*|meilleur\w*|moins cher|descuentos?|rebajas?|gratis|garantía\w*|garantiza\w*|mejor(?:es)?|barat\w*|sconti?o?|saldi|garanzia|garantit\w*|miglior\w*|economic\w*|korting\w*|aanbieding\w*|goedkoop\w*|beste|indirim\w*|ücretsiz|bedava|garanti\w*|en iyi|ucuz|rabat\w*|zniżk\w*|darmow\w*|gwarancj\w*|gwarantow\w*|najleps\w*|najtańsz\w*)(?![\p{L}])/iu;
const markup = /[<>{}[\]`\\|]|https?:|www\.|\S@\S|\b[\w-]+\.(?:com|net|org|de|fr|io|shop|example)\b|[%€$£¥₺]|\bzł\b/iu;
/** What belongs to a talk with a model, and not to one with a visitor. */
const talk = /\b(?:ignore|instructions?|system prompt|as an ai|language model|json|prompt)\b/iu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const controlCharacters = /[\u0000-\u001f\u007f]|\p{Surrogate}/u;
/** Fewer words do not tell their language. */
const leastWords = 4;

/**
 * Whether a visitor may read this text: short, plain, without claims, in the shop's language, with no number that the shop does not say.
 */
export function isFit(text: string, { most, known, language }: { most: number; known: string; language: string | null }): boolean {
  const clean = text.trim();
  if (!clean || clean.length > most || controlCharacters.test(clean)) return false;
  if (markup.test(clean) || claims.test(clean) || talk.test(clean)) return false;
  if ((clean.match(/\p{N}+/gu) ?? []).some((number) => !known.includes(number))) return false;
  const words = wordsOf(clean);
  const own = language?.slice(0, 2).toLowerCase() ?? 'en';
  const written = words.length >= leastWords ? languageOf(words) : null;
  return written === null || written === own || !spoken.has(own);
}

/** Only of these it is known how they look. */
const spoken = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'tr', 'pl']);

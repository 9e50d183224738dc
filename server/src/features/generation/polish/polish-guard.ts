/** What a model may not write into a draft. Pure. */
import { detectLanguage } from '../../../kit/languages/detect.ts';
import { allLanguages, knownLanguage, languageData } from '../../../kit/languages/index.ts';
import { foldedWords } from '../../../kit/text/words.ts';

/** What a shop must answer for, in the languages that we write: reductions, guarantees, superlatives. */
const claims = new RegExp(`\\b(?:${allLanguages.map((language) => languageData(language).claims).join('|')})(?![\\p{L}])`, 'iu');
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
  const shopLanguage = knownLanguage(language ?? 'en');
  const written = foldedWords(clean).length >= leastWords ? detectLanguage(clean) : null;
  return written === null || shopLanguage === null || written === shopLanguage;
}

/** Checks what a model writes for a draft. Pure. */
import { detectLanguage } from '../../../kit/languages/detect.ts';
import { allLanguages, knownLanguage, languageData } from '../../../kit/languages/index.ts';
import { foldedWords } from '../../../kit/text/words.ts';

/** Claims that a shop would be liable for, in our languages: reductions, guarantees, superlatives. */
const claims = new RegExp(`\\b(?:${allLanguages.map((language) => languageData(language).claims).join('|')})(?![\\p{L}])`, 'iu');
const markup = /[<>{}[\]`\\|]|https?:|www\.|\S@\S|\b[\w-]+\.(?:com|net|org|de|fr|io|shop|example)\b|[%€$£¥₺]|\bzł\b/iu;
/** Words about prompts and models, which no visitor should read. */
const talk = /\b(?:ignore|instructions?|system prompt|as an ai|language model|json|prompt)\b/iu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const controlCharacters = /[\u0000-\u001f\u007f]|\p{Surrogate}/u;
/** With fewer words, the language of a text cannot be detected. */
const minWords = 4;

/**
 * Whether a text by a model may be shown: at most `maxLength` characters, plain, without claims, in the shop's language, and without
 * numbers that `shopText` does not contain.
 */
export function isAllowedText(
  text: string,
  { maxLength, shopText, language }: { maxLength: number; shopText: string; language: string | null },
): boolean {
  const clean = text.trim();
  if (!clean || clean.length > maxLength || controlCharacters.test(clean)) return false;
  if (markup.test(clean) || claims.test(clean) || talk.test(clean)) return false;
  if ((clean.match(/\p{N}+/gu) ?? []).some((number) => !shopText.includes(number))) return false;
  const shopLanguage = knownLanguage(language ?? 'en');
  const written = foldedWords(clean).length >= minWords ? detectLanguage(clean) : null;
  return written === null || shopLanguage === null || written === shopLanguage;
}

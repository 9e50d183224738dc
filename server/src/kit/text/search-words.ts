/** Text as it is searched: like `foldText`, and in one spelling for Arabic and Japanese too; words also where none are spaced. */
import { segmentsOf } from './segments.ts';
import { foldText } from './words.ts';

const arabic = /\p{Script=Arabic}/u;
const arabicMarks = /[\u0640\u064b-\u065f\u0670]/g;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** `text` in lower case without accents; Arabic without vowel marks and with one form of each letter that is written in several. */
export function searchFold(text: string): string {
  const folded = foldText(text).normalize('NFC');
  if (!arabic.test(folded)) return folded;
  return folded
    .normalize('NFKD')
    .replace(arabicMarks, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/[ٱإأآ]/g, 'ا');
}

/** Whether a text is in the Arabic script. */
export const isArabic = (text: string): boolean => arabic.test(text);

/** Whether a text is in a script that puts no spaces between words. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);

/** The words of a text for searching, in order. */
export const searchWords = (text: string): string[] =>
  isUnspaced(text)
    ? joinSigns([...segmentsOf(searchFold(text))].map(({ segment, isWordLike }) => (isWordLike ? segment : '')))
    : (searchFold(text).match(wordPattern) ?? []);

const oneSign = /^\p{Script=Han}$/u;

/** Words, of which single signs in a row are one: the dictionary does not know every name. */
function joinSigns(segments: readonly string[]): string[] {
  const words: string[] = [];
  let open = false;
  for (const segment of segments) {
    if (oneSign.test(segment) && open) words.push(`${words.pop()}${segment}`);
    else if (segment) words.push(segment);
    open = oneSign.test(segment);
  }
  return words;
}

/** Arabic conjunctions, prepositions and the article grow together with the word behind them. */
const arabicPrefix = /^[وف]?(?:بال|كال|وال|فال|ال|لل|ب|ل|ك|س)?(?=.{3})/u;

/** A word and, in Arabic, what remains of it without the particles before it. */
export function bareForms(word: string): string[] {
  if (!arabic.test(word)) return [word];
  const bare = word.replace(arabicPrefix, '');
  const noConjunction = word.replace(/^[وف](?=.{3})/u, '');
  const noArticle = word.replace(/^ال(?=.{3})/u, '');
  return [...new Set([word, bare, noConjunction, noArticle])];
}

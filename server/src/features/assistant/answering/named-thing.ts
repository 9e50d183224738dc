/** Whether an unknown word may be quoted in 'no information about …': only if it clearly is the thing asked for, not just any word that the shop does not know. Pure. */

import { articlesOf } from '../../../kit/languages/articles.ts';
import { bookOf, comparable, findPhrases, shopTopics } from '../../../kit/languages/dialogue/index.ts';
import { languageData, ofEachLanguage, traitsOf } from '../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import type { Understood } from './understanding.ts';

const topics: ReadonlySet<string> = new Set(shopTopics);

const besideArticles = ofEachLanguage(({ sentences }) => sentences.besideArticles);
const precedesNoun = (word: string, language: ChatLanguage): boolean =>
  articlesOf(language).includes(word) || (besideArticles[language] ?? '').split(' ').includes(word);

/** Whether words that no text of the shop contains name the thing that a message asks for. */
export function isThingAsked(unsaid: string, { text, language, reading }: Pick<Understood, 'text' | 'language' | 'reading'>): boolean {
  const words = foldedWords(unsaid);
  const [first = ''] = words;
  const asked = languageData(language).telling.unspaced?.asked;
  if (asked) return new RegExp(`${unsaid}(?:${asked})`, 'u').test(text) || reading.keys.has('seeking');
  if (traitsOf(language)?.growsTogether && /^(?:وال|بال|لل|ال)/u.test(comparable(first))) return true;
  const isTopic = findPhrases(bookOf(language), words).some(({ keys }) => keys.some((key) => topics.has(key)));
  if (isTopic || reading.destination !== null || (['seeking', 'count'] as const).some((key) => reading.keys.has(key))) return true;
  const { isCapital, isBehindArticle } = writtenIn(text, first, language);
  return isCapital || isBehindArticle;
}

/** Whether a message writes a word as a name: in capitals, or behind an article where nouns have none. */
export function isNameIn(word: string, text: string, language: ChatLanguage): boolean {
  const [first] = foldedWords(word);
  if (first === undefined) return false;
  const { isCapital, isBehindArticle } = writtenIn(text, first, language);
  return isCapital || (!languageData(language).titles.capitalNouns && isBehindArticle);
}

/** How a message writes a folded word. */
function writtenIn(text: string, word: string, language: ChatLanguage): { isCapital: boolean; isBehindArticle: boolean } {
  const written = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([each]) => each);
  const at = written.findIndex((each) => foldedWords(each).includes(word));
  const before = foldedWords(written[at - 1] ?? '').at(-1);
  return {
    isCapital: at > 0 && /^\p{Lu}/u.test(written[at] ?? ''),
    isBehindArticle: at > 0 && before !== undefined && precedesNoun(before, language),
  };
}

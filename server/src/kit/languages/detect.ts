/**
 * Detects the language of a text. Characteristic words are checked first, because the shortest messages ('hi', 'danke!') contain nothing
 * else; n-grams (eld) decide the rest. Decision 019 has the measurements.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { eld } from 'eld';
import { foldedWords } from '../text/words.ts';
import { allLanguages, knownLanguage, type Language, languageData, traitsOf, wordList } from './index.ts';
import { type ChatLanguage, isChatLanguage } from './replies/index.ts';

const tellingWords = allLanguages.map((language) => {
  const { smallWords, chatWords } = languageData(language);
  return { language, words: new Set([...wordList(smallWords), ...wordList(chatWords)]) };
});

/** In a longer text, a language must lead by this many words to be chosen. */
const sureLead = 2;
const shortText = 3;
/** A word of one letter ('u', 'a', 'o') is a word of several languages, and alone decides nothing. */
const letterCounts = 0.5;
/** The minimum lead of the best language by n-grams over the second. */
const ngramLead = 1.1;

/** Letters of scripts that only one of our languages uses. */
const languageByScript = (text: string): ChatLanguage | null =>
  allLanguages.find((language) => traitsOf(language)?.script?.sure.test(text)) ?? null;

/** The language of `text`, or null if it is unsupported or the text is not conclusive. */
export function detectLanguage(text: string): Language | null {
  const words = foldedWords(text);
  if (words.length === 0) return null;
  const byScript = languageByScript(text);
  if (byScript) return byScript;
  const { language, lead } = languageByWords(words);
  if (language && (lead >= sureLead || (words.length <= shortText && lead > letterCounts))) return language;
  return languageByNgrams(text, words.length) ?? language;
}

/** The language of a text if Parley can answer in it; null for other languages and inconclusive texts. */
export function detectChatLanguage(text: string): ChatLanguage | null {
  const language = detectLanguage(text);
  return isChatLanguage(language) ? language : null;
}

/**
 * The language of a visitor's message, like `detectChatLanguage`; null also for a few words that are not characteristic of any language,
 * such as 'Mavi?'.
 */
export function detectMessageLanguage(message: string): ChatLanguage | null {
  const words = foldedWords(message);
  if (words.length > shortText || languageByScript(message)) return detectChatLanguage(message);
  const { language, lead } = languageByWords(words);
  return lead > letterCounts && isChatLanguage(language) ? language : null;
}

/** The language with the most words, null in a tie, and by how many words it leads. */
function languageByWords(words: readonly string[]): { language: Language | null; lead: number } {
  const counts = tellingWords.map(({ language, words: telling }) => ({
    language,
    count: words.reduce((sum, word) => sum + (telling.has(word) ? (word.length === 1 ? letterCounts : 1) : 0), 0),
  }));
  const [best, second] = counts.sort((a, b) => b.count - a.count);
  const lead = (best?.count ?? 0) - (second?.count ?? 0);
  return { language: best && lead > 0 ? best.language : null, lead };
}

const require = createRequire(import.meta.url);
const ngramsPath = fileURLToPath(import.meta.resolve('eld/extrasmall'));

/** Loaded on first use and cached by `require`: it takes a quarter of a second and about 30 MB. */
const ngrams = (): typeof eld => (require(ngramsPath) as { eld: typeof eld }).eld;

/** Whether a text is written in the language of a tag, also in one that Parley does not speak, as far as n-grams tell. */
export const isWrittenIn = (text: string, tag: string): boolean =>
  ngrams().detect(text).language === /^[a-z]+/i.exec(tag)?.[0].toLowerCase();

function languageByNgrams(text: string, wordCount: number): Language | null {
  const result = ngrams().detect(text);
  const [first, second] = Object.entries(result.getScores()).sort(([, a], [, b]) => b - a);
  // A single word is inconclusive unless it is long and the lead is large.
  if (!first || (wordCount === 1 && !result.isReliable())) return null;
  if (second && first[1] < second[1] * (knownLanguage(second[0]) ? ngramLead : 1)) return null;
  return knownLanguage(first[0]);
}

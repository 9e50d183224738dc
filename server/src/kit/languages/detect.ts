/**
 * The language of a text. Words that give a language away come first, because the shortest messages ('hi', 'danke!') hold nothing else;
 * n-grams (eld) decide the rest. Measured in decision 019.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { eld } from 'eld';
import { foldedWords } from '../text/words.ts';
import { allLanguages, knownLanguage, type Language, languageData, wordList } from './index.ts';
import { type ChatLanguage, isChatLanguage } from './replies/index.ts';

const tellingWords = allLanguages.map((language) => {
  const { smallWords, chatWords } = languageData(language);
  return { language, words: new Set([...wordList(smallWords), ...wordList(chatWords)]) };
});

/** In a longer text, so many more words of one language than of any other decide. */
const sureLead = 2;
const shortText = 3;
/** The n-grams must put the best language so much before the next. */
const ngramLead = 1.1;

/** Scripts in which only one of our languages is written; in Arabic script the letters that only Persian, Urdu and Kurdish have are not Arabic. */
const scripts: readonly { language: Language; letters: RegExp; unless: RegExp | null }[] = [
  { language: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, unless: null },
  { language: 'ar', letters: /\p{Script=Arabic}/u, unless: /[\u067e\u0686\u0698\u06af\u06a9\u06cc\u06d2]/u },
];

/** The language of `text`, or null if it is unsupported or the text is not conclusive. */
export function detectLanguage(text: string): Language | null {
  const words = foldedWords(text);
  if (words.length === 0) return null;
  const written = scripts.find(({ letters, unless }) => letters.test(text) && !unless?.test(text));
  if (written) return written.language;
  const { language, lead } = languageByWords(words);
  if (language && (lead >= sureLead || words.length <= shortText)) return language;
  return languageByNgrams(text, words.length) ?? language;
}

/** Letters of scripts that one of our languages alone writes; Persian and Urdu have Arabic letters of their own. */
const chatScripts: readonly [ChatLanguage, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ar', /^(?!.*[پچژگکیٹڈڑں]).*\p{Script=Arabic}/su],
];

/** The language of a text in which Parley can answer; null when the text does not tell, or tells another one. */
export function detectChatLanguage(text: string): ChatLanguage | null {
  const byScript = chatScripts.find(([, letters]) => letters.test(text));
  if (byScript) return byScript[0];
  const language = detectLanguage(text);
  return isChatLanguage(language) ? language : null;
}

/**
 * The language of a visitor's message, as `detectChatLanguage`; null also for a few words of which none tells the language: 'Mavi?' may be
 * a word of any.
 */
export function detectMessageLanguage(message: string): ChatLanguage | null {
  const words = foldedWords(message);
  if (words.length > shortText || chatScripts.some(([, letters]) => letters.test(message))) return detectChatLanguage(message);
  const { language } = languageByWords(words);
  return isChatLanguage(language) ? language : null;
}

/** The language of which most words are, null when two share the first place, and by how many words it leads. */
function languageByWords(words: readonly string[]): { language: Language | null; lead: number } {
  const counts = tellingWords.map(({ language, words: telling }) => ({
    language,
    count: words.filter((word) => telling.has(word)).length,
  }));
  const [best, second] = counts.sort((a, b) => b.count - a.count);
  const lead = (best?.count ?? 0) - (second?.count ?? 0);
  return { language: best && lead > 0 ? best.language : null, lead };
}

const require = createRequire(import.meta.url);
const ngramsPath = fileURLToPath(import.meta.resolve('eld/extrasmall'));

/** Loaded on first use and cached by `require`: it takes a quarter of a second and about 30 MB. */
const ngrams = (): typeof eld => (require(ngramsPath) as { eld: typeof eld }).eld;

function languageByNgrams(text: string, wordCount: number): Language | null {
  const result = ngrams().detect(text);
  const [first, second] = Object.entries(result.getScores()).sort(([, a], [, b]) => b - a);
  // A single word is too little, unless it is long and sure.
  if (!first || (wordCount === 1 && !result.isReliable())) return null;
  if (second && first[1] < second[1] * (knownLanguage(second[0]) ? ngramLead : 1)) return null;
  return knownLanguage(first[0]);
}

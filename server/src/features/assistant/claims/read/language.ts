/** Which language a sentence is written in, among those with words of claims. */

import { allLanguages, sharedLanguage, traitsOf } from '../../../../kit/languages/index.ts';
import { type ChatLanguage, isChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { lexiconFor, lexiconWords } from '../words/lexicon.ts';

const chatLanguages = allLanguages.filter(isChatLanguage);
/** The language of a script that no other one is written with. */
const languageOfScript = (text: string) => chatLanguages.find((language) => traitsOf(language)?.script?.any.test(text));

/**
 * The language of a text by the small words in it; `expected` when none stands out: another language must have more than `lead` small words
 * more.
 */
export function languageByWords(text: string, expected: ChatLanguage, lead = 1): ChatLanguage {
  const written = languageOfScript(text);
  if (written) return written;
  const words = new Set(lexiconWords(text, sharedLanguage).flatMap((word) => word.split("'")));
  let best = { language: expected, count: countIn(words, expected) + lead };
  for (const language of chatLanguages) {
    if (language === expected || traitsOf(language)?.script) continue;
    const count = countIn(words, language);
    if (count > best.count) best = { language, count };
  }
  return best.language;
}

function countIn(words: ReadonlySet<string>, language: ChatLanguage): number {
  const lexicon = lexiconFor(language);
  let count = 0;
  for (const word of words)
    if (lexicon.byWord.get(word)?.some(({ words: form, meanings }) => form.length === 1 && meanings.some(({ role }) => role === 'free')))
      count++;
  return count;
}

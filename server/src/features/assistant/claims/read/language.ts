/** Which language a sentence is written in, among those with words of claims. */

import { allLanguages, sharedLanguage, traitsOf } from '../../../../kit/languages/index.ts';
import { type ChatLanguage, isChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { onDemand } from '../../../../platform/caches/on-demand.ts';
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
  const counts = new Map<ChatLanguage, number>();
  for (const word of new Set(lexiconWords(text, sharedLanguage).flatMap((each) => each.split("'"))))
    for (const language of languagesBySmallWord().get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  let best = { language: expected, count: (counts.get(expected) ?? 0) + lead };
  for (const language of chatLanguages) {
    const count = counts.get(language) ?? 0;
    if (count > best.count && language !== expected && !traitsOf(language)?.script) best = { language, count };
  }
  return best.language;
}

/** The languages in which a word is a small one. */
const languagesBySmallWord: () => ReadonlyMap<string, readonly ChatLanguage[]> = onDemand<
  void,
  ReadonlyMap<string, readonly ChatLanguage[]>
>(() => {
  const languages = new Map<string, ChatLanguage[]>();
  for (const language of chatLanguages)
    for (const word of smallWords(language)) languages.set(word, [...(languages.get(word) ?? []), language]);
  return languages;
});

const smallWords = (language: ChatLanguage): string[] =>
  [...lexiconFor(language).byWord].flatMap(([word, phrases]) =>
    phrases.some(({ words, meanings }) => words.length === 1 && meanings.some(({ role }) => role === 'free')) ? [word] : [],
  );

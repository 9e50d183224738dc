/** Words that ask how much something costs, and how many there are of what is named behind them: 'ile kosztuje', 'ile stron'. The words stand in the languages' folders. Pure. */

import { foldedWords } from '../text/words.ts';
import type { DialogueLanguage } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';

const words = ofEachLanguage(({ asking }) => asking.howMany);

/** Small words between them and what is counted. */
const between: ReadonlySet<string> = new Set(['de', 'di', 'd', 'tane', 'adet', 'من']);

/** The folded words of a message that stand directly behind one that asks how many. */
export function countedIn(message: string, language: DialogueLanguage): string[] {
  const asking = words[language]?.split(' ') ?? [];
  const messageWords = foldedWords(message);
  return messageWords.flatMap((word, at) => {
    if (!asking.includes(word)) return [];
    const [next, behind] = messageWords.slice(at + 1, at + 3);
    return next !== undefined && between.has(next) ? (behind ?? []) : (next ?? []);
  });
}

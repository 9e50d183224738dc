/** The alternatives of a message: 'a jersey or shorts'. The words stand in the languages' folders; words are folded. Pure. */

import { foldedWords } from '../text/words.ts';
import { isSmallWordAnywhere, ofEachLanguage } from './index.ts';
import type { ChatLanguage } from './replies/index.ts';

/** The meaningful words on both sides of an 'or': the nearest ones before it, and those after it. */
export interface Either {
  before: readonly string[];
  behind: readonly string[];
}

const words = ofEachLanguage(({ telling }) => telling.or);
const [longestBefore, longestBehind] = [4, 2];
/** The sides of each 'or' of a message; none in a language that is not read for it. */
export function eitherIn(message: string, language: ChatLanguage): Either[] {
  const either = words[language];
  if (!either) return [];
  const between = new Set(foldedWords(either.words));
  const folded = foldedWords(either.apart ? message.replace(...either.apart) : message);
  const saying = (side: readonly string[]) => side.filter((word) => !isSmallWordAnywhere(word));
  return folded.flatMap((word, at) => {
    if (!between.has(word) || at === 0) return [];
    const before = saying(folded.slice(Math.max(0, at - longestBefore), at));
    const behind = saying(folded.slice(at + 1)).slice(0, longestBehind);
    return before.length > 0 && behind.length > 0 ? [{ before, behind }] : [];
  });
}

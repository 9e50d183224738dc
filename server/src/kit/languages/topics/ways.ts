/** Words with which people ask for all the ways that a shop has of doing a thing: 'delivery options', 'Versandarten'. Pure. */

import { onDemand } from '../../../platform/caches/on-demand.ts';
import { isUnspaced, searchFold } from '../../text/search-words.ts';
import { foldedWords, foldText } from '../../text/words.ts';
import { buildsCompounds } from '../compounds.ts';
import { ofEachLanguage } from '../index.ts';
import type { ChatLanguage } from '../replies/index.ts';

const words = ofEachLanguage(({ asking }) => asking.ways);
const shortestTail = 4;

/** The words as they are found in messages. */
const listOf = onDemand((language: ChatLanguage): readonly string[] =>
  words[language].split(' ').map((word) => (isUnspaced(word) ? searchFold(word) : foldText(word))),
);

/** Whether a message asks for all ways of what it names. */
export function asksForWays(message: string, language: ChatLanguage): boolean {
  const list = listOf(language);
  if (isUnspaced(message)) return list.some((way) => searchFold(message).includes(way));
  const isWay = (word: string) =>
    list.some((way) => word === way || (buildsCompounds(language) && way.length >= shortestTail && word.endsWith(way)));
  return foldedWords(message).some(isWay);
}

/** Parts of the day and months beside opening hours: 'open on Sunday morning?', 'siete aperti a dicembre?'. The words stand in the languages' folders. Pure. */

import { onDemand } from '../../platform/caches/on-demand.ts';
import { searchWords } from '../text/search-words.ts';
import { foldText } from '../text/words.ts';
import { languageData, ofEachLanguage } from './index.ts';
import type { ChatLanguage } from './replies/index.ts';

const partsOfDay = ofEachLanguage(({ telling }) => telling.partsOfDay);

const [shortestName, longestEnding] = [4, 2];

const monthsIn = onDemand((language: ChatLanguage): readonly string[] => {
  if (!languageData(language).telling.calendar.isRead) return [];
  const name = new Intl.DateTimeFormat(languageData(language).locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => searchWords(name.format(Date.UTC(2024, month, 15)))[0] ?? '').map((word) =>
    word.slice(0, Math.max(shortestName, word.length - longestEnding)),
  );
});

const dayIn = onDemand((language: ChatLanguage) => new Set(partsOfDay[language].split(' ').flatMap((word) => foldText(word).split('-'))));

/** Whether a folded word says when in the day, or in which month: opening hours answer it without the word. */
export const isTimeOfOpening = (word: string, language: ChatLanguage): boolean =>
  dayIn(language).has(word) ||
  monthsIn(language).some((beginning) => word.startsWith(beginning) && word.length - beginning.length <= longestEnding + 2);

/** The names of weekdays in ten languages, as people inflect them: 'Tuesdays', 'dienstags', 'w piątki'. */
import { onDemand } from '../../platform/caches/on-demand.ts';
import { searchWords } from '../text/search-words.ts';
import { languageData } from './index.ts';
import type { ChatLanguage } from './replies/index.ts';

const [shortestName, longestEnding] = [4, 2];
/** Any Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** The beginnings of the names, from Monday on; 'piąt' for 'piątek' and 'piątki'. */
const beginningsIn = onDemand((language: ChatLanguage): readonly string[] => {
  const name = new Intl.DateTimeFormat(languageData(language).locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => {
    const [word = ''] = searchWords(name.format(monday + day * dayMs));
    if (language === 'ja') return word.slice(0, 2);
    return language === 'tr' || language === 'ar' ? word : word.slice(0, Math.max(shortestName, word.length - longestEnding));
  });
});

/** Whether a folded word is the name of a weekday in a language. */
export function isWeekday(word: string, language: ChatLanguage): boolean {
  const bare = language === 'ar' ? word.replace(/^(?:و|ب|ل)?(?=ال)/u, '') : word;
  const within = longestEnding + 3;
  return beginningsIn(language).some((beginning) => bare.startsWith(beginning) && bare.length - beginning.length <= within);
}

/** Whether a text names a weekday. */
export const namesWeekday = (text: string, language: ChatLanguage): boolean =>
  searchWords(text).some((word) => isWeekday(word, language)) ||
  (language === 'ja' && beginningsIn(language).some((beginning) => text.includes(beginning)));

/** The names of weekdays in ten languages, as people inflect them: 'Tuesdays', 'dienstags', 'w piątki'. */

import { onDemand } from '../../platform/caches/on-demand.ts';
import { searchWords } from '../text/search-words.ts';
import { foldText } from '../text/words.ts';
import { languageData, ofEachLanguage, spacesWords, traitsOf } from './index.ts';
import type { ChatLanguage } from './replies/index.ts';

const [shortestName, longestEnding] = [4, 2];
/** Any Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** The beginnings of the names, from Monday on; 'piąt' for 'piątek' and 'piątki'. */
export const beginningsOfWeekdays = onDemand((language: ChatLanguage): readonly string[] => {
  const name = new Intl.DateTimeFormat(languageData(language).locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => {
    const [word = ''] = searchWords(name.format(monday + day * dayMs));
    const { weekdays } = languageData(language).telling.calendar;
    if (typeof weekdays === 'number') return word.slice(0, weekdays);
    return weekdays === 'whole' ? word : word.slice(0, Math.max(shortestName, word.length - longestEnding));
  });
});

/** Whether a folded word is the name of a weekday in a language. */
export function isWeekday(word: string, language: ChatLanguage): boolean {
  const bare = traitsOf(language)?.growsTogether ? word.replace(/^(?:و|ب|ل)?(?=ال)/u, '') : word;
  const within = longestEnding + 3;
  return beginningsOfWeekdays(language).some((beginning) => bare.startsWith(beginning) && bare.length - beginning.length <= within);
}

const everyDay = ofEachLanguage(({ telling }) => telling.everyDay);

/** 'Mon', 'Di', 'sobota', 'tutti i giorni': how opening hours name days, short or written out, before a time. */
const hoursIn = onDemand((language: ChatLanguage): RegExp | null => {
  if (!languageData(language).telling.calendar.isRead) return null;
  const name = new Intl.DateTimeFormat(languageData(language).locale, { weekday: 'short', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, day) => foldText(name.format(monday + day * dayMs)).replace('.', ''));
  const day = `(?:(?:${names.join('|')})\\.?|(?:${beginningsOfWeekdays(language).join('|')})\\p{L}{0,4}|${everyDay[language]})`;
  const joint = String.raw`\s*(?:[-\u2013\u2014/&,+]|bis|und|to|and|tot|t/m|en|au|et|a|al|e|y|do|i|ve)\s*`;
  const time = String.raw`\s*[:,]?\s*(?:(?:from|von|de|das|dalle|van|od)\s+)?\d{1,2}(?:[:.h]\d{0,2})?\s*(?:[-\u2013\u2014]|uhr|uur|h(?![a-z])|am|pm|bis|to|tot|a|do)`;
  return new RegExp(`(?<!\\p{L})${day}(?:${joint}${day})*${time}`, 'gu');
});

/** Weekdays that a text names before a time: 'Di–Fr 9–18, Sa 9–14'. */
export const hoursOfDays = (text: string, language: ChatLanguage): readonly string[] =>
  foldText(text).match(hoursIn(language) ?? never) ?? [];
const never = /$^/gu;

const isEveryDay = (hours: string, language: ChatLanguage): boolean =>
  everyDay[language]?.split('|').some((phrase) => hours.startsWith(phrase)) === true;

/** Whether hours are those of a day of the weekend. */
export function isWeekendIn(hours: string, language: ChatLanguage): boolean {
  const name = new Intl.DateTimeFormat(languageData(language).locale, { weekday: 'short', timeZone: 'UTC' });
  const days = [5, 6].map((day) => foldText(name.format(monday + day * dayMs)).replace('.', ''));
  const long = beginningsOfWeekdays(language).slice(5);
  return (
    isEveryDay(hours, language) ||
    hours.split(/[^\p{L}]+/u).some((word) => days.includes(word) || long.some((beginning) => word.startsWith(beginning)))
  );
}

/** Whether a text names a weekday. */
export const namesWeekday = (text: string, language: ChatLanguage): boolean =>
  hoursOfDays(text, language).length > 0 ||
  searchWords(text).some((word) => isWeekday(word, language)) ||
  (!spacesWords(language) && beginningsOfWeekdays(language).some((beginning) => text.includes(beginning)));

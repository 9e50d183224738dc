/** Parts of the day and months beside opening hours: 'open on Sunday morning?', 'siete aperti a dicembre?'. One line for each language. Pure. */
import { onDemand } from '../../platform/caches/on-demand.ts';
import { searchWords } from '../text/search-words.ts';
import { foldText } from '../text/words.ts';
import { languageData } from './index.ts';
import type { ChatLanguage } from './replies/index.ts';

const partsOfDay: Readonly<Record<ChatLanguage, string>> = {
  en: 'morning mornings afternoon afternoons evening evenings night lunchtime noon midday early late',
  de: 'morgen morgens fruh vormittag vormittags mittag mittags nachmittag nachmittags abend abends spat',
  fr: 'matin matins matinee midi apres-midi aprem soir soirs soiree tot tard',
  es: 'manana mananas mediodia tarde tardes noche temprano',
  it: 'mattina mattino mattinata pranzo mezzogiorno pomeriggio sera serata presto tardi',
  nl: 'ochtend ochtends morgen middag middags avond avonds vroeg laat',
  pl: 'rano ranek poludnie poludniu popoludniu popoludnie wieczor wieczorem wczesnie pozno',
  tr: 'sabah sabahi sabahlari ogle oglen ogleden ogleyin aksam aksami aksamlari erken gec',
  ar: 'صباح صباحا الصباح ظهر ظهرا الظهر مساء المساء ليلا',
  ja: '朝 午前 昼 午後 夕方 夜',
};

const [shortestName, longestEnding] = [4, 2];

const monthsIn = onDemand((language: ChatLanguage): readonly string[] => {
  if (language === 'ja' || language === 'ar') return [];
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

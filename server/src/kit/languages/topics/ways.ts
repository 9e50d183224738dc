/** Words with which people ask for all the ways that a shop has of doing a thing: 'delivery options', 'Versandarten'. Pure. */

import { onDemand } from '../../../platform/caches/on-demand.ts';
import { isUnspaced, searchFold } from '../../text/search-words.ts';
import { foldedWords, foldText } from '../../text/words.ts';
import { buildsCompounds } from '../compounds.ts';
import type { ChatLanguage } from '../replies/index.ts';

/** The forms of the words; in German and Dutch they also end compounds. */
const words: Readonly<Record<ChatLanguage, string>> = {
  en: 'option options method methods modality modalities ways choices possibilities means alternatives',
  de: 'optionen option arten art methoden methode moglichkeiten moglichkeit wege weisen varianten',
  fr: 'options option methodes methode modes mode moyens modalites possibilites facons choix types',
  es: 'opciones opcion metodos metodo modos formas modalidades posibilidades maneras alternativas tipos',
  it: 'opzioni opzione metodi metodo modi modalita possibilita alternative tipi',
  nl: 'opties optie methoden methodes methode manieren mogelijkheden wijzen wijze keuzes',
  pl: 'opcje opcji metody metod sposoby sposobow mozliwosci formy form rodzaje',
  tr: 'secenek secenekler secenekleri seceneklerini yontem yontemler yontemleri yontemlerini yol yollari turleri sekilleri',
  ar: 'خيارات الخيارات طرق الطرق طريقه وسائل انواع',
  ja: '方法 種類 オプション 選択肢 手段',
};
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
